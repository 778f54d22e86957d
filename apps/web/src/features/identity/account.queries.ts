import { queryOptions } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";

export const accountQueries = {
  all: () => ["account"] as const,
  /** One's own account, as /settings shows it; what another tab changed shows when the section opens again. */
  account: () =>
    queryOptions({ queryKey: [...accountQueries.all(), "own"], queryFn: () => api.identity.account(), staleTime: 0 }),
  /**
   * Uses the link that was sent to a new address. A command in a query's clothes: the cache gives one call per link however
   * often effects run, and only a browser with scripts makes it, never a mail scanner.
   */
  confirmation: (token: string) =>
    queryOptions({
      queryKey: ["account-link", token],
      queryFn: () => api.identity.confirmEmail({ token }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      retry: false,
      retryOnMount: false,
      refetchOnMount: false,
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
      networkMode: "always",
    }),
};
