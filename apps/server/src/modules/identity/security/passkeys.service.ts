import type { Passkey } from "@kerkis/contract/identity/security.schema.ts";
import type { AuthenticatorTransportFuture } from "@simplewebauthn/server";
import * as z from "zod";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { refuseWhileImpersonating } from "#platform/auth/impersonation.ts";
import { isoIn, isoNow } from "#platform/clock/clock.ts";
import { transact } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import {
  countUse,
  deletePasskey,
  insertPasskey,
  passkeyByCredential,
  passkeysOf,
  renameStoredPasskey,
  type StoredPasskey,
} from "./passkeys.repo.ts";
import { aboutSelf, notifyOfChange } from "./security.service.ts";
import { recordFailure } from "../sign-in/sign-in-audit.repo.ts";
import { beginSession, type Visit } from "../sign-in/sign-in.service.ts";
import { issueTicket, takeTicket } from "../sign-in/tickets.repo.ts";
import { countWaysIn, personById, type Person } from "../sign-in/ways-in.repo.ts";

const CHALLENGE_MS = 5 * 60 * 1000;

/** Most people sign in without one: what reads passkeys comes with the first. */
const webAuthn = () => import("@simplewebauthn/server");

type Options = { token: string; options: Record<string, unknown> };

/** The site that passkeys belong to. */
const siteOf = ({ config }: Platform): string => new URL(config.publicUrl).hostname;

/** Addresses of ours that a browser may answer from: the public one, and the one asked where a proxy or port differs. */
function originsOf(platform: Platform, origin: string | null): string[] {
  const own = new URL(platform.config.publicUrl).origin;
  const isOurs = origin !== null && URL.canParse(origin) && new URL(origin).hostname === siteOf(platform);
  return isOurs ? [own, origin] : [own];
}

const times = (platform: Platform) => ({
  now: isoNow(platform.clock),
  expiresAt: isoIn(platform.clock, CHALLENGE_MS),
});

