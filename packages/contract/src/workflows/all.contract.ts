import { absencesContract } from "./absences/absences.contract.ts";
import { bpmnContract } from "./bpmn/bpmn.contract.ts";
import { handoversContract } from "./handovers/handovers.contract.ts";
import { instancesContract } from "./instances/instances.contract.ts";
import { mentorsContract } from "./mentors/mentors.contract.ts";
import { processesContract } from "./processes/processes.contract.ts";
import { tasksContract } from "./tasks/tasks.contract.ts";
import { templatesContract } from "./templates/templates.contract.ts";
import { versionsContract } from "./versions/versions.contract.ts";

export const workflows = {
  ...templatesContract,
  ...bpmnContract,
  ...versionsContract,
  ...tasksContract,
  ...absencesContract,
  ...handoversContract,
  ...instancesContract,
  ...mentorsContract,
  ...processesContract,
};
