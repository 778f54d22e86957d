import { profileContract } from "@kerkis/contract/startups/profile/profile.contract.ts";
import { gated } from "#platform/http/gate.ts";
import { startupHistories } from "./profile.reads.ts";
import { changeProfile, editableProfileFor, startupForEditor } from "./profile.service.ts";
import { verifyStartup } from "./verifying.service.ts";

const os = gated(profileContract);

export const profileRoutes = {
  profile: os.profile.handler(({ context: { platform, actor }, input }) =>
    editableProfileFor(platform.db, actor, input.id),
  ),
  changeProfile: os.changeProfile.handler(({ context: { platform, actor }, input }) =>
    changeProfile(platform, actor, input),
  ),
  verify: os.verify.handler(async ({ context: { platform, actor }, input }) => {
    await verifyStartup(platform, actor, input.id);
    return { ok: true };
  }),
  history: os.history.handler(async ({ context: { platform, actor }, input }) => {
    await startupForEditor(platform.db, actor, input.id);
    return startupHistories.page(platform, input);
  }),
  historyCount: os.historyCount.handler(async ({ context: { platform, actor }, input }) => {
    await startupForEditor(platform.db, actor, input.id);
    return startupHistories.count(platform.db, input);
  }),
};
