import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { cn } from "#shared/ui/class-names.ts";
import { SeatBar } from "#shared/ui/theatre/seat-bar.tsx";
import { type RoleTone, roleColor } from "#shared/ui/marks/tone.ts";
import { FeatureText } from "./feature-text.tsx";
import { SampleLabel } from "./sample-label.tsx";

const TOTAL = 84.6;

/** Evaluation on the dark stage; its scores are a sample. */
export function EvaluationCard({ className }: { className?: string }) {
  const criteria: { label: string; score: number; tone: RoleTone }[] = [
    { label: m.homepages_criterion_team(), score: 92, tone: "founder" },
    { label: m.homepages_criterion_market(), score: 81, tone: "investor" },
    { label: m.homepages_criterion_technology(), score: 88, tone: "evaluator" },
    { label: m.homepages_criterion_sustainability(), score: 74, tone: "mentor" },
  ];
  return (
    <article
      className={cn(
        "flex flex-col justify-between gap-8 rounded-xl bg-stage p-7 text-stage-foreground sm:p-9",
        className,
      )}
    >
      <FeatureText title={m.homepages_feature_evaluation()} text={m.homepages_feature_evaluation_text()} onStage />
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <p aria-hidden className="flex items-baseline gap-2">
          <span className="display tnum text-[4.5rem] leading-none">{formatNumber(TOTAL, 1)}</span>
          <span className="text-stage-muted">/ 100</span>
        </p>
        <SampleLabel onStage />
      </div>
      <div aria-hidden className="grid gap-4">
        {criteria.map(({ label, score, tone }) => (
          <div
            key={tone}
            className="grid grid-cols-[5.75rem_minmax(0,1fr)_1.5rem] items-center gap-3 text-[0.9375rem] sm:grid-cols-[7rem_minmax(0,1fr)_1.75rem] sm:gap-4"
          >
            <span>{label}</span>
            <SeatBar onStage value={score} color={roleColor(tone)} className="brightness-[1.12] max-xl:gap-[2px]" />
            <span className="tnum text-right font-semibold">{score}</span>
          </div>
        ))}
      </div>
    </article>
  );
}
