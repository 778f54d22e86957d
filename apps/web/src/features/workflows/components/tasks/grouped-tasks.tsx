import type { WorkflowTask } from "@kerkis/contract/workflows/tasks/tasks.schema.ts";
import type { ReactNode } from "react";
import { m } from "#messages";
import { formatWeekday } from "#shared/i18n/format.ts";
import { ListRows } from "#shared/lists/list-rows.tsx";
import { HELD, useLongPress } from "#shared/lists/selection/use-long-press.ts";
import type { ChooseRow } from "#shared/lists/selection/use-row-keys.ts";
import { cn } from "#shared/ui/class-names.ts";
import { groupOf, TASK_GROUPS, type TaskGroup } from "../../model/tasks/task-groups.ts";
import { nameOf } from "../../model/workflow-names.ts";

const GROUP_NAMES: Record<TaskGroup, (first: WorkflowTask) => string> = {
  overdue: m.workflows_group_overdue,
  // Its tasks are all due on the same day, which is today.
  today: ({ due_on: day }) => m.workflows_group_today({ day: formatWeekday(`${day}T12:00:00Z`) }),
  week: m.workflows_group_week,
  later: m.workflows_group_later,
  // The next holiday is the same for all.
  holiday: ({ after_holiday: holiday }) => m.workflows_group_holiday({ holiday: holiday ? nameOf(holiday.name) : "" }),
  put_off: m.workflows_group_put_off,
  available: m.workflows_group_available,
  done: m.workflows_group_done,
};

interface GroupedTasksProps {
  rows: readonly WorkflowTask[];
  children: (task: WorkflowTask) => ReactNode;
  choose?: ChooseRow | undefined;
}

/** Tasks on one card, under what follows from leaving them. */
export function GroupedTasks({ rows, children, choose }: GroupedTasksProps) {
  const groups = TASK_GROUPS.flatMap((group) => {
    const tasks = rows.filter((task) => groupOf(task) === group);
    const [first] = tasks;
    return first ? [{ group, name: GROUP_NAMES[group](first), tasks }] : [];
  });
  const held = useLongPress(choose);
  return (
    <div {...held} className={cn("@container overflow-hidden rounded-lg bg-surface shadow-sm", choose && HELD)}>
      {groups.map(({ group, name, tasks }) => (
        <section key={group}>
          <h2
            className={cn(
              "flex justify-between px-5 py-2 text-sm font-semibold",
              group === "overdue" ? "bg-danger-soft text-danger" : "bg-muted-2",
            )}
          >
            {name}
            <span className="tnum">{tasks.length}</span>
          </h2>
          <ListRows look="inside" label={name} rows={tasks} rowId={({ id }) => id}>
            {(task) => children(task)}
          </ListRows>
        </section>
      ))}
    </div>
  );
}
