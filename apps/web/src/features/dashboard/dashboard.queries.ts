import { queryOptions } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";

/** What was done on another screen is seen here on the way back. */
const FRESH_MS = 5_000;

export const dashboardQueries = {
  mine: () =>
    queryOptions({
      queryKey: ["analytics", "dashboard"],
      queryFn: () => api.analytics.dashboard(),
      staleTime: FRESH_MS,
    }),
};
