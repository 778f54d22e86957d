import { EVERYWHERE, happening } from "../core/happenings/happenings.ts";

/** The application itself, beside the others of whoever applied. */
const inOwn = ({ application_id }: { application_id: string }) => `/my-applications?application=${application_id}`;

/** The same, with the letter of the decision open where one went out. */
const inLetter = ({ application_id, decision_id }: { application_id: string; decision_id?: string | undefined }) =>
  inOwn({ application_id }) + (decision_id ? `&letter=${decision_id}` : "");

const application = {
  application_id: "id",
  startup_id: "id?",
  investor_id: "id?",
  /** Of whom it is about, an investor's too: what is stored has this name. */
  startup_name: "text",
  organization_name: "text",
  reference: "text",
} as const;

/** For whoever applied. */
const forApplicant = {
  group: "applications",
  channels: EVERYWHERE,
  displayType: "system",
  facts: application,
  link: inOwn,
} as const;

/** For those who manage applications; the applicant's own feed has it too. */
const forManagers = {
  group: "management",
  channels: EVERYWHERE,
  displayType: "system",
  facts: { ...application, person_name: "text" },
  link: ({ application_id }: { application_id: string }) => `/evaluation-management?application=${application_id}`,
} as const;

const withReason = { ...application, reason: "text" } as const;

