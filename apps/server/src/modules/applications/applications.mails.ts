import type { Language } from "@kerkis/contract/core/languages.ts";
import type { MailContent } from "#platform/mail/mail.layout.ts";

export interface ApplicationMailFacts {
  /** Whom it greets. */
  name: string;
  startupName: string;
  reference: string;
  organizationName: string;
  reason: string | null;
  publicUrl: string;
  startupId: string | null;
}

type ApplicationMail = Record<Language, (facts: ApplicationMailFacts) => MailContent>;

const myApplications = ({ publicUrl }: ApplicationMailFacts) => `${publicUrl}/my-applications`;
const footnote: Record<Language, (facts: ApplicationMailFacts) => string> = {
  el: ({ reference, organizationName }) =>
    `Αίτηση ${reference} στον οργανισμό ${organizationName}. Λαμβάνετε αυτό το μήνυμα επειδή την υποβάλατε εσείς.`,
  en: ({ reference, organizationName }) =>
    `Application ${reference} to ${organizationName}. You receive this message because you submitted it.`,
};

export const submittedMail: ApplicationMail = {
  el: (facts) => ({
    subject: `Λάβαμε την αίτηση ${facts.reference}`,
    greeting: `Γεια σας ${facts.name},`,
    paragraphs: [
      `Η αίτηση για την επιχείρηση «${facts.startupName}» υποβλήθηκε με αριθμό ${facts.reference}.`,
      "Θα την ελέγξουμε και θα σας ενημερώσουμε σε κάθε βήμα. Ως την απόφαση μπορείτε να την αποσύρετε όποτε θέλετε.",
    ],
    action: { label: "Οι αιτήσεις μου", url: myApplications(facts) },
    footnote: footnote.el(facts),
  }),
  en: (facts) => ({
    subject: `We received application ${facts.reference}`,
    greeting: `Hello ${facts.name},`,
    paragraphs: [
      `Your application for “${facts.startupName}” was submitted under number ${facts.reference}.`,
      "We will check it and keep you informed at every step. Until the decision you can withdraw it at any time.",
    ],
    action: { label: "My applications", url: myApplications(facts) },
    footnote: footnote.en(facts),
  }),
};

export const changesRequestedMail: ApplicationMail = {
  el: (facts) => ({
    subject: `Η αίτηση ${facts.reference} χρειάζεται αλλαγές`,
    greeting: `Γεια σας ${facts.name},`,
    paragraphs: [
      `Για να προχωρήσει η αίτηση της επιχείρησης «${facts.startupName}» χρειαζόμαστε κάτι ακόμη από εσάς:`,
      facts.reason ?? "",
      "Κάντε τις αλλαγές και υποβάλετέ την ξανά. Ο χρόνος της διαδικασίας μετρά ξανά από εκεί που σταμάτησε.",
    ],
    action: { label: "Διόρθωση της αίτησης", url: myApplications(facts) },
    footnote: footnote.el(facts),
  }),
  en: (facts) => ({
    subject: `Application ${facts.reference} needs changes`,
    greeting: `Hello ${facts.name},`,
    paragraphs: [
      `Before the application of “${facts.startupName}” can go on, we need something more from you:`,
      facts.reason ?? "",
      "Make the changes and submit it again. The clock of the procedure continues from where it stopped.",
    ],
    action: { label: "Edit the application", url: myApplications(facts) },
    footnote: footnote.en(facts),
  }),
};

export const approvedMail: ApplicationMail = {
  el: (facts) => ({
    subject: `Η αίτηση ${facts.reference} εγκρίθηκε`,
    greeting: `Γεια σας ${facts.name},`,
    paragraphs: [
      `Η αίτηση της επιχείρησης «${facts.startupName}» εγκρίθηκε. Η επιχείρηση είναι πλέον επαληθευμένη και εμφανίζεται στο μητρώο.`,
      ...(facts.reason ? [facts.reason] : []),
    ],
    action: { label: "Η σελίδα της επιχείρησης", url: startupPage(facts) },
    footnote: footnote.el(facts),
  }),
  en: (facts) => ({
    subject: `Application ${facts.reference} was approved`,
    greeting: `Hello ${facts.name},`,
    paragraphs: [
      `The application of “${facts.startupName}” was approved. The startup is now verified and listed in the registry.`,
      ...(facts.reason ? [facts.reason] : []),
    ],
    action: { label: "See the startup's page", url: startupPage(facts) },
    footnote: footnote.en(facts),
  }),
};

export const rejectedMail: ApplicationMail = {
  el: (facts) => ({
    subject: `Η αίτηση ${facts.reference} δεν εγκρίθηκε`,
    greeting: `Γεια σας ${facts.name},`,
    paragraphs: [
      `Η αίτηση της επιχείρησης «${facts.startupName}» δεν εγκρίθηκε. Το σκεπτικό της απόφασης:`,
      facts.reason ?? "",
      "Αν έχετε νέα στοιχεία, μπορείτε να ζητήσετε επανεξέταση μία φορά.",
    ],
    action: { label: "Οι αιτήσεις μου", url: myApplications(facts) },
    footnote: footnote.el(facts),
  }),
  en: (facts) => ({
    subject: `Application ${facts.reference} was not approved`,
    greeting: `Hello ${facts.name},`,
    paragraphs: [
      `The application of “${facts.startupName}” was not approved. The reason for the decision:`,
      facts.reason ?? "",
      "If you have something new to show, you can ask for a second look, once.",
    ],
    action: { label: "My applications", url: myApplications(facts) },
    footnote: footnote.en(facts),
  }),
};

const startupPage = ({ publicUrl, startupId, ...facts }: ApplicationMailFacts) =>
  startupId ? `${publicUrl}/startup/${startupId}` : myApplications({ publicUrl, startupId, ...facts });
