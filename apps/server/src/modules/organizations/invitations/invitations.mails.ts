import { roleWord } from "@kerkis/contract/core/happenings/happening-facts.ts";
import type { Language } from "@kerkis/contract/core/text/languages.ts";
import type { OrganizationRole } from "@kerkis/contract/core/permissions.ts";
import type { MailContent } from "#platform/mail/mail.layout.ts";

interface InvitationMailFacts {
  organization: string;
  inviter: string;
  role: OrganizationRole;
  url: string;
}

/** The default organization is named as the product: it would be named twice. */
const isProduct = (organization: string): boolean => organization.trim().toLowerCase() === "kerkis";

/** «You are invited», valid for 7 days (completions 1). */
export const invitationMail: Record<Language, (facts: InvitationMailFacts) => MailContent> = {
  el: ({ organization, inviter, role, url }) => ({
    subject: `Πρόσκληση στον οργανισμό «${organization}»`,
    greeting: "Γεια σας.",
    paragraphs: [
      `${inviter} σάς προσκαλεί στον οργανισμό «${organization}»${isProduct(organization) ? "" : " στο Kerkis"}. Ρόλος: ${roleWord("el", role)}.`,
      "Ανοίξτε την πρόσκληση για να την αποδεχτείτε ή να την απορρίψετε. Αν δεν έχετε λογαριασμό, τον δημιουργείτε εκεί.",
    ],
    action: { label: "Άνοιγμα πρόσκλησης", url },
    footnote: "Η πρόσκληση ισχύει για 7 ημέρες. Αν δεν την περιμένατε, αγνοήστε αυτό το μήνυμα.",
  }),
  en: ({ organization, inviter, role, url }) => ({
    subject: `Invitation to ${organization}`,
    greeting: "Hello,",
    paragraphs: [
      `${inviter} invites you to ${organization}${isProduct(organization) ? "" : " on Kerkis"}. Role: ${roleWord("en", role)}.`,
      "Open the invitation to accept or decline it. If you have no account yet, you create it there.",
    ],
    action: { label: "Open the invitation", url },
    footnote: "The invitation works for 7 days. If you did not expect it, ignore this message.",
  }),
};
