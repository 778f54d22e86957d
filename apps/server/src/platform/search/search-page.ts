import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { and, desc, sql, type SQL } from "drizzle-orm";
import type { ListSource } from "#platform/lists/keyset.ts";
import type { Visibility } from "#platform/auth/visibility.policy.ts";
import type { SearchedTable } from "./search-stages.ts";

/** Where each row stands, selected beside the search's own columns. */
export const placeOf = (table: SearchedTable): SQL<string> =>
  sql<string>`json_build_array(${table.is_verified}::text, ${table.created_at}::text, ${table.id}::text)::text`;

export interface StagedQuery {
  /** Of the reader, whom the rows are shown to. */
  visibility: Pick<Visibility, "all" | "organizationIds">;
  cursor?: string | undefined;
  limit?: number | undefined;
}

/** Reads some rows of one stage, verified ones before others, the newest first. */
type StageReader<Row> = (where: SQL | undefined, orderBy: SQL[], limit: number) => Promise<Row[]>;

/**
 * A page of what several stages find, one after the other; in each verified rows before others, the newest first. No stage is read
 * further than the page goes, so that a common word costs no more than a rare one.
 * @param label which search the cursor is good for
 * @returns the rows, and the stage that found each
 * @throws Refusal input.invalid for a cursor that this search did not give
 */
export async function stagedPage<Row extends { position: string }>(
  { cursors }: Pick<ListSource, "cursors">,
  table: SearchedTable,
  label: string,
  { cursor, limit = LIMITS.pageSize, visibility }: StagedQuery,
  stages: readonly SQL[],
  read: StageReader<Row>,
): Promise<{ items: Omit<Row, "position">[]; stages: number[]; next_cursor: string | null }> {
  const isPublic = !visibility.all && visibility.organizationIds.length === 0;
  const [from = "0", ...place] = cursor === undefined ? [] : cursors.open(label, cursor);
  const found: { stage: number; row: Row }[] = [];
  for (const [stage, where] of stages.entries()) {
    if (stage < Number(from)) continue;
    const after = place.length > 0 && stage === Number(from) ? rowsAfter(table, place, isPublic) : undefined;
    const rows = await read(and(where, after), bestFirst(table, isPublic), limit + 1 - found.length);
    found.push(...rows.map((row) => ({ stage, row })));
    if (found.length > limit) break;
  }
  const last = found.length > limit ? found[limit - 1] : undefined;
  return {
    items: found.slice(0, limit).map(({ row: { position: _position, ...row } }) => row),
    stages: found.slice(0, limit).map(({ stage }) => stage),
    next_cursor: last ? cursors.seal(label, [String(last.stage), ...JSON.parse(last.row.position)]) : null,
  };
}

/** The public sees verified rows alone: without that key their order is their index's, and a common word stops early. */
const bestFirst = (table: SearchedTable, isPublic: boolean): SQL[] => [
  ...(isPublic ? [] : [desc(table.is_verified)]),
  desc(table.created_at),
  desc(table.id),
];

const rowsAfter = (table: SearchedTable, [verified, time, id]: readonly string[], isPublic: boolean): SQL =>
  isPublic
    ? sql`(${table.created_at}, ${table.id}) < (${time}::timestamptz, ${id}::uuid)`
    : sql`(${table.is_verified}, ${table.created_at}, ${table.id}) < (${verified}::boolean, ${time}::timestamptz, ${id}::uuid)`;
