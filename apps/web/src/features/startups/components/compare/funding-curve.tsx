import type { StartupRound } from "@kerkis/contract/startups/news/news.schema.ts";

const WIDTH = 200;
const HEIGHT = 52;

interface FundingCurveProps {
  rounds: readonly StartupRound[];
  /** Axes that all share. */
  years: { from: number; to: number };
  most: number;
}

/** What was raised over the years, added up; its sum stands in words beside it. */
export function FundingCurve({ rounds, years: { from, to }, most }: FundingCurveProps) {
  const start = Date.UTC(from, 0);
  const across = (day: string) => ((Date.parse(day) - start) / (Date.UTC(to, 0) - start)) * WIDTH;
  const up = (sum: number) => HEIGHT - (most > 0 ? sum / most : 0) * (HEIGHT - 6);
  const closed = rounds.filter(({ is_open: isOpen, amount }) => !isOpen && amount !== null).toReversed();
  const sums = closed.map((_, index) => closed.slice(0, index + 1).reduce((sum, { amount }) => sum + (amount ?? 0), 0));
  const line = closed.map(({ on }, index) => `H${across(on)}V${up(sums[index] ?? 0)}`).join("");
  const path = `M0 ${HEIGHT}${line}H${WIDTH}`;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT + 18}`}
      className="block w-full max-w-56 overflow-visible [print-color-adjust:exact]"
    >
      <path d={`${path}V${HEIGHT}H0Z`} fill="var(--primary-soft)" />
      <path d={path} fill="none" stroke="var(--primary)" strokeWidth="1.75" />
      <circle cx={WIDTH} cy={up(sums.at(-1) ?? 0)} r="3.5" fill="var(--primary)" />
      <text y={HEIGHT + 15} fontSize="11" fill="var(--muted-foreground)">
        {from}
      </text>
      <text x={WIDTH} y={HEIGHT + 15} fontSize="11" textAnchor="end" fill="var(--muted-foreground)">
        {to}
      </text>
    </svg>
  );
}
