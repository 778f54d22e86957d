import { NOTIFICATION_FILTERS } from "@kerkis/contract/notifications/notifications.taxonomy.ts";
import { isServer } from "@tanstack/react-query";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { activityQueries } from "#features/activity/activity-queries.public.ts";
import { m } from "#messages";
import { sessionQuery } from "#shared/permissions/session.ts";
import { pageHead } from "#shared/routing/head.ts";
import { signedInRoute } from "#shared/routing/shell-parents.ts";
import { choiceParam, optionalParams } from "#shared/routing/search.ts";
import { ReadingSkeleton } from "#shared/lists/list-skeleton.tsx";
import { notificationsQueries } from "./notifications.queries.ts";

/** Where the bell's 'View all notifications' leads (completions 6). */
export const notificationsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/notifications",
  ssr: true,
  validateSearch: (search) =>
    optionalParams({
      filter: choiceParam(search["filter"], NOTIFICATION_FILTERS),
      tab: choiceParam(search["tab"], ["activity"]),
    }),
  loaderDeps: ({ search }) => ({ filter: search.filter ?? "all" }),
  loader: async ({ context: { queryClient }, deps }) => {
    const organization = queryClient.getQueryData(sessionQuery().queryKey)?.current_organization;
    // Not awaited into an error screen: the page itself says what failed and offers another try.
    const loads = [queryClient.prefetchInfiniteQuery(notificationsQueries.page(deps.filter))];
    if (isServer) {
      // What is unread stands above the lists: in the HTML it pushes nothing down.
      loads.push(queryClient.prefetchQuery(notificationsQueries.bell()));
      if (organization) loads.push(queryClient.prefetchQuery(activityQueries.feed(organization.organization_id)));
    }
    await Promise.all(loads);
  },
  pendingComponent: ReadingSkeleton,
  component: lazyRouteComponent(() => import("./pages/notifications-page.tsx"), "NotificationsPage"),
  head: ({ match }) => pageHead(match, { title: m.notifications_title(), noindex: true }),
});

/** By the parent that each was made for. */
export const routes = { signedIn: [notificationsRoute] } as const;
