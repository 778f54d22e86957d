import * as z from "zod/mini";
import { evaluate, type Fact, type Facts } from "../core/conditions/conditions.ts";
import type { FieldIssue } from "../core/errors.ts";
import { day, optionalText, requiredText, webAddress } from "../core/fields.ts";
import { AMOUNT_MAX } from "../core/forms/amounts.ts";
import { type AnswerFile, filesOf, formatsOf } from "../core/forms/file-kinds.ts";
import { wordsIn } from "../core/forms/answers.ts";
import { fieldIssues } from "../core/issues.ts";
import { LIMITS } from "../core/limits.ts";
import { REGIONS } from "../startups/startups.taxonomy.ts";
import type { FormDefinition, Question } from "./definition.schema.ts";
import { answerPath } from "./described.policy.ts";
import { FORM_MAX } from "./forms.taxonomy.ts";
import { answerFile, type Response, type Responses } from "./responses.schema.ts";

const MEGABYTE = 1024 ** 2;

type Answers = Readonly<Record<string, unknown>>;
type Judge = z.ZodMiniType;

const isBlank = (answer: unknown): boolean =>
  answer === undefined ||
  answer === null ||
  answer === false ||
  (typeof answer === "string" && answer.trim() === "") ||
  (Array.isArray(answer) && answer.every((one) => typeof one === "object" && one !== null && isBlankPerson(one)));

/** A line for a person in which nothing was written yet. */
const isBlankPerson = (one: object): boolean => Object.values(one).every(isBlank);

const oneOf = (values: readonly string[]) =>
  z.string().check(z.refine<string>((value) => values.includes(value), { error: "invalid" }));

const person = z.object({
  name: requiredText(LIMITS.nameMax),
  role: optionalText(LIMITS.nameMax),
  link: webAddress,
});

/** What an answer that was given must be. */
function judgeOf(question: Question): Judge {
  switch (question.type) {
    case "text":
      return requiredText(question.max);
    case "long_text":
      return requiredText(FORM_MAX.longText);
    case "number":
      return z.number().check(z.minimum(question.min ?? -AMOUNT_MAX), z.maximum(question.max ?? AMOUNT_MAX));
    case "money":
      return z.number().check(z.minimum(0), z.maximum(AMOUNT_MAX));
    case "date":
      return day;
    case "choice":
      return oneOf(question.options.map(({ value }) => value));
    case "choices":
      return z.array(oneOf(question.options.map(({ value }) => value))).check(z.maxLength(question.max));
    case "yes_no":
      return z.boolean();
    case "country":
      return z.string().check(z.regex(/^[A-Z]{2}$/, "invalid"));
    case "region":
      return oneOf(REGIONS);
    case "link":
      return webAddress;
    case "people":
      return z.array(person).check(z.maxLength(question.max));
    case "file": {
      const isFitting = ({ format, bytes }: AnswerFile) =>
        formatsOf(question.kinds).includes(format) && bytes <= question.megabytes * MEGABYTE;
      return z.array(answerFile).check(
        z.maxLength(question.max),
        z.refine<AnswerFile[]>((files) => files.every(isFitting), { error: "invalid" }),
      );
    }
    case "statement":
      return z.boolean();
    // Judged with the rest of the registration.
    case "profile":
      return z.unknown();
    default:
      return question satisfies never;
  }
}

const JUDGES = new WeakMap<Question, Judge>();

function judge(question: Question): Judge {
  const made = JUDGES.get(question) ?? judgeOf(question);
  JUDGES.set(question, made);
  return made;
}

const GIVEN = "given";

/** An answer as a fact that conditions may look at. */
function factOf(answer: unknown): Fact {
  if (Array.isArray(answer))
    return answer.flatMap((one: unknown) => {
      if (typeof one === "string") return one;
      // Of people and files it is only asked whether there are any.
      return typeof one === "object" && one !== null && !isBlankPerson(one) ? GIVEN : [];
    });
  return typeof answer === "string" || typeof answer === "number" || typeof answer === "boolean" ? answer : null;
}

interface Shown {
  /** Sections and questions that are asked, by their keys. */
  sections: ReadonlySet<string>;
  questions: ReadonlySet<string>;
}

/**
 * What of a form is asked, given these answers: what stands under a condition that is met, or cannot fail to be told. The answer
 * to a question that is not asked counts for nothing. `answers` are the registration's.
 */
export function shownOf({ sections }: FormDefinition, answers: Answers, responses: Answers): Shown {
  const facts: Record<string, Fact> = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [name, factOf(answer)]),
  );
  const holds = (shown_if: FormDefinition["sections"][number]["shown_if"]) =>
    shown_if === null || evaluate(shown_if, facts) === "met";
  const shown = { sections: new Set<string>(), questions: new Set<string>() };
  for (const section of sections) {
    const isAsked = holds(section.shown_if);
    if (isAsked) shown.sections.add(section.key);
    for (const question of section.questions) {
      const isShown = isAsked && holds(question.shown_if);
      if (isShown) shown.questions.add(question.key);
      if (question.type !== "profile")
        facts[question.key] =
          isShown && Object.hasOwn(responses, question.key) ? factOf(responses[question.key]) : null;
    }
  }
  return shown;
}

