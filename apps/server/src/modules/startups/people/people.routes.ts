import { peopleContract } from "@kerkis/contract/startups/people/people.contract.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { gated } from "#platform/http/gate.ts";
import {
  acceptStartupInvitation,
  declineStartupInvitation,
  invitePerson,
  resendInvitation,
  revokeInvitation,
} from "./invitations.service.ts";
import { startupInvitationView } from "./people.reads.ts";
import { changePersonRole, leaveStartup, removePerson, startupPeopleFor, transferStartup } from "./people.service.ts";

const os = gated(peopleContract);

export const peopleRoutes = {
  people: os.people.handler(({ context: { platform, actor }, input }) => startupPeopleFor(platform, actor, input.id)),
  invitePerson: os.invitePerson.handler(({ context: { platform, actor }, input }) =>
    invitePerson(platform, actor, input),
  ),
  resendInvitation: os.resendInvitation.handler(({ context: { platform, actor }, input }) =>
    resendInvitation(platform, actor, input),
  ),
  revokeInvitation: os.revokeInvitation.handler(({ context: { platform, actor }, input }) =>
    revokeInvitation(platform, actor, input),
  ),
  changePersonRole: os.changePersonRole.handler(({ context: { platform, actor }, input }) =>
    changePersonRole(platform, actor, input),
  ),
  removePerson: os.removePerson.handler(({ context: { platform, actor }, input }) =>
    removePerson(platform, actor, input),
  ),
  transferStartup: os.transferStartup.handler(({ context: { platform, actor }, input }) =>
    transferStartup(platform, actor, input),
  ),
  leaveStartup: os.leaveStartup.handler(async ({ context: { platform, actor }, input }) => {
    await leaveStartup(platform, actor, input);
    return { ok: true };
  }),
  startupInvitation: os.startupInvitation.handler(({ context: { platform, actor }, input }) =>
    startupInvitationView(platform.db, actor, input.token, isoNow(platform.clock)),
  ),
  acceptStartupInvitation: os.acceptStartupInvitation.handler(({ context: { platform, actor }, input }) =>
    acceptStartupInvitation(platform, actor, input.token),
  ),
  declineStartupInvitation: os.declineStartupInvitation.handler(async ({ context: { platform, actor }, input }) => {
    await declineStartupInvitation(platform, actor, input.token);
    return { ok: true };
  }),
};
