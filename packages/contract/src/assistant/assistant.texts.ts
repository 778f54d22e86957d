import { numberText } from "../core/text/formats.ts";
import type { ApplicationPhase } from "../applications/applications.taxonomy.ts";
import { LIMITS } from "../core/limits.ts";
import type { LocalizedText } from "../core/text/languages.ts";

/** What the assistant says of its own, around what it found. Lines that begin with «- » form a list. */
export const ASSISTANT_TEXTS = {
  greeting: {
    el: "Γεια σας. Απαντώ με όσα υπάρχουν στο Kerkis: το μητρώο, τη βοήθεια και, αν έχετε συνδεθεί, τις αιτήσεις και τις αξιολογήσεις σας. Τι θέλετε να βρείτε;",
    en: "Hello. I answer from what Kerkis holds: the registry, the help and, once you have signed in, your applications and evaluations. What would you like to find?",
  },
  thanks: {
    el: "Παρακαλώ. Ρωτήστε με ό,τι άλλο χρειαστείτε.",
    en: "You are welcome. Ask me whenever you need anything else.",
  },
  signIn: {
    el: "Συνδεθείτε για να δω τα δικά σας στοιχεία.",
    en: "Sign in, so that I can look at what is yours.",
  },
  noApplications: { el: "Δεν έχετε καμία αίτηση ακόμη.", en: "You have no applications yet." },
  applications: { el: "Οι αιτήσεις σας:", en: "Your applications:" },
  noEvaluations: {
    el: "Δεν έχετε αξιολογήσεις σε εκκρεμότητα σε αυτόν τον οργανισμό.",
    en: "You have no evaluations waiting in this organization.",
  },
  nothingWaits: {
    el: "Δεν βρήκα δικές σας αξιολογήσεις ή αιτήσεις σε εκκρεμότητα. Ό,τι άλλο σας περιμένει, το δείχνει ο πίνακας ελέγχου.",
    en: "Nothing of yours is waiting. See your dashboard for the rest.",
  },
  everythingWaiting: {
    el: "Όλες οι εκκρεμότητές σας βρίσκονται και στον πίνακα ελέγχου.",
    en: "Everything that waits for you is on your dashboard too.",
  },
  programmes: { el: "Δέχονται αιτήσεις τώρα:", en: "Open for applications:" },
  noProgrammes: { el: "Κανένα πρόγραμμα δεν δέχεται αιτήσεις τώρα.", en: "No programme takes applications now." },
  noStartups: {
    el: "Δεν βρήκα startups στο μητρώο που να ταιριάζουν.",
    en: "I found no startups in the registry that match.",
  },
  notFound: {
    el: "Δεν βρήκα απάντηση σε όσα υπάρχουν στο Kerkis, και δεν θέλω να μαντέψω. Δοκιμάστε με άλλες λέξεις, δείτε τη βοήθεια ή γράψτε μας.",
    en: "I found no answer in what Kerkis holds, and would rather not guess. Try other words, look at the help or write to us.",
  },
} as const satisfies Record<string, LocalizedText>;

/** Titles of the pages that answers lead to. */
export const ASSISTANT_PAGES = {
  signIn: { link: "/signin", title: { el: "Σύνδεση", en: "Sign in" } },
  signUp: { link: "/signup", title: { el: "Εγγραφή", en: "Sign up" } },
  dashboard: { link: "/dashboard", title: { el: "Πίνακας ελέγχου", en: "Dashboard" } },
  myApplications: { link: "/my-applications", title: { el: "Οι αιτήσεις μου", en: "My applications" } },
  registerStartup: { link: "/register-startup", title: { el: "Καταχώριση startup", en: "Register a startup" } },
  evaluations: { link: "/evaluator-dashboard", title: { el: "Οι αξιολογήσεις μου", en: "My evaluations" } },
  startups: { link: "/startups", title: { el: "Μητρώο startups", en: "Startup registry" } },
  help: { link: "/help", title: { el: "Βοήθεια", en: "Help" } },
  contact: { link: "/contact", title: { el: "Επικοινωνία", en: "Contact" } },
} as const satisfies Record<string, { link: string; title: LocalizedText }>;
export type AssistantPage = keyof typeof ASSISTANT_PAGES;

