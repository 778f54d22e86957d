import type { Language } from "@kerkis/contract/core/text/languages.ts";
import type { MailContent } from "#platform/mail/mail.layout.ts";
import { greetingTo } from "#platform/mail/mail.words.ts";

/** A mail that says what the bell says, for happenings without one of their own. */
export const plainMails: Record<
  Language,
  (facts: { title: string; message: string; firstName: string; url: string }) => MailContent
> = {
  el: ({ title, message, firstName, url }) => ({
    subject: title,
    greeting: greetingTo.el(firstName),
    paragraphs: [message],
    action: { label: "Άνοιγμα στο Kerkis", url },
  }),
  en: ({ title, message, firstName, url }) => ({
    subject: title,
    greeting: greetingTo.en(firstName),
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

/** The trial of web push. */
export const trialPush: Record<Language, { title: string; body: string }> = {
  el: { title: "Οι ειδοποιήσεις λειτουργούν", body: "Έτσι θα σας ενημερώνει το Kerkis σε αυτή τη συσκευή." },
  en: { title: "Notifications work", body: "This is how Kerkis will tell you on this device." },
};

interface DigestFacts {
  firstName: string;
  items: readonly { title: string; message: string }[];
  url: string;
}

/** The longest digest still reads in a minute; the rest is a click away. */
const DIGEST_SHOWN = 25;

const digestLines = (items: DigestFacts["items"]): string[] =>
  items.slice(0, DIGEST_SHOWN).map(({ title, message }) => `${title}\n${message}`);

/** One mail a day with what is unread (completions 6). */
export const digestMails: Record<Language, (facts: DigestFacts) => MailContent> = {
  el: ({ firstName, items, url }) => ({
    subject: items.length === 1 ? "Η ημέρα σας: 1 ειδοποίηση" : `Η ημέρα σας: ${items.length} ειδοποιήσεις`,
    greeting: greetingTo.el(firstName),
    paragraphs: [
      "Δεν έχετε διαβάσει ακόμη:",
      ...digestLines(items),
      ...(items.length > DIGEST_SHOWN ? [`Και άλλες ${items.length - DIGEST_SHOWN} στο Kerkis.`] : []),
    ],
    action: { label: "Όλες οι ειδοποιήσεις", url },
  }),
  en: ({ firstName, items, url }) => ({
    subject: items.length === 1 ? "Your day: 1 notification" : `Your day: ${items.length} notifications`,
    greeting: greetingTo.en(firstName),
    paragraphs: [
      "You have not read yet:",
      ...digestLines(items),
      ...(items.length > DIGEST_SHOWN ? [`And ${items.length - DIGEST_SHOWN} more in Kerkis.`] : []),
    ],
    action: { label: "All notifications", url },
  }),
};
