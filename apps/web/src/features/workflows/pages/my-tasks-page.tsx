import type { WorkflowTask } from "@kerkis/contract/workflows/tasks/tasks.schema.ts";
import { CLAIMED_MAX, type TaskView } from "@kerkis/contract/workflows/tasks/tasks.taxonomy.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { ArrowRight, CalendarOff, ListChecks } from "lucide-react";
import { useRef, useState } from "react";
import { m } from "#messages";
import { formatWeekday } from "#shared/i18n/format.ts";
import { useSession } from "#shared/permissions/session.ts";
import { useListAddress } from "#shared/lists/list-address.ts";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { type ChooseRow, useRowKeys } from "#shared/lists/selection/use-row-keys.ts";
import { type Selection, useSelection } from "#shared/lists/selection/use-selection.ts";
import { useList } from "#shared/lists/use-list.ts";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { Loaded } from "#shared/ui/states/loaded.tsx";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";
import { GroupedTasks } from "../components/tasks/grouped-tasks.tsx";
import { TaskRow } from "../components/tasks/task-row.tsx";
import { useLiveWorkflows } from "../hooks/use-live-workflows.ts";
import { useTaskKeys } from "../hooks/use-task-keys.ts";
import { canPutOff, groupOf, TASK_GROUPS } from "../model/tasks/task-groups.ts";
import { waitingText } from "../model/tasks/waiting-text.ts";
import { nameOf } from "../model/workflow-names.ts";
import { tasksInput } from "../model/workflow-search.ts";
import { useClaimTasks, usePostponeTask } from "../workflows.mutations.ts";
import { workflowsQueries } from "../workflows.queries.ts";

const TaskPanel = latePart(async () => (await import("../components/tasks/task-panel.tsx")).TaskPanel);
const StandingIn = latePart(async () => (await import("../components/absences/standing-in.tsx")).StandingIn);

const loadGiven = async () => (await import("../components/tasks/given-tasks.tsx")).GivenTasks;

const route = getRouteApi("/shell/signed-in/workflows/my-tasks");

const VIEWS: readonly { value: "all" | TaskView; label: () => string }[] = [
  { value: "all", label: m.workflows_view_all },
  { value: "mine", label: m.workflows_view_mine },
  { value: "available", label: m.workflows_view_available },
  { value: "given", label: m.workflows_view_given },
  { value: "done", label: m.workflows_view_done },
];

