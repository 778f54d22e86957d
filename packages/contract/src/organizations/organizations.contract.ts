import * as z from "zod/mini";
import { endpoint } from "../core/endpoint.ts";
import { id, optionalText, pageOf, pageQuery } from "../core/fields.ts";
import { PROFILE_ROLES } from "../core/permissions.ts";
import { done, membership } from "../identity/identity.schema.ts";
import { organizationMember } from "./organizations.schema.ts";

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
    access: { kind: "policy", policy: "organization.member" },
  })
    .input(z.object({ id }))
    .output(done),
  members: endpoint({
    method: "GET",
    path: "/organizations/{id}/members",
    summary: "Members of an organization",
    access: { kind: "policy", policy: "organization.member" },
  })
    .input(
      z.object({
        id,
        profile_role: z.optional(z.enum(PROFILE_ROLES)),
        search: z.optional(optionalText(120)),
        ...pageQuery,
        /** The last row's folded name and id. */
        cursor: z.optional(optionalText(400)),
      }),
    )
    .output(pageOf(organizationMember)),
};