/** What was answered to each question that is asked, for conditions outside of the form; registered facts at their own names. */
export function answeredFacts(definition: FormDefinition, answers: Answers, responses: Answers): Facts {
  const shown = shownOf(definition, answers, responses).questions;
  const asked = definition.sections.flatMap(({ questions }) => questions).filter(({ key }) => shown.has(key));
  return Object.fromEntries(
    asked.map((question): [string, Fact] => {
      const { key } = question;
      if (question.type === "profile") return [key, factOf(answers[question.field])];
      return [key, Object.hasOwn(responses, key) ? factOf(responses[key]) : null];
    }),
  );
}

interface Judged {
  /** At the place of each answer in the form. */
  issues: FieldIssue[];
  /** What is kept of them: trimmed, and only what was asked. */
  responses: Responses;
}

/** Judges the answers to a form: what of it is asked, what is owed, and whether each answer is one. */
export function judgeResponses(definition: FormDefinition, answers: Answers, given: Answers): Judged {
  const shown = shownOf(definition, answers, given);
  const judged: Judged = { issues: [], responses: {} };
  for (const question of definition.sections.flatMap(({ questions }) => questions)) {
    if (!shown.questions.has(question.key)) continue;
    const path = answerPath(question);
    const isProfile = question.type === "profile";
    const answer = isProfile
      ? answers[question.field]
      : Object.hasOwn(given, question.key)
        ? given[question.key]
        : null;
    const isUnsaid =
      question.type === "yes_no" || (isProfile && question.field === "women_led")
        ? typeof answer !== "boolean"
        : isBlank(answer);
    if (isUnsaid) {
      if (question.is_required) judged.issues.push({ path, code: "required" });
      continue;
    }
    if (isProfile) continue;
    const outcome = judge(question).safeParse(answer);
    if (!outcome.success) {
      for (const issue of fieldIssues(outcome.error.issues, answer))
        judged.issues.push({ ...issue, path: issue.path === "" ? path : `${path}.${issue.path}` });
      continue;
    }
    const used = question.type === "long_text" ? wordsIn(String(outcome.data)) : 0;
    if (question.type === "long_text" && used > question.words)
      judged.issues.push({ path, code: "too_many_words", params: { max: question.words, used } });
    judged.responses[question.key] = outcome.data as Response;
  }
  return judged;
}

const KINDS: Readonly<Record<Exclude<Question["type"], "profile">, (answer: Response) => boolean>> = {
  text: isText,
  long_text: isText,
  number: isNumber,
  money: isNumber,
  date: isText,
  choice: isText,
  choices: (answer) => Array.isArray(answer) && answer.every(isText),
  yes_no: isBoolean,
  country: isText,
  region: isText,
  link: isText,
  people: (answer) => Array.isArray(answer) && answer.every((one) => typeof one === "object" && "role" in one),
  file: (answer) => Array.isArray(answer) && filesOf(answer).length === answer.length,
  statement: isBoolean,
};

function isText(answer: unknown): boolean {
  return typeof answer === "string";
}
function isNumber(answer: unknown): boolean {
  return typeof answer === "number";
}
function isBoolean(answer: unknown): boolean {
  return typeof answer === "boolean";
}

/** What cannot be kept of a draft, even unfinished: an answer to nothing that the form asks, or one of another kind. */
export function draftIssues({ sections }: FormDefinition, given: Responses): FieldIssue[] {
  const questions = new Map(sections.flatMap((section) => section.questions).map((one) => [one.key, one]));
  return Object.entries(given).flatMap(([key, answer]): FieldIssue[] => {
    const question = questions.get(key);
    const isKept =
      question !== undefined && question.type !== "profile" && (answer === null || KINDS[question.type](answer));
    return isKept ? [] : [{ path: `responses.${key}`, code: "invalid" }];
  });
}

/** What of an answer a question still takes; undefined where that is nothing. */
function keptOf(question: Question, answer: Response): Response | undefined {
  if (answer === null || question.type === "profile") return undefined;
  if (!KINDS[question.type](answer)) return undefined;
  if (question.type !== "choice" && question.type !== "choices") return answer;
  const offered = new Set<unknown>(question.options.map(({ value }) => value));
  if (Array.isArray(answer)) {
    const left = answer.filter((one): one is string => offered.has(one));
    return left.length > 0 ? left : undefined;
  }
  return offered.has(answer) ? answer : undefined;
}

/** The answers of a draft on another version of its form: those to what is still asked in the same way; options that are gone go. */
export const carriedResponses = ({ sections }: FormDefinition, given: Responses): Responses =>
  Object.fromEntries(
    sections
      .flatMap(({ questions }) => questions)
      .flatMap((question) => {
        const answer = Object.hasOwn(given, question.key) ? given[question.key] : undefined;
        const kept = answer === undefined ? undefined : keptOf(question, answer);
        return kept === undefined ? [] : [[question.key, kept] as const];
      }),
  );
