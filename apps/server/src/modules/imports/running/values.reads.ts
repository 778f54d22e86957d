import {
  IMPORT_FIELDS,
  isTranslated,
  type ImportField,
  type ImportKind,
} from "@kerkis/contract/imports/fields.taxonomy.ts";
import { sql } from "drizzle-orm";
import type { Reader } from "#platform/db/db.ts";
import type { KeptColumn } from "../imports.tables.ts";
import { importRows } from "../imports.tables.ts";
import { partsOf } from "../rows/choices.policy.ts";

/** Different cells that are looked at, and different values that are shown of a column. */
const CELLS_MAX = 5_000;
const VALUES_MAX = 200;

/** Values by column, with how many rows have each. */
export type CountedValues = Record<string, { value: string; rows: number }[]>;

const isSeveral = ({ as }: ImportField): boolean => as === "industries" || as === "stages" || as === "countries";

/** The values of the columns that are translated, the most frequent first. */
export async function valuesOf(
  db: Reader,
  importId: string,
  kind: ImportKind,
  columns: readonly KeptColumn[],
): Promise<CountedValues> {
  const values: CountedValues = {};
  for (const [index, { field: name }] of columns.entries()) {
    const field = name === null ? undefined : IMPORT_FIELDS[kind][name];
    if (field && isTranslated(field.as))
      values[String(index)] = await countedValues(db, importId, index, isSeveral(field));
  }
  return values;
}

async function countedValues(db: Reader, importId: string, index: number, isSeveral: boolean) {
  const { rows } = await db.execute<{ cell: string; rows: number }>(sql`
    select trim(cells ->> ${index}::int) as cell, count(*)::int as rows from ${importRows}
    where import_id = ${importId} and trim(cells ->> ${index}::int) <> '' group by 1 order by 2 desc, 1 limit ${CELLS_MAX}`);
  const counts = new Map<string, number>();
  for (const { cell, rows: times } of rows)
    for (const value of isSeveral ? new Set(partsOf(cell)) : [cell])
      counts.set(value, (counts.get(value) ?? 0) + times);
  return [...counts]
    .map(([value, times]) => ({ value, rows: times }))
    .toSorted((one, other) => other.rows - one.rows)
    .slice(0, VALUES_MAX);
}
