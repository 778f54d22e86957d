import type { InstanceFilters } from "@kerkis/contract/workflows/instances/instances.schema.ts";
import type { OfferedPeople } from "@kerkis/contract/workflows/people/people.schema.ts";
import type { TaskFilters } from "@kerkis/contract/workflows/tasks/tasks.schema.ts";
import type { TemplateFilters } from "@kerkis/contract/workflows/templates/templates.schema.ts";
import type { ProcessInput } from "@kerkis/contract/workflows/processes/processes.schema.ts";
import type { PreviewMoveInput } from "@kerkis/contract/workflows/versions/versions.schema.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";
import { listQuery } from "#shared/lists/list-query.ts";

const all = () => ["workflows"] as const;

const namedBy = (q: string) => (q === "" ? {} : { q });

/** Queries of the module; their keys live here only. */
export const workflowsQueries = {
  all,
  templates: (input: TemplateFilters = {}) =>
    listQuery({
      key: [...all(), "templates"],
      input,
      load: (start) => api.workflows.templates({ ...input, ...start }),
    }),
  template: (id: string) =>
    queryOptions({
      queryKey: [...all(), "template", id],
      queryFn: () => api.workflows.template({ id }),
    }),
  assigneeCounts: () =>
    queryOptions({ queryKey: [...all(), "assignee-counts"], queryFn: () => api.workflows.assigneeCounts({}) }),
  assigneePeople: (q: string) =>
    queryOptions({
      queryKey: [...all(), "assignee-people", q],
      queryFn: (): Promise<OfferedPeople> => api.workflows.assigneePeople(namedBy(q)),
      placeholderData: keepPreviousData,
    }),
  /** Whom a step names already. */
  namedAssignee: (named: string) =>
    queryOptions({
      queryKey: [...all(), "named-assignee", named],
      queryFn: async () => (await api.workflows.assigneePeople({ named })).named,
    }),
  versions: (id: string) =>
    queryOptions({ queryKey: [...all(), "versions", id], queryFn: () => api.workflows.versions({ id }) }),
  version: (id: string, number: number) =>
    queryOptions({
      queryKey: [...all(), "version", id, number],
      queryFn: () => api.workflows.version({ id, number }),
      // What was published never changes.
      staleTime: Infinity,
    }),
  previewMove: (input: PreviewMoveInput) =>
    queryOptions({
      queryKey: [...all(), "preview-move", input],
      queryFn: () => api.workflows.previewMove(input),
    }),
  tasks: (input: TaskFilters) =>
    listQuery({ key: [...all(), "tasks"], input, load: (start) => api.workflows.tasks({ ...input, ...start }) }),
  tasksCount: (input: TaskFilters) =>
    queryOptions({ queryKey: [...all(), "tasks-count", input], queryFn: () => api.workflows.tasksCount(input) }),
  taskWorkflows: (view: TaskFilters["view"]) =>
    queryOptions({
      queryKey: [...all(), "task-workflows", view],
      queryFn: () => api.workflows.taskWorkflows(view === undefined ? {} : { view }),
      placeholderData: keepPreviousData,
    }),
  task: (id: string) => queryOptions({ queryKey: [...all(), "task", id], queryFn: () => api.workflows.task({ id }) }),
  delegates: (id: string, q: string) =>
    queryOptions({
      queryKey: [...all(), "delegates", id, q],
      queryFn: () => api.workflows.delegates({ id, ...namedBy(q) }),
      placeholderData: keepPreviousData,
    }),
  substitutes: (q: string) =>
    queryOptions({
      queryKey: [...all(), "substitutes", q],
      queryFn: () => api.workflows.substitutes(namedBy(q)),
      placeholderData: keepPreviousData,
    }),
  absences: () => queryOptions({ queryKey: [...all(), "absences"], queryFn: () => api.workflows.absences({}) }),
  heldTasks: (person: string) =>
    queryOptions({
      queryKey: [...all(), "held-tasks", person],
      queryFn: () => api.workflows.heldTasks({ person }),
    }),
  receivers: (person: string, q: string) =>
    queryOptions({
      queryKey: [...all(), "receivers", person, q],
      queryFn: () => api.workflows.receivers({ person, ...namedBy(q) }),
      placeholderData: keepPreviousData,
    }),
  caseSubjects: (q: string) =>
    queryOptions({
      queryKey: [...all(), "case-subjects", q],
      queryFn: () => api.workflows.caseSubjects(namedBy(q)),
      placeholderData: keepPreviousData,
    }),
  caseMentor: (id: string) =>
    queryOptions({ queryKey: [...all(), "mentor", id], queryFn: () => api.workflows.caseMentor({ id }) }),
  mentors: (id: string, q: string) =>
    queryOptions({
      queryKey: [...all(), "mentors", id, q],
      queryFn: () => api.workflows.mentors({ id, ...namedBy(q) }),
      placeholderData: keepPreviousData,
    }),
  instances: (input: InstanceFilters) =>
    listQuery({
      key: [...all(), "instances"],
      input,
      load: (start) => api.workflows.instances({ ...input, ...start }),
    }),
  instancesCount: (input: InstanceFilters) =>
    queryOptions({
      queryKey: [...all(), "instances-count", input],
      queryFn: () => api.workflows.instancesCount(input),
    }),
  processes: (input: ProcessInput) =>
    queryOptions({ queryKey: [...all(), "processes", input], queryFn: () => api.workflows.processes(input) }),
  /** Of an application; without one, what follows a submission. */
  outlooks: () => [...all(), "outlook"],
  outlook: (application?: string) =>
    queryOptions({
      queryKey: [...workflowsQueries.outlooks(), application],
      queryFn: () =>
        application === undefined ? api.workflows.registrationOutlook({}) : api.workflows.outlook({ application }),
    }),
  instance: (id: string) =>
    queryOptions({
      queryKey: [...all(), "instance", id],
      queryFn: () => api.workflows.instance({ id }),
    }),
};
