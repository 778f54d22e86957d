import { cohostsContract } from "@kerkis/contract/events/cohosts/cohosts.contract.ts";
import { gated } from "#platform/http/gate.ts";
import { cohostsFor, countHelping, helpingPage } from "./cohosts.reads.ts";
import { answerCohost, inviteCohost, leaveCohost, removeCohost } from "./cohosts.service.ts";

const os = gated(cohostsContract);

export const cohostsRoutes = {
  cohosts: os.cohosts.handler(({ context: { platform, actor }, input }) => cohostsFor(platform.db, actor, input.id)),
  inviteCohost: os.inviteCohost.handler(({ context: { platform, actor }, input }) =>
    inviteCohost(platform, actor, input),
  ),
  removeCohost: os.removeCohost.handler(({ context: { platform, actor }, input }) =>
    removeCohost(platform, actor, input),
  ),
  helping: os.helping.handler(({ context: { platform, actor }, input }) => helpingPage(platform, actor, input)),
  helpingCount: os.helpingCount.handler(({ context: { platform, actor } }) => countHelping(platform, actor)),
  answerCohost: os.answerCohost.handler(async ({ context: { platform, actor }, input }) => {
    await answerCohost(platform, actor, input);
    return { ok: true };
  }),
  leaveCohost: os.leaveCohost.handler(async ({ context: { platform, actor }, input }) => {
    await leaveCohost(platform, actor, input.id);
    return { ok: true };
  }),
};
