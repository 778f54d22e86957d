import { NOTIFICATION_FILTERS } from "@kerkis/contract/notifications/notifications.taxonomy.ts";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "#messages";
import { pageHead } from "#shared/routing/head.ts";
import { signedInRoute } from "#shared/routing/shell-parents.ts";
import { choiceParam, optionalParams } from "#shared/routing/search.ts";
import { ReadingSkeleton } from "#shared/lists/list-skeleton.tsx";
import { notificationsQueries } from "./notifications.queries.ts";

/** Where the bell's 'View all notifications' leads (completions 6). */
export const notificationsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/notifications",
  ssr: "data-only",
  validateSearch: (search) =>
    optionalParams({
      filter: choiceParam(search["filter"], NOTIFICATION_FILTERS),
      tab: choiceParam(search["tab"], ["activity"]),
    }),
  loaderDeps: ({ search }) => ({ filter: search.filter ?? "all" }),
  loader: ({ context, deps }) => {
    // Not awaited into an error screen: the page itself says what failed and offers another try.
    return context.queryClient.prefetchInfiniteQuery(notificationsQueries.page(deps.filter));
  },
  pendingComponent: ReadingSkeleton,
  component: lazyRouteComponent(() => import("./pages/notifications-page.tsx"), "NotificationsPage"),
  head: ({ match }) => pageHead(match, { title: m.notifications_title(), noindex: true }),
});

/** By the parent that each was made for. */
export const routes = { signedIn: [notificationsRoute] } as const;
