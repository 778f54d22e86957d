import { endpoint } from "../core/endpoint.ts";
import { organizationAuditPage, organizationAuditQuery, organizationOverview } from "./organization-admin.schema.ts";

/** What owners and admins see of their organization at /admin and /admin/system. */
export const organizationAdminContract = {
  overview: endpoint({
    method: "GET",
    path: "/admin/overview",
    summary: "The current organization's health at a glance",
    access: { kind: "policy", policy: "organization.oversee", page: "admin" },
  }).output(organizationOverview),
  organizationAudit: endpoint({
    method: "GET",
    path: "/organizations/{id}/audit",
    summary: "Who did what in the organization, newest first",
    access: { kind: "action", action: "settings.editProfile", of: "id" },
  })
    .input(organizationAuditQuery)
    .output(organizationAuditPage),
};
