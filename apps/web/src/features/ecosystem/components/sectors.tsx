import type { Ecosystem } from "@kerkis/contract/ecosystem/ecosystem.schema.ts";
import { industryName } from "#features/startups/startup-names.public.ts";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { ChartFrame } from "#shared/ui/charts/chart-frame.tsx";
import { Change } from "./ecosystem-figures.tsx";

const YEAR = 4;
const WIDTH = 200;
const HEIGHT = 90;

/** «Δ΄ 2026», from its first day. */
function quarterName(day: string): string {
  const quarter = Math.floor((Number(day.slice(5, 7)) - 1) / 3);
  const names = [m.ecosystem_quarter_1, m.ecosystem_quarter_2, m.ecosystem_quarter_3, m.ecosystem_quarter_4];
  return (names[quarter] ?? m.ecosystem_quarter_1)({ year: day.slice(0, 4) });
}

/** The five largest sectors side by side, on one scale: how many startups joined in each quarter. */
export function Sectors({ ecosystem: { sectors, quarters, suppressed_below } }: { ecosystem: Ecosystem }) {
  const most = Math.max(1, ...sectors.flatMap(({ joined }) => joined.map((count) => count ?? 0)));
  const few = m.ecosystem_fewer({ min: formatNumber(suppressed_below) });
  const heading = (
    <div>
      <h2 className="display text-[clamp(1.75rem,3vw,2.5rem)] leading-tight">{m.ecosystem_sectors()}</h2>
      <p className="mt-1 text-[1.0625rem] text-pretty text-muted-foreground">{m.ecosystem_sectors_lead()}</p>
    </div>
  );
  if (sectors.length === 0) {
    return (
      <section>
        {heading}
        <p className="mt-5 text-muted-foreground">
          {m.ecosystem_sectors_none({ min: formatNumber(suppressed_below) })}
        </p>
      </section>
    );
  }
  return (
    <section>
      <ChartFrame
        label={m.ecosystem_sectors_chart()}
        heading={heading}
        table={{
          columns: [m.ecosystem_sector(), m.ecosystem_sector_total(), ...quarters.map(quarterName)],
          rows: sectors.map(({ industry, startups, joined }) => ({
            key: industry,
            name: industryName(industry),
            values: [formatNumber(startups), ...joined.map((count) => (count === null ? few : formatNumber(count)))],
          })),
        }}
      >
        <ul className="mt-5 grid grid-cols-2 gap-x-8 gap-y-9 max-sm:grid-cols-1 md:grid-cols-3 xl:grid-cols-5">
          {sectors.map(({ industry, startups, joined }) => (
            <li key={industry} className="min-w-0">
              <h3 className="truncate text-[0.9375rem] font-medium" title={industryName(industry)}>
                {industryName(industry)}
              </h3>
              <p className="flex items-baseline gap-3">
                <b className="display tnum text-[2rem] leading-tight font-normal">{formatNumber(startups)}</b>
                <span className="text-[0.9375rem]">
                  <YearOfQuarters joined={joined} />
                </span>
              </p>
              <Course joined={joined} quarters={quarters} most={most} />
              <p className="mt-1.5 flex justify-between text-sm text-muted-foreground">
                <span>{quarterName(quarters[0] ?? "")}</span>
                <span>{quarterName(quarters.at(-1) ?? "")}</span>
              </p>
            </li>
          ))}
        </ul>
      </ChartFrame>
    </section>
  );
}

/** The last four quarters beside the four before, where all of them are told. */
function YearOfQuarters({ joined }: { joined: readonly (number | null)[] }) {
  if (joined.includes(null)) return null;
  const sum = (part: readonly (number | null)[]) => part.reduce<number>((total, count) => total + (count ?? 0), 0);
  const before = sum(joined.slice(-2 * YEAR, -YEAR));
  return before === 0 ? null : (
    <Change share={sum(joined.slice(-YEAR)) / before - 1} hint={m.ecosystem_than_year_before()} />
  );
}

/** New startups of a sector quarter by quarter; a quarter that is not told is a ring on the ground. */
function Course({
  joined,
  quarters,
  most,
}: {
  joined: readonly (number | null)[];
  quarters: readonly string[];
  most: number;
}) {
  const x = (index: number) => 4 + (index * (WIDTH - 8)) / (joined.length - 1);
  const y = (count: number) => HEIGHT - 6 - (count / most) * (HEIGHT - 14);
  const points = joined.flatMap((count, index) =>
    count === null ? [] : [`${x(index).toFixed(1)} ${y(count).toFixed(1)}`],
  );
  const ends = joined.flatMap((count, index) => (count === null ? [] : [index]));
  const [first, last] = [ends[0], ends.at(-1)];
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden className="mt-2 block w-full overflow-visible">
      {first !== undefined && last !== undefined && (
        <>
          <path d={`M${x(first)} ${HEIGHT - 6}L${points.join("L")}L${x(last)} ${HEIGHT - 6}z`} fill="var(--muted)" />
          <path d={`M${points.join("L")}`} fill="none" stroke="var(--primary)" strokeWidth="2" strokeLinejoin="round" />
          <circle cx={x(last)} cy={y(joined[last] ?? 0)} r="3.5" fill="var(--primary)" />
        </>
      )}
      {joined.map(
        (count, index) =>
          count === null && (
            <circle
              key={quarters[index]}
              cx={x(index)}
              cy={HEIGHT - 6}
              r="3"
              fill="var(--background)"
              stroke="var(--border-strong)"
              strokeWidth="1.5"
            />
          ),
      )}
    </svg>
  );
}
