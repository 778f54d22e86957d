import type { Processes } from "@kerkis/contract/workflows/processes/processes.schema.ts";
import { Link } from "@tanstack/react-router";
import { Users } from "lucide-react";
import { m } from "#messages";
import { formatDate, formatNumber } from "#shared/i18n/format.ts";
import type { Column } from "#shared/lists/columns.ts";
import { ListTable } from "#shared/lists/list-table.tsx";
import { LazyLineChart, LazySparkline } from "#shared/ui/charts/lazy-charts.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { Card, CardBody, CardTitle } from "#shared/ui/layout/card.tsx";
import { Avatar } from "#shared/ui/marks/avatar.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { daysText, nameOf } from "../../model/workflow-names.ts";
import { HandOver } from "./hand-over.tsx";
import { SeatLines } from "./step-seats.tsx";

type TemplateRow = Processes["templates"][number];

const templateColumns = (): readonly Column<TemplateRow>[] => [
  {
    label: m.workflows_workflow(),
    cell: ({ id, name, number }) => (
      <Link
        to="/workflows/instances"
        search={{ template: id }}
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
    label: m.workflows_process_col_median(),
    wraps: true,
    cell: ({ median_days: median }) =>
      median === null ? (
        <span className="text-sm leading-tight text-muted-foreground xl:whitespace-nowrap">
          {m.workflows_process_little_short()}
        </span>
      ) : (
        <span className="font-semibold">{daysText(median)}</span>
      ),
    align: "end",
    phone: "line",
  },
  {
    label: m.workflows_process_col_target(),
    cell: ({ target_days: target }) => (target === null ? "–" : daysText(target)),
    align: "end",
    phone: "line",
  },
  {
    label: m.workflows_process_col_trend(),
    cell: ({ trend }) =>
      trend.length > 1 ? (
        <LazySparkline
          label={m.workflows_process_trend_of()}
          values={trend}
          color={courseColor(trend)}
          format={daysText}
          className="w-14 max-md:ml-auto"
        />
      ) : (
        <span className="text-muted-foreground">–</span>
      ),
    phone: "line",
  },
];

/** It takes longer than it did, less, or about the same. */
function courseColor(trend: readonly number[]): string {
  const [first = 0] = trend;
  const last = trend.at(-1) ?? 0;
  if (last > first) return "var(--danger)";
  return last < first ? "var(--success)" : "var(--primary)";
}

const KEY = "rounded-xs border border-control-edge px-1.5 text-sm text-foreground";

/** Each workflow with its figures; a row leads to its cases. */
export function TemplateFigures({ templates }: { templates: Processes["templates"] }) {
  return (
    <section className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg font-semibold">{m.workflows_process_by_template()}</h2>
        <p
          aria-hidden
          className="flex items-center gap-1.5 text-sm text-muted-foreground pointer-coarse:hidden max-md:hidden"
        >
          <kbd className={KEY}>J</kbd>
          <kbd className={KEY}>K</kbd>
          {m.workflows_process_key_row()}
          <kbd className={cn(KEY, "ml-2")}>Enter</kbd>
          {m.workflows_process_key_cases()}
        </p>
      </div>
      <ListTable
        label={m.workflows_process_by_template()}
        rows={templates}
        rowId={({ id }) => id}
        columns={templateColumns()}
      />
    </section>
  );
}

/** How many cases began and ended in each week. */
export function WeeklyFlow({ weeks }: { weeks: Processes["weeks"] }) {
  const sumOf = (what: "started" | "finished") => formatNumber(weeks.reduce((sum, week) => sum + week[what], 0));
  return (
    <Card className="min-w-0">
      <CardBody>
        <LazyLineChart
          label={m.workflows_process_flow()}
          heading={
            <>
              <CardTitle>{m.workflows_process_flow()}</CardTitle>
              <p className="tnum text-sm text-muted-foreground">
                {m.workflows_process_flow_sum({ started: sumOf("started"), finished: sumOf("finished") })}
              </p>
            </>
          }
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

interface PeopleFiguresProps {
  people: Processes["people"];
  /** Asks to whom the tasks of someone who is away go; null for whoever may not hand them over. */
  onHandOver: ((person: string) => void) | null;
}

/** What lies with whom; nobody is measured by speed. */
export function PeopleFigures({ people, onHandOver }: PeopleFiguresProps) {
  return (
    <Card>
      <CardBody>
        <CardTitle className="mb-4">{m.workflows_process_by_person()}</CardTitle>
        {people.length === 0 && <p className="text-muted-foreground">{m.workflows_process_people_none()}</p>}
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-4">
          {people.map(({ id, name, open, overdue, steps, away_until: away }) => (
            <li key={id} className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2">
              <div className="flex min-w-0 items-center gap-3">
                {name === null ? (
                  <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-full bg-muted">
                    <Users className="size-5" />
                  </span>
                ) : (
                  <Avatar name={name} size={40} />
                )}
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  <span className="block leading-snug font-semibold">{name ?? m.workflows_process_nobody()}</span>
                  <span className="block text-sm text-muted-foreground">{steps.map(nameOf).join(", ")}</span>
                </span>
              </div>
              <TaskDots late={overdue} all={open} />
              <p className="tnum text-sm text-muted-foreground">
                {m.workflows_process_open_tasks({ count: open })}
                {overdue > 0 && (
                  <span className="font-semibold text-danger">
                    {", "}
                    {m.workflows_process_late_tasks({ count: overdue })}
                  </span>
                )}
                {away !== null && `, ${m.workflows_process_away({ until: formatDate(away, "short") })}`}
              </p>
              {id !== null && away !== null && onHandOver && (
                <HandOver name={name ?? ""} onAsk={() => onHandOver(id)} className="justify-self-start" />
              )}
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

const DOTS_MAX = 40;

/** A dot for each open task; beyond what has room the number says it. */
function TaskDots({ late, all }: { late: number; all: number }) {
  const shown = Math.min(all, DOTS_MAX);
  return <SeatLines late={Math.min(late, shown)} all={shown} color="var(--primary)" pitch={12} size={9} />;
}
