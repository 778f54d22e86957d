import { countryName } from "../text/country-name.ts";
import { dateFormat, numberFormat } from "../text/formats.ts";
import type { Language, LocalizedText } from "../text/languages.ts";
import { ALL_DECIMALS } from "./amounts.ts";
import { filesOf } from "./file-kinds.ts";
import type { ChoicesField, CountriesField, Field, PeopleField, RecordsField, Section } from "./field.ts";

export type Answers = Readonly<Record<string, unknown>>;

export const YES: LocalizedText = { el: "Ναι", en: "Yes" };
export const NO: LocalizedText = { el: "Όχι", en: "No" };

/** An answer that is text; nothing of one that is not. */
export const textOf = (answer: unknown): string => (typeof answer === "string" ? answer : "");

/** A draft may hold half a date; it stands as it was typed. */
function dayText(day: string, language: Language): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
  return isDay ? dateFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day)) : day;
}

/** A moment without a zone; half of one stands as it was typed. */
function momentText(moment: string, language: Language): string {
  const at = Date.parse(`${moment}Z`);
  const style = { dateStyle: "long", timeStyle: "short", timeZone: "UTC" } as const;
  return Number.isNaN(at) ? moment : dateFormat(language, style).format(at);
}

const moneyText = (amount: number, currency: string, language: Language): string =>
  numberFormat(language, {
    style: "currency",
    currency,
    maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);

/** The parts of each person in words, those without anything left out; the first is the name. */
export const peopleOf = (answer: unknown, parts: readonly string[]): string[][] =>
  (Array.isArray(answer) ? answer : [])
    .map((person: Answers) => parts.map((part) => textOf(person[part]).trim()))
    .filter((texts) => texts.some((text) => text !== ""));

/** The texts of a list, each once, without the empty ones. */
export const listOf = (answer: unknown): string[] =>
  Array.isArray(answer) ? [...new Set(answer.map((text) => textOf(text).trim()).filter((text) => text !== ""))] : [];

/** Words of a text, as people count them. */
export const wordsIn = (text: string): number => text.match(/\S+/gu)?.length ?? 0;

type SeveralField = ChoicesField | CountriesField | RecordsField;

/** What each of several chosen values is called; of a few choices in the order in which they are offered. */
export function namesOf(field: SeveralField, answer: unknown, language: Language): string[] {
  switch (field.type) {
    case "choices":
      return field.values
        .filter((value) => Array.isArray(answer) && answer.includes(value))
        .map((value) => field.names[value]?.[language] ?? value);
    case "countries":
      return listOf(answer).map((code) => countryName(code, language));
    case "records":
      return (Array.isArray(answer) ? answer : [])
        .map((record: Answers) => textOf(record["name"]).trim())
        .filter((name) => name !== "");
    default:
      return field satisfies never;
  }
}

const KILOBYTE = 1024;

/** The size of a file as people read it: «340 KB», «1,2 MB». */
export function sizeText(bytes: number, language: Language): string {
  const isSmall = bytes < KILOBYTE ** 2;
  const size = isSmall ? Math.max(1, Math.round(bytes / KILOBYTE)) : bytes / KILOBYTE ** 2;
  return `${numberFormat(language, { maximumFractionDigits: 1 }).format(size)} ${isSmall ? "KB" : "MB"}`;
}

/** What was answered, in words of this language; null when nothing was, or when it is said with another field. */
export function answerText(
  field: Field,
  { answer, answers }: { answer: unknown; answers: Answers },
  language: Language,
): string | null {
  if (answer === undefined || answer === null || answer === "") return null;
  switch (field.type) {
    case "choice":
      return field.names[textOf(answer)]?.[language] ?? textOf(answer);
    case "country":
      return countryName(textOf(answer), language);
    case "choices":
    case "countries":
    case "records":
      return namesOf(field, answer, language).join(", ") || null;
    case "past_day":
    case "day":
      return dayText(textOf(answer), language);
    case "moment":
      return momentText(textOf(answer), language);
    case "number":
      return numberFormat(language, { maximumFractionDigits: ALL_DECIMALS }).format(Number(answer));
    case "yes_no":
      return (answer === true ? YES : NO)[language];
    case "statement":
      return answer === true ? field.text[language] : null;
    case "money":
      return moneyText(Number(answer), textOf(answers[field.currency]) || "EUR", language);
    case "amount":
      return moneyText(Number(answer), field.in, language);
    case "list":
      return listOf(answer).join(", ") || null;
    case "people":
      return (
        peopleOf(answer, Object.keys(field.parts))
          .map(([name, ...rest]) => [name, ...rest.filter((text) => text !== "")].join(" · "))
          .join(", ") || null
      );
    case "files":
      return (
        filesOf(answer)
          .map(({ name, bytes }) => `${name} (${sizeText(bytes, language)})`)
          .join(", ") || null
      );
    case "currency":
      return null;
    case "text":
    case "long_text":
    case "link":
    case "picture":
      return textOf(answer).trim() || null;
    // A type of field that comes later does not compile until it is said here.
    default:
      return field satisfies never;
  }
}

/** The answers in words, section by section; what was not answered is left out, and so is a section without any. */
export function answersInWords(
  form: Readonly<Record<string, Section>>,
  answers: Answers,
  language: Language,
): { title: string; answers: { name: string; label: string; text: string }[] }[] {
  return Object.values(form)
    .map(({ title, fields }) => ({
      title: title[language],
      answers: Object.entries(fields).flatMap(([name, field]) => {
        const text = answerText(field, { answer: answers[name], answers }, language);
        return text === null ? [] : [{ name, label: field.label[language], text }];
      }),
    }))
    .filter((section) => section.answers.length > 0);
}

/** A person of whom nothing is said yet. */
export const emptyPerson = (field: PeopleField): Record<string, string> =>
  Object.fromEntries(Object.keys(field.parts).map((part) => [part, ""]));

/** What stands in a field before anything is answered. */
export function emptyAnswer(field: Field): unknown {
  switch (field.type) {
    case "country":
    case "currency":
      return field.initial;
    case "list":
    case "choices":
    case "countries":
    case "records":
    case "files":
      return [];
    case "people":
      return field.isRequired ? [emptyPerson(field)] : [];
    case "yes_no":
    case "money":
    case "amount":
    case "number":
    case "picture":
      return null;
    case "statement":
      return false;
    case "text":
    case "long_text":
    case "link":
    case "past_day":
    case "day":
    case "moment":
    case "choice":
      return "";
    default:
      return field satisfies never;
  }
}
