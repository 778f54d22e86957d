import { interestContract } from "@kerkis/contract/events/interest/interest.contract.ts";
import { gated } from "#platform/http/gate.ts";
import { countInterested, interestedPage } from "./interest.reads.ts";
import { setInterest } from "./interest.service.ts";

const os = gated(interestContract);

export const interestRoutes = {
  showInterest: os.showInterest.handler(async ({ context: { platform, actor }, input }) => {
    await setInterest(platform, actor, input);
    return { ok: true };
  }),
  interested: os.interested.handler(({ context: { platform, actor }, input }) =>
    interestedPage(platform, actor.userId, input),
  ),
  interestedCount: os.interestedCount.handler(({ context: { platform, actor }, input }) =>
    countInterested(platform.db, actor.userId, input.id),
  ),
};
