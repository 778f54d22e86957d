import type { InstanceDetail } from "@kerkis/contract/workflows/instances/instances.schema.ts";
import { m } from "#messages";
import { formatDate, formatNumber } from "#shared/i18n/format.ts";
import { workingDaysText } from "#shared/i18n/working-days-text.ts";
import { cn } from "#shared/ui/class-names.ts";
import { Card, CardBody, CardTitle } from "#shared/ui/layout/card.tsx";
import { Avatar } from "#shared/ui/marks/avatar.tsx";
import { StatusBadge } from "#shared/ui/marks/status-badge.tsx";
import { nameOf, TASK_NAMES } from "../../model/workflow-names.ts";

type Task = InstanceDetail["tasks"][number];

/** What was asked in a case and of whom, the latest first. */
export function CaseTasks({ tasks }: { tasks: readonly Task[] }) {
  const open = tasks.filter(({ status }) => status === "open" || status === "claimed").length;
  const done = tasks.filter(({ status }) => status === "completed").length;
  return (
    <Card>
      <CardBody>
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
          <CardTitle>{m.workflows_tasks_of_case()}</CardTitle>
          {tasks.length > 0 && (
            <p className="tnum text-[0.9375rem] text-muted-foreground">
              {m.workflows_tasks_figures({ open: formatNumber(open), done: formatNumber(done) })}
            </p>
          )}
        </div>
        {tasks.length === 0 && <p className="text-muted-foreground">{m.workflows_tasks_of_case_none()}</p>}
        <ul className="divide-y divide-border [overflow-wrap:anywhere]">
          {tasks.map((task) => (
            <TaskLine key={task.id} task={task} />
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

function TaskLine({
  task: { name, assignee, instead_of: instead, status, due_on: due, due_in: left, completed_at },
}: {
  task: Task;
}) {
  const isLate = left !== null && left < 0;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3 md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_8rem_10.5rem]">
      <span className="font-medium">{nameOf(name)}</span>
      <span className="flex min-w-0 items-center gap-2 text-[0.9375rem] max-md:row-start-2">
        {assignee !== null && <Avatar name={assignee} size={26} />}
        <span className="min-w-0">
          {assignee ?? <span className="text-muted-foreground">{m.workflows_who_first()}</span>}
          {instead && (
            <span className="block text-sm text-muted-foreground">{m.workflows_instead_of({ name: instead })}</span>
          )}
        </span>
      </span>
      <span className="max-md:justify-self-end">
        {isLate ? (
          <StatusBadge tone="danger">{m.workflows_task_late()}</StatusBadge>
        ) : (
          <StatusBadge tone={TASK_NAMES[status].tone}>{TASK_NAMES[status].label()}</StatusBadge>
        )}
      </span>
      <span className={cn("tnum text-right text-sm", isLate ? "font-semibold text-danger" : "text-muted-foreground")}>
        {dayText(completed_at, due, left)}
      </span>
    </li>
  );
}

/** The day that a task was done, or by which it is due, with how late it is; nothing where there is none. */
function dayText(done: string | null, due: string | null, left: number | null): string | null {
  if (done !== null) return formatDate(done, "short");
  if (due === null || left === null) return null;
  const day = formatDate(due, "short");
  return left < 0 ? `${day}, ${workingDaysText(left)}` : m.workflows_next_by({ to: day });
}
