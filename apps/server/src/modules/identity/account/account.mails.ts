import type { Language } from "@kerkis/contract/core/text/languages.ts";
import type { MailContent } from "#platform/mail/mail.layout.ts";
import { dayIn, greetingTo } from "#platform/mail/mail.words.ts";

type Mails<Facts> = Record<Language, (facts: Facts) => MailContent>;

/** To the new address: the link that makes it the account's, valid for 24 hours. */
export const emailChangeLinkMail: Mails<{ firstName: string; url: string }> = {
  el: ({ firstName, url }) => ({
    subject: "Επιβεβαιώστε τη νέα διεύθυνση email σας",
    greeting: greetingTo.el(firstName),
    paragraphs: ["Ζητήσατε να συνδέεστε στο Kerkis με αυτή τη διεύθυνση. Επιβεβαιώστε την και η αλλαγή ολοκληρώνεται."],
    action: { label: "Επιβεβαίωση νέου email", url },
    footnote: "Ο σύνδεσμος ισχύει για 24 ώρες και μία φορά. Αν δεν το ζητήσατε εσείς, αγνοήστε αυτό το μήνυμα.",
  }),
  en: ({ firstName, url }) => ({
    subject: "Confirm your new email address",
    greeting: greetingTo.en(firstName),
    paragraphs: ["You asked to sign in to Kerkis with this address. Confirm it and the change is complete."],
    action: { label: "Confirm the new email", url },
    footnote: "The link works once, for 24 hours. If you did not ask for it, ignore this message.",
  }),
};

/** To the present address, as soon as another one is asked for. */
export const emailChangeRequestedMail: Mails<{ firstName: string; email: string; url: string }> = {
  el: ({ firstName, email, url }) => ({
    subject: "Ζητήθηκε αλλαγή του email σας",
    greeting: greetingTo.el(firstName),
    paragraphs: [
      `Ζητήθηκε να αλλάξει το email του λογαριασμού σας στο Kerkis σε ${email}. Η αλλαγή γίνεται μόνο αν επιβεβαιωθεί η νέα διεύθυνση.`,
      "Αν δεν το ζητήσατε εσείς, ακυρώστε την αλλαγή από τις ρυθμίσεις και ορίστε νέο κωδικό πρόσβασης.",
    ],
    action: { label: "Ρυθμίσεις λογαριασμού", url },
  }),
  en: ({ firstName, email, url }) => ({
    subject: "A change of your email was requested",
    greeting: greetingTo.en(firstName),
    paragraphs: [
      `Someone asked to change the email of your Kerkis account to ${email}. It changes only if the new address is confirmed.`,
      "If it was not you, cancel the change in your settings and set a new password.",
    ],
    action: { label: "Account settings", url },
  }),
};

/** To the address that the account no longer has. */
export const emailChangedMail: Mails<{ firstName: string; email: string; url: string }> = {
  el: ({ firstName, email, url }) => ({
    subject: "Το email του λογαριασμού σας άλλαξε",
    greeting: greetingTo.el(firstName),
    paragraphs: [`Από εδώ και πέρα συνδέεστε στο Kerkis με τη διεύθυνση ${email}.`],
    action: { label: "Επικοινωνία", url },
    footnote: "Αν δεν το κάνατε εσείς, επικοινωνήστε αμέσως μαζί μας.",
  }),
  en: ({ firstName, email, url }) => ({
    subject: "The email of your account has changed",
    greeting: greetingTo.en(firstName),
    paragraphs: [`From now on you sign in to Kerkis with ${email}.`],
    action: { label: "Contact us", url },
    footnote: "If it was not you, contact us at once.",
  }),
};

