import type { WorkflowTask } from "@kerkis/contract/workflows/tasks/tasks.schema.ts";
import { Link } from "@tanstack/react-router";
import { AlarmClock, ClipboardCheck, FileText, Hand, ListChecks, UserRoundCheck, UserRoundCog } from "lucide-react";
import { m } from "#messages";
import { workingDaysText } from "#shared/i18n/working-days-text.ts";
import type { Selection } from "#shared/lists/selection/use-selection.ts";
import { useSession } from "#shared/permissions/session.ts";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { Checkbox } from "#shared/ui/forms/checkbox.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { dayText } from "../../model/tasks/due-day.ts";
import { nameOf } from "../../model/workflow-names.ts";
import { useClaimTask } from "../../workflows.mutations.ts";
import { SwipeAway } from "#shared/ui/layout/swipe-away.tsx";

const ICONS = { form: FileText, approval: UserRoundCheck, review: ClipboardCheck, checklist: ListChecks };

interface TaskRowProps {
  task: WorkflowTask;
  search: object;
  isOpen: boolean;
  selection: Selection<WorkflowTask> | null;
  /** Several are being chosen: on a phone the boxes are there only then. */
  isMarking?: boolean;
  /** Leaves it for later; null where that cannot be. */
  onLater?: (() => void) | null;
}

/** A task: what and about whom, and when it is due; in one line on wide screens, in two on phones, where a swipe postpones or claims it. */
export function TaskRow({ task, search, isOpen, selection, isMarking = false, onLater = null }: TaskRowProps) {
  const Icon = ICONS[task.kind];
  const claim = useClaimTask();
  const { impersonation } = useSession();
  const canClaim = task.status === "open" && impersonation === null;
  const swipe = canClaim
    ? { label: m.workflows_claim(), icon: Hand, onSwipe: () => claim.mutate(task.id) }
    : onLater && { label: m.workflows_task_later(), icon: AlarmClock, onSwipe: onLater };
  const isDueNow = task.status === "claimed" && task.due_in === 0;
  return (
    <SwipeAway action={swipe}>
      <div
        data-task={task.id}
        className={cn(
          "grid min-h-16 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 bg-surface px-4 py-2 hover:bg-muted sm:px-5 md:min-h-[3.375rem] md:py-1.5",
          isOpen && "bg-primary-soft shadow-[inset_3px_0_0_var(--primary)] hover:bg-primary-soft",
        )}
      >
        <span className="flex items-center gap-3">
          {selection?.canChoose(task) && (
            <Checkbox
              className={cn("relative z-10", !isMarking && "max-md:hidden")}
              aria-label={m.workflows_claim_choose({ task: nameOf(task.name), name: task.instance.title })}
              checked={selection.has(task)}
              onCheckedChange={(isOn) => selection.toggle(task, isOn)}
            />
          )}
          <span
            aria-hidden
            className={cn(
              "grid place-items-center rounded-sm max-md:size-10 max-md:bg-muted",
              task.is_overdue ? "text-danger max-md:bg-danger-soft" : isDueNow ? "text-warning" : "text-primary",
            )}
          >
            <Icon className="size-5" />
          </span>
        </span>
        <div className="flex min-w-0 flex-col gap-x-3 md:flex-row md:items-center">
          <Link
            to="/workflows/my-tasks"
            search={{ ...search, task: task.id }}
            resetScroll={false}
            data-row-link
            aria-current={isOpen || undefined}
            title={nameOf(task.name)}
            className={linkStyles({ kind: "cover", className: "min-w-0 truncate font-semibold md:shrink-[0.5]" })}
          >
            {nameOf(task.name)}
          </Link>
          <span className="flex min-w-0 items-center gap-2 text-[0.9375rem] text-muted-foreground">
            <Mark seed={task.mark.seed} src={task.mark.logo_url} size={20} />
            <span className="min-w-0 truncate" title={task.instance.title}>
              {task.instance.title}
            </span>
            {canClaim && task.due_on !== null && (
              <span className="tnum shrink-0 sm:hidden">· {dayText(task.due_on)}</span>
            )}
          </span>
          {task.put_off_until !== null && (
            <span className="shrink-0 text-sm text-muted-foreground">
              {m.workflows_back_on({ day: dayText(task.put_off_until) })}
            </span>
          )}
          {task.is_substitute && task.assignee && (
            <span
              title={m.workflows_instead_of({ name: task.assignee.name })}
              className="inline-flex shrink-0 items-center gap-1.5 self-start rounded-full bg-primary-soft px-2.5 py-0.5 text-sm font-medium text-primary md:self-center"
            >
              <UserRoundCog aria-hidden className="size-3.5 shrink-0" />
              {m.workflows_instead()}
              <span className="sr-only">: {task.assignee.name}</span>
            </span>
          )}
        </div>
        <div className="flex items-center gap-x-4 text-right">
          {canClaim && (
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
          {/* What is left for later gives its room to the day that it is back. */}
          {task.put_off_until === null && (
            <>
              <span className="w-36 truncate text-left text-sm text-muted-foreground max-lg:hidden @max-3xl:hidden">
                {nameOf(task.workflow)}
              </span>
              <span className="flex w-20 max-lg:hidden @max-2xl:hidden">
                <DueStrip task={task} />
              </span>
            </>
          )}
          <span className={cn("md:w-32", canClaim && "max-sm:hidden")}>
            <DueText task={task} />
          </span>
        </div>
      </div>
    </SwipeAway>
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
    <span aria-hidden data-days className="flex gap-0.5">
      {Array.from({ length: days }, (_, day) => (
        <span key={day} className={cn("h-3.5 w-1.5 rounded-xs", isLate || day >= days - ahead ? tone : "bg-border")} />
      ))}
    </span>
  );
}

/** The day that a task is due, never alone: working days stand with it. */
export function DueText({ task }: { task: Due }) {
  if (task.due_on === null || task.due_in === null || task.status === "completed") return null;
  return (
    <p
      className={cn(
        "tnum text-sm leading-snug",
        task.is_overdue ? "text-danger" : task.due_in === 0 ? "text-warning" : "text-muted-foreground",
      )}
    >
      <span className={cn("block font-medium", !task.is_overdue && task.due_in > 0 && "text-foreground")}>
        {dayText(task.due_on)}
      </span>
      {workingDaysText(task.due_in)}
    </p>
  );
}
