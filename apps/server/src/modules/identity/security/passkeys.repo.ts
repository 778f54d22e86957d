import { and, eq } from "drizzle-orm";
import type { Passkey } from "@kerkis/contract/identity/security.schema.ts";
import type { Reader, Tx } from "#platform/db/db.ts";
import { authPasskeys } from "../identity.tables.ts";

/** What checking a passkey's answer takes. */
export interface StoredPasskey {
  id: string;
  userId: string;
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string | null;
}

const stored = {
  id: authPasskeys.id,
  userId: authPasskeys.user_id,
  credentialId: authPasskeys.credential_id,
  publicKey: authPasskeys.public_key,
  counter: authPasskeys.counter,
  transports: authPasskeys.transports,
};

export async function passkeyByCredential(tx: Tx, credentialId: string): Promise<StoredPasskey | null> {
  const [found] = await tx
    .select(stored)
    .from(authPasskeys)
    .where(eq(authPasskeys.credential_id, credentialId))
    .for("update");
  return found ?? null;
}

export const passkeysOf = (db: Reader, userId: string): Promise<StoredPasskey[]> =>
  db.select(stored).from(authPasskeys).where(eq(authPasskeys.user_id, userId));

const shown = {
  id: authPasskeys.id,
  name: authPasskeys.name,
  created_at: authPasskeys.created_at,
  backed_up: authPasskeys.backed_up,
};
const show = (row: Omit<Passkey, "name"> & { name: string | null }): Passkey => ({ ...row, name: row.name ?? "" });

/** For the person's own list, oldest first. */
export async function shownPasskeysOf(db: Reader, userId: string): Promise<Passkey[]> {
  const rows = await db
    .select(shown)
    .from(authPasskeys)
    .where(eq(authPasskeys.user_id, userId))
    .orderBy(authPasskeys.id);
  return rows.map(show);
}

/** @returns null when the device's key is registered already */
export async function insertPasskey(
  tx: Tx,
  row: Omit<typeof authPasskeys.$inferInsert, "id" | "created_at">,
): Promise<Passkey | null> {
  const [added] = await tx.insert(authPasskeys).values(row).onConflictDoNothing().returning(shown);
  return added ? show(added) : null;
}

export async function renameStoredPasskey(tx: Tx, userId: string, id: string, name: string): Promise<Passkey | null> {
  const [renamed] = await tx
    .update(authPasskeys)
    .set({ name })
    .where(and(eq(authPasskeys.id, id), eq(authPasskeys.user_id, userId)))
    .returning(shown);
  return renamed ? show(renamed) : null;
}

export async function deletePasskey(tx: Tx, userId: string, id: string): Promise<string | null> {
  const [gone] = await tx
    .delete(authPasskeys)
    .where(and(eq(authPasskeys.id, id), eq(authPasskeys.user_id, userId)))
    .returning({ name: authPasskeys.name });
  return gone ? (gone.name ?? "") : null;
}

export async function countUse(tx: Tx, id: string, counter: number, backedUp: boolean): Promise<void> {
  await tx.update(authPasskeys).set({ counter, backed_up: backedUp }).where(eq(authPasskeys.id, id));
}