/** What a device is asked to make a passkey with: one that finds its account by itself and checks who holds the device. */
export async function beginPasskey(platform: Platform, actor: Actor): Promise<Options> {
  const present = await passkeysOf(platform.db, actor.userId);
  const options = await (
    await webAuthn()
  ).generateRegistrationOptions({
    rpName: "Kerkis",
    rpID: siteOf(platform),
    userID: new TextEncoder().encode(actor.userId),
    userName: actor.email,
    userDisplayName: actor.name,
    attestationType: "none",
    excludeCredentials: present.map(credentialOf),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  const value = { challenge: options.challenge, userId: actor.userId };
  const token = await platform.db.transaction((tx) => issueTicket(tx, "passkey_new", value, times(platform)));
  return { token, options: { ...options } };
}

/** @throws Refusal auth.passkey_failed, request.conflict when this device's key is registered already */
export async function addPasskey(
  platform: Platform,
  actor: Actor,
  given: { token: string; response: Record<string, unknown>; name: string; origin: string | null },
): Promise<Passkey> {
  refuseWhileImpersonating(actor);
  const asked = await takeChallenge(platform, "passkey_new", given.token);
  if (asked.userId !== actor.userId) throw new Refusal("auth.passkey_failed");
  const response = registration.safeParse(given.response);
  if (!response.success) throw new Refusal("auth.passkey_failed");
  const info = await (
    await webAuthn()
  )
    .verifyRegistrationResponse({
      response: response.data,
      expectedChallenge: asked.challenge,
      expectedOrigin: originsOf(platform, given.origin),
      expectedRPID: siteOf(platform),
      requireUserVerification: true,
    })
    .then(
      ({ verified, registrationInfo }) => (verified ? registrationInfo : null),
      () => null,
    );
  if (!info) throw new Refusal("auth.passkey_failed");
  return transact(platform.db, actor.userId, async (tx) => {
    const added = await insertPasskey(tx, {
      user_id: actor.userId,
      name: given.name,
      public_key: Buffer.from(info.credential.publicKey).toString("base64"),
      credential_id: info.credential.id,
      counter: info.credential.counter,
      device_type: info.credentialDeviceType,
      backed_up: info.credentialBackedUp,
      transports: info.credential.transports?.join(",") ?? null,
      aaguid: info.aaguid,
    });
    if (!added) throw new Refusal("request.conflict");
    await recordAudit(tx, actor, aboutSelf(actor, "passkey.added", { name: given.name }));
    await notifyOfChange(platform, tx, actor.userId, { kind: "passkey_added", name: given.name });
    return added;
  });
}

/** @throws Refusal request.not_found */
export async function renamePasskey(platform: Platform, actor: Actor, id: string, name: string): Promise<Passkey> {
  refuseWhileImpersonating(actor);
  return transact(platform.db, actor.userId, async (tx) => {
    const renamed = await renameStoredPasskey(tx, actor.userId, id, name);
    if (!renamed) throw new Refusal("request.not_found");
    return renamed;
  });
}

/** @throws Refusal request.not_found, auth.last_way_in */
export async function removePasskey(platform: Platform, actor: Actor, id: string): Promise<void> {
  refuseWhileImpersonating(actor);
  await transact(platform.db, actor.userId, async (tx) => {
    const ways = await countWaysIn(tx, actor.userId);
    const name = await deletePasskey(tx, actor.userId, id);
    if (name === null) throw new Refusal("request.not_found");
    if (ways <= 1) throw new Refusal("auth.last_way_in");
    await recordAudit(tx, actor, aboutSelf(actor, "passkey.removed", { name }));
    await notifyOfChange(platform, tx, actor.userId, { kind: "passkey_removed", name });
  });
}

/** What any passkey of this site is asked to sign in with; the passkey itself tells whose it is. */
export async function passkeySignInOptions(platform: Platform): Promise<Options> {
  const options = await (
    await webAuthn()
  ).generateAuthenticationOptions({ rpID: siteOf(platform), userVerification: "required" });
  const value = { challenge: options.challenge, userId: null };
  const token = await platform.db.transaction((tx) => issueTicket(tx, "passkey_sign_in", value, times(platform)));
  return { token, options: { ...options } };
}

/**
 * Signs in with a passkey. It is something one has and something one knows or is at once, so no second step follows.
 * @throws Refusal auth.passkey_failed, auth.email_unverified
 */
export async function signInWithPasskey(
  platform: Platform,
  given: { token: string; response: Record<string, unknown>; origin: string | null },
  visit: Visit,
): Promise<{ person: Person; token: string }> {
  const asked = await takeChallenge(platform, "passkey_sign_in", given.token);
  const response = assertion.safeParse(given.response);
  if (!response.success) throw new Refusal("auth.passkey_failed");
  const outcome = await transact(platform.db, null, async (tx) => {
    const passkey = await passkeyByCredential(tx, response.data.id);
    const person = passkey && (await personById(tx, passkey.userId));
    if (!passkey || !person) return "auth.passkey_failed";
    const info = await (
      await webAuthn()
    )
      .verifyAuthenticationResponse({
        response: response.data,
        expectedChallenge: asked.challenge,
        expectedOrigin: originsOf(platform, given.origin),
        expectedRPID: siteOf(platform),
        requireUserVerification: true,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64")),
          counter: passkey.counter,
          ...transportsOf(passkey.transports),
        },
      })
      .then(
        ({ verified, authenticationInfo }) => (verified ? authenticationInfo : null),
        () => null,
      );
    if (!info || !person.verified) {
      await recordFailure(tx, person, { way: "passkey", reason: info ? "unverified" : "passkey" });
      return info ? "auth.email_unverified" : "auth.passkey_failed";
    }
    await countUse(tx, passkey.id, info.newCounter, info.credentialBackedUp);
    return { person, token: await beginSession(platform, tx, person, visit, { way: "passkey" }) };
  });
  // A refusal comes after the commit, so that the audit log keeps the failure.
  if (typeof outcome === "string") throw new Refusal(outcome);
  return outcome;
}

const challenge = z.object({ challenge: z.string(), userId: z.string().nullable() });

/** A challenge serves once, whatever becomes of it. */
async function takeChallenge(platform: Platform, kind: "passkey_new" | "passkey_sign_in", token: string) {
  const taken = await platform.db.transaction((tx) => takeTicket(tx, kind, token, isoNow(platform.clock)));
  const asked = challenge.safeParse(taken);
  if (!asked.success) throw new Refusal("auth.passkey_failed");
  return asked.data;
}

const credential = { id: z.string().min(1), rawId: z.string().min(1), type: z.literal("public-key") };
const extensions = { clientExtensionResults: z.record(z.string(), z.unknown()).default({}) };
const registration = z.looseObject({
  ...credential,
  ...extensions,
  response: z.looseObject({ clientDataJSON: z.string(), attestationObject: z.string() }),
});
const assertion = z.looseObject({
  ...credential,
  ...extensions,
  response: z.looseObject({ clientDataJSON: z.string(), authenticatorData: z.string(), signature: z.string() }),
});

const TRANSPORTS: readonly AuthenticatorTransportFuture[] = [
  "ble",
  "cable",
  "hybrid",
  "internal",
  "nfc",
  "smart-card",
  "usb",
];

const credentialOf = ({ credentialId, transports }: StoredPasskey) =>
  Object.assign({ id: credentialId }, transportsOf(transports));

function transportsOf(stored: string | null): { transports?: AuthenticatorTransportFuture[] } {
  if (!stored) return {};
  const names = stored.split(",");
  return { transports: TRANSPORTS.filter((known) => names.includes(known)) };
}
