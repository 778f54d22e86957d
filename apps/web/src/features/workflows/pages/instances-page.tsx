import type { WorkflowInstance } from "@kerkis/contract/workflows/instances/instances.schema.ts";
import { INSTANCE_STATES } from "@kerkis/contract/workflows/instances/instances.taxonomy.ts";
import { getRouteApi, Link } from "@tanstack/react-router";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { RelativeTime } from "#shared/i18n/RelativeTime.tsx";
import type { Column } from "#shared/lists/columns.ts";
import { ListDownload } from "#shared/lists/download/list-download.tsx";
import { useListAddress } from "#shared/lists/list-address.ts";
import { countText } from "#shared/lists/list-count.ts";
import { ListTable } from "#shared/lists/list-table.tsx";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { useCount } from "#shared/lists/use-count.ts";
import { useList } from "#shared/lists/use-list.ts";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { StatusBadge } from "#shared/ui/marks/status-badge.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { useLiveWorkflows } from "../hooks/use-live-workflows.ts";
import { INSTANCE_NAMES, nameOf } from "../model/workflow-names.ts";
import { instancesInput } from "../model/workflow-search.ts";
import { workflowsQueries } from "../workflows.queries.ts";

const route = getRouteApi("/shell/signed-in/workflows/instances");

const columns = (): readonly Column<WorkflowInstance>[] => [
  {
    label: m.workflows_case(),
    cell: ({ id, title }) => (
      <Link
        to="/workflows/instances/$instanceId"
        params={{ instanceId: id }}
        data-row-link
        className={linkStyles({ kind: "cover", className: "font-semibold" })}
      >
        {title}
      </Link>
    ),
    wraps: true,
    phone: "main",
  },
  { label: m.workflows_workflow(), cell: ({ workflow }) => nameOf(workflow), wraps: true, from: "lg" },
  {
    label: m.workflows_standing(),
    cell: ({ at }) => at.map(nameOf).join(", "),
    wraps: true,
    phone: "bottom",
  },
  {
    label: m.workflows_state(),
    cell: ({ status, is_overdue }) => (
      <>
        <StatusBadge tone={INSTANCE_NAMES[status].tone} className={is_overdue ? "max-lg:hidden" : undefined}>
          {INSTANCE_NAMES[status].label()}
        </StatusBadge>
        {/* Where there is no room for the day it is due, it says at least that it is late. */}
        {is_overdue && (
          <StatusBadge tone="danger" className="lg:hidden">
            {m.workflows_task_late()}
          </StatusBadge>
        )}
      </>
    ),
    phone: "top",
  },
  {
    label: m.workflows_due(),
    cell: ({ due_on, is_overdue }) =>
      due_on && (
        <span className={is_overdue ? "font-semibold text-danger" : undefined}>
          {formatDate(`${due_on}T12:00:00Z`, "short")}
          {is_overdue && <span className="block text-sm">{m.workflows_task_late()}</span>}
        </span>
      ),
    from: "lg",
  },
  { label: m.workflows_began(), cell: ({ created_at }) => <RelativeTime value={created_at} />, from: "lg" },
];

/** /workflows/instances: the organization's cases, or one's own. */
export function InstancesPage() {
  const search = route.useSearch();
  const input = instancesInput(search);
  const list = useList(workflowsQueries.instances(input));
  const total = useCount(workflowsQueries.instancesCount(input), list);
  const address = useListAddress("/workflows/instances", search);
  useLiveWorkflows();
  const asked = {
    words: { name: "q", label: m.workflows_search_cases(), placeholder: m.workflows_search_placeholder() },
    filters: [
      {
        kind: "chips" as const,
        name: "status",
        label: m.workflows_state(),
        options: INSTANCE_STATES.map((value) => ({ value, label: INSTANCE_NAMES[value].label() })),
      },
      { kind: "given" as const, name: "template", label: m.workflows_workflow() },
      { kind: "given" as const, name: "late_at", label: m.workflows_late_at_step() },
    ],
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader title={m.workflows_instances()} lead={m.workflows_instances_lead()} />
      <ResourceList
        list={list}
        asked={asked}
        address={address}
        download={<ListDownload of="/workflows/instances" input={input} />}
        failed={m.workflows_failed()}
        empty={{
          title: m.workflows_instances_none(),
          text: m.workflows_instances_none_text(),
          filtered: { title: m.workflows_instances_no_match() },
        }}
        count={countText(total, {
          exact: ({ number }) => m.workflows_count({ number }),
          about: ({ number }) => m.workflows_count_about({ number }),
        })}
      >
        {(rows) => <ListTable label={m.workflows_instances()} rows={rows} rowId={({ id }) => id} columns={columns()} />}
      </ResourceList>
    </div>
  );
}
