import type { WorkflowTask } from "@kerkis/contract/workflows/tasks/tasks.schema.ts";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { Avatar } from "#shared/ui/marks/avatar.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { nameOf } from "../../model/workflow-names.ts";
import { GroupedTasks } from "./grouped-tasks.tsx";
import { DueText } from "./task-row.tsx";

/** What the reader handed to others who have it still: with whom, since when and when it is due; nothing of it is done from here. */
export function GivenTasks({ rows }: { rows: readonly WorkflowTask[] }) {
  return <GroupedTasks rows={rows}>{(task) => <GivenTask task={task} />}</GroupedTasks>;
}

function GivenTask({ task }: { task: WorkflowTask }) {
  const { name, instance, mark, assignee, given_at: since } = task;
  return (
    <div className="grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 bg-surface px-4 py-2 sm:px-5 md:min-h-[3.375rem] md:grid-cols-[minmax(0,1fr)_minmax(0,16rem)_auto] md:py-1.5 [&:has(a)]:hover:bg-muted">
      <div className="flex min-w-0 flex-col gap-x-3 md:flex-row md:items-center">
        {task.sees_case ? (
          <Link
            to="/workflows/instances/$instanceId"
            params={{ instanceId: instance.id }}
            data-row-link
            title={nameOf(name)}
            className={linkStyles({ kind: "cover", className: "min-w-0 truncate font-semibold md:shrink-[0.5]" })}
          >
            {nameOf(name)}
          </Link>
        ) : (
          <span
            data-row-link
            tabIndex={-1}
            title={nameOf(name)}
            className="min-w-0 truncate font-semibold md:shrink-[0.5]"
          >
            {nameOf(name)}
          </span>
        )}
        <span className="flex min-w-0 items-center gap-2 text-[0.9375rem] text-muted-foreground">
          <Mark seed={mark.seed} src={mark.logo_url} size={20} />
          <span className="min-w-0 truncate" title={instance.title}>
            {instance.title}
          </span>
        </span>
      </div>
      {assignee && since !== null && (
        <span className="flex min-w-0 items-center gap-2 text-sm text-muted-foreground max-md:order-last max-md:col-span-2">
          <Avatar name={assignee.name} size={24} />
          <span className="min-w-0 truncate" title={assignee.name}>
            {m.workflows_given_to({ name: assignee.name, day: formatDate(since, "short") })}
          </span>
        </span>
      )}
      <span className="text-right md:w-32">
        <DueText task={task} />
      </span>
    </div>
  );
}
