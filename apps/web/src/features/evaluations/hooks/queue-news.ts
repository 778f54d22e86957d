import type { ApplicationQueuePage, ApplicationRow } from "@kerkis/contract/applications/applications.schema.ts";
import type { InfiniteData } from "@tanstack/react-query";
import type { QueueSort } from "./queue-search.ts";

export type QueueData = InfiniteData<ApplicationQueuePage>;

const submittedAt = ({ submitted_at }: ApplicationRow): string => submitted_at ?? "";

/**
 * Rows of a fresh first page that arrived after everything on screen; other sort orders only count them.
 * @param more how many more there are than when they were counted last
 */
export function newcomers(
  shown: QueueData,
  fresh: ApplicationQueuePage,
  sort: QueueSort,
  more: number,
): { rows: ApplicationRow[]; count: number } {
  const rows = shown.pages.flatMap(({ items }) => items);
  if (sort !== "newest") return { rows: [], count: Math.max(0, more) };
  const known = new Set(rows.map(({ id }) => id));
  const latest = rows.reduce((last, row) => (submittedAt(row) > last ? submittedAt(row) : last), "");
  const arrived = fresh.items.filter((row) => !known.has(row.id) && submittedAt(row) > latest);
  return { rows: arrived, count: arrived.length };
}

/** The table with its rows brought up to date where they stand: nothing moves. */
export function updateInPlace(shown: QueueData, fresh: ApplicationQueuePage): QueueData {
  const byId = new Map(fresh.items.map((row) => [row.id, row]));
  return {
    ...shown,
    pages: shown.pages.map((page) => ({
      ...page,
      items: page.items.map((row) => byId.get(row.id) ?? row),
    })),
  };
}

/** The table begun anew from a fresh first page. */
export const startOver = (fresh: ApplicationQueuePage): QueueData => ({ pages: [fresh], pageParams: [null] });
