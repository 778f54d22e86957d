import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { expect, test } from "vitest";
import { allRows, csvOf } from "./list-file.ts";
import type { PageStart } from "../list-query.ts";

interface Boat {
  name: string;
  seats: number | null;
}

test("a file has the columns that have a value in it, and no formula", () => {
  const columns = [
    { label: "Name", cell: () => null, text: ({ name }: Boat) => name },
    { label: "", cell: () => null },
    { label: "Seats", text: ({ seats }: Boat) => seats },
  ];
  const file = csvOf(columns, [
    { name: 'Argo, "the first"', seats: 50 },
    { name: "=1+1", seats: null },
  ]);
  expect(file).toBe('\uFEFFName,Seats\r\n"Argo, ""the first""",50\r\n\'=1+1,\r\n');
});

test("all pages are read, the largest at a time, and no more than a file takes", async () => {
  const limit = LIMITS.pageSizeMax;
  const starts: PageStart[] = [];
  const pages = (last: number) => async (start: PageStart) => {
    starts.push(start);
    const at = Number(start.cursor ?? 0);
    const items = Array.from({ length: limit }, (_, row) => ({ name: `${at} ${row}`, seats: at }));
    return { items, next_cursor: at === last ? null : String(at + 1) };
  };
  const { rows, isCut } = await allRows(pages(2));
  expect([rows.length, isCut]).toEqual([3 * limit, false]);
  expect(starts).toEqual([{ limit }, { limit, cursor: "1" }, { limit, cursor: "2" }]);
  const endless = await allRows(pages(Number.POSITIVE_INFINITY));
  expect([endless.rows.length, endless.isCut]).toEqual([LIMITS.exportedRows, true]);
});
