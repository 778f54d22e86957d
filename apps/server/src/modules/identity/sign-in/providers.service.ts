import { ATTEMPT_MS } from "#platform/auth/provider-cookie.ts";
import { randomBytes } from "node:crypto";
import {
  PROVIDER_INTENTS,
  PROVIDERS,
  type Provider,
  type ProviderIntent,
} from "@kerkis/contract/identity/security.taxonomy.ts";
import { DEFAULT_LANGUAGE, type Language } from "@kerkis/contract/core/text/languages.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import * as z from "zod";
import type { Actor } from "#platform/auth/actor.ts";
import type { Auth } from "#platform/auth/better-auth.ts";
import { provesPassword } from "#platform/auth/passwords.ts";
import { bindingHash, providerClient, type ProviderPerson } from "#platform/auth/provider-client.ts";
import { isoIn, isoNow } from "#platform/clock/clock.ts";
import { transact, type Tx } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { userSignedUp } from "../identity.api.ts";
import {
  consumeLink,
  dropUnprovenSecrets,
  insertAccount,
  insertLink,
  markVerified,
  passwordHashOf,
  peekLink,
} from "../identity.repo.ts";
import { cleanName } from "../identity.policy.ts";
import { admitsSignUp } from "../identity.service.ts";
import { linkToSelf } from "../security/security.service.ts";
import { recordWrongPassword } from "./sign-in-audit.repo.ts";
import { continueSignIn, type LinkWish, type SignedIn, type Visit } from "./sign-in.service.ts";
import { issueTicket, takeTicket } from "./tickets.repo.ts";
import { insertLinkedAccount, ownerOfAccount, personByEmail, personById, type Person } from "./ways-in.repo.ts";

const LINK_MS = 15 * 60 * 1000;

