import * as z from "zod/mini";
import { anyPassword, id, newPassword, requiredText, timestamp } from "../core/fields.ts";
import { LIMITS } from "../core/limits.ts";
import { PROVIDERS } from "./security.taxonomy.ts";

/** Ways in and sessions of one's own account (completions 1, /settings). */

export const passkey = z.object({
  id,
  name: z.string(),
  created_at: timestamp,
  /** Kept by a password manager or an account, so that it survives the device. */
  backed_up: z.boolean(),
});
export type Passkey = z.infer<typeof passkey>;

export const linkedAccount = z.object({ id, provider: z.enum(PROVIDERS), created_at: timestamp });
export type LinkedAccount = z.infer<typeof linkedAccount>;

/** Every way into the account. */
export const waysIn = z.object({
  has_password: z.boolean(),
  two_factor: z.object({ enabled: z.boolean(), backup_codes_left: z.int() }),
  passkeys: z.array(passkey),
  accounts: z.array(linkedAccount),
});
export type WaysIn = z.infer<typeof waysIn>;

export const DEVICE_KINDS = ["computer", "phone", "tablet", "other"] as const;

export const sessionInfo = z.object({
  id,
  /** «Chrome», «Windows»; null when the browser did not say. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  device: z.enum(DEVICE_KINDS),
  address: z.nullable(z.string()),
  created_at: timestamp,
  last_used_at: timestamp,
  is_current: z.boolean(),
  /** The super admin who works as this person in it. */
  impersonator_name: z.nullable(z.string()),
});
export type SessionInfo = z.infer<typeof sessionInfo>;

/** The present password proves who asks; an account without one needs a recent sign-in instead. */
export const proof = z.object({ password: z.optional(anyPassword) });
/** Which way in goes, and the same proof. */
export const removeInput = z.object({ id, password: z.optional(anyPassword) });

export const changePasswordInput = z.object({ current_password: z.optional(anyPassword), password: newPassword });

/** A code of the authenticator app, or a backup code; spaces do not count. */
const code = z.string().check(z.trim(), z.minLength(1, "required"), z.maxLength(LIMITS.codeMax));
export const codeInput = z.object({ code });
export const twoFactorSetup = z.object({
  /** Address for the QR code. */
  uri: z.string(),
  /** The same secret for typing. */
  key: z.string(),
});
export const backupCodes = z.object({ codes: z.array(z.string()) });

const ticket = z.string().check(z.minLength(16), z.maxLength(512));
export const secondFactorInput = z.object({ token: ticket, code });

/** What the browser's authenticator is asked, and what it answers, as WebAuthn defines them. */
const webauthn = z.record(z.string(), z.unknown());
export const passkeyOptions = z.object({ token: ticket, options: webauthn });
export const passkeyName = requiredText(LIMITS.passkeyNameMax);
export const addPasskeyInput = z.object({ token: ticket, response: webauthn, name: passkeyName });
export const passkeyAnswer = z.object({ token: ticket, response: webauthn });

export const linkInput = z.object({
  provider: z.enum(PROVIDERS),
  password: z.optional(anyPassword),
  next: z.optional(z.string().check(z.maxLength(LIMITS.urlMax))),
});
export const linkProofInput = z.object({ token: ticket, password: anyPassword });

/** What the provider appended to /auth-callback. */
const callbackParam = z.optional(z.string().check(z.maxLength(4096)));
export const providerCallbackInput = z.object({
  state: z.string().check(z.minLength(1), z.maxLength(512)),
  code: callbackParam,
  error: callbackParam,
  iss: callbackParam,
});
