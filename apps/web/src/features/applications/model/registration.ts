import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import type { ApplicationSubject } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { SUBJECT_SUBMISSIONS } from "@kerkis/contract/applications/subjects.schema.ts";
import type { ApplicationAnswers } from "@kerkis/contract/applications/subjects.schema.ts";
import type { FieldIssue } from "@kerkis/contract/core/errors.ts";
import { emptyAnswer } from "@kerkis/contract/core/forms/answers.ts";
import type { Section } from "@kerkis/contract/core/forms/field.ts";
import { fieldIssues } from "@kerkis/contract/core/issues.ts";
import type { FormDefinition } from "@kerkis/contract/forms/definition.schema.ts";
import { answerPath, sectionStep } from "@kerkis/contract/forms/described.policy.ts";
import { judgeResponses, shownOf } from "@kerkis/contract/forms/responses.policy.ts";
import type { Responses } from "@kerkis/contract/forms/responses.schema.ts";
import { m } from "#messages";
import { localized } from "#shared/i18n/localized.ts";
import { applicationSections } from "@kerkis/contract/applications/sections.policy.ts";
import { type RegistrationValues, responsePaths, responsesIn } from "./registration-values.ts";

/** The step that ends every registration. */
export const REVIEW = "review";

/** What a registration of one kind asks, and how its answers stand. */
export interface Registration {
  sections: Readonly<Record<string, Section>>;
  /** In their order, the review last. */
  steps: readonly string[];
  /** A draft as the form shows it. */
  values: (draft: ApplicationAnswers, responses?: Responses) => RegistrationValues;
  /** What is asked of these answers: the same object while it stays the same, so that nothing is drawn again. */
  asked: (values: RegistrationValues) => Asked;
  /** The step on which a field of this path stands. */
  stepOf: (path: string) => string;
  stepName: (step: string) => string;
  /** What the field of a path is called: «Ιδρυτής 2, Ρόλος» for founders.1.role. */
  fieldName: (path: string) => string;
  /** What still keeps it from being submitted, in the order of the form. `today` is an ISO day. */
  missing: (values: RegistrationValues, today: string) => FieldIssue[];
}

interface Asked {
  sections: Readonly<Record<string, Section>>;
  steps: readonly string[];
}

/** What is asked now, kept by what is shown: typing changes it only where a condition turns. */
function asking(sections: Readonly<Record<string, Section>>, form: FormDefinition | null): Registration["asked"] {
  const all: Asked = { sections, steps: Object.keys(sections) };
  if (!form) return () => all;
  const known = new Map<string, Asked>();
  return (values) => {
    const shown = shownOf(form, values, responsesIn(values));
    const signature = [...shown.sections, "", ...shown.questions].join(" ");
    const found = known.get(signature) ?? shownSections(sections, form, shown);
    known.set(signature, found);
    return found;
  };
}

function shownSections(
  sections: Readonly<Record<string, Section>>,
  form: FormDefinition,
  shown: ReturnType<typeof shownOf>,
): Asked {
  const hidden = new Set(
    form.sections.flatMap(({ questions }) =>
      questions.filter(({ key }) => !shown.questions.has(key)).map((question) => answerPath(question)),
    ),
  );
  const left = new Set(
    form.sections.filter(({ key }) => !shown.sections.has(key)).map((section) => sectionStep(section)),
  );
  const kept = Object.entries(sections)
    .filter(([step]) => !left.has(step))
    .map(([step, section]): [string, Section] => [
      step,
      { ...section, fields: Object.fromEntries(Object.entries(section.fields).filter(([name]) => !hidden.has(name))) },
    ]);
  return { sections: Object.fromEntries(kept), steps: kept.map(([step]) => step) };
}

function made(subject: ApplicationSubject, form: FormDefinition | null = null): Registration {
  const sections = applicationSections(subject, form);
  const steps = Object.keys(sections);
  const empty: Record<string, unknown> = Object.fromEntries(
    Object.values(sections).flatMap(({ fields }) =>
      Object.entries(fields).map(([name, field]) => [name, emptyAnswer(field)]),
    ),
  );
  const stepOf = (path: string) => {
    const field = path.split(".")[0] ?? "";
    return steps.find((step) => field in (sections[step]?.fields ?? {})) ?? REVIEW;
  };
  return {
    sections,
    steps,
    stepOf,
    stepName: (step) => localized(sections[step]?.title ?? { el: step, en: step }),
    asked: asking(sections, form),
    values(draft, responses = {}) {
      const given = [...Object.entries(draft), ...Object.entries(responsePaths(responses))].filter(
        ([name, value]) => value !== undefined && name in empty,
      );
      const values = { ...empty, ...Object.fromEntries(given) } as RegistrationValues;
      return "founders" in empty ? { ...values, founders: foundersOf(values.founders) } : values;
    },
    fieldName(path) {
      const [name = "", index, part = ""] = path.split(".");
      const field = sections[stepOf(path)]?.fields[name];
      if (!field) return name;
      if (field.type !== "people" || index === undefined) return localized(field.label);
      const number = Number(index) + 1;
      const person =
        name === "founders" ? m.applications_founder_number({ number }) : m.applications_person_number({ number });
      const asked = field.parts[part];
      return asked ? `${person}, ${localized(asked.label)}` : person;
    },
    missing: lastKept((values, today) => {
      const result = SUBJECT_SUBMISSIONS[subject](today).safeParse(values);
      const own = result.success ? [] : fieldIssues(result.error.issues, values);
      const theirs = form ? judgeResponses(form, values, responsesIn(values)).issues : [];
      const twice = new Set(own.map(({ path }) => path));
      const issues = [...own, ...theirs.filter(({ path }) => !twice.has(path))];
      const position = ({ path }: FieldIssue) => steps.indexOf(stepOf(path));
      return issues.toSorted((one, other) => position(one) - position(other));
    }),
  };
}

/** What was worked out last is not worked out again of the same answers: the form asks twice for each letter. */
function lastKept(judge: Registration["missing"]): Registration["missing"] {
  let last = { of: "", issues: [] as FieldIssue[] };
  return (values, today) => {
    const of = JSON.stringify([values, today]);
    if (last.of !== of) last = { of, issues: judge(values, today) };
    return last.issues;
  };
}

/** At least one is asked for, and each has all of its parts. */
function foundersOf(founders: RegistrationValues["founders"]): RegistrationValues["founders"] {
  const some = founders.length === 0 ? [{ name: "", role: "" }] : founders;
  return some.map(({ name, role, linkedin_url = "" }) => ({ name, role, linkedin_url }));
}

const OF_CALLS = new WeakMap<FormDefinition, Registration>();

/** The registration that an application is filled in with: its subject's, and what its call asks besides. */
export function registrationOf({ subject, questions }: Pick<Application, "subject" | "questions">): Registration {
  if (questions === null) return REGISTRATIONS[subject];
  const known = OF_CALLS.get(questions.definition) ?? made(subject, questions.definition);
  OF_CALLS.set(questions.definition, known);
  return known;
}

/** The registrations by what they are about. */
export const REGISTRATIONS: Readonly<Record<ApplicationSubject, Registration>> = {
  startup: made("startup"),
  investor: made("investor"),
};
