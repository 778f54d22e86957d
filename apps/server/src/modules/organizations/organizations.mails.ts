import type { Language } from "@kerkis/contract/core/languages.ts";
import type { MailContent } from "#platform/mail/mail.layout.ts";

interface OrganizationMailFacts {
  recipient: string;
  organization: string;
  /** Who did it. */
  actor: string;
  /** When a deleted organization is erased. */
  erasedOn?: string | null;
  url: string;
}

const MAILED = ["deleted", "restored", "ownership_received", "ownership_given"] as const;
export type OrganizationMail = (typeof MAILED)[number];

const dayIn = (language: Language, iso: string): string =>
  new Intl.DateTimeFormat(language === "el" ? "el-GR" : "en-GB", {
    dateStyle: "long",
    timeZone: "Europe/Athens",
  }).format(new Date(iso));

/** What those who own or run an organization are mailed, in each language. */
export const organizationMails: Record<
  Language,
  Record<OrganizationMail, (facts: OrganizationMailFacts) => MailContent>
> = {
  el: {
    deleted: ({ recipient, organization, actor, erasedOn, url }) => ({
      subject: `Ο οργανισμός «${organization}» διαγράφηκε`,
      greeting: `Γεια σας ${recipient},`,
      paragraphs: [
        `Ο οργανισμός «${organization}» διαγράφηκε. Ενέργεια: ${actor}.`,
        ...(erasedOn ? [`Οι ιδιοκτήτες του μπορούν να τον επαναφέρουν έως τις ${dayIn("el", erasedOn)}.`] : []),
      ],
      action: { label: "Ρυθμίσεις οργανισμού", url },
      footnote: "Μετά από αυτή την ημερομηνία τα δεδομένα του σβήνονται οριστικά.",
    }),
    restored: ({ recipient, organization, actor, url }) => ({
      subject: `Ο οργανισμός «${organization}» επανήλθε`,
      greeting: `Γεια σας ${recipient},`,
      paragraphs: [`Ο οργανισμός «${organization}» και τα δεδομένα του επανήλθαν. Ενέργεια: ${actor}.`],
      action: { label: "Άνοιγμα οργανισμού", url },
    }),
    ownership_received: ({ recipient, organization, actor, url }) => ({
      subject: `Είστε πλέον ιδιοκτήτης του οργανισμού «${organization}»`,
      greeting: `Γεια σας ${recipient},`,
      paragraphs: [`Η ιδιοκτησία του οργανισμού «${organization}» μεταβιβάστηκε σε εσάς. Ενέργεια: ${actor}.`],
      action: { label: "Ρυθμίσεις οργανισμού", url },
    }),
    ownership_given: ({ recipient, organization, actor, url }) => ({
      subject: `Η ιδιοκτησία του οργανισμού «${organization}» μεταβιβάστηκε`,
      greeting: `Γεια σας ${recipient},`,
      paragraphs: [`Παραμένετε διαχειριστής του οργανισμού «${organization}». Ενέργεια: ${actor}.`],
      action: { label: "Ρυθμίσεις οργανισμού", url },
      footnote: "Αν δεν το περιμένατε, επικοινωνήστε με τους διαχειριστές της πλατφόρμας.",
    }),
  },
  en: {
    deleted: ({ recipient, organization, actor, erasedOn, url }) => ({
      subject: `The organization ${organization} was deleted`,
      greeting: `Hello ${recipient},`,
      paragraphs: [
        `The organization ${organization} was deleted by ${actor}.`,
        ...(erasedOn ? [`Its owners can bring it back until ${dayIn("en", erasedOn)}.`] : []),
      ],
      action: { label: "Organization settings", url },
      footnote: "After that day its data is erased for good.",
    }),
    restored: ({ recipient, organization, actor, url }) => ({
      subject: `The organization ${organization} is back`,
      greeting: `Hello ${recipient},`,
      paragraphs: [`${actor} restored the organization ${organization} with all its data.`],
      action: { label: "Open the organization", url },
    }),
    ownership_received: ({ recipient, organization, actor, url }) => ({
      subject: `You now own the organization ${organization}`,
      greeting: `Hello ${recipient},`,
      paragraphs: [`${actor} transferred the ownership of ${organization} to you.`],
      action: { label: "Organization settings", url },
    }),
    ownership_given: ({ recipient, organization, actor, url }) => ({
      subject: `The ownership of ${organization} was transferred`,
      greeting: `Hello ${recipient},`,
      paragraphs: [`You remain an administrator of ${organization}. The transfer was made by ${actor}.`],
      action: { label: "Organization settings", url },
      footnote: "If you did not expect this, contact the administrators of the platform.",
    }),
  },
};
