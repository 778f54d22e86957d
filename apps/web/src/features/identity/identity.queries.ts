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
  /**
   * Uses a verification link. A command in a query's clothes: the cache gives one call per link however often effects run,
   * and only a browser with scripts makes it, never a mail scanner. Nothing repeats it but the person.
   */
  verification: (token: string) =>
    queryOptions({
      queryKey: [...identityQueries.all(), "verification", token],
      queryFn: () => api.identity.verifyEmail({ token }),
      ...ONCE,
    }),
  /** Finishes a sign-in at a provider; in a query's clothes for the same reasons. */
  providerCallback: (input: ProviderCallback) =>
    queryOptions({
      queryKey: [...identityQueries.all(), "provider-callback", input],
      queryFn: () => api.identity.providerCallback(input),
      ...ONCE,
    }),
};
