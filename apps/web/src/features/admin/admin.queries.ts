import { infiniteQueryOptions } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";

const REFRESH_MS = 5000;

export const adminQueries = {
  all: () => ["admin"] as const,
  /** Kept mail page by page, asked for again every five seconds while it is on screen. */
  outbox: () =>
    infiniteQueryOptions({
      queryKey: [...adminQueries.all(), "outbox"],
      queryFn: ({ pageParam }) => api.admin.outbox(pageParam === null ? {} : { cursor: pageParam }),
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.next_cursor,
      refetchInterval: REFRESH_MS,
      staleTime: REFRESH_MS,
    }),
};
