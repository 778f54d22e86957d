import type { Language } from "@kerkis/contract/core/text/languages.ts";
import type { MailContent } from "#platform/mail/mail.layout.ts";
import { greetingTo } from "#platform/mail/mail.words.ts";

type LinkMail = (person: { firstName: string; url: string }) => MailContent;

/** «Confirm your e-mail», valid for 24 hours (completions 1). */
export const verificationMail: Record<Language, LinkMail> = {
  el: ({ firstName, url }) => ({
    subject: "Επιβεβαιώστε τη διεύθυνση email σας",
    greeting: greetingTo.el(firstName),
    paragraphs: ["Καλώς ήρθατε στο Kerkis. Επιβεβαιώστε τη διεύθυνση email σας για να μπορέσετε να συνδεθείτε."],
    action: { label: "Επιβεβαίωση email", url },
    footnote: "Ο σύνδεσμος ισχύει για 24 ώρες. Αν δεν δημιουργήσατε εσείς λογαριασμό, αγνοήστε αυτό το μήνυμα.",
  }),
  en: ({ firstName, url }) => ({
    subject: "Verify your email address",
    greeting: greetingTo.en(firstName),
    paragraphs: ["Welcome to Kerkis. Verify your email address and you can sign in."],
    action: { label: "Verify email", url },
    footnote: "The link works for 24 hours. If you did not create an account, ignore this message.",
  }),
};

/** «Set a new password», valid for one hour (completions 1). */
export const resetMail: Record<Language, LinkMail> = {
  el: ({ firstName, url }) => ({
    subject: "Επαναφορά κωδικού πρόσβασης",
    greeting: greetingTo.el(firstName),
    paragraphs: ["Λάβαμε αίτημα για νέο κωδικό πρόσβασης στον λογαριασμό σας στο Kerkis."],
    action: { label: "Ορισμός νέου κωδικού", url },
    footnote:
      "Ο σύνδεσμος ισχύει για 1 ώρα. Αν δεν το ζητήσατε εσείς, αγνοήστε αυτό το μήνυμα: ο κωδικός σας δεν αλλάζει.",
  }),
  en: ({ firstName, url }) => ({
    subject: "Reset your password",
    greeting: greetingTo.en(firstName),
    paragraphs: ["We received a request for a new password for your Kerkis account."],
    action: { label: "Set a new password", url },
    footnote:
      "The link works for 1 hour. If you did not ask for it, ignore this message: your password stays as it is.",
  }),
};

/** Signed up again before the e-mail was verified: the mailbox chooses the password, valid for one hour (completions 1). */
export const signUpAgainMail: Record<Language, LinkMail> = {
  el: ({ firstName, url }) => ({
    subject: "Ολοκληρώστε την εγγραφή σας στο Kerkis",
    greeting: greetingTo.el(firstName),
    paragraphs: [
      "Η διεύθυνση email σας χρησιμοποιήθηκε ξανά για εγγραφή, πριν επιβεβαιωθεί. Ορίστε τον κωδικό σας και ο λογαριασμός σας είναι έτοιμος.",
    ],
    action: { label: "Ορισμός κωδικού", url },
    footnote: "Ο σύνδεσμος ισχύει για 1 ώρα. Αν δεν εγγραφήκατε εσείς, αγνοήστε αυτό το μήνυμα.",
  }),
  en: ({ firstName, url }) => ({
    subject: "Complete your Kerkis sign-up",
    greeting: greetingTo.en(firstName),
    paragraphs: [
      "Your email address was used to sign up again before it was verified. Set your password and your account is ready.",
    ],
    action: { label: "Set your password", url },
    footnote: "The link works for 1 hour. If you did not sign up, ignore this message.",
  }),
};

/** Someone signed up with an address that already has an account: the owner learns it, the stranger does not. */
export const alreadyRegisteredMail: Record<Language, LinkMail> = {
  el: ({ firstName, url }) => ({
    subject: "Έχετε ήδη λογαριασμό στο Kerkis",
    greeting: greetingTo.el(firstName),
    paragraphs: [
      "Κάποιος προσπάθησε να εγγραφεί με τη διεύθυνσή σας, αλλά έχετε ήδη λογαριασμό. Αν ήσασταν εσείς, συνδεθείτε ή ορίστε νέο κωδικό.",
    ],
    action: { label: "Σύνδεση", url },
    footnote: "Αν δεν ήσασταν εσείς, δεν χρειάζεται να κάνετε κάτι.",
  }),
  en: ({ firstName, url }) => ({
    subject: "You already have a Kerkis account",
    greeting: greetingTo.en(firstName),
    paragraphs: [
      "Someone tried to sign up with your address, but you already have an account. If it was you, sign in or set a new password.",
    ],
    action: { label: "Sign in", url },
    footnote: "If it was not you, there is nothing you need to do.",
  }),
};
