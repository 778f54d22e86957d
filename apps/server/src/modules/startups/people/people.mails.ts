import type { Language } from "@kerkis/contract/core/text/languages.ts";
import { STARTUP_ROLE_LABELS, type StartupRole } from "@kerkis/contract/startups/people/people.taxonomy.ts";
import type { MailContent } from "#platform/mail/mail.layout.ts";

interface InvitationFacts {
  startup: string;
  inviter: string;
  role: StartupRole;
  url: string;
}

/** «Run it with us», valid for 7 days. */
export const startupInvitationMail: Record<Language, (facts: InvitationFacts) => MailContent> = {
  el: ({ startup, inviter, role, url }) => ({
    subject: `Πρόσκληση στη startup «${startup}»`,
    greeting: "Γεια σας.",
    paragraphs: [
      `Σας προσκαλούν να διαχειρίζεστε μαζί το προφίλ της «${startup}» στο Kerkis. Από: ${inviter}. Ρόλος: ${STARTUP_ROLE_LABELS[role].el}.`,
      "Ανοίξτε την πρόσκληση για να την αποδεχτείτε ή να την απορρίψετε. Αν δεν έχετε λογαριασμό, δημιουργείτε πρώτα έναν με αυτή τη διεύθυνση.",
    ],
    action: { label: "Άνοιγμα πρόσκλησης", url },
    footnote: "Η πρόσκληση ισχύει για 7 ημέρες. Αν δεν την περιμένατε, αγνοήστε αυτό το μήνυμα.",
  }),
  en: ({ startup, inviter, role, url }) => ({
    subject: `Invitation to ${startup}`,
    greeting: "Hello,",
    paragraphs: [
      `${inviter} invites you to run the profile of ${startup} on Kerkis together. Role: ${STARTUP_ROLE_LABELS[role].en}.`,
      "Open the invitation to accept or decline it. If you have no account yet, create one with this address first.",
    ],
    action: { label: "Open the invitation", url },
    footnote: "The invitation works for 7 days. If you did not expect it, ignore this message.",
  }),
};
