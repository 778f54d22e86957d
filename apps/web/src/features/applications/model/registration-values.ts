import { REGISTRATION_FORM } from "@kerkis/contract/applications/registration.form.ts";
import { registrationSubmission, type RegistrationDraft } from "@kerkis/contract/applications/registration.schema.ts";
import { REGISTRATION_STEPS, type RegistrationStep } from "@kerkis/contract/applications/applications.taxonomy.ts";
import type { FieldIssue } from "@kerkis/contract/core/errors.ts";
import { emptyAnswer } from "@kerkis/contract/core/forms/answers.ts";
import type { Section } from "@kerkis/contract/core/forms/field.ts";
import { fieldIssues } from "@kerkis/contract/core/issues.ts";
import { m } from "#messages";
import { localized } from "#shared/i18n/localized.ts";

/** The form's values: a draft in which every field is there, so that controls are controlled from the start. */
export type RegistrationValues = { [Name in keyof RegistrationDraft]-?: Exclude<RegistrationDraft[Name], undefined> };

/** Its sections by their names. */
const SECTIONS: Readonly<Record<RegistrationStep, Section>> = REGISTRATION_FORM;

const EMPTY = Object.fromEntries(
  Object.values(SECTIONS).flatMap(({ fields }) =>
    Object.entries(fields).map(([name, field]) => [name, emptyAnswer(field)]),
  ),
) as RegistrationValues;

/** A draft as the form shows it. */
export function formValues(draft: RegistrationDraft): RegistrationValues {
  const given = Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));
  const values: RegistrationValues = { ...EMPTY, ...given };
  const founders = values.founders.length === 0 ? EMPTY.founders : values.founders;
  return { ...values, founders: founders.map(({ name, role, linkedin_url = "" }) => ({ name, role, linkedin_url })) };
}

/** The step on which a field of this path stands. */
export const stepOf = (path: string): RegistrationStep => {
  const field = path.split(".")[0];
  return REGISTRATION_STEPS.find((step) => field !== undefined && field in SECTIONS[step].fields) ?? "review";
};

export const stepName = (step: RegistrationStep): string => localized(SECTIONS[step].title);

/** What the field of a path is called: «Ιδρυτής 2, Ρόλος» for founders.1.role. */
export function fieldName(path: string): string {
  const [name = "", index, part = ""] = path.split(".");
  const field = SECTIONS[stepOf(path)].fields[name];
  if (!field) return name;
  if (field.type !== "people" || index === undefined) return localized(field.label);
  const person = m.applications_founder_number({ number: Number(index) + 1 });
  const asked = field.parts[part];
  return asked ? `${person}, ${localized(asked.label)}` : person;
}

/** What still keeps a registration from being submitted, in the order of the form. `today` is an ISO day. */
export function missingAnswers(values: RegistrationValues, today: string): FieldIssue[] {
  const result = registrationSubmission(today).safeParse(values);
  if (result.success) return [];
  const position = ({ path }: FieldIssue) => REGISTRATION_STEPS.indexOf(stepOf(path));
  return fieldIssues(result.error.issues, values).toSorted((one, other) => position(one) - position(other));
}
