/** Time as an argument: domain code asks the clock it was given. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The moment as ISO 8601 in UTC. */
export const isoNow = (clock: Clock): string => clock.now().toISOString();

/** The moment `ms` milliseconds from now, as ISO 8601 in UTC. */
export const isoIn = (clock: Clock, ms: number): string => new Date(clock.now().getTime() + ms).toISOString();

/** Calendars of time zones, made once: making one costs more than a statement. */
const calendars = new Map<string, Intl.DateTimeFormat>();

/** Today's calendar day (YYYY-MM-DD) in a time zone. */
export function today(clock: Clock, timeZone = "Europe/Athens"): string {
  const calendar = calendars.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone });
  calendars.set(timeZone, calendar);
  return calendar.format(clock.now());
}
