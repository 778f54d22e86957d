import type { Processes } from "@kerkis/contract/workflows/processes/processes.schema.ts";
import { Link } from "@tanstack/react-router";
import { Users } from "lucide-react";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import type { Column } from "#shared/lists/columns.ts";
import { ListTable } from "#shared/lists/list-table.tsx";
import { LazyLineChart } from "#shared/ui/charts/lazy-charts.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { Card, CardBody, CardTitle } from "#shared/ui/layout/card.tsx";
import { Avatar } from "#shared/ui/marks/avatar.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { nameOf } from "../../model/workflow-names.ts";

type TemplateRow = Processes["templates"][number];

const templateColumns = (search: object): readonly Column<TemplateRow>[] => [
  {
    label: m.workflows_workflow(),
    cell: ({ id, name, number }) => (
      <Link
        to="/process-management"
        search={{ ...search, template: id }}
        resetScroll={false}
        data-row-link
        className={linkStyles({ kind: "cover", className: "font-semibold" })}
      >
        {nameOf(name)}
        {number !== null && (
          <span className="ml-2 text-sm font-normal text-muted-foreground">{m.workflows_version({ number })}</span>
        )}
      </Link>
    ),
    wraps: true,
    phone: "main",
  },
  {
    label: m.workflows_process_col_running(),
    cell: ({ running }) => formatNumber(running),
    align: "end",
    phone: "line",
  },
  {
    label: m.workflows_process_col_overdue(),
    cell: ({ overdue }) => (
      <span className={cn(overdue > 0 && "font-semibold text-danger")}>{formatNumber(overdue)}</span>
    ),
    align: "end",
    phone: "line",
  },
  {
    label: m.workflows_process_col_finished(),
    cell: ({ finished }) => formatNumber(finished),
    align: "end",
    phone: "line",
  },
  {
    label: m.workflows_process_col_median(),
    cell: ({ median_days: median }) =>
      median === null ? (
        <span title={m.workflows_process_little()}>–</span>
      ) : (
        formatNumber(median, Number.isInteger(median) ? 0 : 1)
      ),
    align: "end",
    phone: "line",
  },
];

/** Each workflow with its figures; a row shows where its cases wait. */
export function TemplateFigures({ templates, search }: { templates: Processes["templates"]; search: object }) {
  return (
    <section className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3">
      <h2 className="text-lg font-semibold">{m.workflows_process_by_template()}</h2>
      <ListTable
        label={m.workflows_process_by_template()}
        rows={templates}
        rowId={({ id }) => id}
        columns={templateColumns(search)}
      />
    </section>
  );
}

/** How many cases began and ended in each week. */
export function WeeklyFlow({ weeks }: { weeks: Processes["weeks"] }) {
  return (
    <Card className="min-w-0">
      <CardBody>
        <LazyLineChart
          label={m.workflows_process_flow()}
          heading={<CardTitle>{m.workflows_process_flow()}</CardTitle>}
          dates={weeks.map(({ day }) => day)}
          series={[
            {
              key: "started",
              color: "var(--primary)",
              label: m.workflows_process_flow_started(),
              values: weeks.map(({ started }) => started),
            },
            {
              key: "finished",
              color: "var(--success)",
              label: m.workflows_process_flow_finished(),
              values: weeks.map(({ finished }) => finished),
            },
          ]}
        />
      </CardBody>
    </Card>
  );
}

/** What lies with whom; nobody is measured by speed. */
export function PeopleFigures({ people }: { people: Processes["people"] }) {
  return (
    <Card>
      <CardBody>
        <CardTitle className="mb-4">{m.workflows_process_by_person()}</CardTitle>
        {people.length === 0 && <p className="text-muted-foreground">{m.workflows_process_people_none()}</p>}
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-4">
          {people.map(({ id, name, open, overdue }) => (
            <li key={id} className="flex min-w-0 items-start gap-3">
              {name === null ? (
                <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-full bg-muted">
                  <Users className="size-5" />
                </span>
              ) : (
                <Avatar name={name} size={40} />
              )}
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <span className="block font-semibold">{name ?? m.workflows_process_nobody()}</span>
                <span className="tnum block text-sm text-muted-foreground">
                  {m.workflows_process_open({ open: formatNumber(open) })}
                </span>
                {overdue > 0 && (
                  <span className="tnum block text-sm font-semibold text-danger">
                    {m.workflows_process_open_late({ overdue: formatNumber(overdue) })}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
