/** Rows field by field, the values of each in the order of the rows: thousands of rows in half the bytes, no name is said twice. */
export type Columns<Row> = { [Field in keyof Row]: Row[Field][] };

/** @param fields which each of the rows has */
export const toColumns = <Row extends object>(rows: readonly Row[], fields: readonly (keyof Row)[]): Columns<Row> =>
  Object.fromEntries(fields.map((field) => [field, rows.map((row) => row[field])])) as Columns<Row>;

/** The rows that were made columns of. */
export function toRows<Row extends object>(columns: Columns<Row>): Row[] {
  const fields = Object.entries<readonly unknown[]>(columns);
  const count = fields[0]?.[1].length ?? 0;
  return Array.from(
    { length: count },
    (_, index) => Object.fromEntries(fields.map(([field, values]) => [field, values[index]])) as Row,
  );
}
