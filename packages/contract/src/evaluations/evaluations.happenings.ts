import type { DeclineReason } from "./evaluations.taxonomy.ts";
import type { Language } from "../core/text/languages.ts";
import { EVERYWHERE, happening } from "../core/happenings/happenings.ts";

const facts = {
  application_id: "id",
  evaluation_id: "id",
  startup_name: "text",
  reference: "text",
  person_name: "text",
  due_at: "instant?",
} as const;

const declining = {
  group: "management",
  channels: EVERYWHERE,
  priority: "medium",
  tone: "warning",
  icon: "circle-alert",
  displayType: "system",
} as const;

const inQueue = ({ application_id }: { application_id: string }) =>
  `/evaluation-management?application=${application_id}`;

/** Why an assignment was declined, as it is told; the evaluator's own words stay where names may be read. */
const DECLINED: Record<DeclineReason, Record<Language, string>> = {
  no_time: { el: "δεν έχει χρόνο", en: "no time" },
  not_my_field: { el: "δεν είναι ο κλάδος του", en: "not their field" },
  other: { el: "άλλος λόγος", en: "another reason" },
};
const whyDeclined = (reason: string, language: Language): string =>
  (reason in DECLINED ? DECLINED[reason as DeclineReason] : DECLINED.other)[language];

/** What happens to an evaluation: the evaluator hears of the assignment, those who manage the application of the rest. */
export const evaluationsHappenings = {
  assigned: happening({
    kind: "evaluation_assigned",
    group: "evaluations",
    channels: EVERYWHERE,
    priority: "medium",
    tone: "info",
    icon: "scale",
    displayType: "task_assigned",
    facts,
    link: ({ evaluation_id }) => `/evaluation/${evaluation_id}`,
    title: { el: "Νέα αξιολόγηση", en: "New evaluation" },
    message: {
      el: ({ startup_name }) => `Σας ανατέθηκε η αξιολόγηση για «${startup_name}».`,
      en: ({ startup_name }) => `You were assigned the evaluation of ${startup_name}.`,
    },
  }),
  unassigned: happening({
    kind: "evaluation_unassigned",
    group: "evaluations",
    channels: EVERYWHERE,
    priority: "medium",
    tone: "info",
    icon: "scale",
    displayType: "system",
    facts,
    link: () => "/evaluator-dashboard",
    title: { el: "Η ανάθεση ανακλήθηκε", en: "Assignment withdrawn" },
    message: {
      el: ({ startup_name }) => `Δεν χρειάζεται πλέον να αξιολογήσετε την αίτηση για «${startup_name}».`,
      en: ({ startup_name }) => `You no longer need to evaluate ${startup_name}.`,
    },
  }),
  submitted: happening({
    kind: "evaluation_submitted",
    group: "management",
    channels: EVERYWHERE,
    priority: "medium",
    tone: "info",
    icon: "clipboard-check",
    displayType: "task_completed",
    facts,
    link: inQueue,
    title: { el: "Υποβλήθηκε αξιολόγηση", en: "Evaluation submitted" },
    message: {
      el: ({ person_name, startup_name }) => `${person_name} υπέβαλε αξιολόγηση για «${startup_name}».`,
      en: ({ person_name, startup_name }) => `${person_name} submitted an evaluation of ${startup_name}.`,
    },
  }),
  recused: happening({
    kind: "evaluation_recused",
    group: "management",
    channels: EVERYWHERE,
    priority: "medium",
    tone: "warning",
    icon: "circle-alert",
    displayType: "system",
    facts,
    link: inQueue,
    title: { el: "Δήλωση σύγκρουσης συμφερόντων", en: "Conflict of interest declared" },
    message: {
      el: ({ person_name, startup_name }) => `${person_name} δήλωσε αποχή από την αξιολόγηση για «${startup_name}».`,
      en: ({ person_name, startup_name }) => `${person_name} stepped back from evaluating ${startup_name}.`,
    },
  }),
  declined: happening({
    ...declining,
    kind: "evaluation_declined",
    facts: { ...facts, reason: "text" },
    link: inQueue,
    title: { el: "Ανάθεση που δεν έγινε δεκτή", en: "Assignment declined" },
    message: {
      el: ({ person_name, startup_name, reason }) =>
        `${person_name} δεν αναλαμβάνει την αξιολόγηση για «${startup_name}»: ${whyDeclined(reason, "el")}.`,
      en: ({ person_name, startup_name, reason }) =>
        `${person_name} declined the evaluation of ${startup_name}: ${whyDeclined(reason, "en")}.`,
    },
  }),
  /** Several at once, of a round; applications are not named. */
  declinedMany: happening({
    ...declining,
    kind: "evaluations_declined",
    facts: { round_id: "id", title_el: "text", title_en: "text", count: "text", person_name: "text", reason: "text" },
    link: ({ round_id }) => `/evaluation-management/rounds/${round_id}`,
    title: { el: "Αναθέσεις που δεν έγιναν δεκτές", en: "Assignments declined" },
    message: {
      el: ({ person_name, count, title_el, reason }) =>
        `${person_name} δεν αναλαμβάνει ${count} αξιολογήσεις (${title_el}): ${whyDeclined(reason, "el")}.`,
      en: ({ person_name, count, title_en, reason }) =>
        `${person_name} declined ${count} evaluations (${title_en}): ${whyDeclined(reason, "en")}.`,
    },
  }),
};
