import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";
import { listQuery } from "#shared/lists/list-query.ts";
import type { InvitationInput, MemberInput } from "./model/member-search.ts";

const STALE_MS = 30_000;

/** Members and invitations of an organization; keys: ["members", …]. */
export const membersQueries = {
  all: () => ["members"] as const,
  of: (organizationId: string) => [...membersQueries.all(), organizationId] as const,
  people: (organizationId: string, input: MemberInput) =>
    listQuery({
      key: [...membersQueries.of(organizationId), "people"],
      input,
      load: (start) => api.organizations.people({ id: organizationId, ...input, limit: LIMITS.pageSize, ...start }),
      staleTime: STALE_MS,
    }),
  peopleCount: (organizationId: string, { sort: _sort, ...filters }: MemberInput) =>
    queryOptions({
      queryKey: [...membersQueries.of(organizationId), "people", "count", filters],
      queryFn: () => api.organizations.peopleCount({ id: organizationId, ...filters }),
      staleTime: STALE_MS,
    }),
  invitationsCount: (organizationId: string) =>
    queryOptions({
      queryKey: [...membersQueries.of(organizationId), "invitations", "count"],
      queryFn: () => api.organizations.invitationsCount({ id: organizationId }),
      staleTime: STALE_MS,
    }),
  invitations: (organizationId: string, input: InvitationInput) =>
    listQuery({
      key: [...membersQueries.of(organizationId), "invitations"],
      input,
      load: (start) =>
        api.organizations.invitations({ id: organizationId, ...input, limit: LIMITS.pageSize, ...start }),
      staleTime: STALE_MS,
    }),
  /** What an invitation's link says. */
  invitation: (token: string) =>
    queryOptions({
      queryKey: [...membersQueries.all(), "invitation", token],
      queryFn: () => api.organizations.invitation({ token }),
      staleTime: 10_000,
    }),
};
