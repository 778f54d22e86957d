import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { addDays, addWorkingDays, holidaysOf } from "@kerkis/contract/core/time/working-days.ts";
import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";

/** Days of a call, ISO 8601, by the clock of its zone; empty where none is said yet. */
export interface CallDays {
  opens: string;
  closes: string;
  /** The day on which it was closed before that; null where it was not. */
  closed: string | null;
  /** Working days within which it is decided; null where none are promised. */
  decisionDays: number | null;
  rounds: readonly { id: string; title: string; deadline: string }[];
  today: string;
}

export interface Band {
  key: string;
  title: string;
  from: string;
  to: string;
}

export interface Calendar {
  from: string;
  to: string;
  rounds: Band[];
  /** The last day of the decision; null where none is promised. */
  due: string | null;
  /** First days of months within. */
  months: string[];
  holidays: { day: string; name: LocalizedText }[];
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const MARGIN = 7;
/** So that the end can be drawn on beyond what there is. */
const ROOM = 28;

const daysFrom = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** How a call spreads over the calendar; null before both its days are said, or where they are turned round. */
export function calendarOf({ opens, closes, closed, decisionDays, rounds, today }: CallDays): Calendar | null {
  if (!ISO_DAY.test(opens) || !ISO_DAY.test(closes) || closes < opens) return null;
  const due = decisionDays === null || decisionDays < 1 ? null : addWorkingDays(closes, decisionDays);
  const end = closed ?? closes;
  const inOrder = rounds
    .filter(({ deadline }) => deadline > end)
    .toSorted((a, b) => a.deadline.localeCompare(b.deadline));
  const bands = inOrder.map(({ id, title, deadline }, index) => ({
    key: id,
    title,
    from: addDays(inOrder[index - 1]?.deadline ?? end, 1),
    to: deadline,
  }));
  const ends = [closes, today < closes ? closes : today, due ?? closes, ...inOrder.map(({ deadline }) => deadline)];
  const from = addDays(today < opens && daysFrom(today, opens) < 120 ? today : opens, -MARGIN);
  const to = addDays(ends.toSorted().at(-1) ?? closes, ROOM);
  const years = Array.from(
    { length: Number(to.slice(0, 4)) - Number(from.slice(0, 4)) + 1 },
    (_, index) => Number(from.slice(0, 4)) + index,
  );
  const within = (day: string) => day >= from && day <= to;
  return {
    from,
    to,
    rounds: bands,
    due,
    months: years
      .flatMap((year) => Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, "0")}-01`))
      .filter(within),
    holidays: years
      .flatMap((year) => [...holidaysOf(year)].map(([day, name]) => ({ day, name })))
      .filter(({ day }) => within(day))
      .toSorted((one, other) => one.day.localeCompare(other.day)),
  };
}

/** Where a day lies, 0 at the left and 1 at the right. */
export const shareOf = ({ from, to }: Pick<Calendar, "from" | "to">, day: string): number =>
  Math.min(1, Math.max(0, daysFrom(from, day) / Math.max(1, daysFrom(from, to))));

/** The day that lies there. */
export const dayAt = ({ from, to }: Pick<Calendar, "from" | "to">, share: number): string =>
  addDays(from, Math.round(Math.min(1, Math.max(0, share)) * daysFrom(from, to)));
