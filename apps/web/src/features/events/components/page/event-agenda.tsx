import type { EventSpeaker } from "@kerkis/contract/events/editing/editing.schema.ts";
import type { Event } from "@kerkis/contract/events/events.schema.ts";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { Avatar } from "#shared/ui/marks/avatar.tsx";

/** What happens when: hours on the event's wall, parallel sessions named so, days apart where there are several. */
export function EventAgenda({ event: { agenda } }: { event: Pick<Event, "agenda"> }) {
  if (agenda.length === 0) return null;
  const days = [...new Set(agenda.map(({ starts }) => starts.slice(0, 10)))];
  return (
    <section aria-labelledby="event-agenda">
      <h2 id="event-agenda" className="display text-[1.75rem] leading-tight">
        {m.events_agenda()}
      </h2>
      {days.map((day) => (
        <div key={day}>
          {days.length > 1 && <h3 className="mt-6 font-semibold text-muted-foreground">{formatDate(day)}</h3>}
          <ol className="mt-4 border-t border-border-strong">
            {agenda
              .filter(({ starts }) => starts.startsWith(day))
              .map((session, index, ofDay) => (
                <li
                  key={`${session.starts}${session.title}${session.room}`}
                  className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 gap-y-1 border-b border-border py-4 sm:grid-cols-[5rem_minmax(0,1fr)_auto]"
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
                </li>
              ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

/** Who is on the stage. */
export function EventSpeakers({ speakers }: { speakers: readonly EventSpeaker[] }) {
  if (speakers.length === 0) return null;
  return (
    <section aria-labelledby="event-speakers">
      <h2 id="event-speakers" className="display text-[1.75rem] leading-tight">
        {m.events_speakers()}
      </h2>
      <ul className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 sm:grid-cols-2 xl:grid-cols-3">
        {speakers.map(({ name, role }) => (
          <li key={`${name}${role}`} className="flex min-w-0 items-center gap-3.5">
            <Avatar name={name} size={48} />
            <p className="min-w-0 leading-snug [overflow-wrap:anywhere]">
              <span className="block font-medium">{name}</span>
              {role && <span className="block text-sm text-muted-foreground">{role}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
