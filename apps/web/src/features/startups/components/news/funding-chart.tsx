import type { StartupRound } from "@kerkis/contract/startups/news/news.schema.ts";
import { ROUND_LABELS } from "@kerkis/contract/startups/news/news.taxonomy.ts";
import { formatList, formatMoney } from "#shared/i18n/format.ts";
import { m } from "#messages";
import { localized } from "#shared/i18n/localized.ts";
import { CHART, seatColor, stacksOver } from "../../model/funding-seats.ts";

const { pitch: PITCH, width: WIDTH, label: LABEL } = CHART;
const TOP = 52;

/** Rounds as stacks of seats over the years, each with its sum and names; a list beside it says the same. */
export function FundingChart({ rounds, each }: { rounds: readonly StartupRound[]; each: number }) {
  const { stacks, years } = stacksOver(rounds, each);
  const height = TOP + Math.max(...stacks.map(({ rows }) => rows)) * PITCH;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${height + 30}`}
      className="block w-full overflow-visible [print-color-adjust:exact]"
      fill="none"
      strokeLinecap="round"
    >
      {stacks.map(({ round, x, seats, rows, columns }) => (
        <g key={round.id} transform={`translate(${x} 0)`}>
          <text y={height - rows * PITCH - 26} fill="var(--foreground)" fontSize="14" fontWeight="600">
            {`${localized(ROUND_LABELS[round.kind])} ${formatMoney(round.amount ?? 0, round.currency, true)}`}
          </text>
          <text y={height - rows * PITCH - 9} fill="var(--muted-foreground)" fontSize="13">
            {shortened(round.is_open ? m.startups_round_open() : formatList(round.givers.slice(0, 2)))}
          </text>
          {Array.from({ length: seats }, (_, seat) => (
            <circle
              key={seat}
              cx={6 + (seat % columns) * PITCH}
              cy={height - 7 - Math.floor(seat / columns) * PITCH}
              r={round.is_open ? 4.75 : 5.5}
              {...(round.is_open ? { stroke: "var(--accent-ink)", strokeWidth: 1.5 } : { fill: seatColor(round.kind) })}
            />
          ))}
        </g>
      ))}
      <path d={`M0 ${height + 3}H${WIDTH}`} stroke="var(--border-strong)" />
      {years.map((year, index) => (
        <text
          key={year}
          x={(index / (years.length - 1)) * (WIDTH - LABEL)}
          y={height + 24}
          fill="var(--muted-foreground)"
          fontSize="13"
        >
          {year}
        </text>
      ))}
    </svg>
  );
}

const SHOWN = 22;
const shortened = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN - 1).trimEnd()}…` : text);