/** How an application stands, inside a sentence. */
export const PHASE_WORDS: Record<ApplicationPhase, LocalizedText> = {
  draft: { el: "πρόχειρο, δεν υποβλήθηκε ακόμη", en: "a draft, not submitted yet" },
  pending: { el: "εκκρεμεί", en: "pending" },
  under_review: { el: "υπό εξέταση", en: "under review" },
  changes_requested: { el: "σας ζητήθηκαν αλλαγές", en: "changes requested" },
  approved: { el: "εγκρίθηκε", en: "approved" },
  rejected: { el: "απορρίφθηκε", en: "rejected" },
  withdrawn: { el: "αποσύρθηκε", en: "withdrawn" },
};

/** For a draft that nobody named. */
export const UNNAMED: LocalizedText = { el: "Χωρίς όνομα ακόμη", en: "No name yet" };

/** Counts end somewhere: «10.000 και πλέον». */
const counted = (count: number): LocalizedText =>
  count < LIMITS.exactCount
    ? { el: numberText(count, "el"), en: numberText(count, "en") }
    : {
        el: `${numberText(LIMITS.exactCount, "el")} και πλέον`,
        en: `${numberText(LIMITS.exactCount, "en")} or more`,
      };

/** How many startups match; `shown` of them are listed below. */
export function startupsFound(count: number, shown: number): LocalizedText {
  if (count === 1) return { el: "Στο μητρώο ταιριάζει μία startup:", en: "One startup in the registry matches:" };
  const { el, en } = counted(count);
  if (count <= shown) {
    return { el: `Στο μητρώο ταιριάζουν ${el} startups:`, en: `${en} startups in the registry match:` };
  }
  return {
    el: `Στο μητρώο ταιριάζουν ${el} startups. Οι πρώτες ${shown}:`,
    en: `${en} startups in the registry match. The first ${shown}:`,
  };
}

/** How many there are, matching the question's words or in all. */
export function startupsCounted(count: number, isNarrowed: boolean): LocalizedText {
  const { el, en } = counted(count);
  if (count === 0) {
    return isNarrowed
      ? { el: "Στο μητρώο δεν υπάρχει καμία startup που να ταιριάζει.", en: "No startup in the registry matches." }
      : { el: "Το μητρώο δεν έχει ακόμη startups.", en: "The registry holds no startups yet." };
  }
  if (count === 1) {
    return isNarrowed
      ? { el: "Στο μητρώο υπάρχει μία startup που ταιριάζει.", en: "One startup in the registry matches." }
      : { el: "Στο μητρώο υπάρχει μία startup.", en: "The registry holds one startup." };
  }
  return isNarrowed
    ? { el: `Στο μητρώο υπάρχουν ${el} startups που ταιριάζουν.`, en: `${en} startups in the registry match.` }
    : { el: `Στο μητρώο υπάρχουν ${el} startups.`, en: `The registry holds ${en} startups.` };
}

/** What heads the evaluations that wait; `shown` of them are listed below. */
export const evaluationsWaiting = (count: number, shown: number): LocalizedText =>
  count <= shown
    ? { el: "Αξιολογήσεις που σας περιμένουν:", en: "Evaluations that wait for you:" }
    : {
        el: `Σας περιμένουν ${count} αξιολογήσεις. Οι πρώτες ${shown}:`,
        en: `${count} evaluations wait for you. The first ${shown}:`,
      };

/** When an evaluation is due. @param day as the reader writes it */
export const dueBy = (day: string): LocalizedText => ({ el: `ως ${day}`, en: `due ${day}` });
/** When a programme closes. @param day as the reader writes it */
export const closesOn = (day: string): LocalizedText => ({ el: `ως ${day}`, en: `until ${day}` });