/** /workflows/my-tasks: an inbox that empties, and the task that is open beside it. */
export function MyTasksPage() {
  const search = route.useSearch();
  const input = tasksInput(search);
  const list = useList(workflowsQueries.tasks(input));
  const { data: count } = useQuery(workflowsQueries.tasksCount(input));
  const { data: workflows = [] } = useQuery(workflowsQueries.taskWorkflows(search.view));
  const address = useListAddress("/workflows/my-tasks", search);
  const rowsOnScreen = useRef<HTMLDivElement>(null);
  useLiveWorkflows();
  useRowKeys(rowsOnScreen);
  const claimMany = useClaimTasks();
  const [isMarking, setMarking] = useState(false);
  const { impersonation } = useSession();
  const chosen = useSelection({
    rows: list.rows,
    idOf: ({ id }) => id,
    canChoose: ({ status }) => status === "open",
    most: CLAIMED_MAX,
  });
  // Nobody takes a task as someone else.
  const selection = impersonation === null ? chosen : null;
  const choose: ChooseRow | undefined = selection
    ? (id, how) => {
        setMarking(true);
        selection.choose(id, how);
      }
    : undefined;
  useTaskKeys(list.rows, selection);
  const postpone = usePostponeTask();
  const onPutOff = impersonation === null ? postpone.mutate : null;
  const shown = inOrder(list.rows);
  const next = nextOf(shown, search.task);
  const open = shown.find(({ id }) => id === search.task);
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
          count: value === "all" || value === "done" ? undefined : groups?.[value],
        })),
        fallback: "all",
      },
      // One workflow is no choice, unless it is chosen already.
      ...(workflows.length > 1 || search.template !== undefined
        ? [
            {
              kind: "select" as const,
              name: "template",
              label: m.workflows_workflow(),
              any: m.workflows_any_workflow(),
              options: workflows.map(({ id, name }) => ({ value: id, label: nameOf(name) })),
            },
          ]
        : []),
    ],
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-16">
      <PageHeader
        title={m.workflows_tasks()}
        lead={groups && waitingText(groups)}
        actions={
          <Link to="/settings" search={{ section: "absence" }} className={buttonStyles({ variant: "outline" })}>
            <CalendarOff aria-hidden />
            {m.workflows_absence()}
          </Link>
        }
      />
      <StandingIn />
      <div
        className={cn(
          "grid grid-cols-[minmax(0,1fr)] items-start gap-5",
          search.task && "xl:grid-cols-[minmax(0,1fr)_25.25rem]",
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
              filtered:
                search.view === "given" && search.q === undefined && search.template === undefined
                  ? { title: m.workflows_given_none(), text: m.workflows_given_none_text() }
                  : { title: m.workflows_tasks_no_match() },
            }}
          >
            {(rows) =>
              search.view === "given" ? (
                <Loaded load={loadGiven} props={{ rows }} place={<SkeletonRows rows={rows.length} />} />
              ) : (
                <>
                  {search.view !== "done" && search.q === undefined && search.template === undefined && (
                    <DoneForToday rows={rows} />
                  )}
                  <Groups
                    rows={rows}
                    search={search}
                    selection={selection}
                    isMarking={isMarking}
                    choose={choose}
                    onPutOff={onPutOff}
                  />
                </>
              )
            }
          </ResourceList>
          {search.view !== "given" && (
            <p className="mt-4 text-sm text-muted-foreground max-md:hidden">{m.workflows_keys()}</p>
          )}
        </div>
        {search.task && (
          <TaskPanel
            key={search.task}
            id={search.task}
            onClose={() => address.change({ task: undefined })}
            onNext={next && (() => address.change({ task: next.id }))}
            onLater={
              open && canPutOff(open) && onPutOff
                ? () => {
                    onPutOff(open.id);
                    address.change({ task: next?.id });
                  }
                : null
            }
          />
        )}
      </div>
      {!search.task && next && search.view !== "given" && (
        <div
          data-bottom-bar
          className="fixed inset-x-0 bottom-(--foot-bar) z-20 flex gap-3 border-t border-border bg-surface px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:hidden"
        >
          {selection && list.rows.some(selection.canChoose) && (
            <Button
              variant="outline"
              size="lg"
              className="flex-1"
              aria-pressed={isMarking}
              onClick={() => {
                if (isMarking) selection.clear();
                setMarking(!isMarking);
              }}
            >
              <ListChecks aria-hidden />
              {m.workflows_task_choose()}
            </Button>
          )}
          <Button size="lg" className="flex-1" onClick={() => address.change({ task: next.id })}>
            {m.workflows_task_next()}
            <ArrowRight aria-hidden />
          </Button>
        </div>
      )}
    </div>
  );
}

/** Tasks in the order in which the page shows them. */
const inOrder = (rows: readonly WorkflowTask[]): readonly WorkflowTask[] =>
  TASK_GROUPS.flatMap((group) => rows.filter((task) => groupOf(task) === group));

/** The task that stands after another; from the last one back to the first. */
function nextOf(shown: readonly WorkflowTask[], id: string | undefined): WorkflowTask | null {
  const next = shown[(shown.findIndex((task) => task.id === id) + 1) % shown.length];
  return next === undefined || next.id === id ? null : next;
}

/** Nothing of one's own is late or for today: said with the day of what comes next. */
function DoneForToday({ rows }: { rows: readonly WorkflowTask[] }) {
  const mine = rows.filter(({ status }) => status === "claimed");
  const [next] = mine.flatMap(({ due_on: due }) => due ?? []).toSorted();
  if (next === undefined || mine.some(({ due_in: left }) => left !== null && left <= 0)) return null;
  return (
    <p className="mb-4 rounded-lg bg-success-soft px-5 py-3 text-success">
      <b className="font-semibold">{m.workflows_tasks_none()}.</b>{" "}
      {m.workflows_tasks_next_due({ day: formatWeekday(`${next}T12:00:00Z`) })}
    </p>
  );
}

interface GroupsProps {
  rows: readonly WorkflowTask[];
  search: ReturnType<typeof route.useSearch>;
  selection: Selection<WorkflowTask> | null;
  isMarking: boolean;
  /** A finger that rests on a task shows the boxes and ticks its own. */
  choose: ChooseRow | undefined;
  onPutOff: ((id: string) => void) | null;
}

function Groups({ rows, search, selection, isMarking, choose, onPutOff }: GroupsProps) {
  return (
    <GroupedTasks rows={rows} choose={choose}>
      {(task) => (
        <TaskRow
          task={task}
          search={search}
          isOpen={task.id === search.task}
          selection={selection}
          isMarking={isMarking}
          onLater={canPutOff(task) && onPutOff ? () => onPutOff(task.id) : null}
        />
      )}
    </GroupedTasks>
  );
}
