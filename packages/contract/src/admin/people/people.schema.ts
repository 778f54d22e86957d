import * as z from "zod/mini";
import { id, optionalText, requiredText, searchedText, timestamp } from "../../core/fields.ts";
import { LIMITS } from "../../core/limits.ts";
import { listOf } from "../../core/lists.ts";
import { ORGANIZATION_ROLES, PROFILE_ROLES, REQUESTED_ROLES } from "../../core/permissions.ts";
import { ACCOUNT_STATES, PEOPLE_SORTS } from "./people.taxonomy.ts";

export const personRow = z.object({
  id,
  name: z.string(),
  email: z.string(),
  avatar_url: z.nullable(z.string()),
  role: z.enum(PROFILE_ROLES),
  is_verified: z.boolean(),
  is_super_admin: z.boolean(),
  has_two_factor: z.boolean(),
  /** The person asked for the account to be deleted. */
  is_deleting: z.boolean(),
  created_at: timestamp,
});
export type PersonRow = z.infer<typeof personRow>;
/** The people of the installation. */
export const peopleList = listOf({
  item: personRow,
  filters: {
    search: z.optional(searchedText),
    role: z.optional(z.enum(PROFILE_ROLES)),
    state: z.optional(z.enum(ACCOUNT_STATES)),
    organization_id: z.optional(id),
  },
  sorts: PEOPLE_SORTS,
});
export type PeopleQuery = z.infer<typeof peopleList.query>;
export type PeopleFilters = z.infer<typeof peopleList.filters>;
export type PeoplePage = z.infer<typeof peopleList.page>;

/** One person as super admins see them. */
export const person = z.extend(personRow, {
  memberships: z.array(
    z.object({
      organization_id: id,
      name: z.string(),
      slug: z.string(),
      role: z.enum(ORGANIZATION_ROLES),
      is_coordinator: z.boolean(),
      is_active: z.boolean(),
    }),
  ),
  session_count: z.int(),
  last_signed_in_at: z.nullable(timestamp),
  passkey_count: z.int(),
  has_password: z.boolean(),
  erased_on: z.nullable(timestamp),
  requested_role: z.nullable(z.enum(REQUESTED_ROLES)),
  can: z.object({
    change_role: z.boolean(),
    verify: z.boolean(),
    impersonate: z.boolean(),
    make_super_admin: z.boolean(),
    remove_super_admin: z.boolean(),
    disable_two_factor: z.boolean(),
  }),
});
export type Person = z.infer<typeof person>;

export const personId = z.object({ id });
export const roleChange = z.object({ id, role: z.enum(PROFILE_ROLES) });
/** Typed to show that it is meant: the person's e-mail address. */
export const confirmedPerson = z.object({ id, confirmation: requiredText(LIMITS.emailMax) });

export const ROLE_REQUEST_STATUSES = ["pending", "approved", "rejected"] as const;
export const roleRequest = z.object({
  id,
  user_id: id,
  name: z.string(),
  email: z.string(),
  avatar_url: z.nullable(z.string()),
  is_verified: z.boolean(),
  role: z.enum(REQUESTED_ROLES),
  status: z.enum(ROLE_REQUEST_STATUSES),
  created_at: timestamp,
  decided_at: z.nullable(timestamp),
  decided_by: z.nullable(z.string()),
  decision_note: z.nullable(z.string()),
});
export type RoleRequest = z.infer<typeof roleRequest>;
/** Groups are counted over all requests. */
export const roleRequestList = listOf({
  item: roleRequest,
  filters: { status: z.optional(z.enum(ROLE_REQUEST_STATUSES)) },
  sorts: ["waiting"],
  groups: ROLE_REQUEST_STATUSES,
});
export type RoleRequestQuery = z.infer<typeof roleRequestList.query>;
export type RoleRequestPage = z.infer<typeof roleRequestList.page>;

/** Approve or reject, with a note that the person gets; a rejection needs one. */
export const roleDecision = z
  .object({ id, approve: z.boolean(), note: optionalText(LIMITS.reasonMax) })
  .check(
    z.refine(({ approve, note }) => approve || note.length >= LIMITS.reasonMin, { path: ["note"], error: "required" }),
  );
export type RoleDecision = z.infer<typeof roleDecision>;

/** Completions 1: a reason, and at most 60 minutes. */
export const impersonationStart = z.object({
  id,
  reason: requiredText(LIMITS.reasonMax, LIMITS.reasonMin),
  minutes: z._default(z.int().check(z.minimum(5), z.maximum(60)), 60),
});
export const impersonationStarted = z.object({ expires_at: timestamp });
