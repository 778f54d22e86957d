import { api } from "#shared/api/client.ts";
import { listQuery } from "#shared/lists/list-query.ts";

const REFRESH_MS = 5000;

export const adminQueries = {
  all: () => ["admin"] as const,
  /** Kept mail page by page, asked for again every five seconds while it is on screen. */
  outbox: () =>
    listQuery({
      key: [...adminQueries.all(), "outbox"],
      input: null,
      load: (start) => api.admin.outbox(start),
      refetchInterval: REFRESH_MS,
      staleTime: REFRESH_MS,
    }),
};
