import type { InstanceDetail } from "@kerkis/contract/workflows/instances/instances.schema.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { m } from "#messages";
import { formatDate, formatDateTime } from "#shared/i18n/format.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Card, CardBody, CardTitle } from "#shared/ui/layout/card.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { Timeline } from "#shared/ui/layout/timeline.tsx";
import { StatusBadge } from "#shared/ui/marks/status-badge.tsx";
import { CaseActions } from "../components/cases/case-actions.tsx";
import { CaseMentor } from "../components/cases/case-mentor.tsx";
import { CasePath } from "../components/cases/case-path.tsx";
import { GraphPanel } from "../components/graph/graph-panel.tsx";
import { useLiveWorkflows } from "../hooks/use-live-workflows.ts";
import {
  EVENT_NAMES,
  INSTANCE_NAMES,
  nameOf,
  OUTCOME_NAMES,
  TASK_NAMES,
  TROUBLE_NAMES,
} from "../model/workflow-names.ts";
import { workflowsQueries } from "../workflows.queries.ts";

const route = getRouteApi("/shell/signed-in/workflows/instances/$instanceId");

/** A case: where it stands, what was done with it, and what those who run workflows can do. */
export function InstancePage() {
  const { instanceId } = route.useParams();
  const { data: one } = useSuspenseQuery(workflowsQueries.instance(instanceId));
  useLiveWorkflows();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader
        title={one.title}
        aside={<StatusBadge tone={INSTANCE_NAMES[one.status].tone}>{INSTANCE_NAMES[one.status].label()}</StatusBadge>}
        lead={[nameOf(one.workflow), m.workflows_version({ number: one.number }), one.submitter]
          .filter(Boolean)
          .join(" · ")}
        actions={<CaseActions one={one} />}
      />
      {one.troubles.map(({ node, code }) => (
        <Alert key={node} tone="danger" title={m.workflows_stuck_at({ step: stepName(one, node) })}>
          {TROUBLE_NAMES[code]()}
        </Alert>
      ))}
      {one.is_decided_apart && (
        <Alert tone="info" title={m.workflows_decided_apart()}>
          {m.workflows_decided_apart_text()}
        </Alert>
      )}
      <CaseMentor one={one} />
      <CasePath one={one} />
      <GraphPanel definition={one.definition} direction="TB" stateOf={(step) => stateOf(one, step)} />
      {one.can_manage && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
          <Tasks one={one} />
          <Story one={one} />
        </div>
      )}
    </div>
  );
}

function stateOf(one: InstanceDetail, step: string) {
  if (one.standing.includes(step)) return one.is_overdue ? "late" : "here";
  return one.passed.includes(step) ? "passed" : "ahead";
}

const stepName = ({ definition }: InstanceDetail, id: string): string => {
  const node = definition.nodes.find((step) => step.id === id);
  return node ? nameOf(node.name) : id;
};

function Tasks({ one }: { one: InstanceDetail }) {
  return (
    <Card>
      <CardBody>
        <CardTitle className="mb-3">{m.workflows_tasks_of_case()}</CardTitle>
        {one.tasks.length === 0 && <p className="text-muted-foreground">{m.workflows_tasks_of_case_none()}</p>}
        <ul className="divide-y divide-border [overflow-wrap:anywhere]">
          {one.tasks.map(({ id, name, assignee, instead_of: instead, status, due_on: due, completed_at: done }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
              <span className="min-w-0">
                <span className="block font-medium">{nameOf(name)}</span>
                <span className="text-sm text-muted-foreground">
                  {assignee ?? m.workflows_who_first()}
                  {instead && ` · ${m.workflows_instead_of({ name: instead })}`}
                </span>
              </span>
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="tnum text-sm text-muted-foreground">{dayText(done, due)}</span>
                <StatusBadge tone={TASK_NAMES[status].tone}>{TASK_NAMES[status].label()}</StatusBadge>
              </span>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

/** The day that a task was done, or by which it is due; nothing where there is none. */
function dayText(done: string | null, due: string | null): string | null {
  if (done !== null) return formatDate(done, "short");
  return due === null ? null : m.workflows_next_by({ to: formatDate(`${due}T12:00:00Z`, "short") });
}

function Story({ one }: { one: InstanceDetail }) {
  return (
    <Card>
      <CardBody>
        <CardTitle className="mb-4">{m.workflows_story()}</CardTitle>
        <Timeline
          entries={one.timeline.map(({ id, kind, name, actor, outcome, reason, at }) => ({
            id,
            title: [EVENT_NAMES[kind].label(), name && nameOf(name), outcome && OUTCOME_NAMES[outcome]()]
              .filter(Boolean)
              .join(" · "),
            meta: [actor ?? m.workflows_by_itself(), formatDateTime(at)].join(", "),
            ...(reason !== null && kind !== "stuck" && { body: reason }),
            tone: EVENT_NAMES[kind].tone,
          }))}
        />
      </CardBody>
    </Card>
  );
}
