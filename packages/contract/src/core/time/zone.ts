import { DAY_MS, HOUR_MS } from "../limits.ts";

/** A minute in milliseconds; it stands here, and not with hours and days, which every page loads. */
export const MINUTE_MS = HOUR_MS / 60;

/** Wall clocks of time zones: what a clock on the wall shows at a moment, and at which moment it shows that. */

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Whether the platform knows a time zone of this name. */
export function isTimeZone(zone: string): boolean {
  try {
    return clockOf(zone) !== null;
  } catch {
    return false;
  }
}

function clockOf(zone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(zone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "medium" });
  clocks.set(zone, clock);
  return clock;
}

/** Whether a clock on a wall can show this, to the minute: «2026-11-27T18:30»; there is no 30 February. */
export function isWallTime(wall: string): boolean {
  const at = Date.parse(`${wall}Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 16) === wall;
}

/** What a clock there shows: 2027-01-29T15:00:00. @param moment ISO 8601 */
export const wallTime = (moment: string, zone: string): string =>
  clockOf(zone).format(new Date(moment)).replace(" ", "T");

const asUtc = (wall: string): number => Date.parse(`${wall.length === 16 ? `${wall}:00` : wall}Z`);

/**
 * The moment at which a clock there shows this, ISO 8601 in UTC. A time that daylight saving skips is as much later; of one that it
 * shows twice, the first.
 */
export function momentOf(wall: string, zone: string): string {
  const shown = asUtc(wall);
  const offsetAt = (at: number) => asUtc(wallTime(new Date(at).toISOString(), zone)) - at;
  const candidates = [offsetAt(shown - DAY_MS), offsetAt(shown + DAY_MS)].map((offset) => shown - offset);
  const exact = candidates.filter((at) => at + offsetAt(at) === shown);
  // None shows it: the clock was put forward over it, and the offset before tells how far.
  const at = exact.length > 0 ? Math.min(...exact) : (candidates[0] ?? shown);
  return new Date(at).toISOString();
}
