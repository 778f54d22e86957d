import type { Language } from "@kerkis/contract/core/text/languages.ts";
import type { MailReader } from "#platform/happenings/announce.ts";
import type { MailContent } from "#platform/mail/mail.layout.ts";
import { dayIn, given, greetingTo } from "#platform/mail/mail.words.ts";

interface AssignmentMailFacts {
  startupName: string;
  reference: string;
  dueAt: string | null;
}

/** To whoever an evaluation was assigned to. */
const ASSIGNED: Record<Language, (reader: MailReader, facts: AssignmentMailFacts) => MailContent> = {
  el: ({ firstName, url }, { startupName, reference, dueAt }) => ({
    subject: `Νέα αξιολόγηση: «${startupName}»`,
    greeting: greetingTo.el(firstName),
    paragraphs: [
      `Σας ανατέθηκε η αξιολόγηση της αίτησης ${reference} για «${startupName}».`,
      ...given(dueAt, (iso) => `Προθεσμία: ${dayIn("el", iso)}.`),
    ],
    action: { label: "Άνοιγμα αξιολόγησης", url },
    footnote: "Αν υπάρχει σύγκρουση συμφερόντων, δηλώστε τη μέσα από την αξιολόγηση.",
  }),
  en: ({ firstName, url }, { startupName, reference, dueAt }) => ({
    subject: `New evaluation: ${startupName}`,
    greeting: greetingTo.en(firstName),
    paragraphs: [
      `You were assigned the evaluation of application ${reference} of ${startupName}.`,
      ...given(dueAt, (iso) => `Due on ${dayIn("en", iso)}.`),
    ],
    action: { label: "Open the evaluation", url },
    footnote: "If you have a conflict of interest, declare it inside the evaluation.",
  }),
};

export const assignmentMail =
  (facts: AssignmentMailFacts) =>
  (reader: MailReader): MailContent =>
    ASSIGNED[reader.language](reader, facts);
