import type { AgendaSession } from "@kerkis/contract/events/editing/editing.schema.ts";
import type { Event } from "@kerkis/contract/events/events.schema.ts";
import { m } from "#messages";

interface Session extends AgendaSession {
  /** The moment of the pitches: the startups are named here. */
  isPitches: boolean;
}

/** The agenda with the moment of the pitches: the session that begins with them, or one of its own in its place. */
export function programmeOf({
  agenda,
  pitches_start: start,
  startups,
}: Pick<Event, "agenda" | "pitches_start" | "startups">): Session[] {
  const found = startups.length > 0 && start ? agenda.findIndex(({ starts }) => starts === start) : -1;
  const sessions = agenda.map((session, index) => ({ ...session, isPitches: index === found }));
  if (found !== -1 || agenda.length === 0 || startups.length === 0 || !start) return sessions;
  const own = { starts: start, title: m.events_pitching(), description: "", room: "", speakers: "", isPitches: true };
  const before = sessions.filter(({ starts }) => starts < start);
  return [...before, own, ...sessions.slice(before.length)];
}
