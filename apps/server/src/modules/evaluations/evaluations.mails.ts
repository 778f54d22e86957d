import type { Language } from "@kerkis/contract/core/languages.ts";
import type { MailContent } from "#platform/mail/mail.layout.ts";

export interface AssignmentMailFacts {
  name: string;
  startupName: string;
  reference: string;
  organizationName: string;
  /** ISO 8601, or null without a due date. */
  dueAt: string | null;
  timezone: string;
  url: string;
}

const dueDay = (language: Language, { dueAt, timezone }: AssignmentMailFacts): string | null =>
  dueAt &&
  new Intl.DateTimeFormat(language === "el" ? "el-GR" : "en-GB", { dateStyle: "long", timeZone: timezone }).format(
    new Date(dueAt),
  );

/** To the evaluator, when an application is assigned. */
export const assignmentMail: Record<Language, (facts: AssignmentMailFacts) => MailContent> = {
  el: (facts) => {
    const due = dueDay("el", facts);
    return {
      subject: `Νέα αξιολόγηση: ${facts.startupName}`,
      greeting: `Γεια σας ${facts.name},`,
      paragraphs: [
        `Ο οργανισμός ${facts.organizationName} σας ανέθεσε την αξιολόγηση της επιχείρησης «${facts.startupName}» (αίτηση ${facts.reference}).`,
        ...(due ? [`Προθεσμία: ${due}.`] : []),
        "Αν υπάρχει σύγκρουση συμφερόντων, δηλώστε την πριν ξεκινήσετε. Η αίτηση θα ανατεθεί σε άλλον αξιολογητή.",
      ],
      action: { label: "Άνοιγμα της αξιολόγησης", url: facts.url },
    };
  },
  en: (facts) => {
    const due = dueDay("en", facts);
    return {
      subject: `New evaluation: ${facts.startupName}`,
      greeting: `Hello ${facts.name},`,
      paragraphs: [
        `${facts.organizationName} asked you to evaluate “${facts.startupName}” (application ${facts.reference}).`,
        ...(due ? [`Due: ${due}.`] : []),
        "If you have a conflict of interest, declare it before you begin. The application will go to another evaluator.",
      ],
      action: { label: "Open the evaluation", url: facts.url },
    };
  },
};
