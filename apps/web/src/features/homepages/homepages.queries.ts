import { queryOptions } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";

export const homepagesQueries = {
  all: () => ["homepages"] as const,
  landing: () =>
    queryOptions({ queryKey: [...homepagesQueries.all(), "landing"], queryFn: () => api.homepages.landing() }),
  organization: (slug: string) =>
    queryOptions({
      queryKey: [...homepagesQueries.all(), "organization", slug],
      queryFn: () => api.homepages.organization({ slug }),
    }),
};
