import { isServer, type QueryClient } from "@tanstack/react-query";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { memberInput, membersQueries, memberSearch } from "#features/organizations/member-search.public.ts";
import { m } from "#messages";
import { sessionQuery } from "#shared/permissions/session.ts";
import { mayOversee } from "#shared/permissions/held.ts";
import { requireSession } from "#shared/routing/guards.ts";
import { pageHead } from "#shared/routing/head.ts";
import { signedInRoute } from "#shared/routing/shell-parents.ts";
import { MembersSkeleton } from "#shared/lists/list-skeleton.tsx";
import { OverviewPageSkeleton, SettingsPageSkeleton } from "#shared/ui/states/page-skeletons.tsx";
import { ORGANIZATION_SYSTEM } from "./components/organization/organization-parts.ts";
import {
  auditFilters,
  type OrganizationSystemSearch,
  organizationSystemSearch,
} from "./model/organization-admin-search.ts";
import { organizationAdminQueries } from "./organization-admin.queries.ts";

/** /admin: the organization at a glance, for owners and admins (specification 2.3; completions 10). */
export const adminOverviewRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin",
  ssr: true,
  beforeLoad: requireSession(mayOversee, "admin"),
  loader: async ({ context: { queryClient } }) => {
    const load = queryClient.prefetchQuery(organizationAdminQueries.overview());
    if (isServer) await load;
  },
  pendingComponent: OverviewPageSkeleton,
  component: lazyRouteComponent(() => import("./pages/admin-overview-page.tsx"), "AdminOverviewPage"),
  head: ({ match }) => pageHead(match, { title: m.admin_overview_title(), noindex: true }),
});

/** /admin/users: members and invitations. */
export const adminUsersRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/users",
  ssr: true,
  validateSearch: memberSearch,
  beforeLoad: requireSession(mayOversee, "admin"),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const session = await queryClient.ensureQueryData(sessionQuery());
    const id = session.current_organization?.organization_id;
    if (!id) return;
    const input = memberInput(deps);
    const load = queryClient.prefetchInfiniteQuery(membersQueries.people(id, input));
    // In the browser the page shows what it has while the rest arrives, so filters answer at once.
    if (!isServer) return;
    await Promise.all([
      load,
      queryClient.prefetchQuery(membersQueries.peopleCount(id, input)),
      queryClient.prefetchQuery(membersQueries.invitationsCount(id)),
    ]);
  },
  pendingComponent: MembersSkeleton,
  component: lazyRouteComponent(() => import("./pages/admin-users-page.tsx"), "AdminUsersPage"),
  head: ({ match }) => pageHead(match, { title: m.admin_users_title(), noindex: true }),
});

/** What a tab of /admin/system shows, for its HTML; in the browser each says itself that it waits. */
function bringSystemData(queryClient: QueryClient, id: string, search: OrganizationSystemSearch): Promise<void>[] {
  switch (search.section) {
    case undefined:
    case "permissions":
      return [queryClient.prefetchQuery(organizationAdminQueries.matrix(id))];
    case "retention":
      return [queryClient.prefetchQuery(organizationAdminQueries.retention(id))];
    case "audit":
      return [
        queryClient.prefetchInfiniteQuery(organizationAdminQueries.audit(id, auditFilters(search))),
        queryClient.prefetchQuery(organizationAdminQueries.auditFacets(id)),
      ];
    default:
      return [];
  }
}

/** /admin/system: page permissions, branding, retention and the audit log. */
export const adminSystemRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/system",
  ssr: true,
  validateSearch: organizationSystemSearch,
  beforeLoad: requireSession(mayOversee, "admin"),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const session = await queryClient.ensureQueryData(sessionQuery());
    const id = session.current_organization?.organization_id;
    const data = id !== undefined && isServer ? bringSystemData(queryClient, id, deps) : [];
    await Promise.all([ORGANIZATION_SYSTEM.bring(deps), ...data]);
  },
  pendingComponent: SettingsPageSkeleton,
  component: lazyRouteComponent(() => import("./pages/admin-system-page.tsx"), "AdminSystemPage"),
  head: async ({ match }) => {
    await ORGANIZATION_SYSTEM.bring(match.search);
    return pageHead(match, { title: m.admin_settings_title(), noindex: true });
  },
});
