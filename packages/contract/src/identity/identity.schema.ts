import * as z from "zod/mini";
import { FEATURES } from "../core/features.ts";
import { anyPassword, email, id, newPassword, requiredText, timestamp } from "../core/fields.ts";
import { LANGUAGES } from "../core/text/languages.ts";
import { LIMITS } from "../core/limits.ts";
import { ORGANIZATION_ROLES, PROFILE_ROLES, REQUESTED_ROLES, SIGN_UP_ROLES } from "../core/permissions.ts";
import { PAGE_KEYS } from "../core/pages.ts";
import { PROVIDERS } from "./security.taxonomy.ts";

export const profile = z.object({
  id,
  role: z.enum(PROFILE_ROLES),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  avatar_url: z.nullable(z.string()),
  language: z.enum(LANGUAGES),
  /** Whether /welcome is behind them. */
  is_welcomed: z.boolean(),
  /** When the account will be erased, as they asked; null for an account that stays. */
  erased_on: z.nullable(timestamp),
});
export type Profile = z.infer<typeof profile>;

/** A brand colour on one theme, corrected for contrast, and the text that stands on it. */
const brandShade = z.object({ accent: z.string(), ink: z.string() });
export const brand = z.object({ light: brandShade, dark: brandShade });
export type Brand = z.infer<typeof brand>;

export const membership = z.object({
  organization_id: id,
  name: z.string(),
  slug: z.string(),
  logo_url: z.nullable(z.string()),
  /** Absent while the organization has no colour of its own. */
  brand: z.optional(brand),
  /** Whether its own homepage is where its people land (specification 2.1); absent where it is not. */
  has_homepage: z.optional(z.boolean()),
  role: z.enum(ORGANIZATION_ROLES),
  /** Appointed to coordinate it, with a profile role that can be. */
  is_coordinator: z.boolean(),
  member_count: z.int(),
});
export type Membership = z.infer<typeof membership>;

/** Everything the shell needs to know of who is looking. */
export const session = z.object({
  profile: z.nullable(profile),
  memberships: z.array(membership),
  current_organization: z.nullable(membership),
  pages: z.record(z.enum(PAGE_KEYS), z.boolean()),
  is_super_admin: z.boolean(),
  /** A role asked for at sign-up that a super admin has not decided yet (completions 1). */
  requested_role: z.nullable(z.enum(REQUESTED_ROLES)),
  /** Whether the account's e-mail may sign in with these providers on this installation. */
  providers: z.object({ google: z.boolean(), linkedin: z.boolean() }),
  features: z.record(z.enum(FEATURES), z.boolean()),
  /** A super admin works as this person (completions 1). */
  impersonation: z.nullable(z.object({ admin_name: z.string(), expires_at: timestamp })),
  demo: z.boolean(),
});
export type Session = z.infer<typeof session>;

/** A person's name goes into mails to addresses that nobody has verified: one line, and nothing that becomes a link there. */
export const personName = requiredText(80).check(
  z.refine<string>((value) => !/[\n\t]|:\/\/|\bwww\./i.test(value), { error: "invalid" }),
);

/** Specification 2.9 and 5: the fields of sign-up, without the browser-only confirmation. */
export const signUpInput = z.object({
  first_name: personName,
  last_name: personName,
  email,
  role: z._default(z.enum(SIGN_UP_ROLES), "founder"),
  password: newPassword,
  terms: z.literal(true, "required"),
  language: z.optional(z.enum(LANGUAGES)),
});
export type SignUpInput = z.infer<typeof signUpInput>;

export const signInInput = z.object({ email, password: anyPassword });
export const emailInput = z.object({ email });
const token = z.string().check(z.minLength(16), z.maxLength(512));
export const tokenInput = z.object({ token });
/** Ways into the account that the owner does not know, by id, go with the old password. */
export const resetPasswordInput = z.object({
  token,
  password: newPassword,
  drop: z.optional(z.array(id).check(z.maxLength(100))),
});

/** A way into the account besides the password, as the owner of the mailbox meets it at a reset. */
export const resetWay = z.object({
  id,
  kind: z.enum(["two_factor", "passkey", ...PROVIDERS]),
  /** Of a passkey. */
  name: z.string(),
  /** Null where it was not written down. */
  created_at: z.nullable(timestamp),
  /** It was set up before the address was proven to be the owner's. */
  removable: z.boolean(),
});
export type ResetWay = z.infer<typeof resetWay>;
export const resetWays = z.object({ email: z.string(), ways: z.array(resetWay) });
export type ResetWays = z.infer<typeof resetWays>;

/** Creates the first super admin from the one-time link that an empty installation prints (completions 1). */
export const setupInput = z.object({
  token,
  first_name: personName,
  last_name: personName,
  email,
  password: newPassword,
  language: z.optional(z.enum(LANGUAGES)),
});

const redirectTo = z.string().check(z.maxLength(LIMITS.urlMax));
/** Where to go after signing in (specification 2.4). */
export const signedIn = z.object({ redirect_to: redirectTo });
/** The password was right and the account asks for a code too; the token names this attempt for ten minutes. */
export const secondFactorNeeded = z.object({ second_factor: z.object({ token: z.string() }) });
export const signInResult = z.union([signedIn, secondFactorNeeded]);
export type SignInResult = z.infer<typeof signInResult>;

/** Where the person was going when they left for the provider. */
const next = z.nullable(redirectTo);
export const providerSignedIn = z.object({
  redirect_to: redirectTo,
  next,
  provider: z.enum(PROVIDERS),
  outcome: z.enum(["signed-in", "signed-up", "linked"]),
});
/** The address has an account already: whoever proves to be its owner links the provider to it (completions 1). */
export const linkNeeded = z.object({
  link: z.object({ token: z.string(), email: z.string(), has_password: z.boolean() }),
  provider: z.enum(PROVIDERS),
  next,
});
export const providerResult = z.union([
  providerSignedIn,
  linkNeeded,
  z.extend(secondFactorNeeded, { provider: z.enum(PROVIDERS), next }),
]);
export type ProviderResult = z.infer<typeof providerResult>;
export const done = z.object({ ok: z.literal(true) });
