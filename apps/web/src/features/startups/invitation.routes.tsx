import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { isUnknownInvitation } from "#features/identity/invitations/unknown-invitation.public.ts";
import { m } from "#messages";
import { pageHead } from "#shared/routing/head.ts";
import { siteRoute } from "#shared/routing/parents.ts";
import { startupsQueries } from "./startups.queries.ts";

/** The link of an invitation to run a startup: whole HTML, so that it says who invites before any script runs. */
export const startupInvitationRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: "/accept-invitation/startup/$token",
  ssr: true,
  loader: async ({ context: { queryClient }, params }) => {
    const invitation = startupsQueries.invitation(params.token);
    await queryClient.prefetchQuery({ ...invitation, retry: false });
    // A failed query stays behind on the server; that a link is not ours is said in its HTML.
    return { isUnknown: isUnknownInvitation(queryClient.getQueryState(invitation.queryKey)?.error) };
  },
  component: lazyRouteComponent(() => import("./pages/startup-invitation-page.tsx"), "StartupInvitationPage"),
  head: ({ match }) => pageHead(match, { title: m.identity_invitation_title(), noindex: true }),
});
