import type { ImportCounts } from "@kerkis/contract/imports/imports.schema.ts";
import { and, asc, between, count, eq, gt, sql } from "drizzle-orm";
import { today } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/db/db.ts";
import type { Platform } from "#platform/platform.ts";
import { advanceImport, changeImport, type ImportFile } from "../imports.repo.ts";
import { importRows } from "../imports.tables.ts";
import { withoutMarkup } from "../reading/markup.reads.ts";
import { translateRow, type Mapping } from "../rows/translate.policy.ts";
import { markAlike, type Span } from "./duplicates.repo.ts";
import { TARGETS } from "./targets.repo.ts";

const ROWS_AT_ONCE = 300;

/** How the rows of a file become records at present. */
export const mappingOf = (file: ImportFile, day: string): Mapping => ({
  kind: file.kind,
  columns: file.columns.map(({ field, is_month_first }) => ({ field, is_month_first: is_month_first ?? false })),
  translations: file.translations,
  defaults: file.defaults,
  textOf: withoutMarkup,
  today: day,
});

/** Tries the next rows: what record each makes, what is wrong with it and what it looks like. @returns whether there are more */
export async function checkRows({ clock }: Platform, tx: Tx, file: ImportFile): Promise<boolean> {
  const rows = await tx
    .select({ number: importRows.number, cells: importRows.cells })
    .from(importRows)
    .where(and(eq(importRows.import_id, file.id), gt(importRows.number, file.checkpoint)))
    .orderBy(asc(importRows.number))
    .limit(ROWS_AT_ONCE);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) {
    await changeImport(tx, file.id, { state: "checked" });
    return false;
  }
  const mapping = mappingOf(file, today(clock));
  const target = TARGETS[file.kind];
  const checked = rows.map(({ number, cells }) => {
    const { record, problems } = translateRow(mapping, cells);
    const standing = problems.length > 0 ? "broken" : "ready";
    return { number, standing, record, problems, ...target.keysOf(record) };
  });
  await tx.execute(sql`
    update ${importRows} set standing = checked.standing, record = checked.record, problems = checked.problems,
      tax_number = checked.tax_number, website_domain = checked.website_domain, source_id = checked.source_id,
      name_folded = nullif(kerkis_fold(checked.name), ''), match_id = null, match_row = null, match_reasons = '{}', likeness = null
    from jsonb_to_recordset(${JSON.stringify(checked)}::jsonb) as checked (number int, standing text, record jsonb,
      problems jsonb, tax_number text, website_domain text, source_id text, name text)
    where ${importRows}.import_id = ${file.id} and ${importRows}.number = checked.number`);
  const span = { first: first.number, last: last.number };
  await markAlike(tx, file, span, true);
  await advanceImport(tx, file.id, {
    checkpoint: last.number,
    done: file.done + rows.length,
    counts: added(file.counts, await standingsOf(tx, file.id, span)),
  });
  return true;
}

async function standingsOf(tx: Tx, importId: string, { first, last }: Span): Promise<ImportCounts> {
  const rows = await tx
    .select({ standing: importRows.standing, rows: count() })
    .from(importRows)
    .where(and(eq(importRows.import_id, importId), between(importRows.number, first, last)))
    .groupBy(importRows.standing);
  return Object.fromEntries(rows.map(({ standing, rows: times }) => [standing, times]));
}

/** Counts of rows with more of them. */
export function added(counts: ImportCounts, more: ImportCounts): ImportCounts {
  const sum: Record<string, number> = { ...counts };
  for (const [standing, rows] of Object.entries(more)) sum[standing] = (sum[standing] ?? 0) + rows;
  return sum;
}
