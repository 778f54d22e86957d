import type { ErrorStatus } from "@kerkis/contract/admin/errors.taxonomy.ts";
import type { MetricRange } from "@kerkis/contract/admin/metrics.schema.ts";
import type { MetricName } from "@kerkis/contract/admin/metrics.policy.ts";
import type { AuditQuery } from "@kerkis/contract/admin/operations.schema.ts";
import type { PeopleQuery } from "@kerkis/contract/admin/people.schema.ts";
import type { AllOrganizationsQuery } from "@kerkis/contract/organizations/organizations.schema.ts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";

const LIVE_MS = 10_000;

const paged = <Page extends { next_cursor: string | null }>(
  queryKey: readonly unknown[],
  load: (cursor: { cursor?: string }) => Promise<Page>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => load(pageParam === null ? {} : { cursor: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    staleTime: LIVE_MS,
  });

const counted = <Count>(queryKey: readonly unknown[], load: () => Promise<Count>) =>
  queryOptions({ queryKey, queryFn: load, staleTime: LIVE_MS });

/** What /system-admin reads. */
export const systemQueries = {
  all: () => ["system"] as const,
  people: (query: PeopleQuery) =>
    paged([...systemQueries.all(), "people", query], (cursor) => api.admin.people({ ...query, ...cursor })),
  peopleCount: ({ sort: _sort, ...filters }: PeopleQuery) =>
    counted([...systemQueries.all(), "people", "count", filters], () => api.admin.peopleCount(filters)),
  person: (id: string) =>
    queryOptions({
      queryKey: [...systemQueries.all(), "person", id],
      queryFn: () => api.admin.person({ id }),
      staleTime: 0,
    }),
  roleRequests: () =>
    paged([...systemQueries.all(), "role-requests"], (cursor) => api.admin.roleRequests({ ...cursor })),
  roleRequestsCount: () =>
    counted([...systemQueries.all(), "role-requests", "count"], () => api.admin.roleRequestsCount({})),
  contact: (filter: "waiting" | "answered") =>
    paged([...systemQueries.all(), "contact", filter], (cursor) => api.admin.contactMessages({ filter, ...cursor })),
  contactCount: () => counted([...systemQueries.all(), "contact", "count"], () => api.admin.contactMessagesCount({})),
  organizations: (query: AllOrganizationsQuery) =>
    paged([...systemQueries.all(), "organizations", query], (cursor) => api.organizations.all({ ...query, ...cursor })),
  organizationsCount: ({ sort: _sort, ...filters }: AllOrganizationsQuery) =>
    counted([...systemQueries.all(), "organizations", "count", filters], () => api.organizations.allCount(filters)),
  errors: (status: ErrorStatus) =>
    paged([...systemQueries.all(), "errors", status], (cursor) => api.admin.errorGroups({ status, ...cursor })),
  errorsCount: () => counted([...systemQueries.all(), "errors", "count"], () => api.admin.errorGroupsCount({})),
  error: (id: string) =>
    queryOptions({ queryKey: [...systemQueries.all(), "error", id], queryFn: () => api.admin.errorGroup({ id }) }),
  metrics: (range: MetricRange, metric: MetricName) =>
    queryOptions({
      queryKey: [...systemQueries.all(), "metrics", range, metric],
      queryFn: () => api.admin.metrics({ range, metric }),
      placeholderData: (before) => before,
      staleTime: LIVE_MS,
    }),
  jobs: () =>
    queryOptions({
      queryKey: [...systemQueries.all(), "jobs"],
      queryFn: () => api.admin.jobs(),
      refetchInterval: LIVE_MS,
      staleTime: LIVE_MS,
    }),
  audit: (query: AuditQuery) =>
    paged([...systemQueries.all(), "audit", query], (cursor) => api.admin.auditLog({ ...query, ...cursor })),
  auditFacets: () =>
    queryOptions({ queryKey: [...systemQueries.all(), "audit-facets"], queryFn: () => api.admin.auditFacets({}) }),
  features: () =>
    queryOptions({ queryKey: [...systemQueries.all(), "features"], queryFn: () => api.admin.featureSwitches() }),
  installation: () =>
    queryOptions({
      queryKey: [...systemQueries.all(), "installation"],
      queryFn: () => api.admin.installation(),
      refetchInterval: LIVE_MS,
      staleTime: LIVE_MS,
    }),
};
