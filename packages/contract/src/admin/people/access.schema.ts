import * as z from "zod/mini";
import { id } from "../../core/fields.ts";
import { ORGANIZATION_ROLES, PROFILE_ROLES } from "../../core/permissions.ts";
import { PAGE_KEYS } from "../../core/pages.ts";
import { RECORD_KINDS } from "./people.taxonomy.ts";

/** Every rule that can decide about a page or a record, in the words of the policies. */
export const ACCESS_RULES = [
  "account.erased",
  "person.super_admin",
  "organization.owner_or_admin",
  "person.profile_admin",
  "person.applicant",
  "override.organization_role",
  "override.profile_role",
  "default.everyone",
  "default.profile_role",
  "default.organization_role",
  "default.nobody",
  "startup.deleted",
  "startup.published",
  "startup.own",
  "startup.organization_admin",
  "startup.registry",
  "startup.not_published",
  "application.own",
  "application.draft",
  "application.conflict",
  "application.organization_role",
  "application.coordinator",
  "application.not_appointed",
  "application.not_managing",
  "evaluation.not_assigned",
  "evaluation.conflict",
  "evaluation.not_member",
  "evaluation.assigned",
  "organization.member",
  "organization.not_member",
] as const;
export type AccessRule = (typeof ACCESS_RULES)[number];

/** One rule that was asked. `decides`: it settled the question; otherwise it did not apply and the next one was asked. */
export const accessStep = z.object({ rule: z.enum(ACCESS_RULES), decides: z.boolean(), allows: z.boolean() });
export type AccessStep = z.infer<typeof accessStep>;

export const accessQuestion = z.object({
  /** Where the person works, and for those who are no super admins, whose people and records may be asked about. */
  organization_id: id,
  user_id: id,
  subject: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("page"), page: z.enum(PAGE_KEYS) }),
    z.object({ kind: z.enum(RECORD_KINDS), id }),
  ]),
});
export type AccessQuestion = z.infer<typeof accessQuestion>;

export const accessAnswer = z.object({
  allowed: z.boolean(),
  steps: z.array(accessStep),
  person: z.object({
    name: z.string(),
    role: z.enum(PROFILE_ROLES),
    organization_role: z.nullable(z.enum(ORGANIZATION_ROLES)),
    organization_name: z.string(),
  }),
  /** The record's name; null for a page. */
  record_name: z.nullable(z.string()),
});
export type AccessAnswer = z.infer<typeof accessAnswer>;
