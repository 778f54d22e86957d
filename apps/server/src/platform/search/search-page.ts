import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { and, desc, getTableName, not, or, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { byIndexAlone } from "#platform/db/by-index-alone.ts";
import type { Db, Reader } from "#platform/db/db.ts";
import type { ListSource } from "#platform/lists/keyset.ts";
import type { Visibility } from "#platform/auth/visibility.policy.ts";
import { alikeRows } from "./alike.ts";
import type { SearchedTable, Stage } from "./search-stages.ts";

/** How many of the first rows are looked at to tell how common a text is. */
const SAMPLE = 250;
/** As many rows in their order may be read for a page of one stage. */
const WALK_MAX = 2500;

/** Whence a search reads. */
export interface SearchSource extends ListSource {
  db: Db;
}

/** What is searched besides the text, and for whom. */
export interface StagedQuery {
  /** The table that the searched columns are of. */
  source: PgTable;
  /** Of the reader. */
  visibility: Pick<Visibility, "all" | "organizationIds">;
  /** The rows that the reader may see. */
  visible: SQL;
  /** What narrows them, if anything does. */
  narrowed?: SQL | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

/** What a page needs of the statement that reads its rows. */
export interface StagedStatement {
  db: Reader;
  /** Selected beside the search's own columns: where each row stands, and which stage found it. */
  columns: { position: SQL<string>; found_at: SQL.Aliased<number> };
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
}

interface Found {
  position: string;
  found_at: number;
}

/**
 * A page of what several stages find, one after the other; in each verified rows before others, the newest first. Rows of a common
 * text are read in their order until the page is full; those of a rare one are looked up by their words. Which it is, the planner
 * cannot tell, for a word may stand in rows alone that a better stage has, or that the reader may not see: the first rows tell it.
 * @param label which search the cursor is good for
 * @param stages the best first
 * @returns the rows, and the stage that found each
 * @throws Refusal input.invalid for a cursor that this search did not give
 */
export async function stagedPage<Row extends Found>(
  { cursors, db }: SearchSource,
  table: SearchedTable,
  label: string,
  { cursor, limit = LIMITS.pageSize, ...query }: StagedQuery,
  stages: readonly Stage[],
  read: (statement: StagedStatement) => Promise<Row[]>,
): Promise<{ items: Omit<Row, keyof Found>[]; stages: number[]; next_cursor: string | null }> {
  const { visibility, visible, narrowed } = query;
  const isPublic = !visibility.all && visibility.organizationIds.length === 0;
  const [from = "0", ...place] = cursor === undefined ? [] : cursors.open(label, cursor);
  const after = place.length > 0 ? rowsAfter(table, place, isPublic) : undefined;
  const order = bestFirst(table, isPublic);
  const runs = await runsOf(db, stages, Number(from), { ...query, order, limit });
  const readRun = (run: Run, most: number): Promise<Row[]> => {
    const stagesOf = run.isCommon ? commonStage : rareStages;
    const { stage, where } = stagesOf(stages, run, run === runs[0] ? after : undefined);
    const readFrom = (reader: Reader) =>
      read({
        db: reader,
        columns: { position: placeOf(table), found_at: stage.as("found_at") },
        where: and(visible, narrowed, where),
        orderBy: run.isCommon ? order : [sql`found_at`, ...order],
        limit: most,
      });
    return run.isCommon ? readFrom(db) : byIndexAlone(db, readFrom);
  };
  const found: Row[] = [];
  for (let index = 0; index < runs.length && found.length <= limit;) {
    // Rare names nearly always leave most of a page to the common rows after them, which do not wait for them.
    const together = runs.slice(index, index + (runs[index]?.isCommon ? 1 : 2));
    const most = limit + 1 - found.length;
    found.push(...(await Promise.all(together.map((run) => readRun(run, most)))).flat());
    index += together.length;
  }
  const last = found.length > limit ? found[limit - 1] : undefined;
  return {
    items: found.slice(0, limit).map(({ position: _position, found_at: _stage, ...row }) => row),
    stages: found.slice(0, limit).map(({ found_at }) => found_at),
    next_cursor: last ? cursors.seal(label, [String(last.found_at), ...JSON.parse(last.position)]) : null,
  };
}

/**
 * The rows whose names are most like a text that finds nothing, read as those that are found.
 * @param where which rows may be shown
 */
export async function alikePage<Row extends Found>(
  db: Db,
  table: SearchedTable,
  text: string,
  where: SQL | undefined,
  read: (statement: StagedStatement) => Promise<Row[]>,
): Promise<Omit<Row, keyof Found>[]> {
  const columns = { position: placeOf(table), found_at: sql<number>`0`.as("found_at") };
  const rows = await alikeRows(db, table, text, (reader, isAlike, orderBy, limit) =>
    read({ db: reader, columns, where: and(where, isAlike), orderBy, limit }),
  );
  return rows.map(({ position: _position, found_at: _stage, ...row }) => row);
}

/** Stages that are read together: a common one alone, rare ones that follow each other. */
interface Run {
  from: number;
  to: number;
  isCommon: boolean;
}

/** The runs of the stages, beginning with one of them. */
async function runsOf(
  db: Reader,
  stages: readonly Stage[],
  from: number,
  query: StagedQuery & { order: SQL[]; limit: number },
): Promise<Run[]> {
  if (stages.length === 0) return [];
  const common = await commonStages(db, stages, query);
  const runs: Run[] = [];
  for (let stage = from; stage < stages.length; stage += 1) {
    const before = runs.at(-1);
    const isCommon = common.has(stage);
    if (before && !before.isCommon && !isCommon) before.to = stage;
    else runs.push({ from: stage, to: stage, isCommon });
  }
  return runs;
}

/** The stages that enough of the first rows are of to fill a page by reading on; filters are left out, the words do not help with them. */
async function commonStages(
  db: Reader,
  stages: readonly Stage[],
  { source, visible, order, limit }: StagedQuery & { order: SQL[]; limit: number },
): Promise<Set<number>> {
  const first = sql`select * from ${source} where ${visible} order by ${sql.join(order, sql`, `)} limit ${SAMPLE}`;
  // Under the table's own name, which the stages speak of.
  const { rows } = await db.execute<{ stage: number | null; count: number }>(
    sql`select ${stageOf(stages)} as stage, count(*)::int as count
      from (${first}) as ${sql.identifier(getTableName(source))} group by 1`,
  );
  return new Set(
    rows.flatMap(({ stage, count }) => (stage !== null && (limit * SAMPLE) / count <= WALK_MAX ? [stage] : [])),
  );
}

/** The stage that finds a row; null where none does. */
const stageOf = (stages: readonly Stage[]): SQL<number> =>
  sql`(case ${sql.join(
    stages.map(({ match }, stage) => sql`when ${match} then ${sql.raw(String(stage))}`),
    sql` `,
  )} end)`;

const commonStage = (stages: readonly Stage[], { from }: Run, after: SQL | undefined) => ({
  stage: sql<number>`${sql.raw(String(from))}`,
  where: and(stages[from]?.match, ...stages.slice(0, from).map(({ match }) => not(match)), after),
});

function rareStages(stages: readonly Stage[], { from, to }: Run, after: SQL | undefined) {
  const stage = stageOf(stages);
  const matches = stages.slice(from, to + 1).filter(({ isPartOfNext }, index) => !isPartOfNext || from + index === to);
  return {
    stage,
    where: and(
      or(...matches.map(({ match }) => match)),
      from > 0 ? sql`${stage} >= ${from}` : undefined,
      after && sql`(${stage} > ${from} or ${after})`,
    ),
  };
}

/** The public sees verified rows alone: without that key their order is their index's. */
const bestFirst = (table: SearchedTable, isPublic: boolean): SQL[] => [
  ...(isPublic ? [] : [desc(table.is_verified)]),
  desc(table.created_at),
  desc(table.id),
];

const rowsAfter = (table: SearchedTable, [verified, time, id]: readonly string[], isPublic: boolean): SQL =>
  isPublic
    ? sql`(${table.created_at}, ${table.id}) < (${time}::timestamptz, ${id}::uuid)`
    : sql`(${table.is_verified}, ${table.created_at}, ${table.id}) < (${verified}::boolean, ${time}::timestamptz, ${id}::uuid)`;

/** Where a row stands. */
const placeOf = (table: SearchedTable): SQL<string> =>
  sql<string>`json_build_array(${table.is_verified}::text, ${table.created_at}::text, ${table.id}::text)::text`;
