import type { DashboardFigure, FigureKey } from "@kerkis/contract/analytics/analytics.schema.ts";
import { ArrowDownRight, ArrowUpRight } from "lucide-react";
import { m } from "#messages";
import { formatMoney, formatNumber, formatPercent } from "#shared/i18n/format.ts";
import { Card } from "#shared/ui/layout/card.tsx";
import { LazySparkline } from "#shared/ui/charts/lazy-charts.tsx";
import { cn } from "#shared/ui/class-names.ts";

/** Figures in the reader's language. */
export const FIGURE_NAMES: Record<FigureKey, () => string> = {
  my_applications: m.dashboard_figure_my_applications,
  my_pending: m.dashboard_figure_pending,
  my_under_review: m.dashboard_figure_under_review,
  my_approved: m.dashboard_figure_approved,
  to_score: m.dashboard_figure_to_score,
  overdue: m.dashboard_figure_overdue,
  scored: m.dashboard_figure_scored,
  pending: m.dashboard_figure_pending,
  under_review: m.dashboard_figure_under_review,
  submitted: m.dashboard_figure_submitted,
  approved: m.dashboard_figure_approved,
  days_to_decision: m.dashboard_figure_days_to_decision,
  members: m.dashboard_figure_members,
  registered_startups: m.dashboard_figure_startups,
  new_startups: m.dashboard_figure_new_startups,
  total_funding: m.dashboard_figure_funding,
  represented_organizations: m.dashboard_figure_represented,
  organizations: m.dashboard_figure_organizations,
  people: m.dashboard_figure_people,
};

/** Figures whose course counts what each week brought; the others go on from week to week. */
const WEEKLY: ReadonlySet<FigureKey> = new Set(["submitted", "scored"]);

const COLUMNS: Readonly<Record<number, string>> = {
  3: "grid grid-cols-2 @xl:grid-cols-3",
  4: "grid grid-cols-2 @4xl:grid-cols-4",
};

/** Figures side by side on one card, each with its course and how it changed; names, figures and changes stand on one line each. */
export function Figures({ figures }: { figures: readonly DashboardFigure[] }) {
  const compares = figures.some(({ value, previous }) => value !== null && previous !== null);
  return (
    <Card className="@container overflow-hidden">
      <dl className={COLUMNS[figures.length] ?? "grid grid-cols-2"}>
        {figures.map((figure) => (
          <div
            key={figure.key}
            className={cn(
              "grid min-w-0 grid-rows-subgrid gap-y-2.5 p-4 @max-xl:last:odd:col-span-2 shadow-[1px_0_0_var(--border),0_1px_0_var(--border)] sm:p-5 lg:p-6",
              compares ? "[grid-row:span_3]" : "[grid-row:span_2]",
            )}
          >
            <dt className="text-[0.9375rem] leading-snug text-muted-foreground">{FIGURE_NAMES[figure.key]()}</dt>
            <dd className="flex min-h-9 items-end justify-between gap-3">
              <FigureValue figure={figure} />
              {figure.course.length > 1 && (
                <LazySparkline
                  label={FIGURE_NAMES[figure.key]()}
                  values={figure.course}
                  shape={WEEKLY.has(figure.key) ? "columns" : "line"}
                  className="max-w-24 flex-1 max-sm:hidden"
                />
              )}
            </dd>
            <Change figure={figure} />
          </div>
        ))}
      </dl>
    </Card>
  );
}

function FigureValue({ figure: { value, unit } }: { figure: DashboardFigure }) {
  if (value === null) return <span className="text-sm text-muted-foreground">{m.dashboard_figure_none()}</span>;
  return (
    <span className="display tnum text-[1.875rem] leading-none whitespace-nowrap sm:text-[2.125rem]">
      {unit === "eur" ? formatMoney(value, "EUR", true) : formatNumber(value, unit === "days" ? 1 : 0)}
    </span>
  );
}

/** Against a month before; fewer days are better, more of the rest is. */
function Change({ figure: { value, previous, unit } }: { figure: DashboardFigure }) {
  if (value === null || previous === null) return null;
  const change = value - previous;
  if (Math.abs(change) < 0.05) return <dd className="text-sm text-muted-foreground">{m.dashboard_vs_same()}</dd>;
  const isUp = change > 0;
  const isGood = unit === "days" ? !isUp : isUp;
  const Arrow = isUp ? ArrowUpRight : ArrowDownRight;
  const size = Math.abs(change);
  return (
    <dd className="flex flex-wrap items-center gap-x-1.5 text-sm">
      <span
        className={cn("tnum inline-flex items-center gap-0.5 font-semibold", isGood ? "text-success" : "text-danger")}
      >
        <Arrow aria-hidden size={15} />
        {isUp ? "+" : "−"}
        {previous >= 10 ? formatPercent(size / previous, 1) : formatNumber(size, unit === "days" ? 1 : 0)}
      </span>
      <span className="text-muted-foreground max-sm:sr-only">{m.dashboard_vs_month()}</span>
    </dd>
  );
}
