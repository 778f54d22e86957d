import { reportContract } from "@kerkis/contract/events/report/report.contract.ts";
import { gated } from "#platform/http/gate.ts";
import { countPitches, pitchPage } from "./pitches.reads.ts";
import { reportFor } from "./report.reads.ts";

const os = gated(reportContract);

export const reportRoutes = {
  report: os.report.handler(({ context: { platform, actor }, input }) => reportFor(platform, actor, input.id)),
  pitches: os.pitches.handler(({ context: { platform, actor }, input }) => pitchPage(platform, actor, input)),
  pitchesCount: os.pitchesCount.handler(({ context: { platform, actor }, input }) =>
    countPitches(platform.db, actor, input.id),
  ),
};
