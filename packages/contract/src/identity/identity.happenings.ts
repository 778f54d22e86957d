import { roleWord } from "../core/happenings/happening-facts.ts";
import { EVERYWHERE, happening, MAILED_BY_MODULE } from "../core/happenings/happenings.ts";

/** About one's account: whoever did it hears of it too. */
const ofAccount = {
  group: "account",
  channels: MAILED_BY_MODULE,
  includesActor: true,
  priority: "medium",
  icon: "bell",
  displayType: "system",
  facts: {},
} as const;

const ofRole = {
  ...ofAccount,
  icon: "shield-check",
  displayType: "admin",
  facts: { role: "role" },
  link: () => "/dashboard",
} as const;

/** What happens to accounts and the ways into them. */
export const identityHappenings = {
  registered: happening({
    ...ofAccount,
    kind: "user_registered",
    channels: ["feed"],
    tone: "info",
    icon: "user-plus",
    facts: { person_name: "text" },
    link: () => "/dashboard",
    title: { el: "Νέο μέλος", en: "New member" },
    message: {
      el: ({ person_name }) => `${person_name} έκανε εγγραφή στο Kerkis.`,
      en: ({ person_name }) => `${person_name} joined Kerkis.`,
    },
  }),
  signedIn: happening({
    ...ofAccount,
    kind: "user_login",
    channels: ["feed"],
    priority: "low",
    tone: "info",
    icon: "log-in",
    displayType: "login_activity",
    link: () => "/settings?section=sessions",
    title: { el: "Νέα σύνδεση", en: "New sign-in" },
    message: { el: "Συνδεθήκατε στον λογαριασμό σας.", en: "You signed in to your account." },
  }),
  newDevice: happening({
    ...ofAccount,
    kind: "new_sign_in_device",
    channels: EVERYWHERE,
    tone: "warning",
    icon: "log-in",
    displayType: "login_activity",
    facts: { device: "text" },
    link: () => "/settings?section=sessions",
    title: { el: "Σύνδεση από νέα συσκευή", en: "Sign-in from a new device" },
    message: {
      el: ({ device }) =>
        `Συνδεθήκατε από νέα συσκευή (${device}). Αν δεν ήσασταν εσείς, τερματίστε τη σύνδεση και αλλάξτε κωδικό.`,
      en: ({ device }) =>
        `You signed in from a new device (${device}). If it was not you, end that session and change your password.`,
    },
  }),
  roleRequestApproved: happening({
    ...ofRole,
    kind: "role_request_approved",
    tone: "success",
    title: { el: "Ο ρόλος σας εγκρίθηκε", en: "Role approved" },
    message: {
      el: ({ role }) => `Έχετε πλέον τον ρόλο που ζητήσατε: ${roleWord("el", role)}.`,
      en: ({ role }) => `You now have the role you asked for: ${roleWord("en", role)}.`,
    },
  }),
  roleRequestRejected: happening({
    ...ofRole,
    kind: "role_request_rejected",
    tone: "error",
    title: { el: "Το αίτημα ρόλου δεν εγκρίθηκε", en: "Role request declined" },
    message: {
      el: ({ role }) => `Το αίτημά σας για τον ρόλο «${roleWord("el", role)}» δεν εγκρίθηκε.`,
      en: ({ role }) => `Your request for the role “${roleWord("en", role)}” was not approved.`,
    },
  }),
  profileRoleChanged: happening({
    ...ofRole,
    kind: "profile_role_changed",
    channels: EVERYWHERE,
    tone: "info",
    title: { el: "Νέα δικαιώματα", en: "New permissions" },
    message: {
      el: ({ role }) => `Τα δικαιώματά σας στο Kerkis άλλαξαν. Ρόλος: ${roleWord("el", role)}.`,
      en: ({ role }) => `Your permissions in Kerkis changed. Role: ${roleWord("en", role)}.`,
    },
  }),
  impersonated: happening({
    ...ofAccount,
    kind: "impersonated",
    tone: "warning",
    icon: "shield-check",
    displayType: "admin",
    facts: { person_name: "text", reason: "text" },
    link: () => "/settings",
    title: { el: "Πρόσβαση υποστήριξης στον λογαριασμό σας", en: "Support access to your account" },
    message: {
      el: ({ person_name, reason }) => `${person_name} μπήκε στον λογαριασμό σας για υποστήριξη. Λόγος: ${reason}`,
      en: ({ person_name, reason }) => `${person_name} signed in to your account to help. Reason: ${reason}`,
    },
  }),
  passwordChanged: happening({
    ...ofAccount,
    kind: "password_changed",
    tone: "warning",
    link: () => "/settings?section=password",
    title: { el: "Ο κωδικός σας άλλαξε", en: "Password changed" },
    message: {
      el: "Ο κωδικός του λογαριασμού σας άλλαξε. Αν δεν το κάνατε εσείς, επαναφέρετέ τον αμέσως.",
      en: "The password of your account was changed. If it was not you, reset it right away.",
    },
  }),
  emailChanged: happening({
    ...ofAccount,
    kind: "email_changed",
    tone: "warning",
    link: () => "/settings?section=email",
    title: { el: "Το email σας άλλαξε", en: "Email changed" },
    message: {
      el: "Η διεύθυνση email του λογαριασμού σας άλλαξε. Αν δεν το κάνατε εσείς, επικοινωνήστε μαζί μας.",
      en: "The email address of your account was changed. If it was not you, contact us.",
    },
  }),
  twoFactorEnabled: happening({
    ...ofAccount,
    kind: "two_factor_enabled",
    tone: "success",
    link: () => "/settings?section=two-factor",
    title: { el: "Ενεργοποιήθηκε η σύνδεση σε δύο βήματα", en: "Two-factor sign-in is on" },
    message: {
      el: "Η σύνδεσή σας ζητά πλέον και κωδικό μίας χρήσης.",
      en: "Signing in now also asks for a one-time code.",
    },
  }),
  twoFactorDisabled: happening({
    ...ofAccount,
    kind: "two_factor_disabled",
    tone: "warning",
    link: () => "/settings?section=two-factor",
    title: { el: "Απενεργοποιήθηκε η σύνδεση σε δύο βήματα", en: "Two-factor sign-in is off" },
    message: {
      el: "Η σύνδεσή σας δεν ζητά πλέον κωδικό μίας χρήσης. Αν δεν το κάνατε εσείς, αλλάξτε τον κωδικό σας.",
      en: "Signing in no longer asks for a one-time code. If it was not you, change your password.",
    },
  }),
  backupCodesRenewed: happening({
    ...ofAccount,
    kind: "backup_codes_renewed",
    tone: "info",
    link: () => "/settings?section=two-factor",
    title: { el: "Νέοι εφεδρικοί κωδικοί", en: "New backup codes" },
    message: {
      el: "Οι παλιοί εφεδρικοί κωδικοί δεν ισχύουν πια. Αν δεν το κάνατε εσείς, αλλάξτε τον κωδικό σας.",
      en: "The old backup codes no longer work. If it was not you, change your password.",
    },
  }),
  passkeyAdded: happening({
    ...ofAccount,
    kind: "passkey_added",
    tone: "info",
    link: () => "/settings?section=passkeys",
    title: { el: "Νέο κλειδί πρόσβασης", en: "New passkey" },
    message: {
      el: "Προστέθηκε κλειδί πρόσβασης στον λογαριασμό σας. Αν δεν το κάνατε εσείς, αφαιρέστε το.",
      en: "A passkey was added to your account. If it was not you, remove it.",
    },
  }),
  passkeyRemoved: happening({
    ...ofAccount,
    kind: "passkey_removed",
    tone: "warning",
    link: () => "/settings?section=passkeys",
    title: { el: "Ένα κλειδί πρόσβασης αφαιρέθηκε", en: "Passkey removed" },
    message: {
      el: "Αφαιρέθηκε κλειδί πρόσβασης από τον λογαριασμό σας. Αν δεν το κάνατε εσείς, αλλάξτε τον κωδικό σας.",
      en: "A passkey was removed from your account. If it was not you, change your password.",
    },
  }),
  accountLinked: happening({
    ...ofAccount,
    kind: "account_linked",
    tone: "info",
    link: () => "/settings?section=linked-accounts",
    title: { el: "Νέος τρόπος σύνδεσης", en: "New way to sign in" },
    message: {
      el: "Ένας εξωτερικός λογαριασμός συνδέθηκε με τον δικό σας. Αν δεν το κάνατε εσείς, αποσυνδέστε τον.",
      en: "An external account was linked to yours. If it was not you, unlink it.",
    },
  }),
  accountUnlinked: happening({
    ...ofAccount,
    kind: "account_unlinked",
    tone: "warning",
    link: () => "/settings?section=linked-accounts",
    title: { el: "Ένας τρόπος σύνδεσης αφαιρέθηκε", en: "A way to sign in was removed" },
    message: {
      el: "Ένας εξωτερικός λογαριασμός αποσυνδέθηκε από τον δικό σας. Αν δεν το κάνατε εσείς, αλλάξτε τον κωδικό σας.",
      en: "An external account was unlinked from yours. If it was not you, change your password.",
    },
  }),
  deletionRequested: happening({
    ...ofAccount,
    kind: "account_deletion_requested",
    tone: "warning",
    link: () => "/settings?section=delete",
    title: { el: "Διαγραφή λογαριασμού", en: "Account deletion" },
    message: {
      el: "Ο λογαριασμός σας θα διαγραφεί σε 30 ημέρες. Ως τότε μπορείτε να το αναιρέσετε.",
      en: "Your account will be deleted in 30 days. Until then you can undo this.",
    },
  }),
  deletionCancelled: happening({
    ...ofAccount,
    kind: "account_deletion_cancelled",
    tone: "info",
    link: () => "/settings",
    title: { el: "Ο λογαριασμός σας μένει", en: "Your account stays" },
    message: { el: "Η διαγραφή του λογαριασμού σας ακυρώθηκε.", en: "The deletion of your account was cancelled." },
  }),
};