export const deletionRequestedMail: Mails<{ firstName: string; url: string; erasedOn: string }> = {
  el: ({ firstName, url, erasedOn }) => ({
    subject: "Ο λογαριασμός σας θα διαγραφεί",
    greeting: greetingTo.el(firstName),
    paragraphs: [
      `Ζητήσατε τη διαγραφή του λογαριασμού σας στο Kerkis. Θα διαγραφεί οριστικά στις ${dayIn("el", erasedOn)}.`,
      "Μέχρι τότε μπορείτε να συνδέεστε κανονικά και να ακυρώσετε τη διαγραφή.",
    ],
    action: { label: "Ακύρωση διαγραφής", url },
    footnote: "Αν δεν το ζητήσατε εσείς, ακυρώστε τη διαγραφή και ορίστε νέο κωδικό πρόσβασης.",
  }),
  en: ({ firstName, url, erasedOn }) => ({
    subject: "Your account will be deleted",
    greeting: greetingTo.en(firstName),
    paragraphs: [
      `You asked for your Kerkis account to be deleted. It will be erased for good on ${dayIn("en", erasedOn)}.`,
      "Until then you can sign in as always, and cancel the deletion.",
    ],
    action: { label: "Cancel the deletion", url },
    footnote: "If it was not you, cancel the deletion and set a new password.",
  }),
};

export const deletionCancelledMail: Mails<{ firstName: string; url: string }> = {
  el: ({ firstName, url }) => ({
    subject: "Η διαγραφή του λογαριασμού σας ακυρώθηκε",
    greeting: greetingTo.el(firstName),
    paragraphs: ["Ο λογαριασμός σας στο Kerkis μένει όπως είναι. Δεν χρειάζεται να κάνετε κάτι άλλο."],
    action: { label: "Ρυθμίσεις λογαριασμού", url },
  }),
  en: ({ firstName, url }) => ({
    subject: "The deletion of your account was cancelled",
    greeting: greetingTo.en(firstName),
    paragraphs: ["Your Kerkis account stays as it is. There is nothing more to do."],
    action: { label: "Account settings", url },
  }),
};

/** The last mail that a person gets. */
export const accountErasedMail: Mails<{ firstName: string }> = {
  el: ({ firstName }) => ({
    subject: "Ο λογαριασμός σας διαγράφηκε",
    greeting: greetingTo.el(firstName),
    paragraphs: [
      "Ο λογαριασμός σας στο Kerkis και τα προσωπικά σας στοιχεία διαγράφηκαν. Οι αιτήσεις που είχατε υποβάλει μένουν στα αρχεία χωρίς το όνομα και το email σας.",
      "Σας ευχαριστούμε που ήσασταν μαζί μας.",
    ],
  }),
  en: ({ firstName }) => ({
    subject: "Your account has been deleted",
    greeting: greetingTo.en(firstName),
    paragraphs: [
      "Your Kerkis account and your personal data have been erased. Applications that you submitted stay on record, without your name and email.",
      "Thank you for having been with us.",
    ],
  }),
};

/** The grace period is over, but an organization or the installation would be left without anyone. */
export const erasureStoppedMail: Mails<{ firstName: string; url: string }> = {
  el: ({ firstName, url }) => ({
    subject: "Ο λογαριασμός σας δεν διαγράφηκε",
    greeting: greetingTo.el(firstName),
    paragraphs: [
      "Η διαγραφή που ζητήσατε δεν μπορεί να γίνει: στο μεταξύ μείνατε ο μόνος ιδιοκτήτης ενός οργανισμού ή ο μόνος διαχειριστής της εγκατάστασης.",
      "Ορίστε κάποιον άλλον στη θέση σας και ζητήστε τη διαγραφή ξανά.",
    ],
    action: { label: "Ρυθμίσεις λογαριασμού", url },
  }),
  en: ({ firstName, url }) => ({
    subject: "Your account was not deleted",
    greeting: greetingTo.en(firstName),
    paragraphs: [
      "The deletion that you asked for cannot happen: since then you have become the only owner of an organization, or the only administrator of the installation.",
      "Put someone else in your place and ask again.",
    ],
    action: { label: "Account settings", url },
  }),
};
