import { queryOptions } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";

export const contentQueries = {
  all: () => ["content"] as const,
  /** Figures of the registry that /about shows. */
  figures: () =>
    queryOptions({ queryKey: [...contentQueries.all(), "figures"], queryFn: () => api.analytics.publicFigures() }),
};
