import * as z from "zod/mini";
import { endpoint } from "../core/endpoint.ts";
import { id } from "../core/fields.ts";
import { listEndpoints } from "../core/lists.ts";
import { done, membership } from "../identity/identity.schema.ts";
import {
  allOrganizations,
  closedOrganization,
  createOrganizationInput,
  deleteOrganizationInput,
  memberNames,
  organizationDetails,
  setActiveInput,
  slugAnswer,
  slugQuestion,
  transferOrganizationInput,
  updateBrandingInput,
  updateOrganizationInput,
} from "./organizations.schema.ts";

/** The service asks for the caller's role there, even while the organization is switched off or deleted. */
const managed = { kind: "policy", policy: "organization.manage" } as const;

export const organizationsContract = {
  mine: endpoint({
    method: "GET",
    path: "/organizations/mine",
    summary: "Organizations the caller belongs to",
    access: { kind: "signed-in" },
  }).output(z.array(membership)),
  switch: endpoint({
    method: "POST",
    path: "/organizations/{id}/switch",
    summary: "Make an organization the current one, after checking membership",
    access: { kind: "member", of: "id" },
  })
    .input(z.object({ id }))
    .output(done),
  ...listEndpoints(
    "members",
    {
      path: "/organizations/{id}/members",
      summary: "Members of an organization",
      access: { kind: "action", action: "members.view", of: "id" },
    },
    memberNames,
  ),
  create: endpoint({
    method: "POST",
    path: "/organizations",
    summary: "Create an active organization with its owner, settings and registry programme",
    access: { kind: "signed-in" },
    rateLimit: "organization",
  })
    .input(createOrganizationInput)
    .output(organizationDetails),
  slug: endpoint({
    method: "GET",
    path: "/organizations/slug",
    summary: "The address that a name makes, whether it is free, and the next free one",
    access: { kind: "signed-in" },
    rateLimit: "lookup",
  })
    .input(slugQuestion)
    .output(slugAnswer),
  closed: endpoint({
    method: "GET",
    path: "/organizations/closed",
    summary: "The caller's organizations that are switched off, and those they own that are deleted",
    access: { kind: "signed-in" },
  }).output(z.array(closedOrganization)),
  ...listEndpoints(
    "all",
    {
      path: "/organizations",
      summary: "Every organization of the installation, with its counts",
      access: { kind: "super-admin" },
    },
    allOrganizations,
  ),
  details: endpoint({
    method: "GET",
    path: "/organizations/{id}/settings",
    summary: "Profile, branding and state of an organization, for those who manage it",
    access: managed,
  })
    .input(z.object({ id }))
    .output(organizationDetails),
  update: endpoint({
    method: "PATCH",
    path: "/organizations/{id}",
    summary: "Change an organization's profile",
    access: managed,
    rateLimit: "organization",
  })
    .input(updateOrganizationInput)
    .output(organizationDetails),
  updateBranding: endpoint({
    method: "PATCH",
    path: "/organizations/{id}/branding",
    summary: "Change an organization's colours and whether its homepage is on",
    access: managed,
    rateLimit: "organization",
  })
    .input(updateBrandingInput)
    .output(organizationDetails),
  setActive: endpoint({
    method: "POST",
    path: "/organizations/{id}/active",
    summary: "Switch an organization on or off",
    access: managed,
  })
    .input(setActiveInput)
    .output(organizationDetails),
  delete: endpoint({
    method: "POST",
    path: "/organizations/{id}/delete",
    summary: "Delete an organization; it can be restored for 30 days",
    access: managed,
  })
    .input(deleteOrganizationInput)
    .output(organizationDetails),
  restore: endpoint({
    method: "POST",
    path: "/organizations/{id}/restore",
    summary: "Bring a deleted organization back",
    access: managed,
  })
    .input(z.object({ id }))
    .output(organizationDetails),
  transfer: endpoint({
    method: "POST",
    path: "/organizations/{id}/transfer",
    summary: "Make a member the owner; who owned it becomes an admin",
    access: managed,
    rateLimit: "organization",
  })
    .input(transferOrganizationInput)
    .output(organizationDetails),
  leave: endpoint({
    method: "POST",
    path: "/organizations/{id}/leave",
    summary: "Leave an organization; its last owner cannot",
    access: { kind: "member", of: "id" },
  })
    .input(z.object({ id }))
    .output(done),
};
