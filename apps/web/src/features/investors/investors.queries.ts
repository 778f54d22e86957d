import { LIMITS } from "@kerkis/contract/core/limits.ts";
import type { MergePairInput, RecordPairsFilters } from "@kerkis/contract/core/records/merging.ts";
import type { InvestorListQuery } from "@kerkis/contract/investors/investors.schema.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";
import { listQuery } from "#shared/lists/list-query.ts";

export type InvestorListInput = Omit<InvestorListQuery, "cursor" | "limit">;

/** Queries of the investors; their keys live here only. */
export const investorsQueries = {
  all: () => ["investors"] as const,
  lists: () => [...investorsQueries.all(), "list"] as const,
  /** The list page by page, from `cursor` on (a link of a browser without scripts). */
  list: (input: InvestorListInput, from: string | null = null) =>
    listQuery({
      key: investorsQueries.lists(),
      input: { ...input, from },
      load: (start) => api.investors.list({ ...input, limit: LIMITS.pageSize, ...start }),
      from,
    }),
  count: ({ sort: _sort, ...filters }: InvestorListInput) =>
    queryOptions({
      queryKey: [...investorsQueries.lists(), "count", filters],
      queryFn: () => api.investors.listCount(filters),
    }),
  facets: ({ sort: _sort, ...filters }: InvestorListInput) =>
    queryOptions({
      queryKey: [...investorsQueries.all(), "facets", filters],
      queryFn: () => api.investors.facets(filters),
      placeholderData: keepPreviousData,
    }),
  /** Those whose verified facts changed, page by page. */
  changed: () =>
    listQuery({
      key: [...investorsQueries.lists(), "changed"],
      input: {},
      load: (start) => api.investors.changed({ limit: LIMITS.pageSize, ...start }),
    }),
  changedCount: () =>
    queryOptions({
      queryKey: [...investorsQueries.lists(), "changed", "count"],
      queryFn: () => api.investors.changedCount({}),
    }),
  /** A profile for those who may edit it. */
  profile: (id: string) =>
    queryOptions({
      queryKey: [...investorsQueries.all(), "profile", id],
      queryFn: () => api.investors.profile({ id }),
      staleTime: 0,
    }),
  /** Who changed what, page by page. */
  history: (id: string) =>
    listQuery({
      key: [...investorsQueries.all(), "history"],
      input: { id },
      load: (start) => api.investors.history({ id, limit: LIMITS.pageSize, ...start }),
    }),
  /** Those that may be the same. */
  pairs: (input: RecordPairsFilters) =>
    listQuery({
      key: [...investorsQueries.all(), "pairs"],
      input,
      load: (start) => api.investors.pairs({ ...input, ...start }),
    }),
  pairsCount: (input: RecordPairsFilters) =>
    queryOptions({
      queryKey: [...investorsQueries.all(), "pairs", "count", input],
      queryFn: () => api.investors.pairsCount(input),
    }),
  /** What was merged. */
  merges: () =>
    listQuery({
      key: [...investorsQueries.all(), "merges"],
      input: {},
      load: (start) => api.investors.merges(start),
    }),
  mergeView: (input: MergePairInput) =>
    queryOptions({
      queryKey: [...investorsQueries.all(), "merge", input],
      queryFn: () => api.investors.mergeView(input),
    }),
  investor: (id: string) =>
    queryOptions({ queryKey: [...investorsQueries.all(), "investor", id], queryFn: () => api.investors.get({ id }) }),
};
