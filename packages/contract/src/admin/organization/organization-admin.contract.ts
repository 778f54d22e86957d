import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { id } from "../../core/fields.ts";
import { listEndpoints } from "../../core/lists.ts";
import { organizationAuditFacets, organizationAuditList, organizationOverview } from "./organization-admin.schema.ts";

const audits = { access: { kind: "action", action: "settings.editProfile", of: "id" } } as const;

/** What owners and admins see of their organization at /admin and /admin/system. */
export const organizationAdminContract = {
  overview: endpoint({
    method: "GET",
    path: "/admin/overview",
    summary: "The current organization's health at a glance",
    access: { kind: "policy", policy: "organization.oversee", page: "admin" },
  }).output(organizationOverview),
  ...listEndpoints(
    "organizationAudit",
    { ...audits, path: "/organizations/{id}/audit", summary: "Who did what in the organization, newest first" },
    organizationAuditList,
  ),
  organizationAuditFacets: endpoint({
    ...audits,
    method: "GET",
    path: "/organizations/{id}/audit/facets",
    summary: "Actions and people that occur in the organization's audit log",
  })
    .input(z.object({ id }))
    .output(organizationAuditFacets),
};
