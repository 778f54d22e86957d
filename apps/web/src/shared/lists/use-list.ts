import { useInfiniteQuery } from "@tanstack/react-query";
import type { ListPage, ListQuery, RowOf } from "./list-query.ts";
import { useLastFound } from "./use-last-found.ts";

export interface List<Page extends ListPage> {
  /** Nothing to show yet, nothing to be had, or rows, perhaps none. */
  state: "loading" | "failed" | "shown";
  rows: readonly RowOf<Page>[];
  /** The first page, with what it tells of the whole list. */
  first: Page | undefined;
  error: unknown;
  retry: () => void;
  isRetrying: boolean;
  /** What is shown was found under other filters; theirs is on the way. */
  isChanging: boolean;
  /** What is shown could not be brought up to date. */
  isOutdated: boolean;
  /** What is shown was found under other filters; theirs could not be had without a connection. */
  isKept: boolean;
  /** Where the next page begins; null at the end. */
  next: string | null;
  loadMore: () => void;
  isLoadingMore: boolean;
  hasMoreFailed: boolean;
}

/** A list as its parts show it; give it to `ResourceList`. */
export function useList<Page extends ListPage>(query: ListQuery<Page>): List<Page> {
  const found = useInfiniteQuery(query);
  const kept = useLastFound(query.queryKey, found);
  const pages = (found.data ?? kept)?.pages ?? [];
  const last = pages.at(-1);
  return {
    state: found.data || kept ? "shown" : found.isError ? "failed" : "loading",
    rows: pages.flatMap(({ items }) => items),
    first: pages[0],
    error: found.error,
    retry: () => void found.refetch(),
    isRetrying: found.isRefetching || (found.isError && found.isFetching),
    isChanging: found.isPlaceholderData,
    isOutdated: found.isRefetchError,
    isKept: kept !== undefined,
    next: found.hasNextPage && last ? last.next_cursor : null,
    loadMore: () => void found.fetchNextPage(),
    isLoadingMore: found.isFetchingNextPage,
    hasMoreFailed: found.isFetchNextPageError,
  };
}

/** A query that answers with all rows at once. */
interface WholeQuery {
  data: unknown;
  error: unknown;
  isFetching: boolean;
  isRefetchError: boolean;
  refetch: () => unknown;
}

/** A list that is no page of a longer one: the feed's latest, one's own assignments. */
export const wholeList = <Row>(found: WholeQuery, rows: readonly Row[]): List<ListPage<Row>> => ({
  state: found.data !== undefined ? "shown" : found.error ? "failed" : "loading",
  rows,
  first: undefined,
  error: found.error,
  retry: () => void found.refetch(),
  isRetrying: found.isFetching,
  isChanging: false,
  isOutdated: found.isRefetchError,
  isKept: false,
  next: null,
  loadMore: () => undefined,
  isLoadingMore: false,
  hasMoreFailed: false,
});
