import type { EventRow } from "@kerkis/contract/events/events.schema.ts";
import { useSyncExternalStore } from "react";
import { m } from "#messages";
import { cn } from "#shared/ui/class-names.ts";
import { timeText } from "../../model/event-times.ts";

const never = () => () => undefined;
const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

interface ReaderTimeProps {
  event: Pick<EventRow, "start_date" | "timezone">;
  className?: string;
}

/** When it starts by the reader's own clock, where that shows something else; only a browser knows it. */
export function ReaderTime({ event, className }: ReaderTimeProps) {
  const zone = useSyncExternalStore(never, ownZone, () => null);
  if (zone === null) return null;
  const own = timeText(event.start_date, zone);
  if (own === timeText(event.start_date, event.timezone)) return null;
  return (
    <span className={cn("tnum text-sm text-muted-foreground", className)}>{m.events_your_time({ time: own })}</span>
  );
}
