import { expect, test } from "vitest";
import type { ListPage } from "../list-query.ts";
import { newcomers, startOver, updateInPlace } from "./list-news.ts";

interface Row {
  id: string;
  at: number;
  phase: string;
}
const row = (id: string, at: number, phase = "pending"): Row => ({ id, at, phase });
const pageOf = (...items: Row[]): ListPage<Row> => ({
  items,
  next_cursor: null,
});
const facts = {
  rowId: ({ id }: Row) => id,
  arrivedAt: ({ at }: Row) => String(at).padStart(2, "0"),
  isNewestFirst: true,
};

test("only what arrived after everything on screen is new", () => {
  const shown = startOver(pageOf(row("b", 2), row("a", 1)));
  const fresh = pageOf(row("c", 3), row("b", 2), row("a", 1), row("older", 0));
  expect(newcomers(shown, fresh, facts, 0).rows.map(({ id }) => id)).toEqual(["c"]);
  expect(newcomers(shown, fresh, { ...facts, isNewestFirst: false }, 2)).toEqual({ rows: [], count: 2 });
});

test("a row that fell off and one that moved up from the next page are no news", () => {
  const shown = startOver(pageOf(row("c", 3), row("b", 2)));
  expect(newcomers(shown, pageOf(row("c", 3), row("a", 1)), facts, 0).count).toBe(0);
});

test("known rows change where they stand, and their page ends where it did", () => {
  const first = { ...pageOf(row("b", 2), row("a", 1)), next_cursor: "after-a" };
  const shown = startOver(first);
  const fresh = pageOf(row("c", 3), row("a", 1, "approved"), row("b", 2));
  const [page] = updateInPlace(shown, fresh, facts.rowId).pages;
  expect(page?.items.map(({ id, phase }) => `${id} ${phase}`)).toEqual(["b pending", "a approved"]);
  expect(page?.next_cursor).toBe("after-a");
});
