import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";

/** Specification 9: asked for at most so long. */
const within = (signal: AbortSignal, ms: number) => ({ signal: AbortSignal.any([signal, AbortSignal.timeout(ms)]) });

/** Keys: ["organizations", …]. */
export const organizationsQueries = {
  all: () => ["organizations"] as const,
  mine: () =>
    queryOptions({
      queryKey: [...organizationsQueries.all(), "mine"],
      queryFn: ({ signal }) => api.organizations.mine(undefined, within(signal, LIMITS.organizationListTimeoutMs)),
      // What takes ten seconds once is not tried four times over; the person can.
      retry: false,
    }),
  details: (id: string) =>
    queryOptions({
      queryKey: [...organizationsQueries.all(), "details", id],
      queryFn: ({ signal }) => api.organizations.details({ id }, within(signal, LIMITS.organizationListTimeoutMs)),
      retry: false,
    }),
  closed: () =>
    queryOptions({
      queryKey: [...organizationsQueries.all(), "closed"],
      queryFn: () => api.organizations.closed(),
    }),
  slug: (question: { name: string; slug?: string }) =>
    queryOptions({
      queryKey: [...organizationsQueries.all(), "slug", question],
      queryFn: () => api.organizations.slug(question),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
};
