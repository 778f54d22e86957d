import type { ApplicationStatus } from "@kerkis/contract/applications/applications.taxonomy.ts";
import type { Dashboard, DashboardChart, DashboardFigure } from "@kerkis/contract/analytics/analytics.schema.ts";
import { suppressSmallCells, type Cell } from "@kerkis/contract/analytics/small-cells.policy.ts";
import type { ManagedFigures } from "./applications-managed.reads.ts";
import type { EvaluatorFigures } from "./own-work.reads.ts";
import type { PlatformFigures } from "./people.reads.ts";
import type { RegistryFigures } from "./registry.reads.ts";

/** The figures of a view and the charts beside them. */
export type DashboardBody = Pick<Dashboard, "figures" | "charts">;
export const EMPTY_BODY: DashboardBody = { figures: [], charts: [] };

const CELLS_SHOWN = 8;
const PHASES_SHOWN = ["pending", "under_review", "changes_requested", "approved", "rejected"] as const;

const count = (key: DashboardFigure["key"], value: number, more: Partial<DashboardFigure> = {}): DashboardFigure => ({
  key,
  value,
  unit: "count",
  previous: null,
  course: [],
  ...more,
});
const parts = (key: "application_states" | "my_evaluation_states" | "member_roles", cells: Cell[]): DashboardChart => ({
  kind: "parts",
  key,
  cells: cells.filter(({ value }) => value !== 0),
  suppressed_below: 0,
});

/** The whole installation, and the applications of the organization that the super admin works in. */
export function platformBody(
  platform: PlatformFigures,
  registry: RegistryFigures,
  managed: ManagedFigures | null,
): DashboardBody {
  return {
    figures: [
      count("people", platform.people, { course: platform.growth, previous: platform.growth.at(-5) ?? null }),
      count("organizations", platform.organizations),
      registryCount(registry),
      ...(managed ? [submittedFigure(managed)] : []),
    ],
    charts: [
      {
        kind: "course",
        key: "platform_growth",
        period: "week",
        days: platform.weeks,
        series: [{ key: "people", values: platform.growth }],
      },
      parts("member_roles", platform.roles),
    ],
  };
}

/** Applications of one organization; its owners and admins see its members too. */
export function organizationBody(managed: ManagedFigures, roles: Cell[] | null): DashboardBody {
  return {
    figures: [
      count("pending", managed.statuses.pending ?? 0),
      count("under_review", managed.statuses.under_review ?? 0),
      submittedFigure(managed),
      {
        key: "days_to_decision",
        value: managed.daysToDecision,
        unit: "days",
        previous: managed.daysBefore,
        course: [],
      },
    ],
    charts: [
      {
        kind: "course",
        key: "applications",
        period: "week",
        days: managed.weeks,
        series: [
          { key: "submitted", values: managed.submitted },
          { key: "approved", values: managed.approved },
        ],
      },
      parts(
        "application_states",
        PHASES_SHOWN.map((key) => ({ key, value: managed.phases[key] ?? 0 })),
      ),
      { kind: "bars", key: "time_to_decision", cells: managed.timeToDecision, suppressed_below: 0 },
      ...(roles ? [parts("member_roles", roles)] : []),
    ],
  };
}

export function evaluatorBody(mine: EvaluatorFigures): DashboardBody {
  return {
    figures: [
      count("to_score", mine.toScore),
      count("overdue", mine.overdue),
      count("scored", mine.submitted, { course: mine.handedIn }),
    ],
    charts: [
      {
        kind: "course",
        key: "my_evaluations",
        period: "week",
        days: mine.weeks,
        series: [{ key: "evaluations", values: mine.handedIn }],
      },
      parts("my_evaluation_states", [
        { key: "submitted", value: mine.submitted },
        { key: "in_progress", value: mine.started },
        { key: "assigned", value: mine.toScore - mine.started - mine.overdue },
        { key: "overdue", value: mine.overdue },
      ]),
    ],
  };
}

export function founderBody(
  statuses: Partial<Record<ApplicationStatus, number>>,
  registry: RegistryFigures,
): DashboardBody {
  const total = Object.values(statuses).reduce((sum, value) => sum + value, 0);
  return {
    figures: [
      count("my_applications", total),
      count("my_pending", statuses.pending ?? 0),
      count("my_under_review", statuses.under_review ?? 0),
      count("my_approved", statuses.approved ?? 0),
    ],
    charts: registryCharts(registry, 0).slice(0, 2),
  };
}

/** The public registry; parts below `least` stay untold. */
export function registryBody(registry: RegistryFigures, least: number): DashboardBody {
  return {
    figures: [
      registryCount(registry),
      count("new_startups", registry.joined, { previous: registry.joinedBefore }),
      { key: "total_funding", value: registry.funding, unit: "eur", previous: null, course: [] },
      count("represented_organizations", registry.organizations),
    ],
    charts: registryCharts(registry, least),
  };
}

const registryCount = ({ startups, growth }: RegistryFigures): DashboardFigure =>
  count("registered_startups", startups, { previous: growth.at(-2) ?? null, course: growth });

const submittedFigure = (managed: ManagedFigures): DashboardFigure =>
  count("submitted", managed.submittedLately, { previous: managed.submittedBefore, course: managed.submitted });

/** Growth, industries and regions of the registry; parts below `least` stay untold. */
function registryCharts(registry: RegistryFigures, least: number): DashboardChart[] {
  const shown = (cells: readonly Cell[]) =>
    (least > 0 ? suppressSmallCells(cells, least) : [...cells]).slice(0, CELLS_SHOWN);
  return [
    {
      kind: "course",
      key: "registry_growth",
      period: "month",
      days: registry.months,
      series: [{ key: "startups", values: registry.growth }],
    },
    { kind: "bars", key: "industries", cells: shown(registry.industries), suppressed_below: least },
    { kind: "bars", key: "regions", cells: shown(registry.regions), suppressed_below: least },
  ];
}
