import type { Event } from "@kerkis/contract/events/events.schema.ts";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { cn } from "#shared/ui/class-names.ts";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { timeText } from "../../model/event-times.ts";
import { programmeOf } from "../../model/programme.ts";

type Told = Pick<Event, "agenda" | "pitches_start" | "startups" | "timezone">;

/** What happens when: hours on the event's wall, parallel sessions named so, days apart where there are several. */
export function EventAgenda({ event }: { event: Told }) {
  const programme = programmeOf(event);
  if (programme.length === 0) return null;
  const days = [...new Set(programme.map(({ starts }) => starts.slice(0, 10)))];
  return (
    <section aria-labelledby="event-agenda">
      <h2 id="event-agenda" className="display text-[1.75rem] leading-tight">
        {m.events_agenda()}
      </h2>
      {days.map((day) => (
        <div key={day}>
          {days.length > 1 && <h3 className="mt-6 font-semibold text-muted-foreground">{formatDate(day)}</h3>}
          <ol className="mt-4 border-t border-border-strong">
            {programme
              .filter(({ starts }) => starts.startsWith(day))
              .map((session, index, ofDay) => (
                <li
                  key={`${session.starts}${session.title}${session.room}`}
                  className={cn(
                    "grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 gap-y-1 border-b border-border py-4 sm:grid-cols-[5rem_minmax(0,1fr)_auto]",
                    session.isPitches && "-mx-4 rounded-lg border-transparent bg-accent-soft px-4",
                  )}
                >
                  <p className="tnum pt-0.5">
                    {ofDay[index - 1]?.starts === session.starts ? (
                      <span className="text-sm text-muted-foreground">{m.events_parallel()}</span>
                    ) : (
                      session.starts.slice(11)
                    )}
                  </p>
                  <div className="min-w-0">
                    <p className="text-[1.0625rem] font-medium [overflow-wrap:anywhere]">{session.title}</p>
                    {session.description && (
                      <p className="mt-0.5 text-[0.9375rem] text-muted-foreground [overflow-wrap:anywhere]">
                        {session.description}
                      </p>
                    )}
                    {session.speakers && (
                      <p className="mt-1.5 text-[0.9375rem] [overflow-wrap:anywhere]">{session.speakers}</p>
                    )}
                  </div>
                  {session.room && (
                    <p className="text-sm text-muted-foreground [overflow-wrap:anywhere] max-sm:col-start-2">
                      {session.room}
                    </p>
                  )}
                  {session.isPitches && <Pitches event={event} />}
                </li>
              ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

/** Who takes the stage in this moment, with the hour of each where that is said. */
function Pitches({ event: { startups, timezone } }: { event: Told }) {
  return (
    <ul className="col-start-2 mt-2 grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 text-[0.9375rem] sm:col-span-2 sm:grid-cols-2">
      {startups.map(({ id, name, logo_url, slot }) => (
        <li key={id} className="flex min-w-0 items-center gap-2.5">
          <Mark seed={id} src={logo_url} size={24} />
          {slot && <span className="tnum text-muted-foreground">{timeText(slot.starts, timezone)}</span>}
          <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
        </li>
      ))}
    </ul>
  );
}
