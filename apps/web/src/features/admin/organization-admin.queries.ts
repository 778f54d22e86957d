import type { OrganizationAuditFilters } from "@kerkis/contract/admin/organization/organization-admin.schema.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";
import { listQuery } from "#shared/lists/list-query.ts";

export type AuditFilters = Omit<OrganizationAuditFilters, "id">;

/** What owners and admins see of their organization; keys: ["organization-admin", …]. */
export const organizationAdminQueries = {
  all: () => ["organization-admin"] as const,
  overview: () =>
    queryOptions({
      queryKey: [...organizationAdminQueries.all(), "overview"],
      queryFn: () => api.admin.overview(),
      staleTime: 30_000,
    }),
  matrix: (id: string) =>
    queryOptions({
      queryKey: [...organizationAdminQueries.all(), "matrix", id],
      queryFn: () => api.organizations.permissionMatrix({ id }),
      staleTime: 10_000,
    }),
  retention: (id: string) =>
    queryOptions({
      queryKey: [...organizationAdminQueries.all(), "retention", id],
      queryFn: () => api.organizations.retention({ id }),
      staleTime: 10_000,
    }),
  auditFacets: (id: string) =>
    queryOptions({
      queryKey: [...organizationAdminQueries.all(), "audit-facets", id],
      queryFn: () => api.admin.organizationAuditFacets({ id }),
      staleTime: 10_000,
    }),
  audit: (id: string, filters: AuditFilters) =>
    listQuery({
      key: [...organizationAdminQueries.all(), "audit", id],
      input: filters,
      load: (start) => api.admin.organizationAudit({ id, ...filters, ...start }),
      staleTime: 10_000,
    }),
};
