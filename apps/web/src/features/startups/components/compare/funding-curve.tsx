import type { StartupRound } from "@kerkis/contract/startups/news/news.schema.ts";
import { curveOf } from "../../model/funding-seats.ts";

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
  const { path, end } = curveOf(rounds, { from, to, most, width: WIDTH, height: HEIGHT });
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT + 18}`}
      className="block w-full max-w-56 overflow-visible [print-color-adjust:exact]"
    >
      <path d={`${path}V${HEIGHT}H0Z`} fill="var(--primary-soft)" />
      <path d={path} fill="none" stroke="var(--primary)" strokeWidth="1.75" />
      <circle cx={WIDTH} cy={end} r="3.5" fill="var(--primary)" />
      <text y={HEIGHT + 15} fontSize="11" fill="var(--muted-foreground)">
        {from}
      </text>
      <text x={WIDTH} y={HEIGHT + 15} fontSize="11" textAnchor="end" fill="var(--muted-foreground)">
        {to}
      </text>
    </svg>
  );
}
