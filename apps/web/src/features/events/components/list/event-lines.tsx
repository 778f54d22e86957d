import type { EventRow } from "@kerkis/contract/events/events.schema.ts";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { m } from "#messages";
import { ListRows } from "#shared/lists/list-rows.tsx";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { momentIn } from "../../model/moment-text.ts";
import { eventTypeName, placeText } from "../../model/place-text.ts";
import { DayMark } from "./day-mark.tsx";

interface EventLinesProps {
  label: string;
  events: readonly EventRow[];
  /** How a text is written, where its words were searched for. */
  renderText?: (text: string) => ReactNode;
}

const asItIs = (text: string): ReactNode => text;

/** Events in a few words each, where they are one thing among others. */
export function EventLines({ label, events, renderText = asItIs }: EventLinesProps) {
  return (
    <ListRows label={label} rows={events} rowId={({ id }) => id}>
      {(event) => (
        <div className="flex items-center gap-4 px-4 py-4 transition-colors duration-150 hover:bg-muted/60 sm:px-6">
          <DayMark event={event} />
          <div className="min-w-0 flex-1 leading-snug">
            <h3 className="line-clamp-2 text-base [overflow-wrap:anywhere]">
              <Link to="/event/$id" params={{ id: event.id }} className={linkStyles({ kind: "cover" })}>
                {renderText(event.title)}
              </Link>
            </h3>
            <p className="text-[0.9375rem] text-muted-foreground">{momentIn(event.start_date, event.timezone)}</p>
            <p className="mt-0.5 truncate text-sm text-muted-foreground">
              {renderText(
                [eventTypeName(event.event_type), placeText(event), event.organization.name]
                  .filter(Boolean)
                  .join(" · "),
              )}
            </p>
          </div>
          {event.is_cancelled && <Badge tone="danger">{m.events_cancelled()}</Badge>}
        </div>
      )}
    </ListRows>
  );
}
