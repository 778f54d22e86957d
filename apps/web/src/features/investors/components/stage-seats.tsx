import { INVESTED_STAGES } from "@kerkis/contract/investors/investors.taxonomy.ts";
import type { StartupStage } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { stagesText } from "./labels.ts";

const RADIUS = 26;

/** Where a stage's seat stands in the arc. */
function seatAt(index: number): { cx: number; cy: number } {
  const angle = Math.PI * (1 - index / (INVESTED_STAGES.length - 1));
  return { cx: Math.round(32 + RADIUS * Math.cos(angle)), cy: Math.round(31 - RADIUS * Math.sin(angle)) };
}

/** The stages that one invests in as an arc of seats, earliest at the left, and in words. */
export function StageSeats({ stages }: { stages: readonly StartupStage[] }) {
  return (
    <div className="grid justify-items-center gap-1 text-center text-sm text-muted-foreground max-md:flex max-md:items-center max-md:gap-2.5 max-md:text-left">
      <svg aria-hidden viewBox="0 0 64 36" className="h-9 w-16 shrink-0 max-md:h-6 max-md:w-11">
        {INVESTED_STAGES.map((stage, index) => (
          <circle
            key={stage}
            {...seatAt(index)}
            r={3.6}
            fill={stages.includes(stage) ? "var(--primary)" : "var(--seat)"}
            stroke={stages.includes(stage) ? "var(--primary)" : "none"}
          />
        ))}
      </svg>
      <span className="min-w-0">{stagesText(stages)}</span>
    </div>
  );
}
