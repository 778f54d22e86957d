import { expect, test } from "vitest";
import * as z from "zod/mini";
import { columnsOf } from "./columnar.schema.ts";
import { toColumns, toRows } from "./columnar.ts";

const row = z.object({ id: z.string(), scores: z.array(z.number()), rank: z.nullable(z.int()) });
const ROWS = [
  { id: "a", scores: [1, 2], rank: 1 },
  { id: "b", scores: [], rank: null },
];

test("rows become columns and rows again, and their schema refuses what a row's would", () => {
  const columns = toColumns(ROWS, ["id", "scores", "rank"]);
  expect(columns).toEqual({ id: ["a", "b"], scores: [[1, 2], []], rank: [1, null] });
  expect(columnsOf(row).parse(columns)).toEqual(columns);
  expect(toRows(columns)).toEqual(ROWS);
  expect(toRows(toColumns<(typeof ROWS)[number]>([], ["id", "scores", "rank"]))).toEqual([]);
  expect(columnsOf(row).safeParse({ ...columns, rank: [1, "2"] }).success).toBe(false);
});
