import type { Language } from "@kerkis/contract/core/text/languages.ts";
import type { MailReader } from "#platform/happenings/announce.ts";
import type { MailContent } from "#platform/mail/mail.layout.ts";
import { given, greetingTo } from "#platform/mail/mail.words.ts";

/** What the mails about an application name; reasons are given whole. */
interface ApplicationMailFacts {
  subjectName: string;
  reference: string;
  organizationName: string;
  reason: string | null;
  letter?: { subject: string; body: string };
  /** What comes next, a line a step; nothing where no workflow takes care of it. */
  next?: Record<Language, string[]>;
}
/** What comes next, as a paragraph of its own. */
const nextIn = {
  el: (next: ApplicationMailFacts["next"]) => given(next?.el.join("\n"), (lines) => `Τι ακολουθεί:\n${lines}`),
  en: (next: ApplicationMailFacts["next"]) => given(next?.en.join("\n"), (lines) => `What happens next:\n${lines}`),
};

type ApplicationMail = (reader: Omit<MailReader, "language">, facts: ApplicationMailFacts) => MailContent;

const MAILS = {
  received: {
    el: ({ firstName, url }, { subjectName, reference, organizationName, next }) => ({
      subject: `Λάβαμε την αίτηση για «${subjectName}»`,
      greeting: greetingTo.el(firstName),
      paragraphs: [
        `Η αίτησή σας υποβλήθηκε με αριθμό ${reference} (${organizationName}).`,
        ...nextIn.el(next),
        "Θα σας ενημερώνουμε σε κάθε βήμα.",
      ],
      action: { label: "Οι αιτήσεις μου", url },
    }),
    en: ({ firstName, url }, { subjectName, reference, organizationName, next }) => ({
      subject: `We received the application of ${subjectName}`,
      greeting: greetingTo.en(firstName),
      paragraphs: [
        `Your application was submitted with the number ${reference} (${organizationName}).`,
        ...nextIn.en(next),
        "We will keep you informed at every step.",
      ],
      action: { label: "My applications", url },
    }),
  },
  underReview: {
    el: ({ firstName, url }, { subjectName, reference, organizationName, next }) => ({
      subject: `Η αίτηση για «${subjectName}» εξετάζεται`,
      greeting: greetingTo.el(firstName),
      paragraphs: [`Η εξέταση της αίτησης ${reference} ξεκίνησε (${organizationName}).`, ...nextIn.el(next)],
      action: { label: "Οι αιτήσεις μου", url },
    }),
    en: ({ firstName, url }, { subjectName, reference, organizationName, next }) => ({
      subject: `The application of ${subjectName} is under review`,
      greeting: greetingTo.en(firstName),
      paragraphs: [`The review of application ${reference} has begun (${organizationName}).`, ...nextIn.en(next)],
      action: { label: "My applications", url },
    }),
  },
  reopened: {
    el: ({ firstName, url }, { subjectName, reference, organizationName, next }) => ({
      subject: `Η αίτηση για «${subjectName}» εξετάζεται ξανά`,
      greeting: greetingTo.el(firstName),
      paragraphs: [`Η αίτηση ${reference} άνοιξε ξανά και εξετάζεται (${organizationName}).`, ...nextIn.el(next)],
      action: { label: "Οι αιτήσεις μου", url },
    }),
    en: ({ firstName, url }, { subjectName, reference, organizationName, next }) => ({
      subject: `The application of ${subjectName} is under review again`,
      greeting: greetingTo.en(firstName),
      paragraphs: [
        `Application ${reference} was opened again and is under review (${organizationName}).`,
        ...nextIn.en(next),
      ],
      action: { label: "My applications", url },
    }),
  },
  approved: {
    el: ({ firstName, url }, { subjectName, reference, reason, next }) => ({
      subject: `Η αίτηση για «${subjectName}» εγκρίθηκε`,
      greeting: greetingTo.el(firstName),
      paragraphs: [
        `Η αίτηση ${reference} εγκρίθηκε. Το προφίλ «${subjectName}» είναι επαληθευμένο και δημοσιευμένο στο μητρώο.`,
        ...given(reason, (text) => `Σχόλιο: ${text}`),
        ...nextIn.el(next),
      ],
      action: { label: "Προβολή στο μητρώο", url },
    }),
    en: ({ firstName, url }, { subjectName, reference, reason, next }) => ({
      subject: `The application of ${subjectName} was approved`,
      greeting: greetingTo.en(firstName),
      paragraphs: [
        `Application ${reference} was approved. ${subjectName} is verified and listed in the registry.`,
        ...given(reason, (text) => `Comment: ${text}`),
        ...nextIn.en(next),
      ],
      action: { label: "See it in the registry", url },
    }),
  },
  selected: {
    el: ({ firstName, url }, { subjectName, reference, organizationName, reason, next }) => ({
      subject: `Η αίτηση για «${subjectName}» επιλέχθηκε`,
      greeting: greetingTo.el(firstName),
      paragraphs: [
        `Η αίτηση ${reference} επιλέχθηκε (${organizationName}).`,
        ...given(reason, (text) => `Σχόλιο: ${text}`),
        ...nextIn.el(next),
      ],
      action: { label: "Οι αιτήσεις μου", url },
    }),
    en: ({ firstName, url }, { subjectName, reference, organizationName, reason, next }) => ({
      subject: `The application of ${subjectName} was selected`,
      greeting: greetingTo.en(firstName),
      paragraphs: [
        `Application ${reference} was selected (${organizationName}).`,
        ...given(reason, (text) => `Comment: ${text}`),
        ...nextIn.en(next),
      ],
      action: { label: "My applications", url },
    }),
  },
  rejected: {
    el: ({ firstName, url }, { subjectName, reference, reason, next }) => ({
      subject: `Απόφαση για την αίτηση «${subjectName}»`,
      greeting: greetingTo.el(firstName),
      paragraphs: [
        `Η αίτηση ${reference} για «${subjectName}» δεν εγκρίθηκε.`,
        ...given(reason, (text) => `Αιτιολογία: ${text}`),
        "Αν έχετε νέα στοιχεία, μπορείτε να υποβάλετε ένσταση μία φορά.",
        ...nextIn.el(next),
      ],
      action: { label: "Προβολή αίτησης", url },
    }),
    en: ({ firstName, url }, { subjectName, reference, reason, next }) => ({
      subject: `Decision on the application of ${subjectName}`,
      greeting: greetingTo.en(firstName),
      paragraphs: [
        `Application ${reference} of ${subjectName} was not approved.`,
        ...given(reason, (text) => `Reason: ${text}`),
        "If you have new evidence, you may appeal once.",
        ...nextIn.en(next),
      ],
      action: { label: "See the application", url },
    }),
  },
  changesRequested: {
    el: ({ firstName, url }, { subjectName, reference, reason, next }) => ({
      subject: `Η αίτηση για «${subjectName}» χρειάζεται αλλαγές`,
      greeting: greetingTo.el(firstName),
      paragraphs: [
        `Για να συνεχιστεί η εξέταση της αίτησης ${reference}, χρειάζονται αλλαγές.`,
        ...given(reason, (text) => `Τι ζητήθηκε: ${text}`),
        "Ο χρόνος εξέτασης σταματά μέχρι να υποβάλετε ξανά την αίτηση.",
        ...nextIn.el(next),
      ],
      action: { label: "Διόρθωση αίτησης", url },
    }),
    en: ({ firstName, url }, { subjectName, reference, reason, next }) => ({
      subject: `The application of ${subjectName} needs changes`,
      greeting: greetingTo.en(firstName),
      paragraphs: [
        `Before the review of application ${reference} can go on, changes are needed.`,
        ...given(reason, (text) => `Changes requested: ${text}`),
        "The clock is paused until you submit it again.",
        ...nextIn.en(next),
      ],
      action: { label: "Edit the application", url },
    }),
  },
} satisfies Record<string, Record<Language, ApplicationMail>>;

/** The mail of a step that has words of its own, for whoever reads it. */
export const applicationMail =
  (kind: keyof typeof MAILS, facts: ApplicationMailFacts) =>
  ({ language, ...reader }: MailReader): MailContent =>
    inLetter(MAILS[kind][language](reader, facts), facts, language);

const DOSSIER: Record<Language, string> = {
  el: "Ο φάκελος της απόφασης, σε PDF, και όσα σχόλια έγραψαν οι αξιολογητές βρίσκονται στην αίτησή σας.",
  en: "The dossier of the decision, as a PDF, and what the reviewers wrote to you are in your application.",
};

/** The mail with the words of a letter, where there is one, and where its dossier is: what it holds is not sent through others' servers. */
const inLetter = (mail: MailContent, { letter }: ApplicationMailFacts, language: Language): MailContent =>
  letter
    ? {
        ...mail,
        subject: letter.subject,
        paragraphs: [...letter.body.split(/\n{2,}/).filter(Boolean), DOSSIER[language]],
      }
    : mail;
