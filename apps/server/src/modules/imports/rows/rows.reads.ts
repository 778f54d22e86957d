import type { ImportRow, ImportRowPage, ImportRowQuery } from "@kerkis/contract/imports/imports.schema.ts";
import type { Language } from "@kerkis/contract/core/text/languages.ts";
import { and, asc, eq, gt, gte, inArray, sql, type SQL } from "drizzle-orm";
import type { OrgScope } from "#platform/auth/scope.ts";
import { today, type Clock } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { csvLine } from "@kerkis/contract/core/files/csv.ts";
import { IMPORT_FIELDS } from "@kerkis/contract/imports/fields.taxonomy.ts";
import { ALIKE_REASONS, PROBLEM_TEXTS } from "@kerkis/contract/imports/states.taxonomy.ts";
import { countOf } from "#platform/lists/count.ts";
import { ascending, intKey, keysetList, type ListSource } from "#platform/lists/keyset.ts";
import { shownValues } from "../imports.policy.ts";
import { importOf, type ImportFile } from "../imports.repo.ts";
import { importRows } from "../imports.tables.ts";
import { mappingOf } from "../running/checking.service.ts";
import { TARGETS } from "../running/targets.repo.ts";
import { translateRow } from "./translate.policy.ts";

const list = keysetList("import rows", { number: ascending(intKey(importRows.number)) });

type Filters = Pick<ImportRowQuery, "id" | "standing" | "from">;
type Row = typeof importRows.$inferSelect;

const asked = ({ id, standing, from }: Filters): SQL | undefined =>
  and(
    eq(importRows.import_id, id),
    standing && standing !== "all" ? eq(importRows.standing, standing) : undefined,
    from === undefined ? undefined : gte(importRows.number, from),
  );

async function fileOf(db: Reader, scope: OrgScope, id: string): Promise<ImportFile> {
  const file = await importOf(db, scope, id);
  if (!file) throw new Refusal("import.not_found");
  return file;
}

/** Rows of an import in the file's order, as they will be written or were. @throws Refusal import.not_found */
export async function importRowsPage(
  { db, cursors, clock }: ListSource & { clock: Clock },
  scope: OrgScope,
  query: ImportRowQuery,
): Promise<ImportRowPage> {
  const file = await fileOf(db, scope, query.id);
  const page = list.page(cursors, query, query.id);
  const rows = await db
    .select({ row: importRows, ...page.columns })
    .from(importRows)
    .where(and(asked(query), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const matches = await matchesOf(
    db,
    scope,
    file,
    rows.map(({ row }) => row),
  );
  return page.of(rows, ({ row }) => shownRow(file, tried(file, row, clock), matches));
}

/** How many rows the filters let through. @throws Refusal import.not_found */
export async function countImportRows(db: Reader, scope: OrgScope, filters: Filters) {
  await fileOf(db, scope, filters.id);
  return countOf(
    db,
    db
      .select({ one: sql`1` })
      .from(importRows)
      .where(asked(filters)),
  );
}

/** A row of an import. @throws Refusal import.not_found */
export async function importRowById(
  { db, clock }: { db: Reader; clock: Clock },
  scope: OrgScope,
  { id, number }: { id: string; number: number },
): Promise<ImportRow> {
  const file = await fileOf(db, scope, id);
  const [row] = await db
    .select()
    .from(importRows)
    .where(and(eq(importRows.import_id, id), eq(importRows.number, number)));
  if (!row) throw new Refusal("import.not_found");
  return shownRow(file, tried(file, row, clock), await matchesOf(db, scope, file, [row]));
}

/** Before a file is tried as a whole, the rows on screen are. */
const tried = (file: ImportFile, row: Row, clock: Clock): Row =>
  file.state === "mapping"
    ? { ...row, standing: "unread", ...translateRow(mappingOf(file, today(clock)), row.cells), match_reasons: [] }
    : row;

interface Matches {
  records: ReadonlyMap<string, Row["record"]>;
  rows: ReadonlyMap<number, Row["record"]>;
}

/** The records and earlier rows that rows look like. */
async function matchesOf(
  db: Reader,
  { organizationId }: OrgScope,
  file: ImportFile,
  rows: readonly Row[],
): Promise<Matches> {
  const ids = rows.flatMap(({ match_id }) => match_id ?? []);
  const numbers = rows.flatMap(({ match_row }) => match_row ?? []);
  const records = await TARGETS[file.kind].facts(db, organizationId, ids);
  const earlier =
    numbers.length === 0
      ? []
      : await db
          .select({ number: importRows.number, record: importRows.record })
          .from(importRows)
          .where(and(eq(importRows.import_id, file.id), inArray(importRows.number, numbers)));
  return { records, rows: new Map(earlier.map(({ number, record }) => [number, record])) };
}

function shownRow(file: ImportFile, row: Row, matches: Matches): ImportRow {
  const { match_id, match_row } = row;
  const other = match_id === null ? matches.rows.get(match_row ?? 0) : matches.records.get(match_id);
  return {
    number: row.number,
    standing: row.standing,
    decision: row.decision,
    values: shownValues(file.kind, row.record),
    problems: row.problems,
    record_id: row.record_id,
    match:
      row.match_reasons.length === 0
        ? null
        : {
            id: match_id,
            row: match_row,
            reasons: ALIKE_REASONS.filter((reason) => row.match_reasons.includes(reason)),
            likeness: row.likeness,
            values: shownValues(file.kind, other ?? null),
          },
  };
}

const PAGE = 500;

/** Rows that stay out with the reasons, and their cells as they stood, so that they can be mended and imported again. */
export async function* problemLines(db: Reader, file: ImportFile, language: Language): AsyncGenerator<string> {
  const heads = { el: ["Γραμμή", "Τι χρειάζεται διόρθωση"], en: ["Row", "What needs mending"] };
  yield `\uFEFF${csvLine([...heads[language], ...file.columns.map(({ header }) => header)])}`;
  for (let after = 0; ;) {
    const rows = await db
      .select({ number: importRows.number, cells: importRows.cells, problems: importRows.problems })
      .from(importRows)
      .where(and(eq(importRows.import_id, file.id), eq(importRows.standing, "broken"), gt(importRows.number, after)))
      .orderBy(asc(importRows.number))
      .limit(PAGE);
    for (const { number, cells, problems } of rows) {
      const reasons = problems.map(({ field, value, code }) => {
        const label = IMPORT_FIELDS[file.kind][field]?.label[language];
        return [label, value && `«${value}»`, PROBLEM_TEXTS[code][language]].filter(Boolean).join(" · ");
      });
      yield csvLine([String(number), reasons.join("; "), ...file.columns.map((_, index) => cells[index] ?? "")]);
    }
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.number;
  }
}
