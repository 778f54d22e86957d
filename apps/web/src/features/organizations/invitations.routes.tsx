import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "#messages";
import { pageHead } from "#shared/routing/head.ts";
import { siteRoute } from "#shared/routing/parents.ts";
import { membersQueries } from "./members.queries.ts";

/** An invitation's link (specification 2.1): whole HTML, so that it says who invites before any script runs. */
export const acceptInvitationRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: "/accept-invitation/$token",
  ssr: true,
  loader: async ({ context, params }) => {
    // A link that is not ours is said by the page itself.
    await context.queryClient.prefetchQuery({ ...membersQueries.invitation(params.token), retry: false });
  },
  component: lazyRouteComponent(() => import("./pages/accept-invitation-page.tsx"), "AcceptInvitationPage"),
  head: ({ match }) => pageHead(match, { title: m.identity_invitation_title(), noindex: true }),
});
