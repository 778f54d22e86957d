import type { LocalizedText } from "../../core/text/languages.ts";
import type { WorkflowDefinition } from "../definition/definition.schema.ts";
import {
  diligenceWorkflow,
  eventWorkflow,
  grantWorkflow,
  mentoringWorkflow,
  onboardingWorkflow,
} from "./ready.texts.ts";
import { registrationWorkflow } from "./registration.texts.ts";

export const LIBRARY_KEYS = ["registration", "grant", "mentoring", "diligence", "event", "onboarding"] as const;
export type LibraryKey = (typeof LIBRARY_KEYS)[number];

/** What starts a case of a workflow: a person by hand, or an application that is submitted. */
export const TRIGGERS = ["manual", "registration"] as const;
export type Trigger = (typeof TRIGGERS)[number];

interface LibraryEntry {
  name: LocalizedText;
  lead: LocalizedText;
  trigger: Trigger;
  definition: WorkflowDefinition;
}

/** Workflows to begin with, each of which runs as it is. */
export const LIBRARY: Readonly<Record<LibraryKey, LibraryEntry>> = {
  registration: {
    name: { el: "Καταχώριση startup", en: "Startup registration" },
    lead: {
      el: "Έλεγχος πληρότητας, δεύτερη έγκριση, καταχώριση στο μητρώο.",
      en: "Completeness check, a second approval, entry in the registry.",
    },
    trigger: "registration",
    definition: registrationWorkflow,
  },
  grant: {
    name: { el: "Επιχορήγηση", en: "Grant" },
    lead: {
      el: "Επιλεξιμότητα και προϋπολογισμός παράλληλα, απόφαση κατά το ποσό, σύμβαση.",
      en: "Eligibility and budget side by side, a decision by amount, the contract.",
    },
    trigger: "manual",
    definition: grantWorkflow,
  },
  mentoring: {
    name: { el: "Καθοδήγηση", en: "Mentoring" },
    lead: {
      el: "Επιλογή μέντορα, πλάνο, δουλειά, ανασκόπηση.",
      en: "Choice of a mentor, a plan, work together, a review.",
    },
    trigger: "manual",
    definition: mentoringWorkflow,
  },
  diligence: {
    name: { el: "Δέουσα επιμέλεια", en: "Due diligence" },
    lead: {
      el: "Νομικός, οικονομικός και τεχνικός έλεγχος παράλληλα, ένα συμπέρασμα.",
      en: "Legal, financial and technical checks side by side, one conclusion.",
    },
    trigger: "manual",
    definition: diligenceWorkflow,
  },
  event: {
    name: { el: "Εκδήλωση", en: "Event" },
    lead: {
      el: "Πρόγραμμα και χώρος παράλληλα, έγκριση, δημοσίευση, απολογισμός.",
      en: "Programme and place side by side, approval, publication, a report.",
    },
    trigger: "manual",
    definition: eventWorkflow,
  },
  onboarding: {
    name: { el: "Ένταξη αξιολογητή", en: "Evaluator onboarding" },
    lead: {
      el: "Όροι, πεδία γνώσης, δοκιμαστική αξιολόγηση, έγκριση.",
      en: "Terms, fields of expertise, a trial evaluation, approval.",
    },
    trigger: "manual",
    definition: onboardingWorkflow,
  },
};
