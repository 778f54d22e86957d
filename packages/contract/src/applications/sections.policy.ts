import type { ApplicationSubject } from "./applications.taxonomy.ts";
import { SUBJECT_FORMS } from "./subjects.form.ts";
import type { Field, Section } from "../core/forms/field.ts";
import type { FormDefinition } from "../forms/definition.schema.ts";
import { describedForm } from "../forms/described.policy.ts";

/** What an application asks: its registration's sections with the call's before the last; nothing is asked twice, and a section without a question is none. */
export function applicationSections(
  subject: ApplicationSubject,
  form: FormDefinition | null,
): Readonly<Record<string, Section>> {
  const sections = SUBJECT_FORMS[subject].form;
  if (!form) return sections;
  const own = describedForm(form, subject);
  const there = new Set(Object.values(own).flatMap(({ fields }) => Object.keys(fields)));
  const left = Object.entries(sections).map(([step, section]): [string, Section] => [
    step,
    { ...section, fields: leftOf(section.fields, there) },
  ]);
  const before = left.slice(0, -1).filter(([, { fields }]) => Object.keys(fields).length > 0);
  return Object.fromEntries([...before, ...Object.entries(own), ...left.slice(-1)]);
}

/** What is not asked elsewhere; a currency stays beside an amount that is left. */
function leftOf(fields: Section["fields"], there: ReadonlySet<string>): Record<string, Field> {
  const left = Object.entries(fields).filter(([name]) => !there.has(name));
  const named = new Set(left.flatMap(([, field]) => (field.type === "money" ? field.currency : [])));
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !there.has(name) || named.has(name)));
}
