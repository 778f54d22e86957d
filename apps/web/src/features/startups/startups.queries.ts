import { LIMITS } from "@kerkis/contract/core/limits.ts";
import type { RecordPairsFilters } from "@kerkis/contract/core/records/merging.ts";
import type { RegistryRequestsFilters } from "@kerkis/contract/startups/requests/requests.schema.ts";
import type { StartupListQuery } from "@kerkis/contract/startups/startups.schema.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";
import { errorCode } from "#shared/api/errors.ts";
import { listQuery } from "#shared/lists/list-query.ts";

export type StartupListInput = Omit<StartupListQuery, "cursor" | "limit">;

const UPDATES_SHOWN = 5;
const CHOICES_SHOWN = 6;
const HISTORY_SHOWN = 10;
const COMPANY_AGAIN_MS = 3_000;

/** Queries of the registry; their keys live here only. */
export const startupsQueries = {
  all: () => ["startups"] as const,
  lists: () => [...startupsQueries.all(), "list"] as const,
  /** The registry page by page, from `cursor` on (a link of a browser without scripts). */
  list: (input: StartupListInput, from: string | null = null) =>
    listQuery({
      key: startupsQueries.lists(),
      input: { ...input, from },
      load: (start) => api.startups.list({ ...input, limit: LIMITS.pageSize, ...start }),
      from,
    }),
  /** How many the list has. */
  count: ({ sort: _sort, ...filters }: StartupListInput) =>
    queryOptions({
      queryKey: [...startupsQueries.lists(), "count", filters],
      queryFn: () => api.startups.listCount(filters),
    }),
  facets: ({ sort: _sort, ...filters }: StartupListInput) =>
    queryOptions({
      queryKey: [...startupsQueries.all(), "facets", filters],
      queryFn: () => api.startups.facets(filters),
      placeholderData: keepPreviousData,
    }),
  /** Events where it takes the stage. */
  stages: (id: string) =>
    queryOptions({
      queryKey: [...startupsQueries.all(), "stages", id],
      queryFn: async () => (await api.events.stagesOf({ startup_id: id })).items,
    }),
  /** Investors of the registry that have it in their portfolio. */
  investors: (id: string) =>
    queryOptions({
      queryKey: [...startupsQueries.all(), "investors", id],
      queryFn: async () => (await api.investors.backersOf({ startup_id: id })).items,
    }),
  similar: (id: string) =>
    queryOptions({
      queryKey: [...startupsQueries.all(), "similar", id],
      queryFn: () => api.startups.similar({ id }),
      staleTime: 60_000,
    }),
  /** The seats around a startup. */
  followers: (id: string) =>
    queryOptions({
      queryKey: [...startupsQueries.all(), "followers", id],
      queryFn: () => api.startups.followers({ id }),
      staleTime: 30_000,
    }),
  /** What a startup posted, some at a time. */
  updates: (id: string) =>
    listQuery({
      key: [...startupsQueries.all(), "updates", id],
      input: {},
      load: (start) => api.startups.updates({ id, limit: UPDATES_SHOWN, ...start }),
    }),
  /** Who changed what, some at a time. */
  history: (id: string) =>
    listQuery({
      key: [...startupsQueries.all(), "history", id],
      input: {},
      load: (start) => api.startups.history({ id, limit: HISTORY_SHOWN, ...start }),
    }),
  /** What coordinators are asked. */
  requests: (input: RegistryRequestsFilters) =>
    listQuery({
      key: [...startupsQueries.all(), "requests"],
      input,
      load: (start) => api.startups.requests({ ...input, ...start }),
    }),
  requestsCount: (input: RegistryRequestsFilters) =>
    queryOptions({
      queryKey: [...startupsQueries.all(), "requests", "count", input],
      queryFn: () => api.startups.requestsCount(input),
    }),
  /** Those that may be the same company. */
  pairs: (input: RecordPairsFilters) =>
    listQuery({
      key: [...startupsQueries.all(), "pairs"],
      input,
      load: (start) => api.startups.pairs({ ...input, ...start }),
    }),
  pairsCount: (input: RecordPairsFilters) =>
    queryOptions({
      queryKey: [...startupsQueries.all(), "pairs", "count", input],
      queryFn: () => api.startups.pairsCount(input),
    }),
  /** What was merged. */
  merges: () =>
    listQuery({
      key: [...startupsQueries.all(), "merges"],
      input: {},
      load: (start) => api.startups.merges(start),
    }),
  mergeView: (input: { kept_id: string; merged_id: string }) =>
    queryOptions({
      queryKey: [...startupsQueries.all(), "merge", input],
      queryFn: () => api.startups.mergeView(input),
    }),
  /** What the business registry says of a company; while it has not answered it is asked again. */
  company: (taxNumber: string) =>
    queryOptions({
      queryKey: [...startupsQueries.all(), "company", taxNumber],
      queryFn: () => api.startups.companyFacts({ tax_number: taxNumber }),
      staleTime: 60_000,
      retry: false,
      refetchInterval: ({ state }) => (state.data?.state === "waiting" ? COMPANY_AGAIN_MS : false),
    }),
  /** Who runs it, for those who do and those who manage its registry. */
  people: (id: string) =>
    queryOptions({ queryKey: [...startupsQueries.all(), "people", id], queryFn: () => api.startups.people({ id }) }),
  /** What an invitation's link says. */
  invitation: (token: string) =>
    queryOptions({
      queryKey: [...startupsQueries.all(), "invitation", token],
      queryFn: () => api.startups.startupInvitation({ token }),
    }),
  /** For those who may edit it. */
  profile: (id: string) =>
    queryOptions({ queryKey: [...startupsQueries.all(), "profile", id], queryFn: () => api.startups.profile({ id }) }),
  startup: (id: string) =>
    queryOptions({ queryKey: [...startupsQueries.all(), "startup", id], queryFn: () => api.startups.get({ id }) }),
  /** One of those beside each other; null for one that is not public, which is an answer and no failure. */
  compared: (id: string) =>
    queryOptions({
      queryKey: [...startupsQueries.all(), "compared", id],
      queryFn: () =>
        api.startups.get({ id }).catch((error: unknown) => {
          if (errorCode(error) === "startup.not_found") return null;
          throw error;
        }),
      retry: false,
    }),
  /** Startups whose name or description has these words, one of which is to be chosen. */
  choices: (words: string) =>
    queryOptions({
      queryKey: [...startupsQueries.all(), "choices", words],
      queryFn: () => api.startups.list({ search: words, limit: CHOICES_SHOWN }),
      retry: false,
      placeholderData: keepPreviousData,
    }),
};
