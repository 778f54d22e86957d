import { isServer } from "@tanstack/react-query";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "#messages";
import { requireSession } from "#shared/routing/guards.ts";
import { pageHead } from "#shared/routing/head.ts";
import { signedInRoute } from "#shared/routing/shell-parents.ts";
import { OverviewPageSkeleton } from "#shared/ui/states/page-skeletons.tsx";
import { SYSTEM } from "./components/system/system-parts.ts";
import { systemSearch } from "./model/system-search.ts";
import { adminOverviewRoute, adminSystemRoute, adminUsersRoute } from "./organization-admin.routes.tsx";

/** For super admins alone; anyone else lands on the dashboard, which says why (specification 2.3). */
export const systemAdminRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/system-admin",
  ssr: true,
  beforeLoad: requireSession((session) => session.is_super_admin, "admin"),
  validateSearch: systemSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    // In the browser each section says that it waits.
    const data = isServer ? import("./model/system-data.ts") : undefined;
    await Promise.all([SYSTEM.bring(deps), (await data)?.bringSystemData(queryClient, deps)]);
  },
  pendingComponent: OverviewPageSkeleton,
  component: lazyRouteComponent(() => import("./pages/system-admin-page.tsx"), "SystemAdminPage"),
  head: async ({ match }) => {
    await SYSTEM.bring(match.search);
    return pageHead(match, { title: m.admin_system_title(), noindex: true });
  },
});

/** By the parent that each was made for. */
export const routes = { signedIn: [systemAdminRoute, adminOverviewRoute, adminUsersRoute, adminSystemRoute] } as const;
