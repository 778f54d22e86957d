import { isTimeZone, isWallTime, MINUTE_MS, momentOf } from "../core/time/zone.ts";

/** When a startup has the stage, as instants. */
export interface Slot {
  starts: string;
  ends: string;
}

const after = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) + minutes * MINUTE_MS).toISOString();

/**
 * The slots of so many pitches, one after the other from an instant on; none where it is not said how long each is. Minutes pass
 * as they do for those who sit there: what a clock is put forward or back by makes no pitch longer.
 */
export const pitchSlots = (begins: string | null, minutes: number | null, count: number): Slot[] =>
  begins === null || minutes === null
    ? []
    : Array.from({ length: count }, (_, index) => ({
        starts: after(begins, index * minutes),
        ends: after(begins, (index + 1) * minutes),
      }));

/** An event's times as its form holds them, by the clock of its zone. */
interface Planned {
  starts: string;
  ends: string;
  timezone: string;
  pitches_start: string;
  pitch_minutes: number | null;
  startups: readonly unknown[];
}

/** What is wrong with the pitches of an event, at which field; `max` is how many minutes each may have. */
export type PitchFault =
  | { field: "pitches_start"; code: "required" | "invalid" }
  | { field: "pitch_minutes"; code: "too_big"; max: number };

/** Pitches begin while the event lasts, and the last of them ends with it. */
export function pitchFault(event: Planned): PitchFault | null {
  const { pitches_start: start, pitch_minutes: minutes, startups, timezone } = event;
  if (!start) return minutes === null ? null : { field: "pitches_start", code: "required" };
  // What is wrong itself is judged at its own field.
  if (![start, event.starts, event.ends].every(isWallTime) || !isTimeZone(timezone)) return null;
  const [begins, from, until] = [start, event.starts, event.ends].map((wall) =>
    Date.parse(momentOf(wall, timezone)),
  ) as [number, number, number];
  if (begins < from || begins >= until) return { field: "pitches_start", code: "invalid" };
  const max = Math.floor((until - begins) / MINUTE_MS / Math.max(1, startups.length));
  if (max < 1) return { field: "pitches_start", code: "invalid" };
  return minutes !== null && minutes > max ? { field: "pitch_minutes", code: "too_big", max } : null;
}
