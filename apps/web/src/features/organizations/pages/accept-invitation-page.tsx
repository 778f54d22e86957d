import type { InvitationView } from "@kerkis/contract/organizations/invitations.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { InvitationCard, InvitationFrame } from "#features/identity/invitations/invitation-parts.public.ts";
import { m } from "#messages";
import { ORGANIZATION_ROLE_NAMES } from "#shared/permissions/role-names.ts";
import { InvitationAnswer } from "../components/invitations/invitation-answer.tsx";
import { InvitationOver } from "../components/invitations/invitation-over.tsx";
import { membersQueries } from "../members.queries.ts";

const route = getRouteApi("/site/accept-invitation/$token");

const isOver = ({ standing }: InvitationView): boolean => standing !== "open" && standing !== "already_member";

const titleOf = (view: InvitationView): string =>
  isOver(view)
    ? m.identity_invitation_title()
    : m.organizations_invitation_to({ organization: view.organization.name });

/** /accept-invitation/:token: what the link offers, and how to answer, for whoever opens it. */
export function AcceptInvitationPage() {
  const { token } = route.useParams();
  const { isUnknown } = route.useLoaderData();
  const invitation = useQuery({ ...membersQueries.invitation(token), retry: false, enabled: !isUnknown });
  return (
    <InvitationFrame invitation={invitation} isUnknown={isUnknown} title={titleOf}>
      {(view) => (
        <>
          <InvitationCard
            invitation={view}
            host={{ ...view.organization, seed: view.organization.slug }}
            from={
              view.invited_by_name
                ? m.identity_invitation_from({ person: view.invited_by_name })
                : m.organizations_invitation_from_organization()
            }
            role={{ term: m.organizations_members_role(), value: ORGANIZATION_ROLE_NAMES[view.role]() }}
          />
          {isOver(view) ? (
            <InvitationOver invitation={view} />
          ) : (
            <InvitationAnswer key={view.viewer} token={token} invitation={view} />
          )}
        </>
      )}
    </InvitationFrame>
  );
}
