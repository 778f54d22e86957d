import type { Language } from "@kerkis/contract/core/text/languages.ts";
import { PROVIDER_NAMES, type Provider } from "@kerkis/contract/identity/security.taxonomy.ts";
import type { MailContent } from "#platform/mail/mail.layout.ts";
import { greetingTo } from "#platform/mail/mail.words.ts";

/** What changed about the ways into an account: the person hears of each by mail, whoever did it. */
export type SecurityChange =
  | { kind: "password_changed" }
  | { kind: "password_set" }
  | { kind: "two_factor_on" }
  | { kind: "two_factor_off" }
  | { kind: "backup_codes_renewed" }
  | { kind: "passkey_added"; name: string }
  | { kind: "passkey_removed"; name: string }
  | { kind: "account_linked"; provider: Provider }
  | { kind: "account_unlinked"; provider: Provider };

/** `what`: the passkey's name, or the provider's. */
type ChangeText = (what: string) => { subject: string; text: string };

const TEXTS: Record<Language, Record<SecurityChange["kind"], ChangeText>> = {
  el: {
    password_changed: () => ({
      subject: "Ο κωδικός σας άλλαξε",
      text: "Ο κωδικός πρόσβασης του λογαριασμού σας στο Kerkis άλλαξε. Οι άλλες συνδέσεις σας τερματίστηκαν.",
    }),
    password_set: () => ({
      subject: "Ορίσατε κωδικό πρόσβασης",
      text: "Ο λογαριασμός σας στο Kerkis έχει πλέον κωδικό πρόσβασης. Μπορείτε να συνδέεστε και με αυτόν.",
    }),
    two_factor_on: () => ({
      subject: "Η σύνδεση σε δύο βήματα ενεργοποιήθηκε",
      text: "Από εδώ και πέρα, όταν συνδέεστε στο Kerkis, θα ζητάμε και έναν κωδικό από την εφαρμογή σας.",
    }),
    two_factor_off: () => ({
      subject: "Η σύνδεση σε δύο βήματα απενεργοποιήθηκε",
      text: "Για να συνδεθείτε στο Kerkis δεν χρειάζεται πλέον δεύτερος κωδικός.",
    }),
    backup_codes_renewed: () => ({
      subject: "Νέοι εφεδρικοί κωδικοί",
      text: "Δημιουργήθηκαν νέοι εφεδρικοί κωδικοί για τον λογαριασμό σας στο Kerkis. Οι παλιοί δεν ισχύουν πια.",
    }),
    passkey_added: (what) => ({
      subject: "Νέο κλειδί πρόσβασης",
      text: `Στον λογαριασμό σας στο Kerkis προστέθηκε το κλειδί πρόσβασης «${what}».`,
    }),
    passkey_removed: (what) => ({
      subject: "Ένα κλειδί πρόσβασης αφαιρέθηκε",
      text: `Από τον λογαριασμό σας στο Kerkis αφαιρέθηκε το κλειδί πρόσβασης «${what}».`,
    }),
    account_linked: (what) => ({
      subject: `Ο λογαριασμός σας συνδέθηκε με ${what}`,
      text: `Μπορείτε πλέον να μπαίνετε στο Kerkis και με τον λογαριασμό σας στο ${what}.`,
    }),
    account_unlinked: (what) => ({
      subject: `Ο λογαριασμός σας αποσυνδέθηκε από ${what}`,
      text: `Δεν μπαίνετε πλέον στο Kerkis με τον λογαριασμό σας στο ${what}.`,
    }),
  },
  en: {
    password_changed: () => ({
      subject: "Your password was changed",
      text: "The password of your Kerkis account was changed. Your other sessions have ended.",
    }),
    password_set: () => ({
      subject: "You set a password",
      text: "Your Kerkis account has a password now. You can sign in with it too.",
    }),
    two_factor_on: () => ({
      subject: "Two-factor sign-in is on",
      text: "From now on, signing in to Kerkis also asks for a code from your authenticator app.",
    }),
    two_factor_off: () => ({
      subject: "Two-factor sign-in is off",
      text: "Signing in to Kerkis does not ask for a second code any more.",
    }),
    backup_codes_renewed: () => ({
      subject: "New backup codes",
      text: "New backup codes were made for your Kerkis account. The old ones do not work any more.",
    }),
    passkey_added: (what) => ({
      subject: "New passkey",
      text: `The passkey “${what}” was added to your Kerkis account.`,
    }),
    passkey_removed: (what) => ({
      subject: "A passkey was removed",
      text: `The passkey “${what}” was removed from your Kerkis account.`,
    }),
    account_linked: (what) => ({
      subject: `Your account is linked to ${what}`,
      text: `You can now sign in to Kerkis with your ${what} account too.`,
    }),
    account_unlinked: (what) => ({
      subject: `Your account is no longer linked to ${what}`,
      text: `You no longer sign in to Kerkis with your ${what} account.`,
    }),
  },
};

const FRAME = {
  el: {
    warning: "Αν δεν το κάνατε εσείς, ορίστε αμέσως νέο κωδικό: τερματίζει όλες τις συνδέσεις του λογαριασμού σας.",
    action: "Ορισμός νέου κωδικού",
  },
  en: {
    warning: "If this was not you, set a new password right away: it ends every session of your account.",
    action: "Set a new password",
  },
};

/** The mail in the person's language, with what to do if it was not them. */
export function securityMail(
  language: Language,
  change: SecurityChange,
  facts: { firstName: string; publicUrl: string },
): MailContent {
  const what = "name" in change ? change.name : "provider" in change ? PROVIDER_NAMES[change.provider] : "";
  const { subject, text } = TEXTS[language][change.kind](what);
  const { warning, action } = FRAME[language];
  return {
    subject,
    greeting: greetingTo[language](facts.firstName),
    paragraphs: [text, warning],
    action: { label: action, url: `${facts.publicUrl}/forgot-password` },
  };
}
