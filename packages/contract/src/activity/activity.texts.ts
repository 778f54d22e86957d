import type { Language, LocalizedText } from "../core/languages.ts";
import { isActivityType, type ActivityFacts, type ActivityType } from "./activity.schema.ts";

/**
 * The words of every activity type, once for bell, feed and mail: what is stored is the recipient's language at the
 * time, what is shown is the reader's language now. `{startup}`, `{person}`, `{organization}` and `{reason}` are facts.
 */
const TEXTS: Record<ActivityType, { title: LocalizedText; message: LocalizedText }> = {
  application_submitted: {
    title: { el: "Νέα αίτηση", en: "New application" },
    message: {
      el: "{person}: υποβολή αίτησης για «{startup}».",
      en: "{person} submitted the application of {startup}.",
    },
  },
  application_resubmitted: {
    title: { el: "Η αίτηση υποβλήθηκε ξανά", en: "Application resubmitted" },
    message: {
      el: "{person}: νέα υποβολή της αίτησης για «{startup}» μετά τις αλλαγές.",
      en: "{person} resubmitted the application of {startup} after the changes.",
    },
  },
  application_under_review: {
    title: { el: "Η αίτηση εξετάζεται", en: "Application under review" },
    message: { el: "Η αίτηση για «{startup}» είναι υπό εξέταση.", en: "The application of {startup} is under review." },
  },
  application_changes_requested: {
    title: { el: "Ζητήθηκαν αλλαγές", en: "Changes requested" },
    message: {
      el: "Η αίτηση για «{startup}» χρειάζεται αλλαγές: {reason}",
      en: "The application of {startup} needs changes: {reason}",
    },
  },
  application_approved: {
    title: { el: "Η αίτηση εγκρίθηκε", en: "Application approved" },
    message: {
      el: "Το προφίλ «{startup}» επαληθεύτηκε και δημοσιεύτηκε στο μητρώο.",
      en: "{startup} is verified and listed in the registry.",
    },
  },
  application_rejected: {
    title: { el: "Η αίτηση απορρίφθηκε", en: "Application rejected" },
    message: {
      el: "Η αίτηση για «{startup}» απορρίφθηκε: {reason}",
      en: "The application of {startup} was rejected: {reason}",
    },
  },
  application_withdrawn: {
    title: { el: "Η αίτηση αποσύρθηκε", en: "Application withdrawn" },
    message: {
      el: "{person}: απόσυρση της αίτησης για «{startup}».",
      en: "{person} withdrew the application of {startup}.",
    },
  },
  application_appealed: {
    title: { el: "Υποβλήθηκε ένσταση", en: "Appeal submitted" },
    message: {
      el: "{person}: ένσταση για την απόφαση σχετικά με «{startup}».",
      en: "{person} appealed the decision on {startup}.",
    },
  },
  application_reopened: {
    title: { el: "Η αίτηση επανεξετάζεται", en: "Application reopened" },
    message: {
      el: "Η αίτηση για «{startup}» είναι ξανά υπό εξέταση.",
      en: "The application of {startup} is under review again.",
    },
  },
  evaluation_assigned: {
    title: { el: "Νέα αξιολόγηση", en: "New evaluation" },
    message: {
      el: "Σας ανατέθηκε η αξιολόγηση για «{startup}».",
      en: "You were assigned the evaluation of {startup}.",
    },
  },
  evaluation_unassigned: {
    title: { el: "Η ανάθεση ανακλήθηκε", en: "Assignment withdrawn" },
    message: {
      el: "Δεν χρειάζεται πλέον να αξιολογήσετε την αίτηση για «{startup}».",
      en: "You no longer need to evaluate {startup}.",
    },
  },
  evaluation_submitted: {
    title: { el: "Υποβλήθηκε αξιολόγηση", en: "Evaluation submitted" },
    message: {
      el: "{person}: υποβολή αξιολόγησης για «{startup}».",
      en: "{person} submitted an evaluation of {startup}.",
    },
  },
  evaluation_recused: {
    title: { el: "Δήλωση σύγκρουσης συμφερόντων", en: "Conflict of interest declared" },
    message: {
      el: "{person}: αποχή από την αξιολόγηση για «{startup}».",
      en: "{person} stepped back from evaluating {startup}.",
    },
  },
  startup_created: {
    title: { el: "Νέα startup στο μητρώο", en: "New startup in the registry" },
    message: { el: "Η καταχώριση «{startup}» είναι πλέον στο μητρώο.", en: "{startup} joined the registry." },
  },
  user_registered: {
    title: { el: "Νέο μέλος", en: "New member" },
    message: { el: "{person}: εγγραφή στο Kerkis.", en: "{person} joined Kerkis." },
  },
  user_login: {
    title: { el: "Νέα σύνδεση", en: "New sign-in" },
    message: { el: "Συνδεθήκατε στον λογαριασμό σας.", en: "You signed in to your account." },
  },
};

const FACTS: Record<string, keyof ActivityFacts> = {
  startup: "startup_name",
  person: "person_name",
  organization: "organization_name",
  reason: "reason",
};

/** Title and message in a language; undefined for an unknown type or a missing fact: show what is stored instead. */
export function activityText(
  language: Language,
  activityType: string,
  facts: ActivityFacts,
): { title: string; message: string } | undefined {
  if (!isActivityType(activityType)) return undefined;
  const { title, message } = TEXTS[activityType];
  let isComplete = true;
  const filled = message[language].replace(/\{(\w+)\}/g, (_, name: string) => {
    const key = FACTS[name];
    const fact = key && facts[key];
    if (!fact) isComplete = false;
    return fact ?? "";
  });
  return isComplete ? { title: title[language], message: filled } : undefined;
}
