import { instanceColumns } from "@kerkis/contract/workflows/instances/instances.columns.ts";
import { instancesContract } from "@kerkis/contract/workflows/instances/instances.contract.ts";
import { listExport } from "#platform/exports/list-export.ts";
import type { ServerModule } from "#platform/module.ts";
import { absencesRoutes } from "./absences/absences.routes.ts";
import { awaitingJobs, workflowListeners } from "./engine/applications.listeners.ts";
import { workflowJobs } from "./engine/timers.jobs.ts";
import { webhookJobs } from "./engine/webhooks.jobs.ts";
import { bpmnRoutes } from "./bpmn/bpmn.routes.ts";
import { handoversRoutes } from "./handovers/handovers.routes.ts";
import { instancesRoutes } from "./instances/instances.routes.ts";
import { mentorsRoutes } from "./mentors/mentors.routes.ts";
import { taskListeners } from "./tasks/tasks.listeners.ts";
import { workflowsPersonalDataListeners } from "./privacy/personal-data.listeners.ts";
import { workflowsPersonalData } from "./privacy/personal-data.reads.ts";
import { processesRoutes } from "./processes/processes.routes.ts";
import { tasksRoutes } from "./tasks/tasks.routes.ts";
import { templatesRoutes } from "./templates/templates.routes.ts";
import { versionsRoutes } from "./versions/versions.routes.ts";

export const workflowsModule: ServerModule = {
  name: "workflows",
  after: ["evaluations", "events"],
  routes: () => ({
    ...templatesRoutes,
    ...versionsRoutes,
    ...bpmnRoutes,
    ...tasksRoutes,
    ...absencesRoutes,
    ...handoversRoutes,
    ...instancesRoutes,
    ...mentorsRoutes,
    ...processesRoutes,
  }),
  listeners: [workflowListeners, taskListeners],
  jobs: [workflowJobs, webhookJobs, awaitingJobs],
  exports: [listExport(instancesContract.instances, "cases", instanceColumns)],
  personalData: workflowsPersonalData,
  erasure: workflowsPersonalDataListeners,
};
