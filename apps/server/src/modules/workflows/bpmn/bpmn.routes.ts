import { bpmnContract } from "@kerkis/contract/workflows/bpmn/bpmn.contract.ts";
import { gated } from "#platform/http/gate.ts";
import { exportBpmn, importBpmn } from "./bpmn.service.ts";

const os = gated(bpmnContract);

export const bpmnRoutes = {
  exportBpmn: os.exportBpmn.handler(({ context: { platform, actor }, input }) => exportBpmn(platform, actor, input.id)),
  importBpmn: os.importBpmn.handler(({ context: { platform, actor }, input }) =>
    importBpmn(platform, actor, input.xml),
  ),
};
