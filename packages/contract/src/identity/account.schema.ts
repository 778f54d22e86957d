import * as z from "zod/mini";
import { email, id, timestamp, version } from "../core/fields.ts";
import { LANGUAGES } from "../core/text/languages.ts";
import { REQUESTED_ROLES } from "../core/permissions.ts";
import { SELECTABLE_ROLES } from "./account.policy.ts";
import { personName, profile } from "./identity.schema.ts";
import { proof } from "./security.schema.ts";

/** What a person can agree to. `terms` is what the account rests on; the rest can be taken back at any time (completions 10, consent). */
export const CONSENTS = ["terms", "measurements"] as const;
export type Consent = (typeof CONSENTS)[number];

export const consent = z.object({
  subject: z.enum(CONSENTS),
  /** Version of the text that was shown. */
  text_version: z.string(),
  granted: z.boolean(),
  decided_at: timestamp,
});

export const roleRequest = z.object({
  id,
  role: z.enum(REQUESTED_ROLES),
  status: z.enum(["pending", "approved", "rejected"]),
  decision_note: z.nullable(z.string()),
  created_at: timestamp,
  decided_at: z.nullable(timestamp),
});
export type RoleRequest = z.infer<typeof roleRequest>;

/** A person's own account, as /settings shows it. */
export const account = z.object({
  profile,
  version,
  /** Changes that matter ask for the password; accounts of Google or LinkedIn alone may have none. */
  has_password: z.boolean(),
  /** Whether this session is young enough to change what matters where there is no password. */
  signed_in_recently: z.boolean(),
  /** The address that waits to be confirmed. */
  pending_email: z.nullable(email),
  /** Newest first. */
  role_requests: z.array(roleRequest),
  /** The last word on each subject. */
  consents: z.array(consent),
});
export type Account = z.infer<typeof account>;

/** Address of an avatar that this account uploaded. */
export const avatarUrl = z.string().check(z.regex(/^\/files\/avatars\/[a-f0-9-]{36}\.webp$/, "invalid"));

export const profileInput = z.object({
  version,
  first_name: z.optional(personName),
  last_name: z.optional(personName),
  /** Null takes the picture away. */
  avatar_url: z.optional(z.nullable(avatarUrl)),
});

export const languageInput = z.object({ language: z.enum(LANGUAGES) });

export const changeEmailInput = z.extend(proof, { email });

export const roleInput = z.object({ role: z.enum(SELECTABLE_ROLES) });

export const consentInput = z.object({ subject: z.enum(CONSENTS), granted: z.boolean() });

/** `confirmation` is the account's own e-mail, typed. */
export const deletionInput = z.extend(proof, { confirmation: email });
