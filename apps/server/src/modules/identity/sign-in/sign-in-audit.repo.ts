import { PROVIDERS } from "@kerkis/contract/identity/security.taxonomy.ts";
import { recordAudit } from "#platform/audit/audit.ts";
import { transact, type Tx } from "#platform/db/db.ts";
import type { Platform } from "#platform/platform.ts";
import { ownAccount } from "../account/account.service.ts";
import type { Person } from "./ways-in.repo.ts";

/** How someone signs in. */
export const WAYS_IN = ["password", "passkey", ...PROVIDERS] as const;
export type WayIn = (typeof WAYS_IN)[number];

interface Failure {
  way: WayIn;
  reason: "password" | "second_factor" | "passkey" | "unverified" | "unknown_address";
}

const accountOf = (person: Person | null) =>
  person
    ? ownAccount({ userId: person.id, name: person.name })
    : ({ organizationId: null, entity: { type: "account", id: null } } as const);

export async function recordSignIn(tx: Tx, person: Person, how: { way: WayIn; second_factor?: true }): Promise<void> {
  const self = { userId: person.id, name: person.name };
  await recordAudit(tx, self, { ...accountOf(person), action: "account.signed_in", details: { ...how } });
}

/** Nobody knows who tried: the entry names the account alone. */
export async function recordFailure(tx: Tx, person: Person | null, failure: Failure): Promise<void> {
  await recordAudit(tx, null, { ...accountOf(person), action: "account.sign_in_failed", details: { ...failure } });
}

export async function recordLock(tx: Tx, person: Person | null, by: Failure["reason"]): Promise<void> {
  await recordAudit(tx, null, { ...accountOf(person), action: "account.locked", details: { by } });
}

/**
 * A wrong password, and the lock that follows the last try. An address without an account is written down in the same time,
 * without the address: people type passwords there too.
 */
export async function recordWrongPassword(
  platform: Platform,
  person: Person | null,
  isLastTry: boolean,
): Promise<void> {
  await transact(platform.db, null, async (tx) => {
    await recordFailure(tx, person, { way: "password", reason: person ? "password" : "unknown_address" });
    if (isLastTry) await recordLock(tx, person, "password");
  });
}
