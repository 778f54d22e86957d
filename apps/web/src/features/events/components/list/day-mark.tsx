import type { EventRow } from "@kerkis/contract/events/events.schema.ts";
import { dayParts } from "../../model/event-times.ts";

/** The day an event begins on, as a numeral over its month. */
export function DayMark({ event }: { event: Pick<EventRow, "start_date" | "end_date" | "timezone"> }) {
  const { day, shortMonth } = dayParts(event);
  return (
    <p className="w-11 shrink-0 text-center leading-tight">
      <span className="display block text-[1.625rem] leading-none">{day}</span>
      <span className="mt-0.5 block text-[0.8125rem] text-muted-foreground">{shortMonth}</span>
    </p>
  );
}
