import { absencesContract } from "./absences/absences.contract.ts";
import { instancesContract } from "./instances/instances.contract.ts";
import { processesContract } from "./processes/processes.contract.ts";
import { tasksContract } from "./tasks/tasks.contract.ts";
import { templatesContract } from "./templates/templates.contract.ts";
import { versionsContract } from "./versions/versions.contract.ts";

export const workflows = {
  ...templatesContract,
  ...versionsContract,
  ...tasksContract,
  ...absencesContract,
  ...instancesContract,
  ...processesContract,
};
