import { m } from "#messages";
import { formatMoney } from "#shared/i18n/format.ts";
import { cn } from "#shared/ui/class-names.ts";
import { FeatureText } from "./feature-text.tsx";
import { SampleLabel } from "./sample-label.tsx";

/** Columns of the drawing, by their seats; they show growth, not data. */
const COLUMNS = [5, 7, 6, 9, 8, 11, 10, 13, 12, 14, 13, 16].map((seats, index, all) => ({
  key: `column-${index}`,
  height: `${seats * 13 - 3}px`,
  color:
    index === all.length - 1
      ? "var(--accent)"
      : `color-mix(in oklab, var(--accent) ${38 + index * 4}%, var(--accent-soft))`,
}));

/** Data insights: the registry's total funding beside a drawn field of seats. */
export function InsightsCard({ totalFunding, className }: { totalFunding: number; className?: string }) {
  return (
    <article
      className={cn(
        "relative flex flex-col gap-8 overflow-hidden rounded-xl bg-accent-soft p-7 sm:flex-row sm:p-9",
        className,
      )}
    >
      <div className="flex flex-col justify-between gap-6 sm:w-[46%]">
        <FeatureText title={m.homepages_feature_insights()} text={m.homepages_feature_insights_text()} />
        <p>
          <span className="display tnum block text-[2.75rem] leading-none">
            {formatMoney(totalFunding, "EUR", true)}
          </span>
          <span className="mt-1.5 block text-[0.9375rem] text-muted-foreground">{m.homepages_figure_funding()}</span>
        </p>
      </div>
      <SampleLabel className="absolute top-8 right-7 sm:top-10 sm:right-9" />
      <div aria-hidden className="flex h-60 flex-1 items-end gap-1.5 self-end pt-4 max-sm:w-full">
        {COLUMNS.map(({ key, height, color }) => (
          <i
            key={key}
            className="flex-1 rounded-[3px] bg-[repeating-linear-gradient(to_top,currentColor_0_10px,transparent_10px_13px)]"
            style={{ height, color }}
          />
        ))}
      </div>
    </article>
  );
}
