import type { WorkflowTask } from "@kerkis/contract/workflows/tasks/tasks.schema.ts";
import { Link } from "@tanstack/react-router";
import { ClipboardCheck, FileText, ListChecks, UserRoundCheck } from "lucide-react";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import type { Selection } from "#shared/lists/selection/use-selection.ts";
import { useSession } from "#shared/permissions/session.ts";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { Checkbox } from "#shared/ui/forms/checkbox.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { nameOf } from "../../model/workflow-names.ts";
import { useClaimTask } from "../../workflows.mutations.ts";

const ICONS = { form: FileText, approval: UserRoundCheck, review: ClipboardCheck, checklist: ListChecks };

interface TaskRowProps {
  task: WorkflowTask;
  search: object;
  isOpen: boolean;
  selection: Selection<WorkflowTask> | null;
}

/** A task in two lines: what and about whom, and when it is due. */
export function TaskRow({ task, search, isOpen, selection }: TaskRowProps) {
  const Icon = ICONS[task.kind];
  const claim = useClaimTask();
  const { impersonation } = useSession();
  return (
    <div
      data-task={task.id}
      className={cn(
        "grid min-h-16 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2.5 hover:bg-muted sm:px-5",
        isOpen && "bg-primary-soft shadow-[inset_3px_0_0_var(--primary)] hover:bg-primary-soft",
      )}
    >
      <span className="flex items-center gap-3">
        {selection?.canChoose(task) && (
          <Checkbox
            className="relative z-10"
            aria-label={m.workflows_claim_choose({ task: nameOf(task.name), name: task.instance.title })}
            checked={selection.has(task)}
            onCheckedChange={(isOn) => selection.toggle(task, isOn)}
          />
        )}
        <Icon aria-hidden className="size-5 text-primary" />
      </span>
      <div className="min-w-0">
        <Link
          to="/workflows/my-tasks"
          search={{ ...search, task: task.id }}
          resetScroll={false}
          data-row-link
          aria-current={isOpen || undefined}
          className={linkStyles({ kind: "cover", className: "font-semibold" })}
        >
          {nameOf(task.name)}
        </Link>
        <p className="text-[0.9375rem] text-muted-foreground">
          {task.instance.title} · {nameOf(task.workflow)}
          {task.is_substitute && task.assignee && (
            <span className="font-medium text-primary"> · {m.workflows_instead_of({ name: task.assignee.name })}</span>
          )}
        </p>
      </div>
      <div className="flex flex-col items-end gap-x-4 gap-y-1 text-right md:flex-row-reverse md:items-center">
        {task.status === "open" && impersonation === null && (
          <Button
            variant="outline"
            size="sm"
            className="relative z-10"
            pending={claim.isPending}
            onClick={() => claim.mutate(task.id)}
          >
            {m.workflows_claim()}
            <span className="sr-only">
              : {nameOf(task.name)}, {task.instance.title}
            </span>
          </Button>
        )}
        <DueText task={task} />
        <DueStrip task={task} />
      </div>
    </div>
  );
}

type Due = Pick<WorkflowTask, "due_on" | "due_in" | "is_overdue" | "status">;

/** So many days are drawn; of longer terms the parts. */
const STRIP_MAX = 10;

/** The working days that were given for a task: those that are over pale, the last one amber, all red once it is late. */
function DueStrip({ task: { due_in: left, due_days: given, is_overdue: isLate, status } }: { task: WorkflowTask }) {
  if (left === null || given === null || status === "completed") return null;
  const days = Math.min(given, STRIP_MAX);
  const ahead = left <= 0 ? 1 : Math.min(days, Math.ceil((left * days) / given));
  const tone = isLate ? "bg-danger" : left === 0 ? "bg-warning" : "bg-primary";
  return (
    <span aria-hidden data-days className="flex gap-0.5 max-md:hidden">
      {Array.from({ length: days }, (_, day) => (
        <span key={day} className={cn("h-3.5 w-1.5 rounded-xs", isLate || day >= days - ahead ? tone : "bg-border")} />
      ))}
    </span>
  );
}

/** The day that a task is due, never alone: working days stand with it. */
export function DueText({ task }: { task: Due }) {
  if (task.due_on === null || task.due_in === null || task.status === "completed") return null;
  const left = task.is_overdue
    ? m.workflows_days_over({ count: -task.due_in })
    : task.due_in === 0
      ? m.workflows_due_today()
      : m.workflows_days_left({ count: task.due_in });
  return (
    <p className={cn("tnum text-sm", task.is_overdue ? "font-semibold text-danger" : "text-muted-foreground")}>
      <span className="block">{formatDate(`${task.due_on}T12:00:00Z`, "short")}</span>
      {left}
    </p>
  );
}
