import { operationsContract } from "@kerkis/contract/admin/operations/operations.contract.ts";
import { isoNow, today } from "#platform/clock/clock.ts";
import { gated } from "#platform/http/gate.ts";
import { explainAccess } from "../people/access.reads.ts";
import { auditCount, auditFacets, auditPage } from "../audit/audit.reads.ts";
import { errorGroupById, errorGroupCount, errorGroupPage } from "./browser-errors.reads.ts";
import { setErrorStatus } from "./browser-errors.service.ts";
import { changeFeature } from "./features.service.ts";
import { featureSwitchList, installationFacts } from "./installation.reads.ts";
import { jobsReport } from "./jobs.reads.ts";
import { retryJob } from "./jobs.service.ts";
import { metricReport } from "./metrics.reads.ts";
import { recordMetrics } from "./metrics.service.ts";

const os = gated(operationsContract);
const ok = { ok: true } as const;

/** How the installation runs. */
export const operationsRoutes = {
  errorGroups: os.errorGroups.handler(({ context, input }) =>
    errorGroupPage(context.platform, input, today(context.platform.clock)),
  ),
  errorGroupsCount: os.errorGroupsCount.handler(({ context, input }) => errorGroupCount(context.platform.db, input)),
  errorGroup: os.errorGroup.handler(({ context, input }) =>
    errorGroupById(context.platform.db, input.id, today(context.platform.clock)),
  ),
  setErrorStatus: os.setErrorStatus.handler(async ({ context, input }) => {
    await setErrorStatus(context.platform, context.actor, input);
    return errorGroupById(context.platform.db, input.id, today(context.platform.clock));
  }),
  recordMetrics: os.recordMetrics.handler(async ({ context, input }) => {
    await recordMetrics(context.platform, input.metrics, context.headers(), isoNow(context.platform.clock));
    return ok;
  }),
  metrics: os.metrics.handler(({ context, input }) => metricReport(context.platform.db, context.platform.clock, input)),
  jobs: os.jobs.handler(({ context }) => jobsReport(context.platform.db)),
  retryJob: os.retryJob.handler(async ({ context, input }) => {
    await retryJob(context.platform, context.actor, input);
    return ok;
  }),
  auditLog: os.auditLog.handler(({ context, input }) => auditPage(context.platform, input)),
  auditLogCount: os.auditLogCount.handler(({ context, input }) => auditCount(context.platform.db, input)),
  auditFacets: os.auditFacets.handler(({ context }) => auditFacets(context.platform.db)),
  featureSwitches: os.featureSwitches.handler(({ context }) => featureSwitchList(context.platform.db)),
  changeFeature: os.changeFeature.handler(async ({ context, input }) => {
    await changeFeature(context.platform, context.actor, input);
    return featureSwitchList(context.platform.db);
  }),
  installation: os.installation.handler(({ context }) => installationFacts(context.platform)),
  explainAccess: os.explainAccess.handler(({ context, input }) =>
    explainAccess(context.platform.db, context.actor, input),
  ),
};
