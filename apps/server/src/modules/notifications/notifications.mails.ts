import type { Language } from "@kerkis/contract/core/languages.ts";
import type { MailContent } from "#platform/mail/mail.layout.ts";

/** What the mails about an application name. */
export interface NoticeMailFacts {
  recipient: string;
  startup: string;
  reference: string;
  organization?: string | undefined;
  reason?: string | null;
  dueAt?: string | null;
  url: string;
}

/** Events that also send a mail; the bell has them all. */
export const MAILED = [
  "application_received",
  "application_approved",
  "application_rejected",
  "application_changes_requested",
  "evaluation_assigned",
] as const;
export type MailedNotice = (typeof MAILED)[number];

const dayIn = (language: Language, iso: string): string =>
  new Intl.DateTimeFormat(language === "el" ? "el-GR" : "en-GB", {
    dateStyle: "long",
    timeZone: "Europe/Athens",
  }).format(new Date(iso));

const given = (text: string | null | undefined, line: (text: string) => string): string[] => (text ? [line(text)] : []);

/** The mail of each event in each language; reasons are given whole. */
export const noticeMails: Record<Language, Record<MailedNotice, (facts: NoticeMailFacts) => MailContent>> = {
  el: {
    application_received: ({ recipient, startup, reference, organization, url }) => ({
      subject: `Λάβαμε την αίτηση για «${startup}»`,
      greeting: `Γεια σας ${recipient},`,
      paragraphs: [
        `Η αίτησή σας υποβλήθηκε με αριθμό ${reference}${organization ? ` (${organization})` : ""}.`,
        "Θα σας ενημερώνουμε σε κάθε βήμα.",
      ],
      action: { label: "Οι αιτήσεις μου", url },
    }),
    application_approved: ({ recipient, startup, reference, reason, url }) => ({
      subject: `Η αίτηση για «${startup}» εγκρίθηκε`,
      greeting: `Γεια σας ${recipient},`,
      paragraphs: [
        `Η αίτηση ${reference} εγκρίθηκε. Το προφίλ «${startup}» είναι επαληθευμένο και δημοσιευμένο στο μητρώο.`,
        ...given(reason, (text) => `Σχόλιο: ${text}`),
      ],
      action: { label: "Προβολή στο μητρώο", url },
    }),
    application_rejected: ({ recipient, startup, reference, reason, url }) => ({
      subject: `Απόφαση για την αίτηση «${startup}»`,
      greeting: `Γεια σας ${recipient},`,
      paragraphs: [
        `Η αίτηση ${reference} για «${startup}» δεν εγκρίθηκε.`,
        ...given(reason, (text) => `Αιτιολογία: ${text}`),
        "Αν έχετε νέα στοιχεία, μπορείτε να υποβάλετε ένσταση μία φορά.",
      ],
      action: { label: "Προβολή αίτησης", url },
    }),
    application_changes_requested: ({ recipient, startup, reference, reason, url }) => ({
      subject: `Η αίτηση για «${startup}» χρειάζεται αλλαγές`,
      greeting: `Γεια σας ${recipient},`,
      paragraphs: [
        `Για να συνεχιστεί η εξέταση της αίτησης ${reference}, χρειάζονται αλλαγές.`,
        ...given(reason, (text) => `Τι ζητήθηκε: ${text}`),
        "Ο χρόνος εξέτασης σταματά μέχρι να υποβάλετε ξανά την αίτηση.",
      ],
      action: { label: "Διόρθωση αίτησης", url },
    }),
    evaluation_assigned: ({ recipient, startup, reference, dueAt, url }) => ({
      subject: `Νέα αξιολόγηση: «${startup}»`,
      greeting: `Γεια σας ${recipient},`,
      paragraphs: [
        `Σας ανατέθηκε η αξιολόγηση της αίτησης ${reference} για «${startup}».`,
        ...given(dueAt, (iso) => `Προθεσμία: ${dayIn("el", iso)}.`),
      ],
      action: { label: "Άνοιγμα αξιολόγησης", url },
      footnote: "Αν υπάρχει σύγκρουση συμφερόντων, δηλώστε τη μέσα από την αξιολόγηση.",
    }),
  },
  en: {
    application_received: ({ recipient, startup, reference, organization, url }) => ({
      subject: `We received the application of ${startup}`,
      greeting: `Hello ${recipient},`,
      paragraphs: [
        `Your application was submitted with the number ${reference}${organization ? ` (${organization})` : ""}.`,
        "We will keep you informed at every step.",
      ],
      action: { label: "My applications", url },
    }),
    application_approved: ({ recipient, startup, reference, reason, url }) => ({
      subject: `The application of ${startup} was approved`,
      greeting: `Hello ${recipient},`,
      paragraphs: [
        `Application ${reference} was approved. ${startup} is verified and listed in the registry.`,
        ...given(reason, (text) => `Comment: ${text}`),
      ],
      action: { label: "See it in the registry", url },
    }),
    application_rejected: ({ recipient, startup, reference, reason, url }) => ({
      subject: `Decision on the application of ${startup}`,
      greeting: `Hello ${recipient},`,
      paragraphs: [
        `Application ${reference} of ${startup} was not approved.`,
        ...given(reason, (text) => `Reason: ${text}`),
        "If you have new evidence, you may appeal once.",
      ],
      action: { label: "See the application", url },
    }),
    application_changes_requested: ({ recipient, startup, reference, reason, url }) => ({
      subject: `The application of ${startup} needs changes`,
      greeting: `Hello ${recipient},`,
      paragraphs: [
        `Before the review of application ${reference} can go on, changes are needed.`,
        ...given(reason, (text) => `What was asked for: ${text}`),
        "The review period stands still until you submit it again.",
      ],
      action: { label: "Edit the application", url },
    }),
    evaluation_assigned: ({ recipient, startup, reference, dueAt, url }) => ({
      subject: `New evaluation: ${startup}`,
      greeting: `Hello ${recipient},`,
      paragraphs: [
        `You were assigned the evaluation of application ${reference} of ${startup}.`,
        ...given(dueAt, (iso) => `Due on ${dayIn("en", iso)}.`),
      ],
      action: { label: "Open the evaluation", url },
      footnote: "If you have a conflict of interest, declare it inside the evaluation.",
    }),
  },
};
