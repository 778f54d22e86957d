import type { ApplicationQueueQuery } from "@kerkis/contract/applications/applications.schema.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";
import { listQuery } from "#shared/lists/list-query.ts";

export type QueueInput = Omit<ApplicationQueueQuery, "cursor" | "limit">;

/** Queries of the evaluation screens; their keys live here only. */
export const evaluationsQueries = {
  all: () => ["evaluations"] as const,
  queues: () => [...evaluationsQueries.all(), "queue"] as const,
  /** The coordinators' table, page by page. */
  queue: (input: QueueInput) =>
    listQuery({
      key: evaluationsQueries.queues(),
      input,
      load: (start) => api.applications.queue({ ...input, limit: LIMITS.pageSize, ...start }),
    }),
  /** How many the filters let through, and of all in each state. */
  queueCount: ({ sort: _sort, ...filters }: QueueInput) =>
    queryOptions({
      queryKey: [...evaluationsQueries.queues(), "count", filters],
      queryFn: () => api.applications.queueCount(filters),
    }),
  applications: () => [...evaluationsQueries.all(), "application"] as const,
  application: (id: string) =>
    queryOptions({
      queryKey: [...evaluationsQueries.applications(), id],
      queryFn: () => api.applications.get({ id }),
      staleTime: 10_000,
    }),
  /** What the application's evaluations are scored on: asked again with the application, whose first evaluation brings them. */
  criteria: (applicationId: string) =>
    queryOptions({
      queryKey: [...evaluationsQueries.application(applicationId).queryKey, "criteria"],
      queryFn: () => api.evaluations.criteria({ id: applicationId }),
    }),
  candidates: (applicationId: string) =>
    queryOptions({
      queryKey: [...evaluationsQueries.all(), "candidates", applicationId],
      queryFn: () => api.evaluations.candidates({ id: applicationId }),
      staleTime: 0,
    }),
  /** Evaluators of an organization, to filter the table by. */
  evaluators: (organizationId: string) =>
    queryOptions({
      queryKey: [...evaluationsQueries.all(), "evaluators", organizationId],
      queryFn: () =>
        api.organizations.members({ id: organizationId, profile_role: "evaluator", limit: LIMITS.pageSizeMax }),
    }),
  /** The call that the table is narrowed to, for its name. */
  call: (id: string) =>
    queryOptions({
      queryKey: [...evaluationsQueries.all(), "call", id],
      queryFn: () => api.programmes.challenge({ id }),
    }),
  mine: () =>
    queryOptions({
      queryKey: [...evaluationsQueries.all(), "mine"],
      queryFn: () => api.evaluations.mine(),
      staleTime: 30_000,
    }),
  sheet: (id: string) =>
    queryOptions({
      queryKey: [...evaluationsQueries.all(), "sheet", id],
      queryFn: () => api.evaluations.get({ id }),
      staleTime: 0,
    }),
  /** What the others handed in, where the round shows it; it goes with the sheet. */
  others: (id: string) =>
    queryOptions({
      queryKey: [...evaluationsQueries.sheet(id).queryKey, "others"],
      queryFn: () => api.evaluations.others({ id }),
      staleTime: 0,
    }),
};
