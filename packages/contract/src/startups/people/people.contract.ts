import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { id } from "../../core/fields.ts";
import { done } from "../../identity/identity.schema.ts";
import {
  invitePersonInput,
  joinedStartup,
  personInput,
  personRoleInput,
  sentInvitationInput,
  startupInvitationInput,
  startupInvitationView,
  startupPeople,
} from "./people.schema.ts";

const manager = { access: { kind: "policy", policy: "startup.people" }, rateLimit: "startup" } as const;
const inviter = { ...manager, rateLimit: "invite" } as const;
const answering = { rateLimit: "invitation-link" } as const;

export const peopleContract = {
  people: endpoint({
    method: "GET",
    path: "/startups/{id}/people",
    summary: "Who runs a startup, and whom its owners invited",
    access: { kind: "policy", policy: "startup.edit" },
  })
    .input(z.object({ id }))
    .output(startupPeople),
  invitePerson: endpoint({
    method: "POST",
    path: "/startups/{id}/people/invitations",
    summary: "Invites someone by e-mail to run a startup",
    ...inviter,
  })
    .input(invitePersonInput)
    .output(startupPeople),
  resendInvitation: endpoint({
    method: "POST",
    path: "/startups/{id}/people/invitations/{invitation_id}/resend",
    summary: "Sends an invitation again with a new link; the old one stops working",
    ...inviter,
  })
    .input(sentInvitationInput)
    .output(startupPeople),
  revokeInvitation: endpoint({
    method: "DELETE",
    path: "/startups/{id}/people/invitations/{invitation_id}",
    summary: "Takes an invitation back",
    ...manager,
  })
    .input(sentInvitationInput)
    .output(startupPeople),
  changePersonRole: endpoint({
    method: "PATCH",
    path: "/startups/{id}/people/{user_id}",
    summary: "Makes someone who runs a startup its owner or its editor; the last owner stays one",
    ...manager,
  })
    .input(personRoleInput)
    .output(startupPeople),
  removePerson: endpoint({
    method: "DELETE",
    path: "/startups/{id}/people/{user_id}",
    summary: "Ends that someone runs a startup; the last owner stays",
    ...manager,
  })
    .input(personInput)
    .output(startupPeople),
  transferStartup: endpoint({
    method: "POST",
    path: "/startups/{id}/people/transfer",
    summary: "Gives one's ownership to someone who runs the startup too, and becomes its editor",
    access: { kind: "policy", policy: "startup.own" },
    rateLimit: "startup",
  })
    .input(personInput)
    .output(startupPeople),
  leaveStartup: endpoint({
    method: "POST",
    path: "/startups/{id}/people/leave",
    summary: "Runs a startup no longer; the last owner gives it to someone first",
    access: { kind: "signed-in" },
    rateLimit: "startup",
  })
    .input(z.object({ id }))
    .output(done),
  startupInvitation: endpoint({
    method: "GET",
    path: "/auth/startup-invitations/view",
    summary: "What the link of an invitation to a startup says to whoever holds it",
    access: { kind: "public" },
    ...answering,
  })
    .input(startupInvitationInput)
    .output(startupInvitationView),
  acceptStartupInvitation: endpoint({
    method: "POST",
    path: "/auth/startup-invitations/accept",
    summary: "Accepts an invitation to the caller's own address",
    access: { kind: "signed-in" },
    ...answering,
  })
    .input(startupInvitationInput)
    .output(joinedStartup),
  declineStartupInvitation: endpoint({
    method: "POST",
    path: "/auth/startup-invitations/decline",
    summary: "Declines an invitation; whoever holds the link may",
    access: { kind: "public" },
    ...answering,
  })
    .input(startupInvitationInput)
    .output(done),
};
