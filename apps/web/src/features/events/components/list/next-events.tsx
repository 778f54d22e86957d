import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { Card, CardHeader, CardTitle } from "#shared/ui/layout/card.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { eventsQueries } from "../../events.queries.ts";
import { momentIn } from "../../model/moment-text.ts";
import { placeText } from "../../model/place-text.ts";
import { DayMark } from "./day-mark.tsx";

/** The nearest events, as a card among others; without any there is none. */
export function NextEvents() {
  const { data } = useQuery(eventsQueries.next());
  if (!data || data.length === 0) return null;
  return (
    <Card className="pb-2">
      <CardHeader className="items-baseline pb-3">
        <CardTitle>{m.events_next_title()}</CardTitle>
        <Link to="/events" className={linkStyles({ kind: "standalone" })}>
          {m.events_see_all()}
        </Link>
      </CardHeader>
      <ul>
        {data.map((event) => (
          <li
            key={event.id}
            className="relative flex items-center gap-4 border-t border-border px-5 py-3 hover:bg-muted/60 sm:px-6"
          >
            <DayMark event={event} />
            <p className="min-w-0 leading-snug">
              <Link
                to="/event/$id"
                params={{ id: event.id }}
                className={linkStyles({ kind: "cover", className: "line-clamp-2 [overflow-wrap:anywhere]" })}
              >
                {event.title}
              </Link>
              <span className="block truncate text-sm text-muted-foreground">
                {[momentIn(event.start_date, event.timezone), placeText(event)].filter(Boolean).join(" · ")}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
