import type { InvitationStanding } from "@kerkis/contract/organizations/invitations.schema.ts";
import type { StartupInvitationView } from "@kerkis/contract/startups/people/people.schema.ts";
import { Link, useRouter } from "@tanstack/react-router";
import { LinkState } from "#features/identity/auth-parts.public.tsx";
import { DeclineInvitation, OtherAccount } from "#features/identity/invitations/invitation-parts.public.ts";
import { m } from "#messages";
import { Alert } from "#shared/ui/alert.tsx";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { useAcceptStartupInvitation, useDeclineStartupInvitation } from "../../people.mutations.ts";

interface AnswerProps {
  token: string;
  invitation: StartupInvitationView;
}

/** Why it cannot be answered any more. */
const OVER: Partial<Record<InvitationStanding, () => string>> = {
  expired: m.startups_invitation_expired,
  revoked: m.startups_invitation_revoked,
  declined: m.startups_invitation_declined,
  accepted: m.startups_invitation_used,
  unavailable: m.startups_invitation_unavailable,
};

/** How the invitation is answered: at once, after signing in or up, or as someone else first. */
export function InvitationAnswer({ token, invitation }: AnswerProps) {
  const over = OVER[invitation.standing];
  if (over)
    return (
      <LinkState tone={invitation.standing === "declined" ? "success" : "warning"} text={over()}>
        <Link to="/" className={buttonStyles({ variant: "outline", size: "lg" })}>
          {m.identity_invitation_home()}
        </Link>
      </LinkState>
    );
  if (invitation.viewer === "someone_else")
    return <OtherAccount email={invitation.email} path={`/accept-invitation/startup/${token}`} />;
  if (invitation.viewer === "invited") return <Invited token={token} invitation={invitation} />;
  return <Visitor token={token} invitation={invitation} />;
}

function Invited({ token, invitation: { standing, startup } }: AnswerProps) {
  const accept = useAcceptStartupInvitation(token);
  const router = useRouter();
  const open = () => router.navigate({ to: "/startup/$id", params: { id: startup.id } });
  if (standing === "already_member")
    return (
      <>
        <Alert tone="info">{m.startups_invitation_already({ startup: startup.name })}</Alert>
        <Button size="lg" className="justify-self-start" onClick={() => void open()}>
          {m.startups_invitation_open()}
        </Button>
      </>
    );
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        size="lg"
        pending={accept.isPending || accept.isSuccess}
        onClick={() => accept.mutate(undefined, { onSuccess: open })}
      >
        {m.startups_invitation_accept()}
      </Button>
      <Decline token={token} startup={startup.name} />
    </div>
  );
}

function Visitor({ token, invitation: { email, has_account: hasAccount, startup } }: AnswerProps) {
  return (
    <>
      <p className="[overflow-wrap:anywhere] text-pretty text-muted-foreground">
        {hasAccount ? m.startups_invitation_sign_in_lead({ email }) : m.startups_invitation_sign_up_lead({ email })}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Link
          to={hasAccount ? "/signin" : "/signup"}
          search={{ next: `/accept-invitation/startup/${token}` }}
          className={buttonStyles({ size: "lg" })}
        >
          {hasAccount ? m.startups_invitation_sign_in() : m.startups_invitation_sign_up()}
        </Link>
        <Decline token={token} startup={startup.name} />
      </div>
    </>
  );
}

function Decline({ token, startup }: { token: string; startup: string }) {
  const decline = useDeclineStartupInvitation(token);
  return <DeclineInvitation text={m.startups_invitation_decline_text({ startup })} command={decline} />;
}
