import * as z from "zod/mini";
import { email, id, timestamp } from "../../core/fields.ts";
import { LANGUAGES } from "../../core/text/languages.ts";
import { INVITATION_STANDINGS, INVITATION_VIEWERS, invitationToken } from "../../organizations/invitations.schema.ts";
import { INVITATION_STATES } from "../../organizations/members.taxonomy.ts";
import { STARTUP_ROLES } from "./people.taxonomy.ts";

const role = z.enum(STARTUP_ROLES);

/** Someone who runs a startup. */
export const startupPerson = z.object({
  user_id: id,
  name: z.string(),
  avatar_url: z.nullable(z.string()),
  role,
  since: timestamp,
  is_me: z.boolean(),
});
export type StartupPerson = z.infer<typeof startupPerson>;

/** An invitation that nobody has answered. */
export const startupInvitation = z.object({
  id,
  email: z.string(),
  role,
  state: z.enum(INVITATION_STATES),
  invited_by: z.nullable(z.string()),
  sent_at: timestamp,
  expires_at: timestamp,
});
export type StartupInvitation = z.infer<typeof startupInvitation>;

/** Who runs a startup and who is asked to; at most PEOPLE_LIMITS.people together. */
export const startupPeople = z.object({
  people: z.array(startupPerson),
  /** For those who manage them alone. */
  invitations: z.array(startupInvitation),
  can: z.object({ manage: z.boolean(), transfer: z.boolean(), leave: z.boolean() }),
});
export type StartupPeople = z.infer<typeof startupPeople>;

export const invitePersonInput = z.object({ id, email, role, language: z.enum(LANGUAGES) });
export type InvitePersonInput = z.infer<typeof invitePersonInput>;
export const sentInvitationInput = z.object({ id, invitation_id: id });
export const personInput = z.object({ id, user_id: id });
export const personRoleInput = z.extend(personInput, { role });

/** What an invitation's link says: it is shown to whoever holds it, who therefore reads the mailbox. */
export const startupInvitationView = z.object({
  standing: z.enum(INVITATION_STANDINGS),
  viewer: z.enum(INVITATION_VIEWERS),
  email: z.string(),
  role,
  startup: z.object({ id, name: z.string(), logo_url: z.nullable(z.string()) }),
  invited_by_name: z.nullable(z.string()),
  expires_at: timestamp,
  /** The invited address has an account that can sign in. */
  has_account: z.boolean(),
});
export type StartupInvitationView = z.infer<typeof startupInvitationView>;

export const startupInvitationInput = z.object({ token: invitationToken });
/** The startup that one runs now. */
export const joinedStartup = z.object({ id, name: z.string() });
