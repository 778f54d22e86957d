import { queryOptions } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";

export const accountQueries = {
  all: () => ["account"] as const,
  /** One's own account, as /settings shows it; what another tab changed shows when the section opens again. */
  account: () =>
    queryOptions({ queryKey: [...accountQueries.all(), "own"], queryFn: () => api.identity.account(), staleTime: 0 }),
};
