import type { InvitationView } from "@kerkis/contract/organizations/invitations.schema.ts";
import { Link } from "@tanstack/react-router";
import { DeclineInvitation, OtherAccount } from "#features/identity/invitations/invitation-parts.public.ts";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { enterJoinedOrganization } from "../../model/enter-organization.ts";
import { useAcceptInvitation, useDeclineInvitation } from "../../members.mutations.ts";
import { latePart } from "#shared/ui/states/late-part.tsx";

const InvitedSignUp = latePart(async () => (await import("./invited-sign-up.tsx")).InvitedSignUp);

interface AnswerProps {
  token: string;
  invitation: InvitationView;
}

/** How the invitation is answered: at once, after signing in, by signing up here, or as someone else first. */
export function InvitationAnswer({ token, invitation }: AnswerProps) {
  if (invitation.viewer === "someone_else")
    return <OtherAccount email={invitation.email} path={`/accept-invitation/${token}`} />;
  if (invitation.viewer === "invited") return <Invited token={token} invitation={invitation} />;
  return invitation.has_account ? (
    <SignInFirst token={token} invitation={invitation} />
  ) : (
    <>
      <p className="text-pretty text-muted-foreground">{m.organizations_invitation_sign_up_lead()}</p>
      <InvitedSignUp token={token} email={invitation.email} />
      <Decline token={token} organization={invitation.organization.name} />
    </>
  );
}

function Invited({ token, invitation }: AnswerProps) {
  const accept = useAcceptInvitation(token);
  const isMember = invitation.standing === "already_member";
  const join = () =>
    accept.mutate(undefined, {
      onSuccess: ({ organization_id }) => enterJoinedOrganization(organization_id),
      onError: (error) => toast.error(m.identity_invitation_accept_failed(), { description: errorText(error) }),
    });
  return (
    <>
      {isMember && (
        <Alert tone="info">
          {m.organizations_invitation_already_member({ organization: invitation.organization.name })}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button size="lg" pending={accept.isPending || accept.isSuccess} onClick={join}>
          {isMember ? m.organizations_invitation_enter() : m.organizations_invitation_accept()}
        </Button>
        {!isMember && <Decline token={token} organization={invitation.organization.name} />}
      </div>
    </>
  );
}

function SignInFirst({ token, invitation }: AnswerProps) {
  return (
    <>
      <p className="text-pretty text-muted-foreground">
        {m.organizations_invitation_sign_in_lead({ email: invitation.email })}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Link to="/signin" search={{ next: `/accept-invitation/${token}` }} className={buttonStyles({ size: "lg" })}>
          {m.organizations_invitation_sign_in()}
        </Link>
        <Decline token={token} organization={invitation.organization.name} />
      </div>
    </>
  );
}

function Decline({ token, organization }: { token: string; organization: string }) {
  const decline = useDeclineInvitation(token);
  return <DeclineInvitation text={m.organizations_invitation_decline_text({ organization })} command={decline} />;
}
