import { foldText } from "@kerkis/contract/core/text/fold-text.ts";
import type { Problem } from "@kerkis/contract/imports/states.taxonomy.ts";
import { EMPLOYEES_RANGES, type EmployeesRange } from "@kerkis/contract/startups/startups.taxonomy.ts";

/** A value that was read, or why it could not be. */
export type Reading<Value> = { value: Value } | { problem: Problem };

const MONTHS: readonly (readonly string[])[] = [
  ["jan", "ιαν"],
  ["feb", "φεβ"],
  ["mar", "μαρ"],
  ["apr", "απρ"],
  ["may", "μαι", "μαη"],
  ["jun", "ιουν"],
  ["jul", "ιουλ"],
  ["aug", "αυγ"],
  ["sep", "σεπ"],
  ["oct", "οκτ"],
  ["nov", "νοε"],
  ["dec", "δεκ"],
];
const FIRST_YEAR = 1800;
const UNIX_SECONDS = /^\d{9,10}$/;

function dayFrom(year: number, month: number, day: number): Reading<string> {
  const full = year < 100 ? (year < 50 ? 2000 : 1900) + year : year;
  const date = new Date(Date.UTC(full, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && full >= FIRST_YEAR;
  return exists ? { value: date.toISOString().slice(0, 10) } : { problem: "no_such_date" };
}

/** A day as people write it: 12/3/2021, 2021-03-12, 12 Μαρτίου 2021, March 2021, 2021, or seconds since 1970. */
export function readDay(text: string, isMonthFirst: boolean): Reading<string> {
  const value = text.trim();
  if (UNIX_SECONDS.test(value)) return { value: new Date(Number(value) * 1000).toISOString().slice(0, 10) };
  if (/^\d{4}$/.test(value)) return dayFrom(Number(value), 1, 1);
  const iso = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?(?:[T\s].*)?$/.exec(value);
  if (iso) return dayFrom(Number(iso[1]), Number(iso[2]), Number(iso[3] ?? 1));
  const parts = /^(\d{1,2})[-/.\s](\d{1,2})[-/.\s](\d{4}|\d{2})(?:\s.*)?$/.exec(value);
  if (parts) {
    const [first, second, year] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
    return isMonthFirst && first <= 12 ? dayFrom(year, first, second) : dayFrom(year, second, first);
  }
  const short = /^(\d{1,2})[-/.](\d{4})$/.exec(value);
  if (short) return dayFrom(Number(short[2]), Number(short[1]), 1);
  return readNamedMonth(foldText(value));
}

function readNamedMonth(folded: string): Reading<string> {
  const word = /\p{L}{3,}/u.exec(folded)?.[0] ?? "";
  const month = MONTHS.findIndex((names) => names.some((name) => word.startsWith(name))) + 1;
  const numbers = folded.match(/\d+/g)?.map(Number) ?? [];
  const year = numbers.find((number) => number > 31) ?? numbers.at(-1);
  if (month === 0 || year === undefined || numbers.length > 2) return { problem: "no_date" };
  const day = numbers.length === 2 ? numbers[numbers[0] === year ? 1 : 0] : 1;
  return dayFrom(year, month, day ?? 1);
}

/** Whether a day can only be read month first: the second number is above twelve. @returns null where it tells nothing */
export function monthFirst(text: string): boolean | null {
  const parts = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})/.exec(text.trim());
  if (!parts) return null;
  const [first, second] = [Number(parts[1]), Number(parts[2])];
  if (first > 12 && second <= 12) return false;
  return second > 12 && first <= 12 ? true : null;
}

const AMOUNT_MAX = 1e13;
const MULTIPLES: readonly (readonly [RegExp, number])[] = [
  [/(δισ|δις|bn|billion|\bb\b)/, 1e9],
  [/(εκατ|εκ\b|εκ\.|million|mio|mn|\bm\b|\dm\b)/, 1e6],
  [/(χιλ|thousand|\bk\b|\dk\b)/, 1e3],
];

