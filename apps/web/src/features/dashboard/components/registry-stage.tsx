import type { DashboardChart, DashboardFigure } from "@kerkis/contract/analytics/analytics.schema.ts";
import { m } from "#messages";
import { formatMoney, formatNumber } from "#shared/i18n/format.ts";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { partOf } from "../model/chart-words.ts";
import { FIGURE_NAMES } from "./figures.tsx";
import { splitParts } from "../model/shown-parts.ts";

/** For the eye; the regions beside it say the same. */
const RegionsMap = latePart(async () => (await import("#shared/ui/seat-map/greek-regions.tsx")).GreekRegions, {
  isQuiet: true,
});

type Bars = Extract<DashboardChart, { kind: "bars" }>;

interface RegistryStageProps {
  figures: readonly DashboardFigure[];
  /** Where they are. */
  regions: Bars | undefined;
}

const MOST_SEATS = 30;

/** The registry as it stands: how many startups, what they add up to, and where they are, a seat each. */
export function RegistryStage({ figures, regions }: RegistryStageProps) {
  const main = figures.find(({ key }) => key === "registered_startups");
  const facts = figures.filter(({ key, value }) => key !== "registered_startups" && value !== null && value > 0);
  const total = main?.value ?? 0;
  return (
    <section aria-labelledby="registry-stage" className="overflow-hidden rounded-xl bg-stage">
      <div className="dark grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 p-6 text-stage-foreground sm:p-9 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)] xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.3fr)]">
        <div className="flex min-w-0 flex-col lg:max-xl:row-span-2">
          <h2 id="registry-stage" className="text-stage-muted">
            {FIGURE_NAMES.registered_startups()}
          </h2>
          <p className="display tnum mt-1 text-[clamp(3.25rem,7vw,5rem)] leading-none">{formatNumber(total)}</p>
          {main && <Growth figure={main} />}
          <dl className="mt-auto grid pt-8">
            {facts.map(({ key, value, unit }) => (
              <div key={key} className="flex items-baseline justify-between gap-4 border-t border-border-strong py-2.5">
                <dt className="text-[0.9375rem] text-stage-muted">{FIGURE_NAMES[key]()}</dt>
                <dd className="display tnum text-2xl leading-none whitespace-nowrap">
                  {unit === "eur" ? formatMoney(value ?? 0, "EUR", true) : formatNumber(value ?? 0)}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        {regions && regions.cells.length > 0 && (
          <>
            <div className="mx-auto w-full max-w-[28rem] xl:order-last">
              <RegionsMap areas={regions.cells.map(({ key, value }) => ({ key, count: value }))} active={null} />
            </div>
            <Regions chart={regions} total={total} />
          </>
        )}
      </div>
    </section>
  );
}

/** Against a month before, where there is something to compare. */
function Growth({ figure: { value, previous } }: { figure: DashboardFigure }) {
  const more = (value ?? 0) - (previous ?? value ?? 0);
  if (more <= 0) return null;
  return (
    <p className="mt-2 text-[0.9375rem] text-stage-muted">
      <b className="tnum font-semibold text-success">+{formatNumber(more)}</b> {m.dashboard_vs_month()}
    </p>
  );
}

function Regions({ chart, total }: { chart: Bars; total: number }) {
  const { shown, rest } = splitParts(chart.cells, total);
  const largest = Math.max(1, ...shown.map(({ value }) => value));
  const each = Math.ceil(largest / MOST_SEATS);
  return (
    <div className="min-w-0">
      <h3 className="flex flex-wrap items-baseline gap-x-3 font-semibold">
        {m.dashboard_chart_regions()}
        <span className="text-sm font-normal text-stage-muted">{m.dashboard_stage_seat({ count: each })}</span>
      </h3>
      <ul className="mt-4 grid gap-3.5">
        {shown.map(({ key, value }) => (
          <RegionSeats key={key} name={partOf(chart.key, key).label} value={value} each={each} seat="bg-accent" />
        ))}
        {rest > 0 && (
          <RegionSeats
            name={m.dashboard_elsewhere()}
            value={rest}
            each={each}
            seat="shadow-[inset_0_0_0_1.5px_var(--stage-muted)]"
          />
        )}
      </ul>
      {rest > 0 && chart.suppressed_below > 0 && (
        <p className="mt-5 text-sm text-pretty text-stage-muted">
          {m.dashboard_rest_why({ min: formatNumber(chart.suppressed_below) })}
        </p>
      )}
    </div>
  );
}

interface RegionSeatsProps {
  name: string;
  value: number;
  /** How many a seat stands for. */
  each: number;
  /** How a seat looks: lit, or a ring where it stands for startups whose place is not shown. */
  seat: string;
}

/** A region with its seats. What is elsewhere may be far more than the largest region: its figure alone tells it then. */
function RegionSeats({ name, value, each, seat }: RegionSeatsProps) {
  const seats = Math.max(1, Math.round(value / each));
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-2">
      <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
      <span className="tnum font-semibold">{formatNumber(value)}</span>
      <span aria-hidden className="col-span-2 flex flex-wrap gap-2">
        {seats <= MOST_SEATS &&
          Array.from({ length: seats }, (_, place) => (
            <i key={place} className={`size-3.5 rounded-full [print-color-adjust:exact] ${seat}`} />
          ))}
      </span>
    </li>
  );
}

interface RestNoteProps {
  /** How many startups are in parts of their own that are not shown. */
  rest: number;
  below: number;
}

/** What is not shown one by one, as one sum. */
export function RestNote({ rest, below }: RestNoteProps) {
  if (rest <= 0) return null;
  return (
    <p className="text-sm text-pretty text-muted-foreground">
      {below > 0
        ? m.dashboard_rest_suppressed({ count: rest, number: formatNumber(rest), min: formatNumber(below) })
        : m.dashboard_rest({ number: formatNumber(rest) })}
    </p>
  );
}
