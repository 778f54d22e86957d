import { postLoginTarget } from "@kerkis/contract/core/permissions.ts";
import { PROVIDERS, type Provider } from "@kerkis/contract/identity/security.taxonomy.ts";
import { identityHappenings } from "@kerkis/contract/identity/identity.happenings.ts";
import * as z from "zod";
import { SESSION_MS } from "#platform/auth/session-lifetime.ts";
import { provesPassword } from "#platform/auth/passwords.ts";
import { isoIn, isoNow } from "#platform/clock/clock.ts";
import { transact, type Tx } from "#platform/db/db.ts";
import { announce } from "#platform/happenings/announce.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { deviceName } from "../security/devices.policy.ts";
import { rememberDevice } from "../security/devices.repo.ts";
import { passwordHashOf } from "../identity.repo.ts";
import { recordLinked } from "../security/security.service.ts";
import {
  recordFailure,
  recordLock,
  recordSignIn,
  recordWrongPassword,
  WAYS_IN,
  type WayIn,
} from "./sign-in-audit.repo.ts";
import { deleteSession, insertSession } from "../security/sessions.repo.ts";
import { dropTicket, holdTicket, issueTicket, rewriteTicket } from "./tickets.repo.ts";
import { provesSecondFactor } from "../security/two-factor.service.ts";
import { personByEmail, personById, type Person } from "./ways-in.repo.ts";

const SECOND_STEP_MS = 10 * 60 * 1000;
const TRIES = 5;

/** The browser that signs in. */
export interface Visit {
  address: string;
  userAgent: string | null;
  /** The session that it has now, which the new one replaces. */
  sessionId: string | null;
  /** The browser's number when it has signed in to this address before. */
  deviceOf(email: string): string | null;
}

/** A provider's account to link once the person is proven. */
export interface LinkWish {
  provider: Provider;
  subject: string;
}

/** A session that began, or the second step that must come first. */
export type SignedIn = { person: Person; token: string } | { challenge: string };

/**
 * @param isLastTry whether the next one is refused when this one is wrong
 * @throws Refusal auth.invalid_credentials, auth.email_unverified
 */
export async function signInWithPassword(
  platform: Platform,
  input: { email: string; password: string },
  visit: Visit,
  isLastTry: boolean,
): Promise<SignedIn> {
  const person = await personByEmail(platform.db, input.email);
  const hash = person ? await passwordHashOf(platform.db, person.id) : null;
  if (!(await provesPassword(hash, input.password)) || !person) {
    await recordWrongPassword(platform, person, isLastTry);
    throw new Refusal("auth.invalid_credentials");
  }
  if (!person.verified) {
    await transact(platform.db, null, (tx) => recordFailure(tx, person, { way: "password", reason: "unverified" }));
    throw new Refusal("auth.email_unverified");
  }
  return transact(platform.db, person.id, (tx) => continueSignIn(platform, tx, person, visit, { way: "password" }));
}

/** After the first proof: a session, or the second step where the account asks for one. */
export async function continueSignIn(
  platform: Platform,
  tx: Tx,
  person: Person,
  visit: Visit,
  { way, link = null }: { way: WayIn; link?: LinkWish | null },
): Promise<SignedIn> {
  if (!person.twoFactor) {
    if (link) await recordLinked(platform, tx, person, link);
    return { person, token: await beginSession(platform, tx, person, visit, { way }) };
  }
  const times = { now: isoNow(platform.clock), expiresAt: isoIn(platform.clock, SECOND_STEP_MS) };
  return { challenge: await issueTicket(tx, "second_factor", { userId: person.id, way, link, tries: 0 }, times) };
}

/** Begins a session and ends the one that this browser had: nobody else's stays open behind it. */
export async function beginSession(
  platform: Platform,
  tx: Tx,
  person: Person,
  visit: Visit,
  how: { way: WayIn; second_factor?: true },
): Promise<string> {
  if (visit.sessionId !== null) {
    await deleteSession(tx, visit.sessionId);
    await platform.realtime.disconnectSession(tx, visit.sessionId);
  }
  const token = await insertSession(tx, {
    userId: person.id,
    address: visit.address,
    userAgent: visit.userAgent,
    now: isoNow(platform.clock),
    expiresAt: isoIn(platform.clock, SESSION_MS),
  });
  await recordSignIn(tx, person, how);
  const self = { audience: [person.id], organizationId: null };
  await announce({ tx, platform, actorId: person.id }, identityHappenings.signedIn, { ...self, facts: {} });
  await announceNewDevice(platform, tx, person, visit);
  return token;
}

/** Tells the person of a sign-in from a device that the account was not seen on, the very first one excepted. */
async function announceNewDevice(platform: Platform, tx: Tx, person: Person, visit: Visit): Promise<void> {
  const device = deviceName(visit.userAgent);
  if (device === null || !(await rememberDevice(tx, person.id, device, isoNow(platform.clock)))) return;
  await announce({ tx, platform, actorId: person.id }, identityHappenings.newDevice, {
    audience: [person.id],
    organizationId: null,
    facts: { device },
  });
}

const challenge = z.object({
  userId: z.string(),
  way: z.enum(WAYS_IN),
  link: z.object({ provider: z.enum(PROVIDERS), subject: z.string() }).nullable(),
  tries: z.number(),
});

/**
 * The second step. Five wrong codes end the attempt; what was counted stays counted, so the refusal comes after the commit.
 * @throws Refusal auth.code_invalid, auth.second_factor_expired
 */
export async function confirmSignIn(
  platform: Platform,
  input: { token: string; code: string },
  visit: Visit,
): Promise<{ person: Person; token: string }> {
  const outcome = await transact(platform.db, null, async (tx) => {
    const ticket = await holdTicket(tx, "second_factor", input.token, isoNow(platform.clock));
    if (!ticket) return "over";
    const { userId, way, link, tries } = challenge.parse(ticket.value);
    const person = await personById(tx, userId);
    if (!person) return "over";
    const proven = await provesSecondFactor(platform, tx, userId, input.code);
    if (proven === "right") {
      await dropTicket(tx, ticket.id);
      if (link) await recordLinked(platform, tx, person, link);
      return { person, token: await beginSession(platform, tx, person, visit, { way, second_factor: true }) };
    }
    await recordFailure(tx, person, { way, reason: "second_factor" });
    if (proven === "locked-now") await recordLock(tx, person, "second_factor");
    if (proven !== "wrong" || tries + 1 >= TRIES) {
      await dropTicket(tx, ticket.id);
      return "over";
    }
    await rewriteTicket(tx, ticket.id, { userId, way, link, tries: tries + 1 });
    return "wrong";
  });
  if (outcome === "over") throw new Refusal("auth.second_factor_expired");
  if (outcome === "wrong") throw new Refusal("auth.code_invalid", { fields: [{ path: "code", code: "invalid" }] });
  return outcome;
}

/** Where sign-in leads (specification 2.4). */
export const landingOf = (person: Person): { redirect_to: string } => ({ redirect_to: postLoginTarget(person) });
