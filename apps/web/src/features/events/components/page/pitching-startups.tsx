import type { Event } from "@kerkis/contract/events/events.schema.ts";
import type { StagedStartup } from "@kerkis/contract/events/pitching.schema.ts";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { Loaded } from "#shared/ui/states/loaded.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { timeRange } from "../../model/event-times.ts";
import { momentIn } from "../../model/moment-text.ts";
import { programmeOf } from "../../model/programme.ts";
import { InterestButton } from "../interest/interest-button.tsx";
import { People } from "./event-people.tsx";

const loadInterested = async () => (await import("../interest/interested-investors.tsx")).InterestedInvestors;

/** The startups that take the stage, when each of them does, and who judges them: the moment that it is about. */
export function PitchingStartups({ event }: { event: Event }) {
  const { startups, jury } = event;
  if (startups.length === 0 && jury.length === 0) return null;
  const isInAgenda = programmeOf(event).some(({ isPitches }) => isPitches);
  return (
    <section
      aria-labelledby={startups.length > 0 ? "event-pitching" : "event-jury"}
      // Sun is for the moment of the pitches: here where the agenda has none.
      className={isInAgenda ? undefined : "rounded-lg bg-accent-soft p-5 sm:p-7"}
    >
      {startups.length > 0 && (
        <>
          <h2 id="event-pitching" className="display text-[1.75rem] leading-tight">
            {m.events_pitching()}
          </h2>
          <p className="mt-1.5 text-[0.9375rem] empty:hidden">{whenTold(event)}</p>
          <InterestNote event={event} />
          <ul className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 sm:grid-cols-2">
            {startups.map((startup) => (
              <Pitch key={startup.id} event={event} startup={startup} />
            ))}
          </ul>
          {startups.some(({ tie }) => tie === "runs") && (
            <div className="mt-6 empty:hidden">
              <Loaded load={loadInterested} props={{ id: event.id }} />
            </div>
          )}
        </>
      )}
      {jury.length > 0 && (
        <div className={startups.length > 0 ? "mt-7 border-t border-border-strong pt-6" : undefined}>
          <h2 id="event-jury" className="text-[1.0625rem] font-semibold">
            {m.events_jury()}
          </h2>
          <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 sm:grid-cols-2">
            <People people={jury} />
          </ul>
        </div>
      )}
    </section>
  );
}

interface PitchProps {
  event: Event;
  startup: StagedStartup;
}

function Pitch({ event, startup }: PitchProps) {
  const { id, name, tagline, logo_url, slot } = startup;
  return (
    <li className="relative flex min-w-0 items-start gap-3.5">
      <Mark seed={id} src={logo_url} size={40} />
      <div className="min-w-0 leading-snug [overflow-wrap:anywhere]">
        {slot && (
          <p className="tnum text-sm">
            {timeRange({ start_date: slot.starts, end_date: slot.ends, timezone: event.timezone })}
          </p>
        )}
        <Link to="/startup/$id" params={{ id }} className={linkStyles({ kind: "cover", className: "font-medium" })}>
          {name}
        </Link>
        {tagline && <p className="line-clamp-1 text-sm">{tagline}</p>}
        <InterestButton event={event} startup={startup} />
      </div>
    </li>
  );
}

/** Tells an investor who has a seat until when they may say what interests them, and who learns of it. */
function InterestNote({ event: { interest, timezone } }: { event: Event }) {
  if (!interest || interest.state === "over") return null;
  return (
    <p className="mt-1.5 text-[0.9375rem] text-pretty">
      {interest.state === "open"
        ? m.events_interest_until({ moment: momentIn(interest.closes, timezone) })
        : m.events_interest_opens({ moment: momentIn(interest.opens, timezone) })}
    </p>
  );
}

/** «19:00 – 19:36, 6 λεπτά η καθεμία», or only from when; empty where nothing is said. */
function whenTold({ startups, pitches_start, pitch_minutes, timezone }: Event): string {
  const [first, last] = [startups[0]?.slot, startups.at(-1)?.slot];
  if (!first || !last || pitch_minutes === null)
    return pitches_start && m.events_pitches_from({ time: pitches_start.slice(11) });
  const time = timeRange({ start_date: first.starts, end_date: last.ends, timezone });
  return m.events_pitches_each({ time, count: pitch_minutes, shown: formatNumber(pitch_minutes) });
}
