import type { Region } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";
import { given } from "#shared/routing/search.ts";

/** Queries of the ecosystem; their keys live here only. */
export const ecosystemQueries = {
  all: () => ["ecosystem"] as const,
  overview: (region: Region | undefined) =>
    queryOptions({
      queryKey: [...ecosystemQueries.all(), "overview", region ?? null],
      queryFn: () => api.ecosystem.overview(given({ region })),
    }),
  network: (region: Region | undefined) =>
    queryOptions({
      queryKey: [...ecosystemQueries.all(), "network", region ?? null],
      queryFn: () => api.ecosystem.network(given({ region })),
    }),
  calls: () => queryOptions({ queryKey: [...ecosystemQueries.all(), "calls"], queryFn: () => api.ecosystem.calls() }),
};
