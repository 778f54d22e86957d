import type { Language } from "@kerkis/contract/core/text/languages.ts";
import type { MailContent } from "#platform/mail/mail.layout.ts";
import { dayIn, greetingTo } from "#platform/mail/mail.words.ts";

interface OrganizationMailFacts {
  firstName: string;
  organization: string;
  /** Who did it. */
  actor: string;
  /** When a deleted organization is erased. */
  erasedOn?: string | null;
  url: string;
}

const MAILED = ["deleted", "restored", "ownership_received", "ownership_given"] as const;
export type OrganizationMail = (typeof MAILED)[number];

/** What those who own or run an organization are mailed, in each language. */
export const organizationMails: Record<
  Language,
  Record<OrganizationMail, (facts: OrganizationMailFacts) => MailContent>
> = {
  el: {
    deleted: ({ firstName, organization, actor, erasedOn, url }) => ({
      subject: `Ο οργανισμός «${organization}» διαγράφηκε`,
      greeting: greetingTo.el(firstName),
      paragraphs: [
        `Ο οργανισμός «${organization}» διαγράφηκε. Τον διέγραψε: ${actor}.`,
        ...(erasedOn ? [`Οι ιδιοκτήτες του μπορούν να τον επαναφέρουν έως τις ${dayIn("el", erasedOn)}.`] : []),
      ],
      action: { label: "Ρυθμίσεις οργανισμού", url },
      footnote: "Μετά από αυτή την ημερομηνία τα δεδομένα του σβήνονται οριστικά.",
    }),
    restored: ({ firstName, organization, actor, url }) => ({
      subject: `Ο οργανισμός «${organization}» επανήλθε`,
      greeting: greetingTo.el(firstName),
      paragraphs: [`Ο οργανισμός «${organization}» και τα δεδομένα του επανήλθαν. Τα επανέφερε: ${actor}.`],
      action: { label: "Άνοιγμα οργανισμού", url },
    }),
    ownership_received: ({ firstName, organization, actor, url }) => ({
      subject: `Είστε πλέον ιδιοκτήτης του οργανισμού «${organization}»`,
      greeting: greetingTo.el(firstName),
      paragraphs: [`${actor} σάς μεταβίβασε την ιδιοκτησία του οργανισμού «${organization}».`],
      action: { label: "Ρυθμίσεις οργανισμού", url },
    }),
    ownership_given: ({ firstName, organization, actor, url }) => ({
      subject: `Η ιδιοκτησία του οργανισμού «${organization}» μεταβιβάστηκε`,
      greeting: greetingTo.el(firstName),
      paragraphs: [`Παραμένετε διαχειριστής του οργανισμού «${organization}». Τη μεταβίβαση έκανε: ${actor}.`],
      action: { label: "Ρυθμίσεις οργανισμού", url },
      footnote: "Αν δεν το περιμένατε, επικοινωνήστε με τους διαχειριστές της πλατφόρμας.",
    }),
  },
  en: {
    deleted: ({ firstName, organization, actor, erasedOn, url }) => ({
      subject: `The organization ${organization} was deleted`,
      greeting: greetingTo.en(firstName),
      paragraphs: [
        `The organization ${organization} was deleted by ${actor}.`,
        ...(erasedOn ? [`Its owners can bring it back until ${dayIn("en", erasedOn)}.`] : []),
      ],
      action: { label: "Organization settings", url },
      footnote: "After that day its data is erased for good.",
    }),
    restored: ({ firstName, organization, actor, url }) => ({
      subject: `The organization ${organization} is back`,
      greeting: greetingTo.en(firstName),
      paragraphs: [`${actor} restored the organization ${organization} with all its data.`],
      action: { label: "Open the organization", url },
    }),
    ownership_received: ({ firstName, organization, actor, url }) => ({
      subject: `You now own the organization ${organization}`,
      greeting: greetingTo.en(firstName),
      paragraphs: [`${actor} transferred the ownership of ${organization} to you.`],
      action: { label: "Organization settings", url },
    }),
    ownership_given: ({ firstName, organization, actor, url }) => ({
      subject: `The ownership of ${organization} was transferred`,
      greeting: greetingTo.en(firstName),
      paragraphs: [`You remain an administrator of ${organization}. The transfer was made by ${actor}.`],
      action: { label: "Organization settings", url },
      footnote: "If you did not expect this, contact the administrators of the platform.",
    }),
  },
};
