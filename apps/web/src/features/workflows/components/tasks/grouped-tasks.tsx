import type { WorkflowTask } from "@kerkis/contract/workflows/tasks/tasks.schema.ts";
import type { ReactNode } from "react";
import { m } from "#messages";
import { ListRows } from "#shared/lists/list-rows.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { groupOf, TASK_GROUPS, type TaskGroup } from "../../model/tasks/task-groups.ts";

const GROUP_NAMES: Record<TaskGroup, () => string> = {
  overdue: m.workflows_group_overdue,
  today: m.workflows_group_today,
  week: m.workflows_group_week,
  later: m.workflows_group_later,
  put_off: m.workflows_group_put_off,
  available: m.workflows_group_available,
  done: m.workflows_group_done,
};

interface GroupedTasksProps {
  rows: readonly WorkflowTask[];
  children: (task: WorkflowTask) => ReactNode;
}

/** Tasks on one card, under what follows from leaving them. */
export function GroupedTasks({ rows, children }: GroupedTasksProps) {
  const groups = TASK_GROUPS.map((group) => ({ group, tasks: rows.filter((task) => groupOf(task) === group) }));
  return (
    <div className="@container overflow-hidden rounded-lg bg-surface shadow-sm">
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
              {(task) => children(task)}
            </ListRows>
          </section>
        ))}
    </div>
  );
}
