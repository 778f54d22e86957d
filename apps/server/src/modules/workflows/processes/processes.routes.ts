import { processesContract } from "@kerkis/contract/workflows/processes/processes.contract.ts";
import { gated } from "#platform/http/gate.ts";
import { outlookOf, registrationOutlook } from "./outlook.reads.ts";
import { processesOf } from "./processes.reads.ts";

const os = gated(processesContract);

export const processesRoutes = {
  processes: os.processes.handler(({ context: { platform, actor }, input }) => processesOf(platform, actor, input)),
  outlook: os.outlook.handler(({ context: { platform, actor }, input }) =>
    outlookOf(platform, actor, input.application),
  ),
  registrationOutlook: os.registrationOutlook.handler(({ context: { platform, actor } }) =>
    registrationOutlook(platform, actor),
  ),
};
