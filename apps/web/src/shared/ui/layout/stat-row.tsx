import type { ReactNode } from "react";
import { cn } from "../class-names.ts";
import { Skeleton } from "../states/skeleton.tsx";
import { statusColor, type StatusTone } from "../marks/tone.ts";

interface StatProps {
  label: string;
  /** What stands beside the figure, in a line below it. */
  hint?: ReactNode;
  /** The state that is counted. */
  tone?: StatusTone | undefined;
  children: ReactNode;
}

/** One figure with its name above it; names, figures and hints of a row stand on one line each, however long they are. */
export function Stat({ label, hint, tone, children }: StatProps) {
  return (
    <div className="row-span-3 grid min-w-0 grid-rows-subgrid gap-y-0 bg-surface px-5 py-4 sm:px-6 sm:py-5 @2xl:@max-4xl:px-3.5">
      <dt className="flex items-baseline gap-2 text-[0.9375rem] leading-snug text-muted-foreground @2xl:@max-4xl:gap-1.5 @2xl:@max-4xl:text-sm">
        {tone && (
          <i
            aria-hidden
            data-drawing
            className="size-2 shrink-0 rounded-full"
            style={{ background: statusColor(tone) }}
          />
        )}
        <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
      </dt>
      <dd className="display tnum mt-1.5 text-[2rem] leading-none">{children}</dd>
      {hint && <dd className="mt-1.5 text-sm text-muted-foreground">{hint}</dd>}
    </div>
  );
}

/** In the place of a figure that is not known yet. */
export const StatUnderWay = () => (
  <span aria-busy className="block">
    <Skeleton className="h-[1em] w-[2ch] rounded-sm" />
  </span>
);

interface StatRowProps {
  label: string;
  /** How many figures there are: an odd one out spans a narrow row. */
  count: number;
  children: ReactNode;
}

/** Figures side by side on one card, in cells of one height. */
export function StatRow({ label, count, children }: StatRowProps) {
  return (
    <div className="@container">
      <dl
        aria-label={label}
        className={cn(
          "grid grid-cols-2 gap-px overflow-hidden rounded-lg bg-border shadow-sm @2xl:auto-cols-fr @2xl:grid-flow-col @2xl:grid-cols-none",
          count % 2 === 1 && "[&>*:first-child]:@max-2xl:col-span-2",
        )}
      >
        {children}
      </dl>
    </div>
  );
}
