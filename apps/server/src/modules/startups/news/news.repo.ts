import type {
  EntryKind,
  MilestoneAnswers,
  RoundAnswers,
  UpdateAnswers,
} from "@kerkis/contract/startups/news/news.schema.ts";
import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/db.ts";
import { startupMilestones, startupRounds, startupUpdates } from "./news.tables.ts";

export interface EntryAnswers {
  round: RoundAnswers;
  milestone: MilestoneAnswers;
  update: UpdateAnswers;
}
/** Whose entry, and which where it stands already. */
export interface EntryPlace {
  startupId: string;
  entryId: string | undefined;
}

const TABLES = { round: startupRounds, milestone: startupMilestones, update: startupUpdates };

/** How many entries of a kind a startup has. */
export async function countEntries(tx: Tx, kind: EntryKind, startupId: string): Promise<number> {
  const table = TABLES[kind];
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(table)
    .where(eq(table.startup_id, startupId));
  return row?.count ?? 0;
}

/** Writes an entry of a startup. @returns its id, or null when the one to change is none of the startup's */
export async function writeEntry(
  tx: Tx,
  kind: EntryKind,
  { startupId, entryId }: EntryPlace,
  values: Record<string, unknown>,
): Promise<string | null> {
  const table = TABLES[kind] as typeof startupUpdates;
  const written = { id: table.id };
  const [row] =
    entryId === undefined
      ? await tx
          .insert(table)
          .values({ ...(values as typeof table.$inferInsert), startup_id: startupId })
          .returning(written)
      : await tx
          .update(table)
          .set(values)
          .where(and(eq(table.id, entryId), eq(table.startup_id, startupId)))
          .returning(written);
  return row?.id ?? null;
}

/** Removes an entry of a startup. @returns whether there was one */
export async function deleteEntry(tx: Tx, kind: EntryKind, startupId: string, entryId: string): Promise<boolean> {
  const table = TABLES[kind];
  const gone = await tx
    .delete(table)
    .where(and(eq(table.id, entryId), eq(table.startup_id, startupId)))
    .returning({ id: table.id });
  return gone.length > 0;
}
