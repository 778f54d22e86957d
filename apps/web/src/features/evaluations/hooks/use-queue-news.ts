import type { ApplicationQueuePage } from "@kerkis/contract/applications/applications.schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { evaluationsQueries, type QueueInput } from "../evaluations.queries.ts";
import { newcomers, startOver, updateInPlace } from "./queue-news.ts";
import { useLiveChanges } from "./use-live-changes.ts";

interface News {
  /** The filters it was found under; under others it is no news. */
  of: string;
  /** Waiting to be shown. */
  waiting: { fresh: ApplicationQueuePage; count: number } | null;
  /** Rows that came in while the table was on screen. */
  arrivedIds: readonly string[];
  /** How many came in by themselves, to be announced. */
  announced: number;
}

/** Rows would move under the pointer, under the focus, or above what is being read. */
function isInUse(table: HTMLElement | null): boolean {
  if (!table) return false;
  return table.matches(":hover") || table.contains(document.activeElement) || table.getBoundingClientRect().top < 0;
}

/**
 * Keeps the coordinators' table live. Known rows change where they stand; new ones come in by themselves while nobody is
 * on the table, and otherwise wait behind a notice with their number.
 */
export function useQueueNews(input: QueueInput, table: RefObject<HTMLElement | null>) {
  const queryClient = useQueryClient();
  const of = JSON.stringify(input);
  const [state, setState] = useState<News>({ of, waiting: null, arrivedIds: [], announced: 0 });
  const news = state.of === of ? state : { of, waiting: null, arrivedIds: [], announced: 0 };
  const { queryKey } = evaluationsQueries.queue(input);

  async function look() {
    // Nothing to keep live for who has no table: they may not even ask.
    if (!queryClient.getQueryData(queryKey)) return;
    void queryClient.invalidateQueries({ queryKey: evaluationsQueries.applications() });
    const counting = evaluationsQueries.queueCount(input);
    const before = queryClient.getQueryData(counting.queryKey);
    const [fresh, total] = await Promise.all([
      queryClient.fetchQuery(evaluationsQueries.queueHead(input)).catch(() => undefined),
      queryClient.fetchQuery({ ...counting, staleTime: 0 }).catch(() => undefined),
    ]);
    const shown = queryClient.getQueryData(queryKey);
    if (!fresh || !shown) return;
    const more = before && total ? total.value - before.value : 0;
    const { rows, count } = newcomers(shown, fresh, input.sort ?? "newest", more);
    const arrivedIds = [...news.arrivedIds, ...rows.map(({ id }) => id)];
    if (isInUse(table.current) || (shown.pages.length > 1 && count === 0)) {
      queryClient.setQueryData(queryKey, updateInPlace(shown, fresh));
      if (count > 0) setState({ ...news, waiting: { fresh, count }, arrivedIds });
      return;
    }
    queryClient.setQueryData(queryKey, startOver(fresh));
    setState({ of, waiting: null, arrivedIds, announced: count });
  }
  useLiveChanges(() => void look());

  function show() {
    if (!news.waiting) return;
    queryClient.setQueryData(queryKey, startOver(news.waiting.fresh));
    setState({ ...news, waiting: null, announced: 0 });
  }
  return { waitingCount: news.waiting?.count ?? 0, announced: news.announced, arrivedIds: news.arrivedIds, show };
}
