import { optionalText, webAddress } from "@kerkis/contract/core/fields.ts";
import { beginningOf } from "@kerkis/contract/core/text/storable.ts";
import {
  IMPORT_FIELDS,
  isTranslated,
  type ImportField,
  type ImportKind,
} from "@kerkis/contract/imports/fields.taxonomy.ts";
import type { RowProblem } from "@kerkis/contract/imports/imports.schema.ts";
import type { Problem } from "@kerkis/contract/imports/states.taxonomy.ts";
import { comparableTaxNumber, isGreekTaxNumber } from "@kerkis/contract/startups/tax-number.policy.ts";
import { guessChoice, partsOf } from "./choices.policy.ts";
import { comparable } from "./guess.policy.ts";
import { eventPlace, eventTimes, isCalledOff, readClock, readMoment, readSeats, readZone } from "./moments.policy.ts";
import {
  currencyNamed,
  maskTaxNumber,
  readAmount,
  readCurrency,
  readDay,
  readEmployees,
  type Reading,
} from "./values.policy.ts";

/** How the cells of a file become records. */
export interface Mapping {
  kind: ImportKind;
  columns: readonly { field: string | null; is_month_first: boolean }[];
  translations: Readonly<Record<string, Readonly<Record<string, string | null>>>>;
  defaults: Readonly<Record<string, string>>;
  /** What is read of a text that may come with marks. */
  textOf: (text: string) => string;
  /** Calendar day, after which nothing was founded. */
  today: string;
}

export interface Translated {
  record: Record<string, unknown>;
  problems: RowProblem[];
}

const WORDS_MAX = 12;
const WORD_MAX = 40;
/** As much of a wrong value is shown with what is wrong. */
const SHOWN = 200;
const anyText = optionalText(100_000);

/** A row's cells as a record, with everything that is wrong with them. */
export function translateRow(mapping: Mapping, cells: readonly string[]): Translated {
  const record: Record<string, unknown> = {};
  const problems: RowProblem[] = [];
  const fields = IMPORT_FIELDS[mapping.kind];
  for (const [index, { field: name, is_month_first }] of mapping.columns.entries()) {
    const field = name === null ? undefined : fields[name];
    const text = cells[index]?.normalize("NFC").trim() ?? "";
    if (!field || name === null || text === "") continue;
    const reading = readCell(field, text, { ...mapping, index, isMonthFirst: is_month_first });
    if ("problem" in reading) problems.push({ field: name, value: shown(field, text), code: reading.problem });
    else if (reading.value !== null) record[name] = reading.value;
  }
  problems.push(...currencyOfAmounts(mapping, cells, record));
  for (const [name, field] of Object.entries(fields)) {
    const isMissing = record[name] === undefined && !problems.some((problem) => problem.field === name);
    if (isMissing && field.required) problems.push({ field: name, value: "", code: "required" });
    else if (isMissing && mapping.defaults[name] !== undefined) record[name] = mapping.defaults[name];
  }
  problems.push(...problemsAcross(mapping.kind, record));
  return { record, problems };
}

const shown = ({ as }: ImportField, text: string): string =>
  beginningOf(as === "tax_number" ? maskTaxNumber(text) : text, SHOWN);

/** An amount that names its currency says it for its row, which has one; it is not taken for another currency's. */
function currencyOfAmounts(
  { kind, columns }: Mapping,
  cells: readonly string[],
  record: Record<string, unknown>,
): RowProblem[] {
  const problems: RowProblem[] = [];
  for (const [index, { field }] of columns.entries()) {
    if (field === null || IMPORT_FIELDS[kind][field]?.as !== "amount") continue;
    const text = cells[index]?.trim() ?? "";
    const named = currencyNamed(text);
    if (named === undefined || named === record["currency"]) continue;
    if (record["currency"] === undefined) record["currency"] = named;
    else problems.push({ field, value: beginningOf(text, SHOWN), code: "other_currency" });
  }
  return problems;
}

/** What only several fields together tell. */
function problemsAcross(kind: ImportKind, record: Record<string, unknown>): RowProblem[] {
  if (kind === "events") return [...eventTimes(record), ...eventPlace(record)];
  const { tax_number, country, ticket_min: from, ticket_max: to } = record;
  const problems: RowProblem[] = [];
  if (typeof tax_number === "string" && (country ?? "GR") === "GR") {
    const code: Problem | null = !/^\d{9}$/.test(tax_number)
      ? "tax_number_length"
      : isGreekTaxNumber(tax_number)
        ? null
        : "tax_number_digit";
    if (code) problems.push({ field: "tax_number", value: maskTaxNumber(tax_number), code });
  }
  if (typeof from === "number" && typeof to === "number" && to < from)
    problems.push({ field: "ticket_max", value: String(to), code: "ticket_order" });
  return problems;
}

interface CellContext extends Mapping {
  index: number;
  isMonthFirst: boolean;
}

function readCell(field: ImportField, text: string, context: CellContext): Reading<unknown> {
  if (!anyText.safeParse(text).success) return { problem: "hidden_characters" };
  switch (field.as) {
    case "text":
      return readText(field, text);
    case "prose": {
      const prose = context.textOf(text);
      return prose === "" ? { value: null } : readText(field, prose);
    }
    case "words":
      return { value: [...new Set(partsOf(text).map((word) => beginningOf(word, WORD_MAX)))].slice(0, WORDS_MAX) };
    case "day":
      return notLater(readDay(text, context.isMonthFirst), context.today);
    case "amount":
      return readAmount(text);
    case "currency":
      return readCurrency(text);
    case "web":
      return readAddress(text);
    case "tax_number":
      return { value: comparableTaxNumber(text) };
    case "employees":
      return { value: readEmployees(text) };
    case "moment":
      return readMoment(text, context.isMonthFirst);
    case "clock":
      return readClock(text);
    case "zone":
      return readZone(text);
    case "seats":
      return readSeats(text);
    case "series":
      return { problem: "series" };
    case "event_status":
      return isCalledOff(text) ? { problem: "called_off" } : { value: null };
    case "industries":
    case "stages":
    case "countries":
      return { value: [...new Set(partsOf(text).flatMap((part) => choiceOf(field, part, context) ?? []))] };
    default:
      return { value: choiceOf(field, text, context) };
  }
}

function readText({ min = 1, max = WORD_MAX }: ImportField, text: string): Reading<string> {
  if (text.length < min) return { problem: "too_short" };
  return text.length > max ? { problem: "too_long" } : { value: text };
}

/** What a value of a translated column becomes: as told, else as guessed. */
function choiceOf({ as }: ImportField, value: string, { translations, index }: CellContext): string | null {
  const told = translations[String(index)]?.[comparable(value)];
  if (told !== undefined) return told;
  return isTranslated(as) ? guessChoice(as, value) : null;
}

const notLater = (reading: Reading<string>, today: string): Reading<string> =>
  "value" in reading && reading.value > today ? { problem: "future_date" } : reading;

function readAddress(text: string): Reading<string> {
  const address = webAddress.safeParse(text.replace(/\s+/g, ""));
  return address.success ? { value: address.data } : { problem: "no_address" };
}
