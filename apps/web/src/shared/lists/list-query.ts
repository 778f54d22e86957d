import { hashKey, infiniteQueryOptions, type QueryKey } from "@tanstack/react-query";

/** One page of a list as the server gives it. */
export interface ListPage<Row = unknown> {
  items: readonly Row[];
  /** Where the next page begins; null at the end. */
  next_cursor: string | null;
}
export type RowOf<Page extends ListPage> = Page["items"][number];

/** Where a page begins; nothing for the first. */
export interface PageStart {
  cursor?: string;
  /** How many rows; as many as the list shows at a time unless told. */
  limit?: number;
}

interface ListQueryInput<Page extends ListPage> {
  /** Names the list, without what is asked of it. */
  key: QueryKey;
  /** Filters, words and order. */
  input: unknown;
  load: (start: PageStart) => Promise<Page>;
  /** Where the first page begins: a link of a browser without scripts. */
  from?: string | null;
  staleTime?: number;
  refetchInterval?: number;
  /** False for a list that must not be asked for yet. */
  enabled?: boolean;
  retry?: number | false;
  retryDelay?: number;
}

/** A list page by page. While other filters load, what was found before stays; another list's rows never stand in. */
export function listQuery<Page extends ListPage>(query: ListQueryInput<Page>) {
  const { key, input, load, from = null, ...rest } = query;
  return {
    ...infiniteQueryOptions({
      queryKey: [...key, input],
      queryFn: ({ pageParam }) => load(pageParam === null ? {} : { cursor: pageParam }),
      initialPageParam: from,
      getNextPageParam: (page) => page.next_cursor,
      placeholderData: (before, query) =>
        query && hashKey(query.queryKey.slice(0, -1)) === hashKey(key) ? before : undefined,
      ...rest,
    }),
    load,
  };
}
export type ListQuery<Page extends ListPage> = ReturnType<typeof listQuery<Page>>;
