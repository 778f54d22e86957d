import type { ErrorStatus } from "@kerkis/contract/admin/operations/errors.taxonomy.ts";
import type { MetricRange } from "@kerkis/contract/admin/operations/metrics.schema.ts";
import type { MetricName } from "@kerkis/contract/admin/operations/metrics.policy.ts";
import type { AuditQuery } from "@kerkis/contract/admin/operations/operations.schema.ts";
import type { PeopleQuery } from "@kerkis/contract/admin/people/people.schema.ts";
import type { AllOrganizationsQuery } from "@kerkis/contract/organizations/organizations.schema.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";
import { type ListPage, listQuery, type PageStart } from "#shared/lists/list-query.ts";

const LIVE_MS = 10_000;

const paged = <Page extends ListPage>(name: string, input: unknown, load: (start: PageStart) => Promise<Page>) =>
  listQuery({ key: [...systemQueries.all(), name], input, load, staleTime: LIVE_MS });

const counted = <Count>(name: string, filters: unknown, load: () => Promise<Count>) =>
  queryOptions({ queryKey: [...systemQueries.all(), name, "count", filters], queryFn: load, staleTime: LIVE_MS });

/** What /system-admin reads. */
export const systemQueries = {
  all: () => ["system"] as const,
  people: (query: PeopleQuery) => paged("people", query, (start) => api.admin.people({ ...query, ...start })),
  peopleCount: ({ sort: _sort, ...filters }: PeopleQuery) =>
    counted("people", filters, () => api.admin.peopleCount(filters)),
  roleRequestsCount: () => counted("role-requests", null, () => api.admin.roleRequestsCount({})),
  contactCount: () => counted("contact", null, () => api.admin.contactMessagesCount({})),
  organizationsCount: ({ sort: _sort, ...filters }: AllOrganizationsQuery) =>
    counted("organizations", filters, () => api.organizations.allCount(filters)),
  errorsCount: () => counted("errors", null, () => api.admin.errorGroupsCount({})),
  person: (id: string) =>
    queryOptions({
      queryKey: [...systemQueries.all(), "person", id],
      queryFn: () => api.admin.person({ id }),
      staleTime: 0,
    }),
  roleRequests: () => paged("role-requests", null, (start) => api.admin.roleRequests({ ...start })),
  contact: (filter: "waiting" | "answered") =>
    paged("contact", filter, (start) => api.admin.contactMessages({ filter, ...start })),
  organizations: (query: AllOrganizationsQuery) =>
    paged("organizations", query, (start) => api.organizations.all({ ...query, ...start })),
  errors: (status: ErrorStatus) => paged("errors", status, (start) => api.admin.errorGroups({ status, ...start })),
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
  audit: (query: AuditQuery) => paged("audit", query, (start) => api.admin.auditLog({ ...query, ...start })),
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
