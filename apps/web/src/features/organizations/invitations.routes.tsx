import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { isUnknownInvitation } from "#features/identity/invitations/unknown-invitation.public.ts";
import { m } from "#messages";
import { pageHead } from "#shared/routing/head.ts";
import { siteRoute } from "#shared/routing/parents.ts";
import { membersQueries } from "./members.queries.ts";

/** An invitation's link (specification 2.1): whole HTML, so that it says who invites before any script runs. */
export const acceptInvitationRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: "/accept-invitation/$token",
  ssr: true,
  loader: async ({ context: { queryClient }, params }) => {
    const invitation = membersQueries.invitation(params.token);
    await queryClient.prefetchQuery({ ...invitation, retry: false });
    // A failed query stays behind on the server; that a link is not ours is said in its HTML.
    return { isUnknown: isUnknownInvitation(queryClient.getQueryState(invitation.queryKey)?.error) };
  },
  component: lazyRouteComponent(() => import("./pages/accept-invitation-page.tsx"), "AcceptInvitationPage"),
  head: ({ match }) => pageHead(match, { title: m.identity_invitation_title(), noindex: true }),
});
