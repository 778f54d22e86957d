import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "#messages";
import { requireSession } from "#shared/routing/guards.ts";
import { pageHead } from "#shared/routing/head.ts";
import { signedInRoute } from "#shared/routing/shell-parents.ts";
import { OverviewPageSkeleton } from "#shared/ui/states/page-skeletons.tsx";
import { adminQueries } from "./admin.queries.ts";
import { systemSearch } from "./model/system-search.ts";
import { adminOverviewRoute, adminSystemRoute, adminUsersRoute } from "./organization-admin.routes.tsx";

/** For super admins alone; anyone else lands on the dashboard, which says why (specification 2.3). */
export const systemAdminRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/system-admin",
  ssr: "data-only",
  beforeLoad: requireSession((session) => session.is_super_admin, "admin"),
  validateSearch: systemSearch,
  loaderDeps: ({ search }) => ({ section: search.section }),
  loader: async ({ context, deps }) => {
    // The mail is read with suspense; every other section shows a skeleton of itself.
    if (deps.section === "mail") await context.queryClient.ensureInfiniteQueryData(adminQueries.outbox());
  },
  pendingComponent: OverviewPageSkeleton,
  component: lazyRouteComponent(() => import("./pages/system-admin-page.tsx"), "SystemAdminPage"),
  head: ({ match }) => pageHead(match, { title: m.admin_system_title(), noindex: true }),
});

/** By the parent that each was made for. */
export const routes = { signedIn: [systemAdminRoute, adminOverviewRoute, adminUsersRoute, adminSystemRoute] } as const;
