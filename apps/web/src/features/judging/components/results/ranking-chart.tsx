import type { Results } from "@kerkis/contract/judging/results/results.schema.ts";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";

const WIDTH = 1000;
const HEIGHT = 216;
const INSET = { top: 12, bottom: 40, left: 40, right: 12 };
const STEPS = [0, 20, 40, 60, 80, 100];

/** The ranking with how sure it is: a dot and its interval for each, the band around the cut, a seat for each place. */
export function RankingChart({ results: { results, cut } }: { results: Results }) {
  const ranked = results.filter(({ corrected }) => corrected !== null);
  // Each has a place of its own width, so that the band around the first stays right of the scale.
  const place = (WIDTH - INSET.left - INSET.right) / Math.max(1, ranked.length);
  const x = (index: number) => INSET.left + place * (index + 0.5);
  const lowest = Math.min(100, ...ranked.map(({ corrected, interval }) => (corrected ?? 0) - (interval ?? 0)));
  const floor = Math.max(0, lowest - 5);
  const y = (score: number) =>
    HEIGHT - INSET.bottom - ((score - floor) / (100 - floor)) * (HEIGHT - INSET.bottom - INSET.top);
  const uncertain = ranked.flatMap(({ is_uncertain }, index) => (is_uncertain ? [index] : []));
  const half = place / 2;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={m.judging_chart({ count: ranked.length, uncertain: uncertain.length })}
      className="h-auto w-full min-w-160"
    >
      {STEPS.filter((step) => step >= lowest - 5).map((step) => (
        <g key={step}>
          <line x1={INSET.left} x2={WIDTH} y1={y(step)} y2={y(step)} stroke="var(--border)" strokeDasharray="3 4" />
          <text x={INSET.left - 8} y={y(step) + 4} textAnchor="end" className="fill-muted-foreground text-xs">
            {formatNumber(step)}
          </text>
        </g>
      ))}
      {cut && uncertain.length > 0 && (
        <rect
          x={x(uncertain[0] ?? 0) - half}
          width={x(uncertain.at(-1) ?? 0) - x(uncertain[0] ?? 0) + 2 * half}
          y={INSET.top}
          height={HEIGHT - INSET.bottom - INSET.top}
          rx={6}
          fill="var(--accent-soft)"
        />
      )}
      {ranked.map(({ application_id, corrected, interval, disagrees, is_uncertain }, index) => {
        const isIn = cut !== null && index < cut.places;
        const at = corrected ?? 0;
        return (
          <g key={application_id} data-seat-of={application_id} className="cursor-pointer">
            {/* Wide enough to point at. */}
            <rect
              x={x(index) - half}
              y={0}
              width={place}
              height={HEIGHT}
              fill="transparent"
              className="in-data-lit:fill-(--accent)/25"
            />
            {interval !== null && (
              <line
                x1={x(index)}
                x2={x(index)}
                y1={y(at - interval)}
                y2={y(at + interval)}
                stroke={cut && is_uncertain ? "var(--warning)" : "var(--border-strong)"}
                strokeWidth={2}
              />
            )}
            <circle
              cx={x(index)}
              cy={y(at)}
              r={4}
              fill={isIn ? "var(--primary)" : "var(--surface)"}
              stroke="var(--primary)"
              strokeWidth={2}
            />
            {disagrees && (
              <path
                d={`M ${x(index)} ${y(Math.min(100, at + (interval ?? 4))) - 12} l 5 8 h -10 z`}
                fill="var(--danger)"
              />
            )}
            <circle
              cx={x(index)}
              cy={HEIGHT - 22}
              r={4.5}
              fill={isIn ? "var(--accent)" : "var(--muted-2)"}
              opacity={is_uncertain ? 0.5 : 1}
            />
          </g>
        );
      })}
      {cut && (
        <g transform={`translate(${x(cut.places - 1) + half} 0)`}>
          <line y1={INSET.top - 6} y2={HEIGHT - 14} stroke="var(--foreground)" strokeWidth={2} />
          <rect x={-34} y={HEIGHT - 15} width={68} height={15} rx={4} fill="var(--foreground)" />
          <text y={HEIGHT - 4} textAnchor="middle" className="fill-background text-[0.6875rem] font-semibold">
            {m.judging_cut_mark({ places: cut.places })}
          </text>
        </g>
      )}
    </svg>
  );
}
