import { answeredColumns } from "@kerkis/contract/applications/answered.columns.ts";
import { myApplicationColumns, queueColumns } from "@kerkis/contract/applications/applications.columns.ts";
import { applicationsContract } from "@kerkis/contract/applications/applications.contract.ts";
import { listExport } from "#platform/exports/list-export.ts";
import type { ServerModule } from "#platform/module.ts";
import { mergedSubjectsListeners } from "./merge/merged-subjects.listeners.ts";
import { columnsAsked } from "./calls/answered.reads.ts";
import { callsListeners } from "./calls/calls.listeners.ts";
import { leftBehindListeners } from "./calls/left-behind.listeners.ts";
import { clockJobs } from "./clock/clock.jobs.ts";
import { clockListeners } from "./clock/clock.listeners.ts";
import { ownFiles } from "./files/answer-files.reads.ts";
import { answerFileRoutes } from "./files/answer-files.routes.ts";
import { applicationsRoutes } from "./applications.routes.ts";
import { triageRoutes } from "./triage/triage.routes.ts";
import { applicationsPersonalDataListeners } from "./privacy/personal-data.listeners.ts";
import { applicationsPersonalData } from "./privacy/personal-data.reads.ts";
import { applicationsRetention } from "./privacy/retention.listeners.ts";

export const applicationsModule: ServerModule = {
  name: "applications",
  after: ["programmes", "investors", "mentorship"],
  routes: () => ({ ...applicationsRoutes, ...triageRoutes }),
  exports: [
    listExport(applicationsContract.mine, "my-applications", myApplicationColumns),
    listExport(applicationsContract.queue, "applications", queueColumns),
    listExport(applicationsContract.answered, "application-answers", answeredColumns, { moreColumns: columnsAsked }),
  ],
  listeners: [mergedSubjectsListeners, callsListeners, leftBehindListeners, clockListeners, applicationsRetention],
  jobs: [clockJobs],
  personalData: applicationsPersonalData,
  erasure: applicationsPersonalDataListeners,
  httpRoutes: [answerFileRoutes],
  personalFiles: ownFiles,
  showsFile: [
    "exists (select from applications where answers->>'logo_url' = file.url)",
    "exists (select from application_files where file_url = file.url)",
  ],
};