/** What happens to an application (completions 2 and 6). */
export const applicationsHappenings = {
  submitted: happening({
    ...forManagers,
    kind: "application_submitted",
    priority: "high",
    tone: "info",
    icon: "file-input",
    title: { el: "Νέα αίτηση", en: "New application" },
    message: {
      el: ({ person_name, startup_name }) => `${person_name} υπέβαλε αίτηση για «${startup_name}».`,
      en: ({ person_name, startup_name }) => `${person_name} submitted the application of ${startup_name}.`,
    },
  }),
  /** The applicant's receipt, by mail alone. */
  received: happening({
    ...forApplicant,
    kind: "application_received",
    channels: ["email"],
    includesActor: true,
    priority: "medium",
    tone: "info",
    icon: "file-input",
    title: { el: "Λάβαμε την αίτησή σας", en: "We received your application" },
    message: {
      el: ({ startup_name, reference }) => `Η αίτηση για «${startup_name}» έχει αριθμό ${reference}.`,
      en: ({ startup_name, reference }) => `The application of ${startup_name} has the number ${reference}.`,
    },
  }),
  resubmitted: happening({
    ...forManagers,
    kind: "application_resubmitted",
    priority: "medium",
    tone: "info",
    icon: "file-input",
    title: { el: "Η αίτηση υποβλήθηκε ξανά", en: "Application resubmitted" },
    message: {
      el: ({ person_name, startup_name }) =>
        `${person_name} υπέβαλε ξανά την αίτηση για «${startup_name}» μετά τις αλλαγές.`,
      en: ({ person_name, startup_name }) =>
        `${person_name} resubmitted the application of ${startup_name} after the changes.`,
    },
  }),
  underReview: happening({
    ...forApplicant,
    kind: "application_under_review",
    priority: "medium",
    tone: "info",
    icon: "file-clock",
    title: { el: "Η αίτηση εξετάζεται", en: "Application under review" },
    message: {
      el: ({ startup_name }) => `Η αίτηση για «${startup_name}» είναι υπό εξέταση.`,
      en: ({ startup_name }) => `The application of ${startup_name} is under review.`,
    },
  }),
  changesRequested: happening({
    ...forApplicant,
    kind: "application_changes_requested",
    priority: "medium",
    tone: "warning",
    icon: "circle-alert",
    facts: withReason,
    title: { el: "Ζητήθηκαν αλλαγές", en: "Changes requested" },
    message: {
      el: ({ startup_name, reason }) => `Η αίτηση για «${startup_name}» χρειάζεται αλλαγές: ${reason}`,
      en: ({ startup_name, reason }) => `The application of ${startup_name} needs changes: ${reason}`,
    },
  }),
  /** In a call: nothing is published with it. */
  selected: happening({
    ...forApplicant,
    kind: "application_selected",
    priority: "medium",
    tone: "success",
    icon: "badge-check",
    facts: { ...application, reason: "text?", decision_id: "id?" },
    link: inLetter,
    title: { el: "Η αίτηση επιλέχθηκε", en: "Application selected" },
    message: {
      el: ({ startup_name, organization_name }) =>
        `Η αίτηση για «${startup_name}» επιλέχθηκε από: ${organization_name}.`,
      en: ({ startup_name, organization_name }) => `${organization_name} selected the application of ${startup_name}.`,
    },
  }),
  approved: happening({
    ...forApplicant,
    kind: "application_approved",
    priority: "high",
    tone: "success",
    icon: "badge-check",
    facts: { ...application, reason: "text?" },
    link: ({ startup_id, investor_id, ...own }) =>
      startup_id ? `/startup/${startup_id}` : investor_id ? `/investor/${investor_id}` : inOwn(own),
    title: { el: "Η αίτηση εγκρίθηκε", en: "Application approved" },
    message: {
      el: ({ startup_name }) => `Το προφίλ «${startup_name}» επαληθεύτηκε και δημοσιεύτηκε στο μητρώο.`,
      en: ({ startup_name }) => `${startup_name} is verified and listed in the registry.`,
    },
  }),
  rejected: happening({
    ...forApplicant,
    kind: "application_rejected",
    priority: "medium",
    tone: "error",
    icon: "circle-x",
    facts: { ...withReason, decision_id: "id?" },
    link: inLetter,
    title: { el: "Η αίτηση απορρίφθηκε", en: "Application rejected" },
    message: {
      el: ({ startup_name, reason }) => `Η αίτηση για «${startup_name}» απορρίφθηκε: ${reason}`,
      en: ({ startup_name, reason }) => `The application of ${startup_name} was rejected: ${reason}`,
    },
  }),
  withdrawn: happening({
    ...forManagers,
    kind: "application_withdrawn",
    priority: "medium",
    tone: "info",
    icon: "undo-2",
    title: { el: "Η αίτηση αποσύρθηκε", en: "Application withdrawn" },
    message: {
      el: ({ person_name, startup_name }) => `${person_name} απέσυρε την αίτηση για «${startup_name}».`,
      en: ({ person_name, startup_name }) => `${person_name} withdrew the application of ${startup_name}.`,
    },
  }),
  /** Its applicant no longer owns the startup; another owner answers for it from now on. */
  takenOver: happening({
    ...forManagers,
    kind: "application_taken_over",
    priority: "medium",
    tone: "info",
    icon: "file-input",
    title: { el: "Η αίτηση άλλαξε χέρια", en: "Application taken over" },
    message: {
      el: ({ person_name, startup_name }) => `Για την αίτηση της «${startup_name}» απαντά πλέον: ${person_name}.`,
      en: ({ person_name, startup_name }) => `${person_name} now answers for the application of ${startup_name}.`,
    },
  }),
  /** For the owners of a startup, once whoever applied with it owns it no longer; whoever took them out among them. */
  leftBehind: happening({
    kind: "application_left_behind",
    group: "applications",
    channels: EVERYWHERE,
    includesActor: true,
    displayType: "system",
    priority: "medium",
    tone: "warning",
    icon: "file-input",
    facts: { startup_id: "id", startup_name: "text", title_el: "text", title_en: "text" },
    link: () => "/my-applications",
    title: { el: "Ανάληψη αιτήσεων της startup σας", en: "Applications of your startup to take over" },
    // The titles are of one call or of several.
    message: {
      el: ({ startup_name, title_el }) =>
        `Κανείς από τους ιδιοκτήτες της «${startup_name}» δεν απαντά πια για: ${title_el}. Η ανάληψη γίνεται στις αιτήσεις σας.`,
      en: ({ startup_name, title_en }) =>
        `No owner of ${startup_name} answers any more for: ${title_en}. You can take over from your applications.`,
    },
  }),
  /** For whoever had begun it, and for the other owners of the startup. */
  handedOver: happening({
    kind: "application_handed_over",
    group: "applications",
    channels: EVERYWHERE,
    displayType: "system",
    priority: "medium",
    tone: "info",
    icon: "file-input",
    facts: { startup_id: "id", startup_name: "text", title_el: "text", title_en: "text", person_name: "text" },
    link: ({ startup_id }) => `/startup/${startup_id}`,
    title: { el: "Την αίτηση ανέλαβε άλλος ιδιοκτήτης", en: "Another owner took over the application" },
    message: {
      el: ({ person_name, startup_name, title_el }) =>
        `Την αίτηση της «${startup_name}» στην πρόσκληση «${title_el}» ανέλαβε: ${person_name}.`,
      en: ({ person_name, startup_name, title_en }) =>
        `${person_name} took over the application of ${startup_name} to ${title_en}.`,
    },
  }),
  appealed: happening({
    ...forManagers,
    kind: "application_appealed",
    priority: "medium",
    tone: "warning",
    icon: "circle-alert",
    title: { el: "Υποβλήθηκε ένσταση", en: "Appeal submitted" },
    message: {
      el: ({ person_name, startup_name }) =>
        `${person_name} υπέβαλε ένσταση για την απόφαση σχετικά με «${startup_name}».`,
      en: ({ person_name, startup_name }) => `${person_name} appealed the decision on ${startup_name}.`,
    },
  }),
  reopened: happening({
    ...forApplicant,
    kind: "application_reopened",
    priority: "medium",
    tone: "info",
    icon: "file-clock",
    title: { el: "Η αίτηση επανεξετάζεται", en: "Application reopened" },
    message: {
      el: ({ startup_name }) => `Η αίτηση για «${startup_name}» είναι ξανά υπό εξέταση.`,
      en: ({ startup_name }) => `The application of ${startup_name} is under review again.`,
    },
  }),
};
