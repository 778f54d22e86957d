import type { InvitationStanding, InvitationView } from "@kerkis/contract/organizations/invitations.schema.ts";
import { Link } from "@tanstack/react-router";
import { LinkState } from "#features/identity/auth-parts.public.tsx";
import { m } from "#messages";
import { buttonStyles } from "#shared/ui/button.tsx";

const TEXTS: Partial<Record<InvitationStanding, () => string>> = {
  expired: m.organizations_invitation_expired,
  revoked: m.organizations_invitation_revoked,
  declined: m.organizations_invitation_declined,
  accepted: m.organizations_invitation_used,
  unavailable: m.organizations_invitation_unavailable,
};

/** The invitation cannot be answered any more: why, and the way on. */
export function InvitationOver({ invitation }: { invitation: InvitationView }) {
  const { standing, viewer, has_account } = invitation;
  const text = TEXTS[standing]?.() ?? m.organizations_invitation_used();
  return (
    <LinkState tone={standing === "declined" ? "success" : "warning"} text={text}>
      {viewer === "visitor" ? (
        <Link
          to={standing === "accepted" || has_account ? "/signin" : "/"}
          className={buttonStyles({ variant: "outline", size: "lg" })}
        >
          {standing === "accepted" || has_account ? m.identity_sign_in() : m.identity_invitation_home()}
        </Link>
      ) : (
        <Link to="/dashboard" className={buttonStyles({ variant: "outline", size: "lg" })}>
          {m.identity_invitation_dashboard()}
        </Link>
      )}
    </LinkState>
  );
}
