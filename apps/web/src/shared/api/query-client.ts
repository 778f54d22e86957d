import { isServer, QueryClient } from "@tanstack/react-query";
import { refusalOf } from "./client.ts";

const MINUTE_MS = 60_000;
const REQUEST_TIMEOUT = 408;

/** Specification 9: up to 3 retries, none on a 4xx other than 408. */
export function shouldRetryQuery(failures: number, error: unknown): boolean {
  const status = refusalOf(error)?.status;
  if (status !== undefined && status >= 400 && status < 500 && status !== REQUEST_TIMEOUT) return false;
  if (isOffline()) return false;
  return failures < 3;
}

/** Specification 9: one retry, and only when no answer came; an answered write is never sent again. */
export function shouldRetryMutation(failures: number, error: unknown): boolean {
  return !isOffline() && failures < 1 && refusalOf(error) === undefined && error instanceof TypeError;
}

/** Without a network nothing is gained by trying again; what is known stays on screen until it is back. */
const isOffline = (): boolean => typeof navigator !== "undefined" && "onLine" in navigator && !navigator.onLine;

/** Query defaults of specification 9. The server keeps everything until its request ends and never retries. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE_MS,
        gcTime: isServer ? Number.POSITIVE_INFINITY : 10 * MINUTE_MS,
        refetchOnWindowFocus: false,
        // Calls fail at once without a network instead of waiting for one, so that pages open with what is known.
        networkMode: "always",
        refetchOnReconnect: true,
        retry: isServer ? false : shouldRetryQuery,
      },
      mutations: { retry: shouldRetryMutation, retryDelay: 1000, networkMode: "always" },
      dehydrate: { shouldDehydrateQuery: (query) => query.state.status === "success" },
    },
  });
}
