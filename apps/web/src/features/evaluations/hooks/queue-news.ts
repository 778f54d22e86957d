import type { applicationQueuePage, ApplicationRow } from "@kerkis/contract/applications/applications.schema.ts";
import type { InfiniteData } from "@tanstack/react-query";
import type * as z from "zod/mini";
import type { QueueSort } from "./queue-search.ts";

export type QueuePage = z.infer<typeof applicationQueuePage>;
export type QueueData = InfiniteData<QueuePage>;

const submittedAt = ({ submitted_at }: ApplicationRow): string => submitted_at ?? "";

/** Rows of a fresh first page that arrived after everything on screen; other sort orders only count them. */
export function newcomers(
  shown: QueueData,
  fresh: QueuePage,
  sort: QueueSort,
): { rows: ApplicationRow[]; count: number } {
  const rows = shown.pages.flatMap(({ items }) => items);
  if (sort !== "newest") {
    const before = shown.pages[0]?.total.value ?? 0;
    return { rows: [], count: Math.max(0, fresh.total.value - before) };
  }
  const known = new Set(rows.map(({ id }) => id));
  const latest = rows.reduce((last, row) => (submittedAt(row) > last ? submittedAt(row) : last), "");
  const arrived = fresh.items.filter((row) => !known.has(row.id) && submittedAt(row) > latest);
  return { rows: arrived, count: arrived.length };
}

/** The table with its rows, figures and counts brought up to date where they stand: nothing moves. */
export function updateInPlace(shown: QueueData, fresh: QueuePage): QueueData {
  const byId = new Map(fresh.items.map((row) => [row.id, row]));
  return {
    ...shown,
    pages: shown.pages.map((page) => ({
      ...page,
      items: page.items.map((row) => byId.get(row.id) ?? row),
      total: fresh.total,
      stats: fresh.stats,
    })),
  };
}

/** The table begun anew from a fresh first page. */
export const startOver = (fresh: QueuePage): QueueData => ({ pages: [fresh], pageParams: [null] });
