import type { WorkflowTask } from "@kerkis/contract/workflows/tasks/tasks.schema.ts";
import { CLAIMED_MAX, type TaskView } from "@kerkis/contract/workflows/tasks/tasks.taxonomy.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useRef } from "react";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { useListAddress } from "#shared/lists/list-address.ts";
import { ListRows } from "#shared/lists/list-rows.tsx";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { useRowKeys } from "#shared/lists/selection/use-row-keys.ts";
import { type Selection, useSelection } from "#shared/lists/selection/use-selection.ts";
import { useList } from "#shared/lists/use-list.ts";
import { cn } from "#shared/ui/class-names.ts";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { TaskPanel } from "../components/tasks/task-panel.tsx";
import { TaskRow } from "../components/tasks/task-row.tsx";
import { useLiveWorkflows } from "../hooks/use-live-workflows.ts";
import { useTaskKeys } from "../hooks/use-task-keys.ts";
import { groupOf, TASK_GROUPS, type TaskGroup } from "../model/task-groups.ts";
import { waitingText } from "../model/waiting-text.ts";
import { tasksInput } from "../model/workflow-search.ts";
import { useClaimTasks } from "../workflows.mutations.ts";
import { workflowsQueries } from "../workflows.queries.ts";

const StandingIn = latePart(async () => (await import("../components/absences/standing-in.tsx")).StandingIn);

const route = getRouteApi("/shell/signed-in/workflows/my-tasks");

const GROUP_NAMES: Record<TaskGroup, () => string> = {
  overdue: m.workflows_group_overdue,
  today: m.workflows_group_today,
  week: m.workflows_group_week,
  later: m.workflows_group_later,
  available: m.workflows_group_available,
  done: m.workflows_group_done,
};
const VIEWS: readonly { value: "all" | TaskView; label: () => string }[] = [
  { value: "all", label: m.workflows_view_all },
  { value: "mine", label: m.workflows_view_mine },
  { value: "available", label: m.workflows_view_available },
  { value: "done", label: m.workflows_view_done },
];

/** /workflows/my-tasks: an inbox that empties, and the task that is open beside it. */
export function MyTasksPage() {
  const search = route.useSearch();
  const input = tasksInput(search);
  const list = useList(workflowsQueries.tasks(input));
  const { data: count } = useQuery(workflowsQueries.tasksCount(input));
  const address = useListAddress("/workflows/my-tasks", search);
  const rowsOnScreen = useRef<HTMLDivElement>(null);
  useLiveWorkflows();
  useRowKeys(rowsOnScreen);
  const claimMany = useClaimTasks();
  const { impersonation } = useSession();
  const chosen = useSelection({
    rows: list.rows,
    idOf: ({ id }) => id,
    canChoose: ({ status }) => status === "open",
    most: CLAIMED_MAX,
  });
  // Nobody takes a task as someone else.
  const selection = impersonation === null ? chosen : null;
  useTaskKeys(list.rows, selection);
  const next = nextOf(list.rows, search.task);
  const groups = count?.groups;
  const asked = {
    words: { name: "q", label: m.workflows_search_cases(), placeholder: m.workflows_search_placeholder() },
    filters: [
      {
        kind: "chips" as const,
        name: "view",
        label: m.workflows_view(),
        options: VIEWS.map(({ value, label }) => ({
          value,
          label: label(),
          count: value === "mine" ? groups?.mine : value === "available" ? groups?.available : undefined,
        })),
        fallback: "all",
      },
    ],
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader title={m.workflows_tasks()} lead={groups && waitingText(groups)} />
      <StandingIn />
      <div
        className={cn(
          "grid grid-cols-[minmax(0,1fr)] items-start gap-5",
          search.task && "xl:grid-cols-[minmax(0,1fr)_25rem]",
        )}
      >
        <div className={cn("min-w-0", search.task && "max-xl:hidden")}>
          <ResourceList
            ref={rowsOnScreen}
            list={list}
            asked={asked}
            address={address}
            selection={selection}
            bulk={[
              {
                label: m.workflows_claim_chosen(),
                pending: claimMany.isPending,
                onRun: () =>
                  claimMany.mutate(selection?.chosen.map(({ id }) => id) ?? [], {
                    onSuccess: () => selection?.clear(),
                  }),
              },
            ]}
            failed={m.workflows_failed()}
            empty={{
              title: m.workflows_tasks_none(),
              text: m.workflows_tasks_none_text(),
              filtered: { title: m.workflows_tasks_no_match() },
            }}
          >
            {(rows) => <Groups rows={rows} search={search} selection={selection} />}
          </ResourceList>
          <p className="mt-4 text-sm text-muted-foreground max-md:hidden">{m.workflows_keys()}</p>
        </div>
        {search.task && (
          <TaskPanel
            key={search.task}
            id={search.task}
            onClose={() => address.change({ task: undefined })}
            onNext={next && (() => address.change({ task: next.id }))}
          />
        )}
      </div>
    </div>
  );
}

/** The task that stands after another on the page; from the last one back to the first. */
function nextOf(rows: readonly WorkflowTask[], id: string | undefined): WorkflowTask | null {
  const shown = TASK_GROUPS.flatMap((group) => rows.filter((task) => groupOf(task) === group));
  const next = shown[(shown.findIndex((task) => task.id === id) + 1) % shown.length];
  return next === undefined || next.id === id ? null : next;
}

interface GroupsProps {
  rows: readonly WorkflowTask[];
  search: ReturnType<typeof route.useSearch>;
  selection: Selection<WorkflowTask> | null;
}

function Groups({ rows, search, selection }: GroupsProps) {
  const groups = TASK_GROUPS.map((group) => ({ group, tasks: rows.filter((task) => groupOf(task) === group) }));
  return (
    <div className="overflow-hidden rounded-lg bg-surface shadow-sm">
      {groups
        .filter(({ tasks }) => tasks.length > 0)
        .map(({ group, tasks }) => (
          <section key={group}>
            <h2
              className={cn(
                "flex justify-between px-5 py-2 text-sm font-semibold",
                group === "overdue" ? "bg-danger-soft text-danger" : "bg-muted-2",
              )}
            >
              {GROUP_NAMES[group]()}
              <span className="tnum">{tasks.length}</span>
            </h2>
            <ListRows look="inside" label={GROUP_NAMES[group]()} rows={tasks} rowId={({ id }) => id}>
              {(task) => <TaskRow task={task} search={search} isOpen={task.id === search.task} selection={selection} />}
            </ListRows>
          </section>
        ))}
    </div>
  );
}
