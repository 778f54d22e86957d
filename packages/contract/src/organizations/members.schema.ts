import * as z from "zod/mini";
import { email, id, optionalText, searchedText, timestamp } from "../core/fields.ts";
import { LANGUAGES } from "../core/text/languages.ts";
import { LIMITS } from "../core/limits.ts";
import { listOf } from "../core/lists.ts";
import { ORGANIZATION_ROLES, PROFILE_ROLES } from "../core/permissions.ts";
import { ACTIVE_WITHIN, INVITATION_STATES, JOINED_WITHIN, MEMBER_LIMITS, MEMBER_SORTS } from "./members.taxonomy.ts";

const role = z.enum(ORGANIZATION_ROLES);
const organization = { id };

/** A member as those see it who may view members; the address only reaches those who may invite. */
export const memberRow = z.object({
  user_id: id,
  name: z.string(),
  email: z.nullable(z.string()),
  avatar_url: z.nullable(z.string()),
  profile_role: z.enum(PROFILE_ROLES),
  role,
  /** Appointed to coordinate the organization. */
  is_coordinator: z.boolean(),
  joined_at: timestamp,
  /** In this organization; null when they have not opened it yet, or the reader may not know. */
  last_active_at: z.nullable(timestamp),
  is_me: z.boolean(),
  can: z.object({
    /** Roles that the reader may give to this member, the present one aside. */
    roles: z.array(role),
    remove: z.boolean(),
    /** Appoint as coordinator, or end it. */
    appoint: z.boolean(),
  }),
});
export type MemberRow = z.infer<typeof memberRow>;

/** What the reader may do in this organization. */
export const memberRights = z.object({
  /** Roles that the reader may invite to; none when they may not invite. */
  invite: z.array(role),
  change_roles: z.boolean(),
  remove: z.boolean(),
});

/** Members with what may be done with each; groups are those of the whole organization by role, whatever the filters. */
export const memberList = listOf({
  item: memberRow,
  filters: {
    ...organization,
    search: z.optional(searchedText),
    role: z.optional(role),
    profile_role: z.optional(z.enum(PROFILE_ROLES)),
    joined: z.optional(z.enum(JOINED_WITHIN)),
    /** Like the order by activity, only for those who may see when members were active. */
    active: z.optional(z.enum(ACTIVE_WITHIN)),
  },
  sorts: MEMBER_SORTS,
  groups: ORGANIZATION_ROLES,
  more: {
    can: memberRights,
    /** Invitation mails of 24 hours, for those who may invite: how many there are and are left, and until when there are fewer. */
    mails: z.nullable(z.object({ limit: z.int(), left: z.int(), new_until: z.nullable(timestamp) })),
  },
});
export type MemberListQuery = z.infer<typeof memberList.query>;
export type MemberFilters = z.infer<typeof memberList.filters>;
export type MemberPage = z.infer<typeof memberList.page>;
export type MemberCount = z.infer<typeof memberList.count>;

/** A row as it was on screen: when the role is another one by now, somebody was faster. */
const seenMember = z.object({ user_id: id, seen_role: role });
const seenMembers = z.array(seenMember).check(z.minLength(1), z.maxLength(MEMBER_LIMITS.bulk));

export const changeRolesInput = z.object({ ...organization, role, members: seenMembers });
export const removeMembersInput = z.object({
  ...organization,
  members: seenMembers,
  /** Told to the person and kept in the audit log. */
  reason: z.optional(optionalText(LIMITS.reasonMax)),
});

export const appointmentInput = z.object({ ...organization, user_id: id, is_coordinator: z.boolean() });
export type AppointmentInput = z.infer<typeof appointmentInput>;

/** How a bulk action went, row by row: «done», or the code of the refusal. */
export const outcomes = z.object({ items: z.array(z.object({ id, outcome: z.string() })) });
export type Outcomes = z.infer<typeof outcomes>;

export const invitationRow = z.object({
  id,
  email: z.string(),
  role,
  language: z.enum(LANGUAGES),
  state: z.enum(INVITATION_STATES),
  invited_by_name: z.nullable(z.string()),
  created_at: timestamp,
  last_sent_at: timestamp,
  expires_at: timestamp,
  decided_at: z.nullable(timestamp),
  can: z.object({ resend: z.boolean(), revoke: z.boolean() }),
});
export type InvitationRow = z.infer<typeof invitationRow>;

/** Groups are counted over all invitations, whatever the filters. */
export const invitationList = listOf({
  item: invitationRow,
  filters: {
    ...organization,
    state: z.optional(z.enum(INVITATION_STATES)),
    search: z.optional(searchedText),
  },
  sorts: ["newest"],
  groups: INVITATION_STATES,
});
export type InvitationQuery = z.infer<typeof invitationList.query>;
export type InvitationPage = z.infer<typeof invitationList.page>;
export type InvitationCount = z.infer<typeof invitationList.count>;

export const inviteInput = z.object({ ...organization, email, role, language: z.enum(LANGUAGES) });

/** A pasted list or the text of a CSV file; role and language hold where a line names none. */
export const inviteListInput = z.object({
  ...organization,
  text: z.string().check(z.minLength(1, "required"), z.maxLength(MEMBER_LIMITS.listCharacters)),
  role,
  language: z.enum(LANGUAGES),
  /** Only says what would happen. */
  dry_run: z.boolean(),
});

/** What is wrong with a line of the list, or what became of it. */
export const LINE_OUTCOMES = [
  "ready",
  "sent",
  "no_email",
  "bad_email",
  "unknown_role",
  "role_above",
  "unknown_language",
  "repeated",
  "already_member",
  "already_invited",
  "quota",
  "quota_person",
  "quota_address",
] as const;
export type LineOutcome = (typeof LINE_OUTCOMES)[number];

export const inviteLine = z.object({
  /** Number of the line in what was pasted or uploaded, from 1. */
  line: z.int(),
  /** As it was written, shortened. */
  email: z.string(),
  role: z.nullable(role),
  language: z.nullable(z.enum(LANGUAGES)),
  outcome: z.enum(LINE_OUTCOMES),
});
export type InviteLine = z.infer<typeof inviteLine>;

export const inviteReport = z.object({
  lines: z.array(inviteLine),
  /** How many are ready, or were sent. */
  good: z.int(),
  bad: z.int(),
  /** Lines beyond MEMBER_LIMITS.listLines, which were not looked at. */
  left_out: z.int(),
});
export type InviteReport = z.infer<typeof inviteReport>;

export const invitationIdsInput = z.object({
  ...organization,
  invitation_ids: z.array(id).check(z.minLength(1), z.maxLength(MEMBER_LIMITS.bulk)),
});
