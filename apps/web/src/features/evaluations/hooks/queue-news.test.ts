import type { ApplicationQueuePage, ApplicationRow } from "@kerkis/contract/applications/applications.schema.ts";
import { expect, test } from "vitest";
import { newcomers, startOver, updateInPlace } from "./queue-news.ts";
import { applicationRow } from "../evaluations.factory.ts";

const at = (minute: number): string => `2026-11-20T08:${String(minute).padStart(2, "0")}:00.000Z`;
const row = (id: string, minute: number, given: Partial<ApplicationRow> = {}): ApplicationRow =>
  applicationRow({ id, submitted_at: at(minute), ...given });
const pageOf = (...items: ApplicationRow[]): ApplicationQueuePage => ({ items, next_cursor: null });

test("only what arrived after everything on screen is new", () => {
  const shown = startOver(pageOf(row("b", 2), row("a", 1)));
  const fresh = pageOf(row("c", 3), row("b", 2), row("a", 1), row("older", 0));
  expect(newcomers(shown, fresh, "newest", 2).rows.map(({ id }) => id)).toEqual(["c"]);
  expect(newcomers(shown, fresh, "name", 2)).toEqual({ rows: [], count: 2 });
});

test("a row that fell off and one that moved up from the next page are no news", () => {
  const shown = startOver(pageOf(row("c", 3), row("b", 2)));
  expect(newcomers(shown, pageOf(row("c", 3), row("a", 1)), "newest", 0).count).toBe(0);
});

test("known rows change where they stand", () => {
  const shown = startOver(pageOf(row("b", 2), row("a", 1)));
  const fresh = pageOf(row("c", 3), row("a", 1, { phase: "approved" }), row("b", 2));
  const [page] = updateInPlace(shown, fresh).pages;
  expect(page?.items.map(({ id, phase }) => `${id} ${phase}`)).toEqual(["b pending", "a approved"]);
});
