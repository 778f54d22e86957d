import { queryOptions } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";

const ONCE = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
  retryOnMount: false,
  refetchOnMount: false,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
  networkMode: "always",
} as const;

export interface ProviderCallback {
  state: string;
  code?: string;
  error?: string;
  iss?: string;
}

export const identityQueries = {
  all: () => ["identity"] as const,
  /** The ways into the account of a reset link; asking changes nothing. */
  waysInOfReset: (token: string) =>
    queryOptions({
      queryKey: [...identityQueries.all(), "ways-in-of-reset", token],
      queryFn: () => api.identity.waysInOfReset({ token }),
      ...ONCE,
    }),
  /**
   * Finishes a sign-in at a provider. A command in a query's clothes: the cache gives one call however often effects run, and
   * nothing repeats it but the person.
   */
  providerCallback: (input: ProviderCallback) =>
    queryOptions({
      queryKey: [...identityQueries.all(), "provider-callback", input],
      queryFn: () => api.identity.providerCallback(input),
      ...ONCE,
    }),
};
