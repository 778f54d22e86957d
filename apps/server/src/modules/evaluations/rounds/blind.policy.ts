import type { ApplicationAnswers } from "@kerkis/contract/applications/subjects.schema.ts";
import type { ScoreSheet } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import type { FormDefinition } from "@kerkis/contract/forms/definition.schema.ts";
import { peopleOf } from "@kerkis/contract/core/forms/answers.ts";
import { type AnswerFile, filesOf } from "@kerkis/contract/core/forms/file-kinds.ts";
import type { Response, Responses } from "@kerkis/contract/forms/responses.schema.ts";
import { foldText } from "@kerkis/contract/core/text/fold-text.ts";

/** What a blind round still shows of an application: what tells of the idea and not of who has it. Names are covered in these. */
const WRITTEN = ["tagline", "description", "thesis", "tags"] as const;
/** Chosen or counted: these stand as they are, for a covered choice would be none. */
const CHOSEN = [
  "industry",
  "stage",
  "country",
  "region",
  "business_model",
  "employees_range",
  "stages",
  "industries",
  "ticket_min",
  "ticket_max",
  "funding_total",
  "currency",
] as const;

/** In the place of a name. */
const COVERED = "▒▒▒";
/** Shorter words of a name are also words of any text. */
const TELLING = 4;

/** Words that would tell who applies: names, and each longer word of them. */
function tellingWords(
  answers: ApplicationAnswers,
  applicantName: string,
  others: readonly (string | undefined)[] = [],
): string[] {
  const names = [
    ...others,
    answers.name,
    answers.legal_name,
    applicantName,
    answers.website_url?.replace(/^https?:\/\/(www\.)?/, "").replace(/[/?#].*$/, ""),
    ...(answers.founders ?? []).map(({ name }) => name),
  ].flatMap((name) => (name?.trim() ? [name.trim()] : []));
  const words = names.flatMap((name) => name.split(/[\s.,/«»"'()-]+/)).filter((word) => word.length >= TELLING);
  return [...new Set([...names, ...words].map(foldText))];
}

const WORD = /[\p{L}\p{N}]+/gu;

/** Whether a word is one of these, in another case of Greek too: its ending may differ. */
function isTelling(word: string, words: readonly string[]): boolean {
  const folded = foldText(word);
  return words.some((telling) => {
    const stem = telling.length > TELLING + 1 ? telling.slice(0, -2) : telling;
    return (
      folded === telling ||
      (telling.length >= TELLING && folded.startsWith(stem) && folded.length <= telling.length + 2)
    );
  });
}

/** A text with these words covered, whatever their accents, capitals and endings. */
export const covered = (text: string, words: readonly string[]): string =>
  text.replace(WORD, (word) => (isTelling(word, words) ? COVERED : word));

const coveredIn = (value: unknown, words: readonly string[]): unknown => {
  if (typeof value === "string") return covered(value, words);
  return Array.isArray(value) ? value.map((one) => coveredIn(one, words)) : value;
};

/** The answers of an application as a blind round shows them. */
export function blindAnswers(answers: ApplicationAnswers, applicantName: string): ApplicationAnswers {
  const words = tellingWords(answers, applicantName);
  const shownOf = (names: readonly (keyof ApplicationAnswers)[], told: (value: unknown) => unknown) =>
    names.flatMap((name) => (answers[name] === undefined ? [] : [[name, told(answers[name])] as const]));
  return Object.fromEntries([
    ...shownOf(WRITTEN, (value) => coveredIn(value, words)),
    ...shownOf(CHOSEN, (value) => value),
  ]);
}

/** A file without the name that its person gave it. */
export const blindName = ({ format }: Pick<AnswerFile, "format">, number: number): string => `file-${number}.${format}`;

const blindFiles = (answer: Response | undefined): AnswerFile[] =>
  filesOf(answer).map(({ id, format, bytes }, at) => ({ id, name: blindName({ format }, at + 1), format, bytes }));

const answeredOf = ({ sections }: FormDefinition, responses: Responses) =>
  sections.flatMap(({ questions }) => questions).filter(({ key }) => Object.hasOwn(responses, key));

const peopleIn = (form: FormDefinition, responses: Responses) =>
  answeredOf(form, responses)
    .filter(({ type }) => type === "people")
    .flatMap(({ key }) => peopleOf(responses[key], ["name"]).flat());

/** What others wrote beside their scores as a blind round shows it: whoever wrote it may have known who applies. */
export function blindScores(
  scores: ScoreSheet,
  form: FormDefinition,
  responses: Responses,
  answers: ApplicationAnswers,
  applicantName: string,
): ScoreSheet {
  const words = tellingWords(answers, applicantName, peopleIn(form, responses));
  return Object.fromEntries(
    Object.entries(scores).map(([key, given]) => [key, { ...given, comment: covered(given.comment, words) }]),
  );
}

/**
 * Answers to the call's own questions as a blind round shows them: no people and no links, names covered in what was written, of
 * those people too, files under other names.
 */
export function blindResponses(
  { sections }: FormDefinition,
  responses: Responses,
  answers: ApplicationAnswers,
  applicantName: string,
): Responses {
  const answered = answeredOf({ sections }, responses);
  const words = tellingWords(answers, applicantName, peopleIn({ sections }, responses));
  const shown = answered
    .filter(({ type }) => type !== "people" && type !== "link")
    .map(({ key, type }) => {
      if (type === "file") return [key, blindFiles(responses[key])] as const;
      const isWritten = type === "text" || type === "long_text";
      return [key, isWritten ? coveredIn(responses[key], words) : responses[key]] as const;
    });
  return Object.fromEntries(shown) as Responses;
}
