import { roleWord } from "@kerkis/contract/core/happenings/happening-facts.ts";
import type { Language } from "@kerkis/contract/core/text/languages.ts";
import type { ProfileRole } from "@kerkis/contract/core/permissions.ts";
import type { MailContent } from "#platform/mail/mail.layout.ts";
import { greetingTo } from "#platform/mail/mail.words.ts";

interface Facts {
  firstName: string;
  url: string;
}

/** A role that was asked for at sign-up was decided; the note is given whole. */
export const roleDecisionMail: Record<
  Language,
  (facts: Facts & { role: ProfileRole; approved: boolean; note: string }) => MailContent
> = {
  el: ({ firstName, url, role, approved, note }) => ({
    subject: approved ? "Το αίτημα ρόλου σας εγκρίθηκε" : "Απόφαση για το αίτημα ρόλου σας",
    greeting: greetingTo.el(firstName),
    paragraphs: [
      approved
        ? `Ο λογαριασμός σας έχει πλέον τον ρόλο «${roleWord("el", role)}».`
        : `Ο ρόλος «${roleWord("el", role)}» που ζητήσατε δεν εγκρίθηκε. Ο λογαριασμός σας μένει όπως ήταν.`,
      ...(note ? [`Σχόλιο: ${note}`] : []),
    ],
    action: { label: "Άνοιγμα Kerkis", url },
  }),
  en: ({ firstName, url, role, approved, note }) => ({
    subject: approved ? "Your role request was approved" : "Decision on your role request",
    greeting: greetingTo.en(firstName),
    paragraphs: [
      approved
        ? `Your account now has the role ${roleWord("en", role)}.`
        : `The role ${roleWord("en", role)} that you asked for was not approved. Your account stays as it was.`,
      ...(note ? [`Comment: ${note}`] : []),
    ],
    action: { label: "Open Kerkis", url },
  }),
};

/** A super admin switched the two-factor sign-in off, for someone who lost it. */
export const twoFactorDisabledMail: Record<Language, (facts: Facts) => MailContent> = {
  el: ({ firstName, url }) => ({
    subject: "Η σύνδεση σε δύο βήματα απενεργοποιήθηκε",
    greeting: greetingTo.el(firstName),
    paragraphs: [
      "Ένας διαχειριστής πλατφόρμας απενεργοποίησε τη σύνδεση σε δύο βήματα στον λογαριασμό σας και τερμάτισε τις συνδέσεις σας. Συνδεθείτε με τον κωδικό σας και ενεργοποιήστε την ξανά από τις ρυθμίσεις.",
    ],
    action: { label: "Σύνδεση", url },
    footnote: "Αν δεν το ζητήσατε εσείς, αλλάξτε αμέσως τον κωδικό σας και ενημερώστε μας.",
  }),
  en: ({ firstName, url }) => ({
    subject: "Two-factor sign-in was switched off",
    greeting: greetingTo.en(firstName),
    paragraphs: [
      "A super admin switched off two-factor sign-in for your account and ended your sessions. Sign in with your password and switch it on again in the settings.",
    ],
    action: { label: "Sign in", url },
    footnote: "If you did not ask for this, change your password right away and tell us.",
  }),
};

/** A super admin has support access to the account (completions 1: the person is notified). */
export const impersonationMail: Record<Language, (facts: Facts & { admin: string; reason: string }) => MailContent> = {
  el: ({ firstName, url, admin, reason }) => ({
    subject: "Πρόσβαση υποστήριξης στον λογαριασμό σας",
    greeting: greetingTo.el(firstName),
    paragraphs: [
      `${admin}, διαχειριστής πλατφόρμας, μπήκε στον λογαριασμό σας για υποστήριξη. Η πρόσβαση διαρκεί το πολύ 60 λεπτά και κάθε ενέργεια καταγράφεται.`,
      `Αιτιολογία: ${reason}`,
    ],
    action: { label: "Άνοιγμα Kerkis", url },
    footnote: "Ο κωδικός, το email και οι τρόποι σύνδεσής σας δεν μπορούν να αλλάξουν με αυτόν τον τρόπο.",
  }),
  en: ({ firstName, url, admin, reason }) => ({
    subject: "Support access to your account",
    greeting: greetingTo.en(firstName),
    paragraphs: [
      `${admin}, a super admin, entered your account for support. The access lasts 60 minutes at most and everything done in it is recorded.`,
      `Reason: ${reason}`,
    ],
    action: { label: "Open Kerkis", url },
    footnote: "Your password, email and ways to sign in cannot be changed this way.",
  }),
};
