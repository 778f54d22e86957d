import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { AuthFrame, LinkState } from "#features/identity/auth-parts.public.tsx";
import { m } from "#messages";
import { errorCode, errorText } from "#shared/api/errors.ts";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { Skeleton } from "#shared/ui/states/skeleton.tsx";
import { InvitationAnswer } from "../components/people/invitation-answer.tsx";
import { InvitationCard } from "../components/people/invitation-card.tsx";
import { startupsQueries } from "../startups.queries.ts";

const route = getRouteApi("/site/accept-invitation/startup/$token");

/** /accept-invitation/startup/:token: what the link offers, and how to answer, for whoever opens it. */
export function StartupInvitationPage() {
  const { token } = route.useParams();
  const invitation = useQuery({ ...startupsQueries.invitation(token), retry: false });
  const { data, error } = invitation;
  const stage = m.startups_invitation_stage();
  if (!data) {
    const isUnknown = errorCode(error) === "invitation.not_found" || errorCode(error) === "input.invalid";
    return (
      <AuthFrame title={m.startups_invitation_title()} stage={stage}>
        {isUnknown ? (
          <LinkState tone="danger" text={m.startups_invitation_unknown()}>
            <Link to="/" className={buttonStyles({ variant: "outline", size: "lg" })}>
              {m.startups_invitation_home()}
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
  return (
    <AuthFrame title={m.startups_invitation_to({ startup: data.startup.name })} stage={stage}>
      <InvitationCard invitation={data} />
      <InvitationAnswer key={data.viewer} token={token} invitation={data} />
    </AuthFrame>
  );
}
