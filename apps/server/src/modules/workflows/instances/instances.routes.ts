import { instancesContract } from "@kerkis/contract/workflows/instances/instances.contract.ts";
import { gated } from "#platform/http/gate.ts";
import { countInstances, instanceById, instancePage } from "./instances.reads.ts";
import { cancelCase, remindCase, resumeCase, retryCase, skipCase, suspendCase } from "./instances.service.ts";

const os = gated(instancesContract);

export const instancesRoutes = {
  instances: os.instances.handler(({ context: { platform, actor }, input }) => instancePage(platform, actor, input)),
  instancesCount: os.instancesCount.handler(({ context: { platform, actor }, input }) =>
    countInstances(platform, actor, input),
  ),
  instance: os.instance.handler(({ context: { platform, actor }, input }) => instanceById(platform, actor, input.id)),
  remind: os.remind.handler(async ({ context: { platform, actor }, input }) => {
    await remindCase(platform, actor, input);
    return { ok: true };
  }),
  suspend: os.suspend.handler(async ({ context: { platform, actor }, input }) => {
    await suspendCase(platform, actor, input);
    return { ok: true };
  }),
  resume: os.resume.handler(async ({ context: { platform, actor }, input }) => {
    await resumeCase(platform, actor, input);
    return { ok: true };
  }),
  cancel: os.cancel.handler(async ({ context: { platform, actor }, input }) => {
    await cancelCase(platform, actor, input);
    return { ok: true };
  }),
  retry: os.retry.handler(async ({ context: { platform, actor }, input }) => {
    await retryCase(platform, actor, input);
    return { ok: true };
  }),
  skip: os.skip.handler(async ({ context: { platform, actor }, input }) => {
    await skipCase(platform, actor, input);
    return { ok: true };
  }),
};
