import { queryOptions } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";

/** The letters that decisions go out with; their keys live here only. */
export const letterQueries = {
  all: () => ["letters"] as const,
  /** The organization's letters. */
  organization: () =>
    queryOptions({
      queryKey: [...letterQueries.all(), "organization"],
      queryFn: () => api.judging.letterTemplates({}),
    }),
  /** Those of a call: its own, and the organization's where it has none. */
  call: (programme_id: string) =>
    queryOptions({
      queryKey: [...letterQueries.all(), "call", programme_id],
      queryFn: () => api.judging.letterTemplates({ programme_id }),
    }),
};
