import type { InfiniteData } from "@tanstack/react-query";
import type { ListPage, RowOf } from "../list-query.ts";

type Pages<Page> = InfiniteData<Page>;

/** What tells rows apart, and when each came. */
export interface RowFacts<Row> {
  rowId: (row: Row) => string;
  arrivedAt: (row: Row) => string;
  /** Other orders hide where a new row stands: there new ones are only counted, by `more`. */
  isNewestFirst: boolean;
}

/** Rows of a fresh first page that arrived after everything on screen, and how many there are; `more` than before in all. */
export function newcomers<Page extends ListPage>(
  shown: Pages<Page>,
  fresh: Page,
  { rowId, arrivedAt, isNewestFirst }: RowFacts<RowOf<Page>>,
  more: number,
): { rows: RowOf<Page>[]; count: number } {
  if (!isNewestFirst) return { rows: [], count: Math.max(0, more) };
  const rows = shown.pages.flatMap(({ items }) => items);
  const known = new Set(rows.map(rowId));
  const latest = rows.reduce<string>((last, row) => (arrivedAt(row) > last ? arrivedAt(row) : last), "");
  const arrived = fresh.items.filter((row) => !known.has(rowId(row)) && arrivedAt(row) > latest);
  return { rows: arrived, count: arrived.length };
}

/** The list with its rows, and what its pages tell of the whole, brought up to date where they stand: nothing moves. */
export function updateInPlace<Page extends ListPage>(
  shown: Pages<Page>,
  fresh: Page,
  rowId: (row: RowOf<Page>) => string,
): Pages<Page> {
  const byId = new Map(fresh.items.map((row) => [rowId(row), row]));
  return {
    ...shown,
    pages: shown.pages.map((page) => ({
      ...fresh,
      next_cursor: page.next_cursor,
      items: page.items.map((row) => byId.get(rowId(row)) ?? row),
    })),
  };
}

/** The list begun anew from a fresh first page. */
export const startOver = <Page extends ListPage>(fresh: Page): InfiniteData<Page, null> => ({
  pages: [fresh],
  pageParams: [null],
});
