import type { EventRow } from "@kerkis/contract/events/events.schema.ts";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";

/** How many seats are left, in words; how many come where nobody counts; how many had one of what is over. */
export function seatWords({
  seats: { capacity, taken, waiting },
  is_cancelled,
  end_date,
}: Pick<EventRow, "seats" | "is_cancelled" | "end_date">) {
  if (is_cancelled) return { main: m.events_cancelled(), more: "", isFull: true };
  if (Date.parse(end_date) <= Date.now()) {
    const had = taken > 0 ? `${formatNumber(taken)} ${m.events_stage_had({ count: taken })}` : "";
    return { main: had, more: "", isFull: false };
  }
  if (capacity === null) {
    return {
      main: m.events_free_entry(),
      more: taken > 0 ? m.events_coming({ count: taken, shown: formatNumber(taken) }) : "",
      isFull: false,
    };
  }
  const left = Math.max(0, capacity - taken);
  if (left === 0 || waiting > 0) {
    return {
      main: m.events_waitlist(),
      more: waiting > 0 ? m.events_waiting({ count: waiting, shown: formatNumber(waiting) }) : "",
      isFull: true,
    };
  }
  return {
    main: m.events_seats_left({ count: left, shown: formatNumber(left) }),
    more: m.events_seats_taken({ taken: formatNumber(taken), capacity: formatNumber(capacity) }),
    isFull: false,
  };
}
