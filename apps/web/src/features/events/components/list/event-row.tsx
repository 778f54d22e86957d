import type { EventRow as Row } from "@kerkis/contract/events/events.schema.ts";
import { Link } from "@tanstack/react-router";
import { MapPin, Video } from "lucide-react";
import { m } from "#messages";
import { cn } from "#shared/ui/class-names.ts";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { dayParts, timeRange } from "../../model/event-times.ts";
import { eventTypeName, placeText } from "../../model/place-text.ts";
import { SmallHouse } from "../house/seat-house.tsx";
import { seatWords } from "../house/seat-words.ts";
import { ReaderTime } from "./reader-time.tsx";

/** An event of the programme: its day, when and what, where and by whom, and how full its house is. */
export function EventRow({ event }: { event: Row }) {
  const { day, weekday, shortWeekday } = dayParts(event);
  const { main, more, isFull } = seatWords(event);
  const Sign = event.venue ? MapPin : Video;
  return (
    <div className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-3 border-b border-border py-5 transition-colors duration-150 hover:bg-muted/40 sm:grid-cols-[5rem_minmax(0,1fr)_auto] sm:gap-x-6">
      <p className="min-w-0 leading-tight">
        <span className="display block text-[2.25rem] leading-none">{day}</span>
        <span className="mt-1 block truncate text-sm text-muted-foreground">
          <span className="sm:hidden">{shortWeekday}</span>
          <span className="max-sm:hidden">{weekday}</span>
        </span>
        {/* It comes after the row: here, where there is room, it moves nothing. */}
        <ReaderTime event={event} className="mt-1 block text-xs sm:hidden" />
      </p>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[0.9375rem]">
          <span className="tnum">{timeRange(event)}</span>
          <ReaderTime event={event} className="max-sm:hidden" />
          <Badge>{eventTypeName(event.event_type)}</Badge>
          {!event.is_published && <Badge tone="warning">{m.events_draft()}</Badge>}
          {event.is_private && <Badge>{m.events_private()}</Badge>}
          {event.is_cancelled && <Badge tone="danger">{m.events_cancelled()}</Badge>}
        </p>
        <h3 className="mt-1.5 text-[1.1875rem] leading-snug font-medium [overflow-wrap:anywhere]">
          <Link to="/event/$id" params={{ id: event.id }} className={linkStyles({ kind: "cover" })}>
            {event.title}
          </Link>
        </h3>
        <p className="mt-1 flex items-start gap-2 text-[0.9375rem] text-muted-foreground">
          <Sign aria-hidden className="mt-1 size-4 shrink-0" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {[placeText(event), event.organization.name].filter(Boolean).join(" · ")}
          </span>
        </p>
      </div>
      <div className="flex items-center gap-3 text-sm max-sm:col-start-2 sm:flex-col sm:items-end sm:gap-1.5 sm:text-right">
        <SmallHouse seats={event.seats} />
        <p>
          <span className={cn("block font-semibold", isFull && "text-warning")}>{main}</span>
          {more && <span className="tnum block text-muted-foreground">{more}</span>}
        </p>
      </div>
    </div>
  );
}
