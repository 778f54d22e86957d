import type { ApplicationSubject } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { SUBJECT_FORMS } from "@kerkis/contract/applications/subjects.form.ts";
import { SUBJECT_SUBMISSIONS } from "@kerkis/contract/applications/subjects.schema.ts";
import type { ApplicationAnswers } from "@kerkis/contract/applications/subjects.schema.ts";
import type { FieldIssue } from "@kerkis/contract/core/errors.ts";
import { emptyAnswer } from "@kerkis/contract/core/forms/answers.ts";
import type { Section } from "@kerkis/contract/core/forms/field.ts";
import { fieldIssues } from "@kerkis/contract/core/issues.ts";
import { m } from "#messages";
import { localized } from "#shared/i18n/localized.ts";

/**
 * The form's values: a draft in which every field of its subject's form is there, so that controls are controlled from the
 * start. Fields of other forms are not.
 */
export type RegistrationValues = {
  [Name in keyof ApplicationAnswers]-?: Exclude<ApplicationAnswers[Name], undefined>;
};

/** The step that ends every registration. */
export const REVIEW = "review";

/** What a registration of one kind asks, and how its answers stand. */
export interface Registration {
  sections: Readonly<Record<string, Section>>;
  /** In their order, the review last. */
  steps: readonly string[];
  /** A draft as the form shows it. */
  values: (draft: ApplicationAnswers) => RegistrationValues;
  /** The step on which a field of this path stands. */
  stepOf: (path: string) => string;
  stepName: (step: string) => string;
  /** What the field of a path is called: «Ιδρυτής 2, Ρόλος» for founders.1.role. */
  fieldName: (path: string) => string;
  /** What still keeps it from being submitted, in the order of the form. `today` is an ISO day. */
  missing: (values: RegistrationValues, today: string) => FieldIssue[];
}

function made(subject: ApplicationSubject): Registration {
  const sections = SUBJECT_FORMS[subject].form;
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
    values(draft) {
      const given = Object.entries(draft).filter(([name, value]) => value !== undefined && name in empty);
      const values = { ...empty, ...Object.fromEntries(given) } as RegistrationValues;
      return "founders" in empty ? { ...values, founders: foundersOf(values.founders) } : values;
    },
    fieldName(path) {
      const [name = "", index, part = ""] = path.split(".");
      const field = sections[stepOf(path)]?.fields[name];
      if (!field) return name;
      if (field.type !== "people" || index === undefined) return localized(field.label);
      const person = m.applications_founder_number({ number: Number(index) + 1 });
      const asked = field.parts[part];
      return asked ? `${person}, ${localized(asked.label)}` : person;
    },
    missing(values, today) {
      const result = SUBJECT_SUBMISSIONS[subject](today).safeParse(values);
      if (result.success) return [];
      const position = ({ path }: FieldIssue) => steps.indexOf(stepOf(path));
      return fieldIssues(result.error.issues, values).toSorted((one, other) => position(one) - position(other));
    },
  };
}

/** At least one is asked for, and each has all of its parts. */
function foundersOf(founders: RegistrationValues["founders"]): RegistrationValues["founders"] {
  const some = founders.length === 0 ? [{ name: "", role: "" }] : founders;
  return some.map(({ name, role, linkedin_url = "" }) => ({ name, role, linkedin_url }));
}

/** The registrations by what they are about. */
export const REGISTRATIONS: Readonly<Record<ApplicationSubject, Registration>> = {
  startup: made("startup"),
  investor: made("investor"),
};
