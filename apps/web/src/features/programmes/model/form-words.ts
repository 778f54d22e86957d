import type { ApplicationSubject } from "@kerkis/contract/applications/applications.taxonomy.ts";
import type { FactDescription } from "@kerkis/contract/core/conditions/facts.policy.ts";
import type { FormDefinition, FormSection, Question } from "@kerkis/contract/forms/definition.schema.ts";
import { inBoth } from "@kerkis/contract/forms/described.policy.ts";
import type { FormChange, QuestionPart } from "@kerkis/contract/forms/diff.policy.ts";
import { questionFact } from "@kerkis/contract/forms/facts.policy.ts";
import { m } from "#messages";
import { localized } from "#shared/i18n/localized.ts";
import { registeredFacts } from "./registered-facts.ts";

export const questionName = ({ label }: Question): string => localized(inBoth(label)) || m.programmes_form_unnamed();
export const sectionName = ({ title }: FormSection): string =>
  localized(inBoth(title)) || m.programmes_form_unnamed_section();

const PART_WORDS: Readonly<Record<QuestionPart, () => string>> = {
  type: m.programmes_form_changed_type,
  label: m.programmes_form_changed_label,
  help: m.programmes_form_changed_help,
  required: m.programmes_form_changed_required,
  condition: m.programmes_form_changed_condition,
  limits: m.programmes_form_changed_limits,
  options: m.programmes_form_changed_options,
};

/** A change of a form as a sentence. */
export function changeText(change: FormChange): string {
  switch (change.kind) {
    case "section_added":
      return m.programmes_form_change_section_added({ name: sectionName(change.section) });
    case "section_removed":
      return m.programmes_form_change_section_removed({ name: sectionName(change.section) });
    case "section_moved":
      return m.programmes_form_change_section_moved({ name: sectionName(change.section) });
    case "section_changed":
      return m.programmes_form_change_section_changed({ name: sectionName(change.section) });
    case "added":
      return m.programmes_form_change_added({ name: questionName(change.question) });
    case "removed":
      return m.programmes_form_change_removed({ name: questionName(change.question) });
    case "moved":
      return m.programmes_form_change_moved({
        name: questionName(change.question),
        section: sectionName(change.section),
      });
    case "changed":
      return m.programmes_form_change_changed({
        name: questionName(change.question),
        parts: change.parts.map((part) => PART_WORDS[part]()).join(", "),
      });
    default:
      return change satisfies never;
  }
}

function factOfQuestion(question: Question): FactDescription {
  const name = questionName(question);
  return { ...questionFact(question), label: { el: name, en: name } };
}

/** What a condition at a place may look at: the questions before it, then the registration. */
export function factsBefore(
  form: FormDefinition,
  at: { section: number; question: number },
  subject: ApplicationSubject,
) {
  const before = form.sections.flatMap(({ questions }, section) =>
    section > at.section ? [] : section === at.section ? questions.slice(0, at.question) : questions,
  );
  const later = new Set(
    form.sections
      .flatMap(({ questions }) => questions)
      .filter((one) => !before.includes(one))
      .map(({ key }) => key),
  );
  const own = before.flatMap((question) =>
    question.type === "profile" ? [] : [[question.key, factOfQuestion(question)] as const],
  );
  const registered = Object.entries(registeredFacts(subject)).filter(([name]) => !later.has(name));
  return Object.fromEntries([...own, ...registered]);
}