/** An amount as people write it: 1.234.567,89 €, $2.5M, 1,5 εκ., 500k. Without sign: cents are kept. */
export function readAmount(text: string): Reading<number> {
  const folded = foldText(text).trim();
  const digits = /-?\d[\d.,\s'’\u00a0]*/
    .exec(folded)?.[0]
    .replace(/[\s'’\u00a0]/g, "")
    .replace(/[.,]+$/, "");
  if (digits === undefined) return { problem: "no_amount" };
  const multiple = MULTIPLES.find(([word]) => word.test(folded))?.[1] ?? 1;
  const value = Number(plainNumber(digits)) * multiple;
  return Number.isFinite(value) && value >= 0 && value <= AMOUNT_MAX
    ? { value: Math.round(value * 100) / 100 }
    : { problem: "no_amount" };
}

/** «1.234,5» and «1,234.5» as 1234.5; a single mark before exactly three digits parts thousands. */
function plainNumber(digits: string): string {
  const last = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
  if (last === -1) return digits;
  const mark = digits[last] ?? "";
  const marks = digits.split(mark).length - 1;
  const isMixed = digits.includes(".") && digits.includes(",");
  const isThousands = !isMixed && (marks > 1 || digits.length - last - 1 === 3);
  if (isThousands) return digits.replace(/[.,]/g, "");
  return `${digits.slice(0, last).replace(/[.,]/g, "")}.${digits.slice(last + 1)}`;
}

const CURRENCY_SIGNS: Record<string, string> = {
  "€": "EUR",
  $: "USD",
  "£": "GBP",
  "¥": "JPY",
  ευρω: "EUR",
  euro: "EUR",
  euros: "EUR",
};
const CURRENCIES = new Set(Intl.supportedValuesOf("currency"));

/** A currency's code, from its sign, its name or itself. */
export function readCurrency(text: string): Reading<string> {
  const word = foldText(text.trim());
  const code = CURRENCY_SIGNS[word] ?? word.toUpperCase();
  return CURRENCIES.has(code) ? { value: code } : { problem: "no_currency" };
}

/** Others are words as well: a column «all» is not in Albanian money. */
const NAMED_CURRENCIES = new Set(["EUR", "USD", "GBP", "CHF", "JPY"]);

/** The currency that a header or an amount names beside its other words: «funding_total_usd», «$2.5M». */
export const currencyNamed = (text: string): string | undefined =>
  text
    .split(/[^\p{L}\p{Sc}]+/u)
    .map((word) => readCurrency(word))
    .flatMap((read) => ("value" in read ? [read.value] : []))
    .find((code) => NAMED_CURRENCIES.has(code));

const UP_TO: readonly (readonly [number, EmployeesRange])[] = [
  [1, "1"],
  [10, "2-10"],
  [50, "11-50"],
  [249, "51-249"],
];

/** A range of people from a number or from a range that may be another's: the one that its end falls into. */
export function readEmployees(text: string): EmployeesRange | null {
  const known = EMPLOYEES_RANGES.find((range) => range === text.replace(/\s|–/g, (mark) => (mark === "–" ? "-" : "")));
  if (known) return known;
  const numbers =
    text
      .replace(/(?<=\d)[.,](?=\d{3}\b)/g, "")
      .match(/\d+/g)
      ?.map(Number) ?? [];
  const people = numbers.at(-1);
  if (people === undefined || people < 1) return null;
  if (numbers.length === 1 && /\+|>|over|πανω|ανω/.test(foldText(text)) && people >= 200) return "250+";
  // «51-200» and «201-500» are others' ranges: the larger half of the first is still below 250.
  return UP_TO.find(([most]) => people <= most)?.[1] ?? "250+";
}

/** Dots instead of the middle of a tax number. */
export const maskTaxNumber = (text: string): string =>
  text.length < 6 ? "•".repeat(text.length) : `${text.slice(0, 3)}${"•".repeat(text.length - 5)}${text.slice(-2)}`;
