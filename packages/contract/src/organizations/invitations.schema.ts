import * as z from "zod/mini";
import { id, newPassword, timestamp } from "../core/fields.ts";
import { LANGUAGES } from "../core/text/languages.ts";
import { ORGANIZATION_ROLES } from "../core/permissions.ts";
import { signUpInput } from "../identity/identity.schema.ts";

/** Where an invitation stands for whoever opens its link. `unavailable`: the organization is switched off or deleted. */
export const INVITATION_STANDINGS = [
  "open",
  "expired",
  "revoked",
  "declined",
  "accepted",
  "already_member",
  "unavailable",
] as const;
export type InvitationStanding = (typeof INVITATION_STANDINGS)[number];

/** Who opens the link: the invited person, someone else who is signed in, or nobody yet. */
export const INVITATION_VIEWERS = ["invited", "someone_else", "visitor"] as const;

export const invitationToken = z.string().check(z.minLength(16), z.maxLength(512));
export const invitationTokenInput = z.object({ token: invitationToken });

/** What the link says: it is shown to whoever holds it, who therefore reads the mailbox. */
export const invitationView = z.object({
  standing: z.enum(INVITATION_STANDINGS),
  viewer: z.enum(INVITATION_VIEWERS),
  email: z.string(),
  role: z.enum(ORGANIZATION_ROLES),
  organization: z.object({ name: z.string(), slug: z.string(), logo_url: z.nullable(z.string()) }),
  invited_by_name: z.nullable(z.string()),
  expires_at: timestamp,
  /** The invited address has an account that can sign in. */
  has_account: z.boolean(),
});
export type InvitationView = z.infer<typeof invitationView>;

/** A new account by invitation: the address is the invited one. */
export const invitedSignUpInput = z.object({
  token: invitationToken,
  first_name: signUpInput.shape.first_name,
  last_name: signUpInput.shape.last_name,
  role: signUpInput.shape.role,
  password: newPassword,
  terms: z.literal(true, "required"),
  language: z.optional(z.enum(LANGUAGES)),
});
export type InvitedSignUp = z.infer<typeof invitedSignUpInput>;

/** The organization that one belongs to now. */
export const joined = z.object({
  organization_id: id,
  organization_name: z.string(),
  /** They belonged to it before. */
  was_member: z.boolean(),
});
export type Joined = z.infer<typeof joined>;
