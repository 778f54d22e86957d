import { importsHappenings } from "@kerkis/contract/imports/imports.happenings.ts";
import type { RowDecision } from "@kerkis/contract/imports/states.taxonomy.ts";
import { and, asc, between, eq, gt, inArray, isNotNull, ne, sql } from "drizzle-orm";
import { isoNow } from "#platform/clock/clock.ts";
import { takeAdvisoryLock, type Tx } from "#platform/db/db.ts";
import { announce } from "#platform/happenings/announce.ts";
import type { Brought, ImportSource, ImportTarget } from "#platform/imports/import-target.ts";
import type { Platform } from "#platform/platform.ts";
import { recordsChanged } from "../imports.events.ts";
import { advanceImport, changeImport, type ImportFile } from "../imports.repo.ts";
import { importRows } from "../imports.tables.ts";
import { added } from "./checking.service.ts";
import { markAlike, type Span } from "./duplicates.repo.ts";
import { TARGETS } from "./targets.repo.ts";

const ROWS_AT_ONCE = 150;

type Row = Pick<typeof importRows.$inferSelect, keyof typeof COLUMNS>;
/** What became of a row. */
type Outcome = Pick<typeof importRows.$inferSelect, "number" | "record_id" | "written_at" | "before" | "problems"> & {
  standing: "added" | "merged" | "unchanged" | "skipped" | "broken";
};

/** What writing needs of a row; its cells are long. */
const COLUMNS = {
  number: importRows.number,
  standing: importRows.standing,
  record: importRows.record,
  problems: importRows.problems,
  match_id: importRows.match_id,
  match_row: importRows.match_row,
  decision: importRows.decision,
};

const isNext = ({ id, checkpoint }: ImportFile) =>
  and(
    eq(importRows.import_id, id),
    gt(importRows.number, checkpoint),
    inArray(importRows.standing, ["ready", "alike"]),
  );

const nextNumbers = (tx: Tx, file: ImportFile) =>
  tx
    .select({ number: importRows.number })
    .from(importRows)
    .where(isNext(file))
    .orderBy(asc(importRows.number))
    .limit(ROWS_AT_ONCE);

const nextRows = (tx: Tx, file: ImportFile, { first, last }: Span): Promise<Row[]> =>
  tx
    .select(COLUMNS)
    .from(importRows)
    .where(and(isNext(file), between(importRows.number, first, last)))
    .orderBy(asc(importRows.number));

/** Writes the next rows into the registry. @returns whether there are more */
export async function writeRows(platform: Platform, tx: Tx, file: ImportFile): Promise<boolean> {
  // Two imports of one organization do not add the same company at once.
  await takeAdvisoryLock(tx, `imports of ${file.organization_id}`);
  const [next, ...others] = await nextNumbers(tx, file);
  if (!next) {
    await finish(platform, tx, file);
    return false;
  }
  // Since they were checked the registry may have got one of them.
  const span = { first: next.number, last: others.at(-1)?.number ?? next.number };
  await markAlike(tx, file, span, false);
  const rows = await nextRows(tx, file, span);
  const target = TARGETS[file.kind];
  const source: ImportSource = {
    organizationId: file.organization_id,
    fileName: file.file_name,
    by: file.created_by,
    at: isoNow(platform.clock),
  };
  const outcomes = await written(tx, file, { rows, target, source });
  await keepOutcomes(tx, file.id, outcomes);
  const counts: Record<string, number> = {};
  for (const { standing } of outcomes) counts[standing] = (counts[standing] ?? 0) + 1;
  await advanceImport(tx, file.id, {
    checkpoint: rows.at(-1)?.number ?? file.checkpoint,
    done: file.done + rows.length,
    counts: added(file.counts, counts),
  });
  if (counts["merged"])
    await platform.events.emit({ tx, platform, actorId: file.created_by }, recordsChanged, file.kind);
  return true;
}

interface Work {
  rows: readonly Row[];
  target: ImportTarget;
  source: ImportSource;
}

