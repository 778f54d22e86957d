import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { NODE_ID } from "@kerkis/contract/workflows/definition/definition.taxonomy.ts";
import type { InstanceFilters } from "@kerkis/contract/workflows/instances/instances.schema.ts";
import { INSTANCE_STATES } from "@kerkis/contract/workflows/instances/instances.taxonomy.ts";
import type { TaskFilters } from "@kerkis/contract/workflows/tasks/tasks.schema.ts";
import { TASK_VIEWS } from "@kerkis/contract/workflows/tasks/tasks.taxonomy.ts";
import { PERIOD_KEYS } from "@kerkis/contract/workflows/processes/processes.taxonomy.ts";
import { choiceParam, given, idParam, optionalParams, patternParam, textParam } from "#shared/routing/search.ts";

/** /workflows/my-tasks: which tasks, and the one that is open beside the list. */
export const tasksSearch = (search: Record<string, unknown>) =>
  optionalParams({
    q: textParam(search["q"])?.slice(0, LIMITS.searchMax),
    view: choiceParam(search["view"], TASK_VIEWS),
    template: idParam(search["template"]),
    task: idParam(search["task"]),
  });
export const tasksInput = ({ q, view, template }: ReturnType<typeof tasksSearch>): TaskFilters =>
  given({ q, view, template });

/** The name of a step. */
const stepParam = (value: unknown): string | undefined => patternParam(value, NODE_ID);

export const instancesSearch = (search: Record<string, unknown>) =>
  optionalParams({
    q: textParam(search["q"])?.slice(0, LIMITS.searchMax),
    status: choiceParam(search["status"], INSTANCE_STATES),
    template: idParam(search["template"]),
    late_at: stepParam(search["late_at"]),
  });
export const instancesInput = ({ q, status, template, late_at }: ReturnType<typeof instancesSearch>): InstanceFilters =>
  given({ q, status, template, late_at });

/** /process-management: how far back, and the workflow whose steps are shown. */
export const processesSearch = (search: Record<string, unknown>) =>
  optionalParams({
    period: choiceParam(search["period"], PERIOD_KEYS),
    template: idParam(search["template"]),
  });
