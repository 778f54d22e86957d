import { DAY_MS } from "../limits.ts";
import type { LocalizedText } from "../text/languages.ts";

/** Working days of Greece: all but Saturdays, Sundays and public holidays. Days are written YYYY-MM-DD. */

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
/** The day `count` calendar days after one; before it where the count is negative. */
export const addDays = (day: string, count: number): string => dayOf(at(day) + count * DAY_MS);
const isWeekend = (day: string): boolean => [0, 6].includes(new Date(at(day)).getUTCDay());

/** Orthodox Easter Sunday, by Meeus's rule for the Julian calendar; right from 1900 to 2099. */
export function orthodoxEaster(year: number): string {
  const moon = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const month = Math.floor((moon + weekday + 114) / 31);
  const julian = ((moon + weekday + 114) % 31) + 1;
  return addDays(dayOf(Date.UTC(year, month - 1, julian)), 13);
}

const FIXED: readonly (readonly [string, LocalizedText])[] = [
  ["01-01", { el: "Πρωτοχρονιά", en: "New Year’s Day" }],
  ["01-06", { el: "Θεοφάνια", en: "Epiphany" }],
  ["03-25", { el: "25η Μαρτίου", en: "Independence Day" }],
  ["08-15", { el: "Δεκαπενταύγουστος", en: "Dormition of the Mother of God" }],
  ["10-28", { el: "28η Οκτωβρίου", en: "Ohi Day" }],
  ["12-25", { el: "Χριστούγεννα", en: "Christmas Day" }],
  ["12-26", { el: "Σύναξη της Θεοτόκου", en: "Second day of Christmas" }],
];
/** Days from Easter Sunday. */
const MOVABLE: readonly (readonly [number, LocalizedText])[] = [
  [-48, { el: "Καθαρά Δευτέρα", en: "Clean Monday" }],
  [-2, { el: "Μεγάλη Παρασκευή", en: "Good Friday" }],
  [0, { el: "Κυριακή του Πάσχα", en: "Easter Sunday" }],
  [1, { el: "Δευτέρα του Πάσχα", en: "Easter Monday" }],
  [50, { el: "Αγίου Πνεύματος", en: "Whit Monday" }],
];
const LABOUR_DAY: LocalizedText = { el: "Πρωτομαγιά", en: "Labour Day" };

const years = new Map<number, ReadonlyMap<string, LocalizedText>>();

/** The public holidays of a year, by day, with their names. */
export function holidaysOf(year: number): ReadonlyMap<string, LocalizedText> {
  const known = years.get(year);
  if (known) return known;
  const easter = orthodoxEaster(year);
  const holidays = new Map([
    ...FIXED.map(([day, name]) => [`${year}-${day}`, name] as const),
    ...MOVABLE.map(([days, name]) => [addDays(easter, days), name] as const),
  ]);
  holidays.set(labourDay(year, easter, holidays), LABOUR_DAY);
  years.set(year, holidays);
  return holidays;
}

/** The first of May; on a Sunday or in Holy Week it is moved to the next day that is worked, as each such year's decree has done. */
function labourDay(year: number, easter: string, holidays: ReadonlyMap<string, LocalizedText>): string {
  let day = `${year}-05-01`;
  const isSunday = new Date(at(day)).getUTCDay() === 0;
  const isInHolyWeek = day > addDays(easter, -7) && day <= addDays(easter, 1);
  if (!isSunday && !isInHolyWeek) return day;
  if (day < easter) day = easter;
  while (isWeekend(day) || holidays.has(day)) day = addDays(day, 1);
  return day;
}

export const isWorkingDay = (day: string): boolean => !isWeekend(day) && !holidaysOf(Number(day.slice(0, 4))).has(day);

/** The working day that is `count` of them after a day, which itself does not count; before it where the count is negative. */
export function addWorkingDays(day: string, count: number): string {
  const step = count < 0 ? -1 : 1;
  let reached = day;
  for (let left = Math.abs(count); left > 0;) {
    reached = addDays(reached, step);
    if (isWorkingDay(reached)) left -= 1;
  }
  return reached;
}

/** A holiday that would have been worked. */
export interface Holiday {
  day: string;
  name: LocalizedText;
}

/** The holidays after `from` up to and with `to` on which people would work otherwise: none of a weekend. */
export function holidaysBetween(from: string, to: string): Holiday[] {
  const found: Holiday[] = [];
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) {
    const name = holidaysOf(Number(day.slice(0, 4))).get(day);
    if (name && !isWeekend(day)) found.push({ day, name });
  }
  return found;
}

/** So many working days ahead a holiday is close. */
const CLOSE = 10;

/** The next holiday after a day, where it is close and something is due after it; null else. */
export function closeHoliday(day: string, due: string): Holiday | null {
  const close = addWorkingDays(day, CLOSE);
  return holidaysBetween(day, due < close ? due : close).find((holiday) => holiday.day < due) ?? null;
}

/** How many working days lie after `from` up to and with `to`; as many below zero where `to` comes first. */
export function workingDaysBetween(from: string, to: string): number {
  if (to < from) return 0 - workingDaysBetween(to, from);
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isWorkingDay(day)) count += 1;
  return count;
}

/** Working days from a day until something is due; below zero once it is late, from the very next day on, worked or not. */
export const workingDaysLeft = (day: string, due: string): number =>
  due < day ? Math.min(workingDaysBetween(day, due), -1) : workingDaysBetween(day, due);
