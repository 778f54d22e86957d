import { handoversContract } from "@kerkis/contract/workflows/handovers/handovers.contract.ts";
import { gated } from "#platform/http/gate.ts";
import { heldBy, receiversOf } from "./handovers.reads.ts";
import { handOver } from "./handovers.service.ts";

const os = gated(handoversContract);

export const handoversRoutes = {
  heldTasks: os.heldTasks.handler(({ context: { platform, actor }, input }) => heldBy(platform, actor, input.person)),
  receivers: os.receivers.handler(({ context: { platform, actor }, input }) => receiversOf(platform, actor, input)),
  handOver: os.handOver.handler(({ context: { platform, actor }, input }) => handOver(platform, actor, input)),
};
