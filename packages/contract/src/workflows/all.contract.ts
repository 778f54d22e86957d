import { instancesContract } from "./instances/instances.contract.ts";
import { processesContract } from "./processes/processes.contract.ts";
import { tasksContract } from "./tasks/tasks.contract.ts";
import { templatesContract } from "./templates/templates.contract.ts";

export const workflows = { ...templatesContract, ...tasksContract, ...instancesContract, ...processesContract };
