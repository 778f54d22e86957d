import { waitingContract } from "@kerkis/contract/programmes/waiting/waiting.contract.ts";
import { gated } from "#platform/http/gate.ts";
import { waitForCall, waitingFor } from "./waiting.service.ts";

const os = gated(waitingContract);

export const waitingRoutes = {
  waiting: os.waiting.handler(({ context: { platform, actor }, input }) => waitingFor(platform, actor, input.id)),
  wait: os.wait.handler(({ context: { platform, actor }, input }) => waitForCall(platform, actor, input)),
};
