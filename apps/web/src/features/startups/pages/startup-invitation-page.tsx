import { STARTUP_ROLE_LABELS } from "@kerkis/contract/startups/people/people.taxonomy.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { InvitationCard, InvitationFrame } from "#features/identity/invitations/invitation-parts.public.ts";
import { m } from "#messages";
import { localized } from "#shared/i18n/localized.ts";
import { InvitationAnswer } from "../components/people/invitation-answer.tsx";
import { startupsQueries } from "../startups.queries.ts";

const route = getRouteApi("/site/accept-invitation/startup/$token");

/** /accept-invitation/startup/:token: what the link offers, and how to answer, for whoever opens it. */
export function StartupInvitationPage() {
  const { token } = route.useParams();
  const { isUnknown } = route.useLoaderData();
  const invitation = useQuery({ ...startupsQueries.invitation(token), retry: false, enabled: !isUnknown });
  return (
    <InvitationFrame
      invitation={invitation}
      isUnknown={isUnknown}
      title={({ startup }) => m.startups_invitation_to({ startup: startup.name })}
    >
      {(view) => (
        <>
          <InvitationCard
            invitation={view}
            host={{ ...view.startup, seed: view.startup.id }}
            from={
              view.invited_by_name
                ? m.identity_invitation_from({ person: view.invited_by_name })
                : m.startups_invitation_from_startup()
            }
            role={{ term: m.startups_people_invite_role(), value: localized(STARTUP_ROLE_LABELS[view.role]) }}
          />
          <InvitationAnswer key={view.viewer} token={token} invitation={view} />
        </>
      )}
    </InvitationFrame>
  );
}