const attempt = z.object({
  provider: z.enum(PROVIDERS),
  intent: z.enum(PROVIDER_INTENTS),
  next: z.string().nullable(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** Hash of what the browser that began keeps in a cookie. */
  binding: z.string(),
  /** Who links; null for who signs in. */
  userId: z.string().nullable(),
});
type Attempt = z.infer<typeof attempt>;

interface Beginning {
  provider: Provider;
  intent: ProviderIntent;
  next: string | null;
  userId: string | null;
}

/**
 * Begins a sign-in at a provider. @returns the address to go to, and what the browser keeps to prove that it began here
 * @throws Refusal auth.provider_missing
 */
export async function beginAtProvider(
  auth: Auth,
  platform: Platform,
  beginning: Beginning,
): Promise<{ url: string; binding: string }> {
  const client = await providerClient(auth, platform, beginning.provider);
  const secret = () => randomBytes(32).toString("base64url");
  const [nonce, codeVerifier, binding] = [secret(), secret(), secret()];
  const kept: Attempt = { ...beginning, nonce, codeVerifier, binding: bindingHash(binding) };
  const state = await platform.db.transaction((tx) =>
    issueTicket(tx, "provider", kept, { now: isoNow(platform.clock), expiresAt: isoIn(platform.clock, ATTEMPT_MS) }),
  );
  return { url: await client.authorizationUrl({ state, nonce, codeVerifier }), binding };
}

interface ProviderCallback {
  state: string;
  code?: string | undefined;
  error?: string | undefined;
  iss?: string | undefined;
}
interface Browser {
  binding: string | null;
  actor: Actor | null;
  visit: Visit;
  language: Language | null;
}

export type ProviderOutcome = Pick<Attempt, "provider" | "next"> &
  (
    | { kind: "linked" }
    | { kind: "link_needed"; token: string; email: string; hasPassword: boolean }
    | { kind: "signed_in" | "signed_up"; session: SignedIn }
  );

/**
 * Finishes what `beginAtProvider` began: in the browser that began it, once, within ten minutes.
 * @throws Refusal auth.provider_*, auth.account_linked_elsewhere, auth.sign_up_closed; where the attempt is known, with its
 * provider, intent and next
 */
export async function finishAtProvider(
  auth: Auth,
  platform: Platform,
  back: ProviderCallback,
  browser: Browser,
): Promise<ProviderOutcome> {
  const taken = await platform.db.transaction((tx) => takeTicket(tx, "provider", back.state, isoNow(platform.clock)));
  const kept = attempt.safeParse(taken);
  if (!kept.success) throw new Refusal("auth.provider_state");
  const { provider, intent, next } = kept.data;
  try {
    const person = await personFrom(auth, platform, back, browser, kept.data);
    const outcome = intent === "link" ? await link(platform, kept.data, person, browser) : null;
    return { provider, next, ...(outcome ?? (await enter(platform, provider, person, browser))) };
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    throw new Refusal(failure.code, { params: { provider, intent, ...(next !== null && { next }) } });
  }
}

async function personFrom(
  auth: Auth,
  platform: Platform,
  back: ProviderCallback,
  browser: Browser,
  kept: Attempt,
): Promise<ProviderPerson> {
  const isSameBrowser = browser.binding !== null && bindingHash(browser.binding) === kept.binding;
  if (!isSameBrowser) throw new Refusal("auth.provider_state");
  const issuer = platform.config.providers[kept.provider]?.issuer ?? [];
  if (back.iss !== undefined && !issuer.includes(back.iss)) throw new Refusal("auth.provider_state");
  if (back.error !== undefined) {
    const isRefusal = /denied|cancel/i.test(back.error);
    throw new Refusal(isRefusal ? "auth.provider_refused" : "auth.provider_unavailable");
  }
  if (!back.code) throw new Refusal("auth.provider_state");
  const client = await providerClient(auth, platform, kept.provider);
  return client.personOf(back.code, { ...kept, state: back.state });
}

async function link(platform: Platform, kept: Attempt, { subject }: ProviderPerson, { actor }: Browser) {
  if (!actor || actor.userId !== kept.userId) throw new Refusal("auth.provider_state");
  await linkToSelf(platform, actor, { provider: kept.provider, subject });
  return { kind: "linked" as const };
}

type Entry =
  | { kind: "link_needed"; token: string; email: string; hasPassword: boolean }
  | { kind: "signed_in" | "signed_up"; session: SignedIn };

/** Signs in whose account is linked; makes an account for who has none; asks for a proof where the address has one. */
async function enter(
  platform: Platform,
  provider: Provider,
  profile: ProviderPerson,
  { visit, language }: Browser,
): Promise<Entry> {
  const wish: LinkWish = { provider, subject: profile.subject };
  return transact(platform.db, null, async (tx): Promise<Entry> => {
    const owner = await ownerOfAccount(tx, provider, profile.subject);
    const known = owner === null ? null : await personById(tx, owner);
    if (owner !== null && !known) throw new Refusal("auth.provider_refused");
    if (known)
      return { kind: "signed_in", session: await continueSignIn(platform, tx, known, visit, { way: provider }) };
    const email = provenEmail(profile);
    const present = await personByEmail(tx, email);
    if (present?.verified) return askForProof(platform, tx, present, wish);
    if (present) return { kind: "signed_in", session: await adopt(platform, tx, present, wish, visit) };
    if (!(await admitsSignUp(platform, tx, email))) throw new Refusal("auth.sign_up_closed");
    const person = await createFrom(platform, tx, { ...profile, email }, language ?? DEFAULT_LANGUAGE);
    await insertLinkedAccount(tx, person.id, wish);
    return { kind: "signed_up", session: await continueSignIn(platform, tx, person, visit, { way: provider }) };
  });
}

/** The address that the provider vouches for. */
function provenEmail({ email, emailVerified }: ProviderPerson): string {
  if (email === null || email.length > LIMITS.emailMax) throw new Refusal("auth.provider_email_missing");
  if (!emailVerified) throw new Refusal("auth.provider_email_unverified");
  return email;
}

async function askForProof(platform: Platform, tx: Tx, person: Person, wish: LinkWish): Promise<Entry> {
  const token = await insertLink(tx, "link_account", person.id, isoIn(platform.clock, LINK_MS), { ...wish });
  const hasPassword = (await passwordHashOf(tx, person.id)) !== null;
  return { kind: "link_needed", token, email: person.email, hasPassword };
}

/** Nobody proved the address before; the provider does now. A password that someone else may have set goes. */
async function adopt(platform: Platform, tx: Tx, person: Person, wish: LinkWish, visit: Visit): Promise<SignedIn> {
  await dropUnprovenSecrets(tx, person.id);
  await markVerified(tx, person.id, isoNow(platform.clock));
  return continueSignIn(platform, tx, person, visit, { way: wish.provider, link: wish });
}

async function createFrom(
  platform: Platform,
  tx: Tx,
  profile: ProviderPerson & { email: string },
  language: Language,
): Promise<Person> {
  const firstName = cleanName(profile.firstName) || profile.email.split("@", 1).join("");
  const lastName = cleanName(profile.lastName);
  const { email } = profile;
  const account = { firstName, lastName, email, passwordHash: null, role: "company_coordinator", language } as const;
  const userId = await insertAccount(tx, { ...account, verified: true });
  const name = `${firstName} ${lastName}`.trim();
  const person = userId && (await personById(tx, userId));
  if (!userId || !person) throw new Refusal("request.conflict");
  await platform.events.emit({ tx, platform, actorId: userId }, userSignedUp, {
    userId,
    name,
    email,
    language,
    role: "founder",
  });
  return person;
}

const wished = z.object({ provider: z.enum(PROVIDERS), subject: z.string() });

/**
 * Links the provider to an account that existed, after its password is proven; the second step follows where the account
 * asks for one.
 * @throws Refusal auth.link_invalid, auth.invalid_credentials
 */
export async function linkAfterProof(
  platform: Platform,
  input: { token: string; password: string },
  visit: Visit,
): Promise<SignedIn> {
  const now = isoNow(platform.clock);
  const open = await peekLink(platform.db, "link_account", input.token, now);
  const person = open?.userId ? await personById(platform.db, open.userId) : null;
  if (!person) throw new Refusal("auth.link_invalid");
  const who = { address: visit.address, account: person.email, device: visit.deviceOf(person.email) };
  await platform.limiter.within("sign-in", who, async ({ isLast }) => {
    if (await provesPassword(await passwordHashOf(platform.db, person.id), input.password)) return;
    await recordWrongPassword(platform, person, isLast);
    throw new Refusal("auth.invalid_credentials");
  });
  return transact(platform.db, person.id, async (tx) => {
    const used = await consumeLink(tx, "link_account", input.token, now);
    if (!used) throw new Refusal("auth.link_invalid");
    return continueSignIn(platform, tx, person, visit, { way: "password", link: wished.parse(used.payload) });
  });
}