async function written(tx: Tx, file: ImportFile, { rows, target, source }: Work): Promise<Outcome[]> {
  const decisionOf = (row: Row): RowDecision => (row.standing === "ready" ? "add" : (row.decision ?? file.duplicates));
  const toAdd = rows.filter((row) => decisionOf(row) === "add");
  const ids = await target.add(
    tx,
    source,
    toAdd.map(({ record }) => record ?? {}),
  );
  const known = new Map(toAdd.map(({ number }, index) => [number, ids[index] ?? null]));
  const earlier = await recordsOfRows(
    tx,
    file.id,
    rows.flatMap(({ match_row }) => match_row ?? []),
  );
  const renewed = await broughtBefore(
    tx,
    file.id,
    rows.flatMap((row) => (decisionOf(row) === "update" ? (row.match_id ?? []) : [])),
  );
  const outcomes: Outcome[] = [];
  for (const row of rows) {
    const { number, match_id, match_row } = row;
    const base = { number, written_at: null, before: null, problems: row.problems };
    const decision = decisionOf(row);
    if (decision === "add") {
      outcomes.push({ ...base, standing: "added", record_id: known.get(number) ?? null, written_at: source.at });
      continue;
    }
    const record_id = match_id ?? known.get(match_row ?? 0) ?? earlier.get(match_row ?? 0) ?? null;
    known.set(number, record_id);
    if (decision === "skip") {
      outcomes.push({ ...base, standing: "skipped", record_id });
      continue;
    }
    const brought = decision === "update" && match_id !== null ? (renewed.get(match_id) ?? []) : undefined;
    const record = row.record ?? {};
    const before =
      record_id === null ? null : await target.fill(tx, source, record_id, { record, ...(brought && { brought }) });
    if (before === null) {
      const problems = [...row.problems, { field: "", value: "", code: "record_gone" as const }];
      outcomes.push({ ...base, standing: "broken", record_id: null, problems });
    } else if (before === "nothing") outcomes.push({ ...base, standing: "unchanged", record_id });
    else outcomes.push({ ...base, standing: "merged", record_id, written_at: source.at, before });
  }
  return outcomes;
}

/** The records that earlier rows of the file were written to. */
async function recordsOfRows(
  tx: Tx,
  importId: string,
  numbers: readonly number[],
): Promise<Map<number, string | null>> {
  if (numbers.length === 0) return new Map();
  const rows = await tx
    .select({ number: importRows.number, record_id: importRows.record_id })
    .from(importRows)
    .where(and(eq(importRows.import_id, importId), inArray(importRows.number, [...numbers])));
  return new Map(rows.map(({ number, record_id }) => [number, record_id]));
}

/** What other imports that still stand have written into these records, by record, the latest last. */
async function broughtBefore(tx: Tx, importId: string, ids: readonly string[]): Promise<Map<string, Brought[]>> {
  const brought = new Map<string, Brought[]>();
  if (ids.length === 0) return brought;
  const rows = await tx
    .select({ id: importRows.record_id, record: importRows.record, before: importRows.before })
    .from(importRows)
    .where(
      and(
        inArray(importRows.record_id, [...ids]),
        ne(importRows.import_id, importId),
        inArray(importRows.standing, ["added", "merged"]),
        isNotNull(importRows.written_at),
      ),
    )
    .orderBy(asc(importRows.written_at), asc(importRows.import_id), asc(importRows.number));
  for (const { id, record, before } of rows) {
    if (id !== null && record !== null) brought.set(id, [...(brought.get(id) ?? []), { record, before }]);
  }
  return brought;
}

const keepOutcomes = (tx: Tx, importId: string, outcomes: readonly Outcome[]) =>
  tx.execute(sql`
    update ${importRows} set standing = became.standing, record_id = became.record_id, written_at = became.written_at,
      before = nullif(became.before, 'null'::jsonb), problems = became.problems
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as became (number int, standing text, record_id uuid,
      written_at timestamptz, before jsonb, problems jsonb)
    where ${importRows}.import_id = ${importId} and ${importRows}.number = became.number`);

async function finish(platform: Platform, tx: Tx, file: ImportFile): Promise<void> {
  await changeImport(tx, file.id, { state: "written", finished_at: isoNow(platform.clock) });
  if (file.created_by === null) return;
  const { added: brought = 0, merged = 0, unchanged = 0, broken = 0, skipped = 0 } = file.counts;
  await announce({ tx, platform, actorId: null }, importsHappenings.finished, {
    audience: [file.created_by],
    organizationId: file.organization_id,
    facts: {
      import_id: file.id,
      file_name: file.file_name,
      added: String(brought),
      merged: String(merged),
      unchanged: String(unchanged),
      left_out: String(broken + skipped),
    },
  });
}
