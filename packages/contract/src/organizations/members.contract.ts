import { endpoint } from "../core/endpoint.ts";
import { listEndpoints } from "../core/lists.ts";
import { done } from "../identity/identity.schema.ts";
import { invitationTokenInput, invitationView, invitedSignUpInput, joined } from "./invitations.schema.ts";
import {
  appointmentInput,
  changeRolesInput,
  invitationIdsInput,
  invitationList,
  invitationRow,
  inviteInput,
  inviteListInput,
  inviteReport,
  memberList,
  outcomes,
  removeMembersInput,
} from "./members.schema.ts";

const invites = { access: { kind: "action", action: "members.invite", of: "id" } } as const;

/** Members of an organization, and invitations to it. */
export const membersContract = {
  ...listEndpoints(
    "people",
    {
      path: "/organizations/{id}/people",
      summary: "Members with role, time of joining and what the caller may do with each",
      access: { kind: "action", action: "members.view", of: "id" },
    },
    memberList,
  ),
  changeRoles: endpoint({
    method: "POST",
    path: "/organizations/{id}/people/roles",
    summary: "Give members another role; each row is done or refused by itself",
    access: { kind: "action", action: "members.changeRoles", of: "id" },
  })
    .input(changeRolesInput)
    .output(outcomes),
  appointCoordinator: endpoint({
    method: "POST",
    path: "/organizations/{id}/people/coordinators",
    summary: "Appoint a member as coordinator of the organization, or end that: its owners and super admins",
    access: { kind: "policy", policy: "organization.manage" },
  })
    .input(appointmentInput)
    .output(done),
  removeMembers: endpoint({
    method: "POST",
    path: "/organizations/{id}/people/remove",
    summary: "Remove members; each row is done or refused by itself",
    access: { kind: "action", action: "members.remove", of: "id" },
  })
    .input(removeMembersInput)
    .output(outcomes),
  ...listEndpoints(
    "invitations",
    { ...invites, path: "/organizations/{id}/invitations", summary: "Invitations with where they stand, newest first" },
    invitationList,
  ),
  invite: endpoint({
    ...invites,
    method: "POST",
    path: "/organizations/{id}/invitations",
    summary: "Invite someone by e-mail",
    rateLimit: "invite",
  })
    .input(inviteInput)
    .output(invitationRow),
  inviteList: endpoint({
    ...invites,
    method: "POST",
    path: "/organizations/{id}/invitations/list",
    summary: "Invite a pasted list or the text of a CSV file; a dry run only says what would happen",
    rateLimit: "invite",
  })
    .input(inviteListInput)
    .output(inviteReport),
  resendInvitations: endpoint({
    ...invites,
    method: "POST",
    path: "/organizations/{id}/invitations/resend",
    summary: "Send invitations again with a new link; the old one stops working",
    rateLimit: "invite",
  })
    .input(invitationIdsInput)
    .output(outcomes),
  revokeInvitations: endpoint({
    ...invites,
    method: "POST",
    path: "/organizations/{id}/invitations/revoke",
    summary: "Take invitations back",
  })
    .input(invitationIdsInput)
    .output(outcomes),
  invitation: endpoint({
    method: "GET",
    path: "/auth/invitations/view",
    summary: "What an invitation's link says to whoever holds it",
    access: { kind: "public" },
    rateLimit: "invitation-link",
  })
    .input(invitationTokenInput)
    .output(invitationView),
  acceptInvitation: endpoint({
    method: "POST",
    path: "/auth/invitations/accept",
    summary: "Accept an invitation to the caller's own address; the organization becomes the current one",
    access: { kind: "signed-in" },
    rateLimit: "invitation-link",
  })
    .input(invitationTokenInput)
    .output(joined),
  declineInvitation: endpoint({
    method: "POST",
    path: "/auth/invitations/decline",
    summary: "Decline an invitation; whoever holds the link may",
    access: { kind: "public" },
    rateLimit: "invitation-link",
  })
    .input(invitationTokenInput)
    .output(done),
  signUpInvited: endpoint({
    method: "POST",
    path: "/auth/invitations/sign-up",
    summary: "Create the account of an invited address, verified by the link, and accept",
    access: { kind: "public" },
    rateLimit: "invitation-link",
  })
    .input(invitedSignUpInput)
    .output(joined),
};
