import { Column, is, type SQL, sql } from "drizzle-orm";
import type { SelectResultFields } from "drizzle-orm/query-builders/select.types";

/** An expression must be of what JSON can say: text, number, boolean, JSON or lists of them. */
type Field = Column | SQL;
type Fields = Readonly<Record<string, Field | Readonly<Record<string, Field>>>>;
interface Part {
  field: Field;
  name: string;
  /** The object that it stands in; null for the row itself. */
  group: string | null;
}

const isField = (field: Fields[string]): field is Field => is(field, Column) || "queryChunks" in field;

const partsOf = (name: string, field: Fields[string]): Part[] =>
  isField(field)
    ? [{ field, name, group: null }]
    : Object.entries(field).map(([inner, part]) => ({ field: part, name: inner, group: name }));

/**
 * What a statement selects of a wide row, as one value: PostgreSQL describes each column with each answer, and of a single row of
 * forty columns that takes longer than the row.
 * @param fields as for a select; what belongs together may stand in an object of its own
 */
export function asOneValue<Selected extends Fields>(fields: Selected): SQL<SelectResultFields<Selected>> {
  const parts = Object.entries(fields).flatMap(([name, field]) => partsOf(name, field));
  const listed = sql.join(
    parts.map(({ field }) => field),
    sql`, `,
  );
  return sql`json_build_array(${listed})`.mapWith((answer: unknown) => {
    const values = answer as readonly unknown[];
    const row: Record<string, unknown> = {};
    const groups: Record<string, Record<string, unknown>> = {};
    for (const [index, { field, name, group }] of parts.entries()) {
      const value = values[index];
      const target = group === null ? row : (groups[group] ??= {});
      target[name] = value !== null && is(field, Column) ? field.mapFromDriverValue(value) : value;
    }
    return Object.assign(row, groups) as SelectResultFields<Selected>;
  });
}
