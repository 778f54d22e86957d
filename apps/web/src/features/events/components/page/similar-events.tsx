import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { linkStyles } from "#shared/ui/text-link.ts";
import { eventsQueries } from "../../events.queries.ts";
import { placeText } from "../../model/place-text.ts";
import { DayMark } from "../list/day-mark.tsx";

/** What follows for whoever is interested in this one; nothing where nothing does. */
export function SimilarEvents({ id }: { id: string }) {
  const { data } = useQuery(eventsQueries.similar(id));
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="event-similar" className="print:hidden">
      <h2 id="event-similar" className="text-[1.0625rem] font-semibold">
        {m.events_similar()}
      </h2>
      <ul className="mt-3 divide-y divide-border border-y border-border">
        {data.map((event) => (
          <li key={event.id} className="relative flex items-center gap-4 py-3 hover:bg-muted/40">
            <DayMark event={event} />
            <p className="min-w-0 leading-snug [overflow-wrap:anywhere]">
              <Link to="/event/$id" params={{ id: event.id }} className={linkStyles({ kind: "cover" })}>
                {event.title}
              </Link>
              <span className="block text-sm text-muted-foreground">{placeText(event)}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
