import { membersContract } from "@kerkis/contract/organizations/members.contract.ts";
import { organizationCookie } from "#platform/auth/session-cookie.ts";
import { isoNow } from "#platform/clock/clock.ts";
import type { RequestContext } from "#platform/http/context.ts";
import { gated } from "#platform/http/gate.ts";
import { appointCoordinator } from "./coordinators.service.ts";
import { acceptInvitation, declineInvitation, signUpInvited } from "../invitations/invitation-answers.service.ts";
import { countInvitations, invitationPage, invitationRow, invitationView } from "../invitations/invitations.reads.ts";
import { invite, inviteList, resendInvitations, revokeInvitations } from "../invitations/invitations.service.ts";
import { countMembers, memberPage } from "./members.reads.ts";
import { changeRoles, deciding, removeMembers } from "./members.service.ts";

const os = gated(membersContract);

/** The organization just joined is the one to work in. */
function enterOrganization(context: RequestContext, organizationId: string): void {
  context.setCookie(organizationCookie(organizationId, context.platform.config));
}

export const membersRoutes = {
  people: os.people.handler(({ context, input }) => {
    const { platform, actor, scope } = context;
    return memberPage(platform, scope, deciding(actor, scope), input, platform.clock.now());
  }),
  peopleCount: os.peopleCount.handler(({ context, input }) => {
    const { platform, actor, scope } = context;
    return countMembers(platform.db, scope, deciding(actor, scope), input, platform.clock.now());
  }),
  changeRoles: os.changeRoles.handler(({ context, input }) => {
    const { platform, actor, scope } = context;
    return changeRoles(platform, actor, scope, input);
  }),
  appointCoordinator: os.appointCoordinator.handler(async ({ context, input }) => {
    await appointCoordinator(context.platform, context.actor, input);
    return { ok: true } as const;
  }),
  removeMembers: os.removeMembers.handler(({ context, input }) => {
    const { platform, actor, scope } = context;
    return removeMembers(platform, actor, scope, input);
  }),
  invitations: os.invitations.handler(({ context, input }) => {
    const { platform, actor, scope } = context;
    return invitationPage(platform, scope, deciding(actor, scope), input, isoNow(platform.clock));
  }),
  invitationsCount: os.invitationsCount.handler(({ context, input }) => {
    const { platform, scope } = context;
    return countInvitations(platform.db, scope, input, isoNow(platform.clock));
  }),
  invite: os.invite.handler(async ({ context, input }) => {
    const { platform, actor, scope } = context;
    const id = await invite(platform, actor, scope, input);
    return invitationRow(platform.db, scope, deciding(actor, scope), id, isoNow(platform.clock));
  }),
  inviteList: os.inviteList.handler(({ context, input }) => {
    const { platform, actor, scope } = context;
    return inviteList(platform, actor, scope, input);
  }),
  resendInvitations: os.resendInvitations.handler(({ context, input }) => {
    const { platform, actor, scope } = context;
    return resendInvitations(platform, actor, scope, input.invitation_ids);
  }),
  revokeInvitations: os.revokeInvitations.handler(({ context, input }) => {
    const { platform, actor, scope } = context;
    return revokeInvitations(platform, actor, scope, input.invitation_ids);
  }),
  invitation: os.invitation.handler(({ context, input }) =>
    invitationView(context.platform.db, context.actor, input.token, isoNow(context.platform.clock)),
  ),
  acceptInvitation: os.acceptInvitation.handler(async ({ context, input }) => {
    const joined = await acceptInvitation(context.platform, context.actor, input.token);
    enterOrganization(context, joined.organization_id);
    return joined;
  }),
  declineInvitation: os.declineInvitation.handler(async ({ context, input }) => {
    await declineInvitation(context.platform, context.actor, input.token);
    return { ok: true } as const;
  }),
  signUpInvited: os.signUpInvited.handler(async ({ context, input }) => {
    const joined = await signUpInvited(context.platform, input);
    enterOrganization(context, joined.organization_id);
    return joined;
  }),
};
