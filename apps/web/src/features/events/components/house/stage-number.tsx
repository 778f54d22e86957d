import type { Seats } from "@kerkis/contract/events/events.schema.ts";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";

/** The number in the orchestra: seats that are free, or people who come where nobody counts. */
export function StageNumber({ seats: { capacity, taken } }: { seats: Seats }) {
  const left = capacity === null ? taken : Math.max(0, capacity - taken);
  return (
    <>
      <span className="display block text-[2.5rem] leading-none">{formatNumber(left)}</span>
      <span className="mt-1 block text-[0.8125rem] whitespace-nowrap text-muted-foreground">
        {capacity === null ? m.events_stage_coming({ count: taken }) : m.events_stage_left({ count: left })}
      </span>
    </>
  );
}
