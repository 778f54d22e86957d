import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "#messages";
import { pageHead } from "#shared/routing/head.ts";
import { siteRoute } from "#shared/routing/parents.ts";
import { startupsQueries } from "./startups.queries.ts";

/** The link of an invitation to run a startup: whole HTML, so that it says who invites before any script runs. */
export const startupInvitationRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: "/accept-invitation/startup/$token",
  ssr: true,
  loader: async ({ context, params }) => {
    // A link that is not ours is said by the page itself.
    await context.queryClient.prefetchQuery({ ...startupsQueries.invitation(params.token), retry: false });
  },
  component: lazyRouteComponent(() => import("./pages/startup-invitation-page.tsx"), "StartupInvitationPage"),
  head: ({ match }) => pageHead(match, { title: m.identity_invitation_title(), noindex: true }),
});
