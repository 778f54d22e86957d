import type { Seats } from "@kerkis/contract/events/events.schema.ts";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";

interface StageNumberProps {
  seats: Seats;
  isOver?: boolean;
}

/** The number in the orchestra: seats that are free, people who come where nobody counts, or once it is over those who had a seat. */
export function StageNumber({ seats: { capacity, taken }, isOver = false }: StageNumberProps) {
  const left = capacity === null ? taken : Math.max(0, capacity - taken);
  const word = isOver ? m.events_stage_had : capacity === null ? m.events_stage_coming : m.events_stage_left;
  const count = isOver ? taken : left;
  return (
    <>
      <span className="display block text-[2.5rem] leading-none">{formatNumber(count)}</span>
      <span className="mt-1 block text-[0.8125rem] whitespace-nowrap text-muted-foreground">{word({ count })}</span>
    </>
  );
}
