import { eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/db.ts";
import { programmes } from "../programmes.tables.ts";

export type ProgrammeRow = typeof programmes.$inferSelect;
export type ProgrammeChange = Partial<typeof programmes.$inferInsert>;

/** A programme that others may not change meanwhile; null when there is none. */
export async function lockProgramme(tx: Tx, id: string): Promise<ProgrammeRow | null> {
  const [row] = await tx.select().from(programmes).where(eq(programmes.id, id)).for("update");
  return row ?? null;
}

export async function insertProgramme(tx: Tx, values: typeof programmes.$inferInsert): Promise<string> {
  const [made] = await tx.insert(programmes).values(values).returning({ id: programmes.id });
  if (!made) throw new Error("A programme was not stored.");
  return made.id;
}

/** Writes a change; the database's trigger checks the step and keeps it, with this reason. */
export async function writeProgramme(
  tx: Tx,
  id: string,
  change: ProgrammeChange,
  { reason, now }: { reason: string | null; now: string },
): Promise<void> {
  await tx
    .update(programmes)
    .set({ ...change, version: sql`${programmes.version} + 1`, updated_at: now })
    // The row is found before its trigger fires, so that the reason is there for the history.
    .where(sql`${programmes.id} = ${id} and set_config('kerkis.reason', ${reason ?? ""}, true) is not null`);
}

export async function deleteProgramme(tx: Tx, id: string): Promise<void> {
  await tx.delete(programmes).where(eq(programmes.id, id));
}
