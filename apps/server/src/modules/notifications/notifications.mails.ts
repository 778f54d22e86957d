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

/** Events whose mail has words of its own. */
const MAILED = [
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

/** A mail that says what the bell says, for events without one of their own. */
export const plainMails: Record<
  Language,
  (facts: { title: string; message: string; recipient: string; url: string }) => MailContent
> = {
  el: ({ title, message, recipient, url }) => ({
    subject: title,
    greeting: `Γεια σας ${recipient},`,
    paragraphs: [message],
    action: { label: "Άνοιγμα στο Kerkis", url },
  }),
  en: ({ title, message, recipient, url }) => ({
    subject: title,
    greeting: `Hello ${recipient},`,
    paragraphs: [message],
    action: { label: "Open in Kerkis", url },
  }),
};

const CHOICE_LINES: Record<Language, (url: string) => string> = {
  el: (url) => `Επιλέξτε ποιες ειδοποιήσεις λαμβάνετε με email: ${url}`,
  en: (url) => `Choose what you get by email: ${url}`,
};

/** Adds where one chooses what comes by mail. */
export function withChoiceLine(content: MailContent, language: Language, url: string): MailContent {
  const line = CHOICE_LINES[language](url);
  return { ...content, footnote: content.footnote ? `${content.footnote}\n${line}` : line };
}

/** The trial notice of web push. */
export const trialPush: Record<Language, { title: string; body: string }> = {
  el: { title: "Οι ειδοποιήσεις λειτουργούν", body: "Έτσι θα σας ενημερώνει το Kerkis σε αυτή τη συσκευή." },
  en: { title: "Notifications work", body: "This is how Kerkis will tell you on this device." },
};

interface DigestFacts {
  recipient: string;
  items: readonly { title: string; message: string }[];
  url: string;
}

/** The longest digest still reads in a minute; the rest is a click away. */
const DIGEST_SHOWN = 25;

const digestLines = (items: DigestFacts["items"]): string[] =>
  items.slice(0, DIGEST_SHOWN).map(({ title, message }) => `${title}\n${message}`);

/** One mail a day with what is unread (completions 6). */
export const digestMails: Record<Language, (facts: DigestFacts) => MailContent> = {
  el: ({ recipient, items, url }) => ({
    subject: items.length === 1 ? "Η ημέρα σας: 1 ειδοποίηση" : `Η ημέρα σας: ${items.length} ειδοποιήσεις`,
    greeting: `Γεια σας ${recipient},`,
    paragraphs: [
      "Δεν έχετε διαβάσει ακόμη:",
      ...digestLines(items),
      ...(items.length > DIGEST_SHOWN ? [`Και άλλες ${items.length - DIGEST_SHOWN} στο Kerkis.`] : []),
    ],
    action: { label: "Όλες οι ειδοποιήσεις", url },
  }),
  en: ({ recipient, items, url }) => ({
    subject: items.length === 1 ? "Your day: 1 notification" : `Your day: ${items.length} notifications`,
    greeting: `Hello ${recipient},`,
    paragraphs: [
      "You have not read yet:",
      ...digestLines(items),
      ...(items.length > DIGEST_SHOWN ? [`And ${items.length - DIGEST_SHOWN} more in Kerkis.`] : []),
    ],
    action: { label: "All notifications", url },
  }),
};

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
