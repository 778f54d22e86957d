import { LIMITS } from "@kerkis/contract/core/limits.ts";
import type { ApplicationSubject } from "@kerkis/contract/applications/applications.taxonomy.ts";
import type { ChallengeListFilters, RegistryForm } from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";
import { listQuery } from "#shared/lists/list-query.ts";

const CALL_REFRESH_MS = 60_000;

/** What a registry asks besides the registration of such applicants; startups' unless told. */
export const registryFormOf = ({ form, investor_form }: RegistryForm, subject: ApplicationSubject = "startup") =>
  ({ startup: form, investor: investor_form })[subject];

/** Queries of programmes; their keys live here only. */
export const programmesQueries = {
  all: () => ["programmes"] as const,
  /** Challenges of the current organization, page by page. */
  challenges: (input: ChallengeListFilters) =>
    listQuery({
      key: [...programmesQueries.all(), "challenges"],
      input,
      load: (start) => api.programmes.challenges({ ...input, limit: LIMITS.pageSize, ...start }),
    }),
  challengesCount: (input: ChallengeListFilters) =>
    queryOptions({
      queryKey: [...programmesQueries.all(), "challenges", "count", input],
      queryFn: () => api.programmes.challengesCount(input),
    }),
  /** For those who run it. */
  challenge: (id: string) =>
    queryOptions({
      queryKey: [...programmesQueries.all(), "challenge", id],
      queryFn: () => api.programmes.challenge({ id }),
    }),
  /** Who may apply, in all versions. */
  rules: (id: string) =>
    queryOptions({
      queryKey: [...programmesQueries.all(), "challenge", id, "rules"],
      queryFn: () => api.programmes.rules({ id }),
    }),
  /** Its evaluation rounds, as far as a calendar shows them. */
  rounds: (programme_id: string) =>
    queryOptions({
      queryKey: [...programmesQueries.all(), "challenge", programme_id, "rounds"],
      queryFn: async () => (await api.judging.rounds({ programme_id, limit: LIMITS.pageSize })).items,
    }),
  /** What it asks of its own, as it is being written and as it was published. */
  form: (id: string) =>
    queryOptions({
      queryKey: [...programmesQueries.all(), "form", id],
      queryFn: () => api.forms.form({ id }),
    }),
  /** What the organization's registry asks besides the registrations. */
  registryForm: () =>
    queryOptions({
      queryKey: [...programmesQueries.all(), "registry-form"],
      queryFn: () => api.programmes.registryForm(),
    }),
  /** How many submitted applications answered a programme's questions. */
  answeredCount: (id: string) =>
    queryOptions({
      queryKey: [...programmesQueries.all(), "answered", id],
      queryFn: () => api.applications.answeredCount({ programme_id: id }),
    }),
  /** Whether the reader is told when it opens. */
  waiting: (id: string) =>
    queryOptions({
      queryKey: [...programmesQueries.all(), "waiting", id],
      queryFn: () => api.programmes.waiting({ id }),
    }),
  /** As everyone sees it; what the clock changes is asked for again. */
  call: (id: string) =>
    queryOptions({
      queryKey: [...programmesQueries.all(), "call", id],
      queryFn: () => api.programmes.call({ id }),
      staleTime: CALL_REFRESH_MS / 2,
      refetchInterval: CALL_REFRESH_MS,
    }),
};
