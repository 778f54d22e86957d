import * as z from "zod/mini";
import { id } from "../core/fields.ts";
import { ORGANIZATION_ROLES, PROFILE_ROLES } from "../core/permissions.ts";

export const organizationRef = z.object({ id, name: z.string(), slug: z.string(), logo_url: z.nullable(z.string()) });
export type OrganizationRef = z.infer<typeof organizationRef>;

export const organizationMember = z.object({
  user_id: id,
  name: z.string(),
  avatar_url: z.nullable(z.string()),
  profile_role: z.enum(PROFILE_ROLES),
  role: z.enum(ORGANIZATION_ROLES),
});
export type OrganizationMember = z.infer<typeof organizationMember>;
