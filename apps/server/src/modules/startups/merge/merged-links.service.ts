import { and, eq, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { anyOf } from "#platform/db/columns.ts";
import type { Events } from "#platform/platform.ts";
import { startupMerged, startupMergeUndone } from "../startups.events.ts";

/** A table that links records of another module to startups, each pair once. */
interface Links {
  /** What the merge notes them as. */
  kind: string;
  table: PgTable;
  startup: PgColumn;
  other: PgColumn;
  /** What is said of the link besides. */
  carried: PgColumn;
}

/** What links to a merged startup links to the one that it became, and back when the merge is undone. */
export function linksFollowMerges({ kind, table, startup, other, carried }: Links): (events: Events) => void {
  const [linked, own, more] = [other, startup, carried].map((column) => sql.identifier(column.name));
  return (events) => {
    events.on(startupMerged, async ({ tx }, { keptId, mergedId, note }) => {
      const { rows } = await tx.execute<{ id: string }>(sql`
        insert into ${table} (${linked}, ${own}, ${more})
        select ${linked}, ${keptId}::uuid, ${more} from ${table} where ${own} = ${mergedId}::uuid
        on conflict do nothing returning ${linked} as id`);
      note(
        kind,
        rows.map(({ id }) => id),
      );
    });
    events.on(startupMergeUndone, async ({ tx }, { keptId, moved }) => {
      await tx.delete(table).where(and(eq(startup, keptId), anyOf(other, moved[kind] ?? [])));
    });
  };
}
