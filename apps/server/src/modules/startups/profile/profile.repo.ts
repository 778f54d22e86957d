import { and, eq, sql } from "drizzle-orm";
import type { Actor } from "#platform/auth/actor.ts";
import type { Reader, Tx } from "#platform/db/db.ts";
import { isPublished } from "#platform/db/published.ts";
import { isTheirs, startupVisibility } from "../startups.policy.ts";
import { startups } from "../startups.tables.ts";

export type StartupRow = typeof startups.$inferSelect;

/** A startup that is not deleted. */
export async function startupById(db: Reader, id: string): Promise<StartupRow | null> {
  const [row] = await db
    .select()
    .from(startups)
    .where(and(eq(startups.id, id), sql`${startups.deleted_at} is null`));
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockStartup(tx: Tx, id: string): Promise<StartupRow | null> {
  const [row] = await tx
    .select()
    .from(startups)
    .where(and(eq(startups.id, id), sql`${startups.deleted_at} is null`))
    .for("update");
  return row ?? null;
}

/** Writes facts of a startup; a trigger counts its version and keeps what stood. @returns the row as it stands */
export async function writeStartup(
  tx: Tx,
  id: string,
  change: Partial<typeof startups.$inferInsert>,
): Promise<StartupRow> {
  const [row] = await tx.update(startups).set(change).where(eq(startups.id, id)).returning();
  if (!row) throw new Error("A startup that was locked is gone.");
  return row;
}

/** Whether a row is published or of a registry that the person sees: what `visibleTo` says in SQL. */
export function seesInRegistry(actor: Actor, row: StartupRow): boolean {
  const visibility = startupVisibility(actor);
  const standing = { organizationId: row.organization_id, isRegistered: row.provenance.declared !== undefined };
  return isPublished(row) || visibility.all || isTheirs(visibility, standing);
}
