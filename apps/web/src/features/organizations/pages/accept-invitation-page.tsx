import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { AuthFrame, LinkState } from "#features/identity/auth-parts.public.tsx";
import { m } from "#messages";
import { errorCode, errorText } from "#shared/api/errors.ts";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { Skeleton } from "#shared/ui/states/skeleton.tsx";
import { InvitationAnswer } from "../components/invitations/invitation-answer.tsx";
import { InvitationCard } from "../components/invitations/invitation-card.tsx";
import { InvitationOver } from "../components/invitations/invitation-over.tsx";
import { membersQueries } from "../members.queries.ts";

const route = getRouteApi("/site/accept-invitation/$token");

/** /accept-invitation/:token: what the link offers, and how to answer, for whoever opens it. */
export function AcceptInvitationPage() {
  const { token } = route.useParams();
  const invitation = useQuery({ ...membersQueries.invitation(token), retry: false });
  const { data, error } = invitation;
  const stage = m.organizations_invitation_stage();
  if (!data) {
    const isUnknown = errorCode(error) === "invitation.not_found" || errorCode(error) === "input.invalid";
    return (
      <AuthFrame title={m.organizations_invitation_title()} stage={stage}>
        {isUnknown ? (
          <LinkState tone="danger" text={m.organizations_invitation_unknown()}>
            <Link to="/" className={buttonStyles({ variant: "outline", size: "lg" })}>
              {m.organizations_invitation_home()}
            </Link>
          </LinkState>
        ) : error ? (
          <LinkState tone="warning" text={errorText(error)}>
            <Button size="lg" pending={invitation.isFetching} onClick={() => void invitation.refetch()}>
              {m.ui_try_again()}
            </Button>
          </LinkState>
        ) : (
          <Skeleton className="h-40 w-full rounded-lg" />
        )}
      </AuthFrame>
    );
  }
  const isOver = data.standing !== "open" && data.standing !== "already_member";
  return (
    <AuthFrame
      title={
        isOver
          ? m.organizations_invitation_title()
          : m.organizations_invitation_to({ organization: data.organization.name })
      }
      stage={stage}
    >
      <InvitationCard invitation={data} />
      {isOver ? (
        <InvitationOver invitation={data} />
      ) : (
        <InvitationAnswer key={data.viewer} token={token} invitation={data} />
      )}
    </AuthFrame>
  );
}
