import type { Programme } from "@kerkis/contract/programmes/programmes.schema.ts";
import { dayInAthens } from "./calendar-days.ts";

/** A call and the day on which it closes. */
export interface Deadline extends Pick<Programme, "id" | "title"> {
  day: string;
}

/** Of open calls the days on which they close, in Athens; registries stay open. */
export const deadlinesOf = (calls: readonly Programme[]): Deadline[] =>
  calls.flatMap(({ id, kind, title, closes_at }) =>
    kind === "registry" || closes_at === null ? [] : { id, title, day: dayInAthens(closes_at) },
  );

export const closingOn = (deadlines: readonly Deadline[], day: string): Deadline[] =>
  deadlines.filter((deadline) => deadline.day === day);
