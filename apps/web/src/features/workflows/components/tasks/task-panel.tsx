import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { AlarmClock, X } from "lucide-react";
import { m } from "#messages";
import { usePlainKeys } from "#shared/hooks/use-plain-keys.ts";
import { refusalOf } from "#shared/api/client.ts";
import { errorText } from "#shared/api/errors.ts";
import { RelativeTime } from "#shared/i18n/RelativeTime.tsx";
import { useSession } from "#shared/permissions/session.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Card, CardBody } from "#shared/ui/layout/card.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { StatusBadge } from "#shared/ui/marks/status-badge.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { nameOf, OUTCOME_NAMES, TASK_NAMES } from "../../model/workflow-names.ts";
import { useBringBackTask, useClaimTask, useReleaseTask } from "../../workflows.mutations.ts";
import { workflowsQueries } from "../../workflows.queries.ts";
import { DueText } from "./task-row.tsx";

// Below what is decided, and for a press: they come when the page is quiet.
const DelegateTask = latePart(async () => (await import("./delegate-task.tsx")).DelegateTask, { isQuiet: true });
const TaskComments = latePart(async () => (await import("./task-comments.tsx")).TaskComments, { isQuiet: true });

/** In the page's HTML, so that what stands below does not move. */
const CompleteTask = latePart(async () => (await import("./complete-task.tsx")).CompleteTask);

const KIND_NAMES = {
  form: m.workflows_kind_form,
  approval: m.workflows_kind_approval,
  review: m.workflows_kind_review,
  checklist: m.workflows_kind_checklist,
};

interface TaskPanelProps {
  id: string;
  onClose: () => void;
  /** To the task after this one, where there is one. */
  onNext?: (() => void) | null;
  /** Leaves it for later, and goes to the task after it. */
  onLater?: (() => void) | null;
}

/** The whole decision: what it is about, what was done before, what is asked, and the ways to end it. */
export function TaskPanel({ id, onClose, onNext = null, onLater = null }: TaskPanelProps) {
  const { data: task, error } = useQuery(workflowsQueries.task(id));
  const { impersonation } = useSession();
  const claim = useClaimTask();
  const release = useReleaseTask();
  const bringBack = useBringBackTask();
  // S leaves it for later.
  usePlainKeys((key) => key === "s" && (onLater ?? onNext)?.());
  const goOn = onNext ?? onClose;
  // What was read before is shown without a connection too.
  const isGone = refusalOf(error) !== undefined;
  if (error && (isGone || !task)) {
    return (
      <Alert tone="warning" live title={isGone ? m.workflows_task_gone() : m.workflows_task_unread()}>
        {errorText(error)}
      </Alert>
    );
  }
  if (!task) return <SkeletonRows rows={4} />;
  const { can } = task;
  const isPutOff = task.put_off_until !== null && impersonation === null;
  const others = (
    <>
      {can.delegate && <DelegateTask id={id} onDone={goOn} />}
      {isPutOff && (
        <Button variant="ghost" size="sm" pending={bringBack.isPending} onClick={() => bringBack.mutate(id)}>
          <AlarmClock aria-hidden />
          {m.workflows_bring_back()}
        </Button>
      )}
      {onLater && (
        <Button variant="ghost" size="sm" onClick={onLater}>
          <AlarmClock aria-hidden />
          {m.workflows_task_later()}
          <kbd aria-hidden className="rounded-xs border border-current/35 px-1.5 text-xs max-md:hidden">
            S
          </kbd>
        </Button>
      )}
      {can.release && (
        <Button variant="ghost" size="sm" pending={release.isPending} onClick={() => release.mutate(id)}>
          {m.workflows_release()}
        </Button>
      )}
    </>
  );
  return (
    <Card className="xl:sticky xl:top-4">
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-5 [overflow-wrap:anywhere]">
        <header className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <p className="text-sm text-muted-foreground">{KIND_NAMES[task.kind]()}</p>
            <h2 className="display text-2xl leading-tight">{nameOf(task.name)}</h2>
            <div className="mt-2 flex items-center gap-3">
              <Mark seed={task.mark.seed} src={task.mark.logo_url} size={36} />
              <div className="min-w-0">
                {task.sees_case ? (
                  <Link
                    to="/workflows/instances/$instanceId"
                    params={{ instanceId: task.instance.id }}
                    className={linkStyles({ className: "font-semibold" })}
                  >
                    {task.instance.title}
                  </Link>
                ) : (
                  <span className="font-semibold">{task.instance.title}</span>
                )}
                <p className="text-sm text-muted-foreground">{nameOf(task.workflow)}</p>
              </div>
            </div>
          </div>
          <Button variant="ghost" size="icon-sm" aria-label={m.ui_close()} onClick={onClose}>
            <X aria-hidden />
          </Button>
        </header>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <StatusBadge tone={TASK_NAMES[task.status].tone}>{TASK_NAMES[task.status].label()}</StatusBadge>
          {task.assignee && (
            <span className={task.is_substitute ? "font-medium text-primary" : "text-muted-foreground"}>
              {task.is_substitute ? m.workflows_instead_of({ name: task.assignee.name }) : task.assignee.name}
            </span>
          )}
          <DueText task={task} />
        </div>
        {task.before.length > 0 && (
          <dl className="divide-y divide-border border-y border-border">
            {task.before.map(({ id: done, name, by, instead_of: instead, outcome, reason, at }) => (
              <div key={done} className="py-2.5">
                <dt className="text-muted-foreground">{nameOf(name)}</dt>
                <dd>
                  {[outcome && OUTCOME_NAMES[outcome](), by, instead && m.workflows_instead_of({ name: instead })]
                    .filter(Boolean)
                    .join(", ")}
                  {" · "}
                  <RelativeTime value={at} />
                  {reason && <p className="text-sm">«{reason}»</p>}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {impersonation !== null && (
          <Alert tone="info" title={m.workflows_task_of_another()}>
            {m.error_auth_impersonating()}
          </Alert>
        )}
        {can.four_eyes && (
          <Alert tone="info" title={m.workflows_four_eyes()}>
            {m.workflows_four_eyes_text()}
          </Alert>
        )}
        {can.claim && (
          <Button pending={claim.isPending} onClick={() => claim.mutate(id)}>
            {m.workflows_claim()}
          </Button>
        )}
        {can.complete ? (
          <CompleteTask task={task} onDone={goOn} others={others} />
        ) : (
          <div className="-mx-2 flex flex-wrap gap-1 empty:hidden">{others}</div>
        )}
        <TaskComments task={task} />
      </CardBody>
    </Card>
  );
}
