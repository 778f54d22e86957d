import type { EventRow } from "@kerkis/contract/events/events.schema.ts";
import { useSyncExternalStore } from "react";
import { m } from "#messages";
import { timeText } from "../../model/event-times.ts";

const never = () => () => undefined;
const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** When it starts by the reader's own clock, where that shows something else; only a browser knows it. */
export function ReaderTime({ event }: { event: Pick<EventRow, "start_date" | "timezone"> }) {
  const zone = useSyncExternalStore(never, ownZone, () => null);
  if (zone === null) return null;
  const own = timeText(event.start_date, zone);
  if (own === timeText(event.start_date, event.timezone)) return null;
  return <span className="tnum text-sm text-muted-foreground">{m.events_your_time({ time: own })}</span>;
}
