import type { Language } from "@kerkis/contract/core/text/languages.ts";
import type { MailContent } from "#platform/mail/mail.layout.ts";

interface AskedFacts {
  /** There is an account at the address. */
  isKnown: boolean;
  event: string;
  inviter: string;
  url: string;
}

/** «Help us to run it», to someone who may not know who asks. */
export const cohostMail: Record<Language, (facts: AskedFacts) => MailContent> = {
  el: ({ event, inviter, isKnown, url }) => ({
    subject: `Πρόσκληση να συνδιοργανώσετε: ${event}`,
    greeting: "Γεια σας.",
    paragraphs: [
      `Σας προσκαλούν να βοηθήσετε στη διοργάνωση της εκδήλωσης «${event}» στο Kerkis. Από: ${inviter}.`,
      isKnown
        ? "Απαντάτε στη σελίδα «Συνδιοργανώσεις»."
        : "Αν δεν έχετε λογαριασμό, δημιουργήστε έναν με αυτή τη διεύθυνση. Μετά απαντάτε στη σελίδα «Συνδιοργανώσεις».",
    ],
    action: { label: "Άνοιγμα πρόσκλησης", url },
    footnote: "Αν δεν την περιμένατε, αγνοήστε αυτό το μήνυμα.",
  }),
  en: ({ event, inviter, isKnown, url }) => ({
    subject: `Invitation to help run ${event}`,
    greeting: "Hello,",
    paragraphs: [
      `${inviter} asks you to help run the event ${event} on Kerkis.`,
      isKnown
        ? "You answer on the page Events you help run."
        : "If you have no account yet, create one with this address first. You answer on the page Events you help run.",
    ],
    action: { label: "Open the invitation", url },
    footnote: "If you did not expect it, ignore this message.",
  }),
};
