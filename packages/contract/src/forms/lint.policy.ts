import { factsAsked } from "../core/conditions/conditions.ts";
import type { LocalizedText } from "../core/text/languages.ts";
import type { ApplicationSubject } from "../applications/applications.taxonomy.ts";
import type { FormDefinition, FormSection, Question } from "./definition.schema.ts";
import { REGISTRATION_FIELDS } from "./described.policy.ts";
import { FORM_MAX, PROFILE_FIELDS } from "./forms.taxonomy.ts";

export const LINT_CODES = [
  "empty_form",
  "empty_section",
  "too_many",
  "no_title",
  "no_label",
  "no_statement",
  "no_options",
  "no_kinds",
  "option_unnamed",
  "option_twice",
  "key_twice",
  "profile_twice",
  "profile_conditional",
  "key_of_registration",
  "asks_unknown",
  "asks_later",
  "limits_crossed",
  "fact_of_another_kind",
] as const;
export type LintCode = (typeof LINT_CODES)[number];

/** What keeps a form from being published, and where: the place of its section, and of the question in it. */
export interface LintProblem {
  code: LintCode;
  section: number | null;
  question: number | null;
}

/** Names of the registration's answers, which conditions may ask for and no question may take. */
const isRegistered = (name: string, subject: ApplicationSubject): boolean =>
  Object.hasOwn(REGISTRATION_FIELDS[subject], name);

/** Places of questions that are bound to what the registration of a subject does not ask for. */
export const boundElsewhere = ({ sections }: FormDefinition, subject: ApplicationSubject): string[] =>
  sections.flatMap(({ questions }, at) =>
    questions.flatMap((question, place) =>
      question.type === "profile" && !PROFILE_FIELDS[subject].includes(question.field)
        ? `sections.${at}.questions.${place}.field`
        : [],
    ),
  );

/** Questions of these names tell what the registration does not ask and criteria look at. */
const FACT_TYPES: Readonly<Record<string, readonly Question["type"][]>> = {
  turnover: ["money", "number"],
  has_branch_here: ["yes_no"],
};

const isSaid = ({ el }: LocalizedText): boolean => el !== "";

function ownProblems(question: Question, subject: ApplicationSubject): LintCode[] {
  const codes: LintCode[] = [];
  if (!isSaid(question.label)) codes.push("no_label");
  if (question.type === "statement" && !isSaid(question.text)) codes.push("no_statement");
  if (question.type === "choice" || question.type === "choices") {
    const { options } = question;
    if (options.length === 0) codes.push("no_options");
    if (options.some(({ label }) => !isSaid(label))) codes.push("option_unnamed");
    if (new Set(options.map(({ value }) => value)).size < options.length) codes.push("option_twice");
  }
  if (question.type === "file" && question.kinds.length === 0) codes.push("no_kinds");
  if (question.type === "number" && question.min !== null && question.max !== null && question.min > question.max)
    codes.push("limits_crossed");
  if (question.type === "profile") {
    if (question.key !== question.field) codes.push("key_of_registration");
  } else {
    if (isRegistered(question.key, subject)) codes.push("key_of_registration");
    const types = Object.hasOwn(FACT_TYPES, question.key) ? FACT_TYPES[question.key] : undefined;
    if (types && !types.includes(question.type)) codes.push("fact_of_another_kind");
  }
  return codes;
}

/** A condition may look at the registration and at questions before it: a form reads downwards, and none waits for itself. */
function conditionProblem(
  { shown_if }: Pick<FormSection, "shown_if">,
  before: ReadonlySet<string>,
  all: ReadonlySet<string>,
  subject: ApplicationSubject,
): LintCode | null {
  const facts = shown_if === null ? [] : factsAsked(shown_if);
  if (facts.some((fact) => all.has(fact) && !before.has(fact))) return "asks_later";
  return facts.some((fact) => !all.has(fact) && !isRegistered(fact, subject)) ? "asks_unknown" : null;
}

/** All that keeps a form for these applicants from being published, in its order; nothing where it may be. */
export function lintForm({ sections }: FormDefinition, subject: ApplicationSubject): LintProblem[] {
  const problems: LintProblem[] = [];
  const questions = sections.flatMap((section) => section.questions);
  if (questions.length === 0) problems.push({ code: "empty_form", section: null, question: null });
  if (questions.length > FORM_MAX.questions) problems.push({ code: "too_many", section: null, question: null });
  const all = new Set(questions.map(({ key }) => key));
  const before = new Set<string>();
  const names = new Set<string>();
  sections.forEach((section, at) => {
    const say = (code: LintCode | null, question: number | null) =>
      code && problems.push({ code, section: at, question });
    if (!isSaid(section.title)) say("no_title", null);
    if (section.questions.length === 0) say("empty_section", null);
    if (names.has(section.key)) say("key_twice", null);
    names.add(section.key);
    say(conditionProblem(section, before, all, subject), null);
    section.questions.forEach((question, place) => {
      for (const code of ownProblems(question, subject)) say(code, place);
      say(conditionProblem(question, before, all, subject), place);
      // What the registration asks for cannot be asked of some alone.
      if (question.type === "profile" && (section.shown_if !== null || question.shown_if !== null))
        say("profile_conditional", place);
      if (before.has(question.key)) say(question.type === "profile" ? "profile_twice" : "key_twice", place);
      before.add(question.key);
    });
  });
  return problems;
}

/** Texts of a form that are said in Greek and not in English. */
export function untranslated({ sections }: FormDefinition): { section: number; question: number | null }[] {
  const lacks = ({ el, en }: LocalizedText) => el !== "" && en === "";
  return sections.flatMap((section, at) => [
    ...(lacks(section.title) ? [{ section: at, question: null }] : []),
    ...section.questions.flatMap((question, place) =>
      textsOf(question).some(lacks) ? [{ section: at, question: place }] : [],
    ),
  ]);
}

/** What a question says to who answers it. */
export const textsOf = (question: Question): LocalizedText[] => [
  question.label,
  question.help,
  ...(question.type === "statement" ? [question.text] : []),
  ...("options" in question ? question.options.map(({ label }) => label) : []),
];
