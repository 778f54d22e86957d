import type { RowCount } from "@kerkis/contract/core/lists.ts";
import { type FetchQueryOptions, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { newcomers, type RowFacts, startOver, updateInPlace } from "./list-news.ts";
import type { ListPage, ListQuery, RowOf } from "../list-query.ts";

interface News<Page> {
  /** What the list was asked for; under other filters it is no news. */
  of: string;
  /** Waiting to be shown. */
  waiting: { fresh: Page; count: number } | null;
  /** Rows that came in while the list was on screen. */
  arrivedIds: readonly string[];
  /** How many came in by themselves, to be announced. */
  announced: number;
}

/** Rows would move under the pointer, under the focus, or above what is being read. */
function isInUse(rows: HTMLElement | null): boolean {
  if (!rows) return false;
  return rows.matches(":hover") || rows.contains(document.activeElement) || rows.getBoundingClientRect().top < 0;
}

/**
 * Keeps a list live; call `look` when something happened. Known rows change where they stand; new ones come in by themselves
 * while nobody is on the list, and otherwise wait behind a notice with their number.
 */
export function useListNews<Page extends ListPage, Total extends RowCount, Key extends QueryKey>(
  query: ListQuery<Page>,
  facts: RowFacts<RowOf<Page>>,
  rowsOnScreen: RefObject<HTMLElement | null>,
  counting: FetchQueryOptions<Total, Error, Total, Key>,
) {
  const queryClient = useQueryClient();
  const of = JSON.stringify(query.queryKey);
  const [state, setState] = useState<News<Page>>({ of, waiting: null, arrivedIds: [], announced: 0 });
  const news = state.of === of ? state : { of, waiting: null, arrivedIds: [], announced: 0 };

  async function look() {
    // Nothing to keep live for who has no list: they may not even ask.
    if (!queryClient.getQueryData(query.queryKey)) return;
    const before = queryClient.getQueryData<Total>(counting.queryKey);
    const [fresh, total] = await Promise.all([
      query.load({}).catch(() => undefined),
      queryClient.fetchQuery({ ...counting, staleTime: 0 }).catch(() => undefined),
    ]);
    const shown = queryClient.getQueryData(query.queryKey);
    if (!fresh || !shown) return;
    const { rows, count } = newcomers(shown, fresh, facts, before && total ? total.value - before.value : 0);
    const arrivedIds = [...news.arrivedIds, ...rows.map(facts.rowId)];
    if (isInUse(rowsOnScreen.current) || (shown.pages.length > 1 && count === 0)) {
      queryClient.setQueryData(query.queryKey, updateInPlace(shown, fresh, facts.rowId));
      if (count > 0) setState({ ...news, waiting: { fresh, count }, arrivedIds });
      return;
    }
    queryClient.setQueryData(query.queryKey, startOver(fresh));
    setState({ of, waiting: null, arrivedIds, announced: count });
  }

  function show() {
    if (!news.waiting) return;
    queryClient.setQueryData(query.queryKey, startOver(news.waiting.fresh));
    setState({ ...news, waiting: null, announced: 0 });
  }
  return {
    look: () => void look(),
    show,
    waitingCount: news.waiting?.count ?? 0,
    announced: news.announced,
    hasArrived: (id: string) => news.arrivedIds.includes(id),
  };
}
export type ListNews = ReturnType<typeof useListNews>;
