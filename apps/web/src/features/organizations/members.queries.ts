import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";
import type { InvitationInput, MemberInput } from "./hooks/member-search.ts";

/** Members and invitations of an organization; keys: ["members", …]. */
export const membersQueries = {
  all: () => ["members"] as const,
  of: (organizationId: string) => [...membersQueries.all(), organizationId] as const,
  people: (organizationId: string, input: MemberInput) =>
    infiniteQueryOptions({
      queryKey: [...membersQueries.of(organizationId), "people", input],
      queryFn: ({ pageParam }) =>
        api.organizations.people({
          id: organizationId,
          ...input,
          limit: LIMITS.pageSize,
          ...(pageParam !== null && { cursor: pageParam }),
        }),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.next_cursor,
      placeholderData: keepPreviousData,
      staleTime: 30_000,
    }),
  peopleCount: (organizationId: string, { sort: _sort, ...filters }: MemberInput) =>
    queryOptions({
      queryKey: [...membersQueries.of(organizationId), "people", "count", filters],
      queryFn: () => api.organizations.peopleCount({ id: organizationId, ...filters }),
      staleTime: 30_000,
    }),
  invitationsCount: (organizationId: string) =>
    queryOptions({
      queryKey: [...membersQueries.of(organizationId), "invitations", "count"],
      queryFn: () => api.organizations.invitationsCount({ id: organizationId }),
      staleTime: 30_000,
    }),
  invitations: (organizationId: string, input: InvitationInput) =>
    infiniteQueryOptions({
      queryKey: [...membersQueries.of(organizationId), "invitations", input],
      queryFn: ({ pageParam }) =>
        api.organizations.invitations({
          id: organizationId,
          ...input,
          limit: LIMITS.pageSize,
          ...(pageParam !== null && { cursor: pageParam }),
        }),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.next_cursor,
      placeholderData: keepPreviousData,
      staleTime: 30_000,
    }),
  /** What an invitation's link says. */
  invitation: (token: string) =>
    queryOptions({
      queryKey: [...membersQueries.all(), "invitation", token],
      queryFn: () => api.organizations.invitation({ token }),
      staleTime: 10_000,
    }),
};
