import { CONTACT_FORM } from "@kerkis/contract/admin/contact/contact.form.ts";
import type { ContactTopic } from "@kerkis/contract/admin/contact/contact.taxonomy.ts";
import type { Language } from "@kerkis/contract/core/text/languages.ts";
import type { MailContent } from "#platform/mail/mail.layout.ts";

const TOPICS = CONTACT_FORM.message.fields.topic.names;

interface ReceivedMail {
  name: string;
  email: string;
  topic: ContactTopic;
  message: string;
  url: string;
}

/** To the address that the installation gives for contact: the message itself. */
export const contactMail: Record<Language, (message: ReceivedMail) => MailContent> = {
  el: ({ name, email, topic, message, url }) => ({
    subject: `Νέο μήνυμα: ${TOPICS[topic].el}`,
    greeting: "Νέο μήνυμα από τη σελίδα επικοινωνίας.",
    paragraphs: [`Από: ${name} (${email})`, `Θέμα: ${TOPICS[topic].el}`, message],
    action: { label: "Άνοιγμα στη διαχείριση", url },
    footnote: "Η απάντησή σας σε αυτό το μήνυμα πηγαίνει στον αποστολέα. Η διεύθυνση είναι όπως τη δήλωσε ο ίδιος.",
  }),
  en: ({ name, email, topic, message, url }) => ({
    subject: `New message: ${TOPICS[topic].en}`,
    greeting: "A new message from the contact page.",
    paragraphs: [`From: ${name} (${email})`, `Topic: ${TOPICS[topic].en}`, message],
    action: { label: "Open in administration", url },
    footnote: "Your reply to this message goes to its sender. The address is as they gave it.",
  }),
};

/**
 * To whoever wrote: always the same words. Nothing of what was typed is in it, so that nobody can have us send their
 * words to a stranger's address.
 */
export const contactReceipt: Record<Language, () => MailContent> = {
  el: () => ({
    subject: "Λάβαμε το μήνυμά σας",
    greeting: "Γεια σας.",
    paragraphs: [
      "Σας ευχαριστούμε που μας γράψατε. Διαβάζουμε κάθε μήνυμα και θα σας απαντήσουμε σε αυτή τη διεύθυνση, συνήθως μέσα σε δύο εργάσιμες ημέρες.",
    ],
    footnote: "Αν δεν μας γράψατε εσείς, κάποιος έδωσε τη διεύθυνσή σας κατά λάθος. Δεν χρειάζεται να κάνετε κάτι.",
  }),
  en: () => ({
    subject: "We received your message",
    greeting: "Hello,",
    paragraphs: [
      "Thank you for writing to us. We read every message and will answer at this address, usually within two working days.",
    ],
    footnote: "If you did not write to us, someone gave your address by mistake. There is nothing you need to do.",
  }),
};
