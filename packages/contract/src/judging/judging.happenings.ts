import { EVERYWHERE, happening } from "../core/happenings/happenings.ts";
import { momentText } from "../core/time/moment.texts.ts";

const round = { round_id: "id", title_el: "text", title_en: "text" } as const;
const facts = { ...round, count: "text", due_at: "instant?" } as const;

const forEvaluator = {
  group: "evaluations",
  channels: EVERYWHERE,
  priority: "medium",
  displayType: "task_assigned",
  facts,
  link: () => "/evaluator-dashboard",
} as const;

/** What evaluators hear of a round; applications are not named, so that nothing leaks from a blind one. */
export const judgingHappenings = {
  assignedMany: happening({
    ...forEvaluator,
    kind: "evaluations_assigned",
    tone: "info",
    icon: "scale",
    title: { el: "Νέες αξιολογήσεις", en: "New evaluations" },
    message: {
      el: ({ count, title_el }) => `Νέες αξιολογήσεις για εσάς: ${count} (${title_el}).`,
      en: ({ count, title_en }) => `New evaluations for you: ${count} (${title_en}).`,
    },
  }),
  unassignedMany: happening({
    ...forEvaluator,
    kind: "evaluations_unassigned",
    displayType: "system",
    tone: "info",
    icon: "scale",
    title: { el: "Αναθέσεις που ανακλήθηκαν", en: "Assignments withdrawn" },
    message: {
      el: ({ count, title_el }) => `Αξιολογήσεις που δεν χρειάζεται πλέον να κάνετε: ${count} (${title_el}).`,
      en: ({ count, title_en }) => `Evaluations that you no longer need to do: ${count} (${title_en}).`,
    },
  }),
  reminded: happening({
    ...forEvaluator,
    kind: "evaluations_reminder",
    tone: "warning",
    icon: "scale",
    title: { el: "Εκκρεμούν αξιολογήσεις", en: "Evaluations are waiting" },
    message: {
      el: ({ count, title_el }) => `Περιμένουν την αξιολόγησή σας: ${count} (${title_el}).`,
      en: ({ count, title_en }) => `Waiting for your evaluation: ${count} (${title_en}).`,
    },
  }),
  /** For those alone whose evaluations are due at it. */
  deadlineMoved: happening({
    ...forEvaluator,
    facts: { ...round, due_at: "instant", timezone: "timezone" },
    kind: "round_deadline_moved",
    displayType: "deadline_reminder",
    tone: "info",
    icon: "file-clock",
    title: { el: "Άλλαξε η προθεσμία των αξιολογήσεων", en: "The deadline for evaluations has changed" },
    message: {
      el: ({ title_el, due_at, timezone }) =>
        `Υποβάλετε όσες αξιολογήσεις σάς περιμένουν έως ${momentText(due_at, timezone, "el")} (${title_el}).`,
      en: ({ title_en, due_at, timezone }) =>
        `Submit the evaluations that wait for you by ${momentText(due_at, timezone, "en")} (${title_en}).`,
    },
  }),
  /** For whoever has something open in a round that had no deadline. */
  deadlineSet: happening({
    ...forEvaluator,
    facts: { ...round, due_at: "instant", timezone: "timezone" },
    kind: "round_deadline_set",
    displayType: "deadline_reminder",
    tone: "info",
    icon: "file-clock",
    title: { el: "Ορίστηκε προθεσμία για τις αξιολογήσεις", en: "The evaluations have a deadline" },
    message: {
      el: ({ title_el, due_at, timezone }) =>
        `Η προθεσμία του γύρου είναι ${momentText(due_at, timezone, "el")} (${title_el}). Όποια αξιολόγηση έχει δική της ημερομηνία την κρατά.`,
      en: ({ title_en, due_at, timezone }) =>
        `The deadline of the round is ${momentText(due_at, timezone, "en")} (${title_en}). Evaluations that have a date of their own keep it.`,
    },
  }),
  deadlineRemoved: happening({
    ...forEvaluator,
    facts: round,
    kind: "round_deadline_removed",
    displayType: "deadline_reminder",
    tone: "info",
    icon: "file-clock",
    title: {
      el: "Οι αξιολογήσεις δεν έχουν πια κοινή προθεσμία",
      en: "The evaluations no longer have a common deadline",
    },
    message: {
      el: ({ title_el }) => `Όσες αξιολογήσεις έχετε κρατούν την ημερομηνία τους (${title_el}).`,
      en: ({ title_en }) => `The evaluations that you have keep the dates that they have (${title_en}).`,
    },
  }),
  roundLocked: happening({
    ...forEvaluator,
    facts: round,
    kind: "round_locked",
    displayType: "system",
    tone: "info",
    icon: "scale",
    title: { el: "Η βαθμολόγηση έκλεισε", en: "Scoring is closed" },
    message: {
      el: ({ title_el }) => `Οι αξιολογήσεις του γύρου δεν αλλάζουν πλέον (${title_el}).`,
      en: ({ title_en }) => `The evaluations of the round no longer change (${title_en}).`,
    },
  }),
  roundReopened: happening({
    ...forEvaluator,
    facts: round,
    kind: "round_reopened",
    displayType: "system",
    tone: "info",
    icon: "scale",
    title: { el: "Η βαθμολόγηση άνοιξε ξανά", en: "Scoring is open again" },
    message: {
      el: ({ title_el }) => `Μπορείτε να αλλάξετε ή να υποβάλετε τις αξιολογήσεις σας (${title_el}).`,
      en: ({ title_en }) => `You may change your evaluations or hand them in (${title_en}).`,
    },
  }),
  /** Beforehand, so that nobody is given what they may not judge. */
  statementAsked: happening({
    ...forEvaluator,
    facts: round,
    kind: "conflicts_asked",
    tone: "info",
    icon: "scale",
    link: () => "/evaluator-dashboard/conflicts",
    title: { el: "Δηλώστε τις συγκρούσεις συμφερόντων", en: "Declare your conflicts of interest" },
    message: {
      el: ({ title_el }) => `Δείτε τη λίστα των αιτήσεων και δηλώστε όσες δεν μπορείτε να κρίνετε (${title_el}).`,
      en: ({ title_en }) => `Go through the applications and declare those that you may not judge (${title_en}).`,
    },
  }),
  /** For those who applied to a call; who was selected stands on its page alone. */
  resultsPublished: happening({
    kind: "call_results_published",
    group: "applications",
    channels: EVERYWHERE,
    priority: "medium",
    tone: "info",
    icon: "badge-check",
    displayType: "system",
    facts: { call_id: "id", title_el: "text", title_en: "text", organization_name: "text" },
    link: ({ call_id }) => `/call/${call_id}`,
    title: { el: "Δημοσιεύτηκαν αποτελέσματα", en: "Results are published" },
    message: {
      el: ({ title_el, organization_name }) =>
        `Τα αποτελέσματα της πρόσκλησης «${title_el}» είναι στη σελίδα της (${organization_name}).`,
      en: ({ title_en, organization_name }) => `The results of ${title_en} are on its page (${organization_name}).`,
    },
  }),
};
