import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { m } from "#messages";
import { linkStyles } from "#shared/ui/text-link.ts";
import { eventsQueries } from "../../events.queries.ts";
import { EventLines } from "./event-lines.tsx";

interface UpcomingEventsProps {
  className?: string;
  /** The page's own way to write a heading. */
  heading: ComponentType<{ children: ReactNode }>;
  labelledBy: string;
}

/** The next events as a section of a public page; without any there is none. */
export function UpcomingEvents({ className, heading: Heading, labelledBy }: UpcomingEventsProps) {
  const { data } = useQuery(eventsQueries.next());
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby={labelledBy} className={className}>
      <Heading>{m.events_next_title()}</Heading>
      <div className="grid max-w-[56rem] grid-cols-[minmax(0,1fr)] gap-6">
        <EventLines label={m.events_next_title()} events={data} />
        <p>
          <Link
            to="/events"
            className={linkStyles({ kind: "standalone", className: "inline-flex items-center gap-2" })}
          >
            {m.events_see_all()}
            <ArrowRight aria-hidden className="size-4" />
          </Link>
        </p>
      </div>
    </section>
  );
}
