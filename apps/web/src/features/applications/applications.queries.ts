import type { MyApplicationsQuery } from "@kerkis/contract/applications/applications.schema.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import type { investorDuplicateQuery } from "@kerkis/contract/investors/investors.schema.ts";
import type { duplicateQuery } from "@kerkis/contract/startups/startups.schema.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { api } from "#shared/api/client.ts";
import { listQuery } from "#shared/lists/list-query.ts";

export type MyApplicationsInput = Omit<MyApplicationsQuery, "cursor" | "limit">;
export type DuplicateInput = z.input<typeof duplicateQuery>;
type InvestorDuplicateInput = z.input<typeof investorDuplicateQuery>;

/** A warning while one types: asked once, the last answer stays while the next is on its way. */
const duplicateOptions = { retry: false, staleTime: 60_000, placeholderData: keepPreviousData } as const;

/** Queries of the founder's side of applications; their keys live here only. */
export const applicationsQueries = {
  all: () => ["applications"] as const,
  lists: () => [...applicationsQueries.all(), "mine"] as const,
  /** My Applications, page by page. */
  mine: (input: MyApplicationsInput) =>
    listQuery({
      key: applicationsQueries.lists(),
      input,
      load: (start) => api.applications.mine({ ...input, limit: LIMITS.pageSize, ...start }),
      staleTime: 10_000,
    }),
  /** How many the filters let through, and of all in each state. */
  mineCount: ({ sort: _sort, ...filters }: MyApplicationsInput) =>
    queryOptions({
      queryKey: [...applicationsQueries.lists(), "count", filters],
      queryFn: () => api.applications.mineCount(filters),
      staleTime: 10_000,
    }),
  /** How one stands to a call. */
  standing: (callId: string) =>
    queryOptions({
      queryKey: [...applicationsQueries.all(), "call", callId],
      queryFn: () => api.applications.inCall({ programme_id: callId }),
      staleTime: 5_000,
    }),
  /** Applications with startups of one's own that somebody else left behind. */
  left: () =>
    queryOptions({
      queryKey: [...applicationsQueries.all(), "left"],
      queryFn: () => api.applications.left(),
      staleTime: 10_000,
    }),
  /** The call that an application is begun for, as everyone sees it. */
  calledFor: (callId: string) =>
    queryOptions({
      queryKey: [...applicationsQueries.all(), "called-for", callId],
      queryFn: () => api.programmes.call({ id: callId }),
      staleTime: 60_000,
    }),
  application: (id: string) =>
    queryOptions({
      queryKey: [...applicationsQueries.all(), "application", id],
      queryFn: () => api.applications.get({ id }),
      staleTime: 5_000,
    }),
  /** Documents that were asked for beside the form. */
  documents: (id: string) =>
    queryOptions({
      queryKey: [...applicationsQueries.all(), "documents", id],
      queryFn: () => api.applications.documents({ id }),
      staleTime: 5_000,
    }),
  /** Investors that may be the one being registered. */
  investorDuplicates: (input: InvestorDuplicateInput) =>
    queryOptions({
      queryKey: [...applicationsQueries.all(), "duplicates", "investor", input],
      queryFn: () => api.investors.duplicates(input),
      ...duplicateOptions,
    }),
  /** Startups that may be the one being registered. */
  duplicates: (input: DuplicateInput) =>
    queryOptions({
      queryKey: [...applicationsQueries.all(), "duplicates", input],
      queryFn: () => api.startups.duplicates(input),
      ...duplicateOptions,
    }),
};
