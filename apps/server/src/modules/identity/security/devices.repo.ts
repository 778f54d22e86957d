import { and, eq, ne, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/db.ts";
import { knownDevices } from "../identity.tables.ts";

/** Remembers a device of an account. @returns whether it is a new one, while others were known before */
export async function rememberDevice(tx: Tx, userId: string, device: string, now: string): Promise<boolean> {
  const [seen] = await tx
    .insert(knownDevices)
    .values({ user_id: userId, device, first_seen_at: now, last_seen_at: now })
    .onConflictDoUpdate({ target: [knownDevices.user_id, knownDevices.device], set: { last_seen_at: now } })
    // A row that this statement inserted has no earlier version.
    .returning({ isNew: sql<boolean>`(xmax = 0)` });
  if (!seen?.isNew) return false;
  const others = await tx
    .select({ device: knownDevices.device })
    .from(knownDevices)
    .where(and(eq(knownDevices.user_id, userId), ne(knownDevices.device, device)))
    .limit(1);
  return others.length > 0;
}
