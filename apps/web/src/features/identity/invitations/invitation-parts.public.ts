/** What a link of an invitation leads to, whatever the invitation is to. */
export { DeclineInvitation } from "../components/invitations/decline-invitation.tsx";
export { InvitationCard } from "../components/invitations/invitation-card.tsx";
export { InvitationFrame } from "../components/invitations/invitation-frame.tsx";
export { OtherAccount } from "../components/invitations/other-account.tsx";
