import type { Result, Results } from "@kerkis/contract/judging/results/results.schema.ts";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { cn } from "#shared/ui/class-names.ts";

/** Where every rail of a ranking begins and where its cut stands; all end at 100. */
export interface RailScale {
  from: number;
  cut: number | null;
}

/** One scale for all of a ranking, from the ten below its lowest figure. */
export function railScale({ results, cut }: Pick<Results, "results" | "cut">): RailScale {
  const lowest = results.flatMap(({ scores, corrected, interval }) => [
    ...scores,
    ...(corrected === null ? [] : [corrected - (interval ?? 0)]),
  ]);
  const from = Math.floor((Math.min(90, ...lowest) - 1) / 10) * 10;
  return { from: Math.max(0, from), cut: cut?.threshold ?? null };
}

/** What each reviewer gave as a ring, the corrected score as a dot within its interval, and where the cut is. */
export function ScoreRail({ result, scale }: { result: Result; scale: RailScale }) {
  const { scores, corrected, interval, is_uncertain: isUncertain } = result;
  if (corrected === null) return null;
  const at = (value: number) =>
    `${(100 * (Math.min(100, Math.max(scale.from, value)) - scale.from)) / (100 - scale.from)}%`;
  const [low, high] = [corrected - (interval ?? 0), corrected + (interval ?? 0)];
  return (
    <span
      role="img"
      aria-label={m.judging_rail({ scores: scores.map((score) => formatNumber(score)).join(", ") })}
      className="relative block h-6 w-24 min-[90rem]:w-36 2xl:w-52"
    >
      <i className="absolute inset-x-0 top-1/2 h-px bg-border-strong" />
      {scale.cut !== null && (
        <i className="absolute inset-y-0 border-l border-dashed border-foreground/50" style={{ left: at(scale.cut) }} />
      )}
      {interval !== null && (
        <i
          className={cn(
            "absolute top-1/2 h-2 -translate-y-1/2 rounded-full",
            isUncertain ? "bg-accent-soft" : "bg-primary-soft",
          )}
          style={{ left: at(low), width: `calc(${at(high)} - ${at(low)})` }}
        />
      )}
      {[...new Set(scores)].map((score) => (
        <i
          key={score}
          className="absolute top-1/2 size-2 -translate-x-1/2 -translate-y-1/2 rounded-full border-[1.5px] border-evaluator bg-surface"
          style={{ left: at(score) }}
        />
      ))}
      <i
        className="absolute top-1/2 size-2.5 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-surface bg-primary"
        style={{ left: at(corrected) }}
      />
    </span>
  );
}
