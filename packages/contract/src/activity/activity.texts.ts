import type { Language, LocalizedText } from "../core/languages.ts";
import type { ActivityFacts } from "./activity.schema.ts";
import { type ActivityType, isActivityType } from "./activity.taxonomy.ts";

/**
 * The words of every activity type, once for bell, feed and mail: what is stored is the recipient's language at the
 * time, what is shown is the reader's language now. `{startup}`, `{person}`, `{organization}`, `{reason}`, `{role}` and `{device}` are facts.
 */
const TEXTS: Record<ActivityType, { title: LocalizedText; message: LocalizedText }> = {
  application_submitted: {
    title: { el: "Νέα αίτηση", en: "New application" },
    message: {
      el: "{person}: υποβολή αίτησης για «{startup}».",
      en: "{person} submitted the application of {startup}.",
    },
  },
  application_resubmitted: {
    title: { el: "Η αίτηση υποβλήθηκε ξανά", en: "Application resubmitted" },
    message: {
      el: "{person}: νέα υποβολή της αίτησης για «{startup}» μετά τις αλλαγές.",
      en: "{person} resubmitted the application of {startup} after the changes.",
    },
  },
  application_under_review: {
    title: { el: "Η αίτηση εξετάζεται", en: "Application under review" },
    message: { el: "Η αίτηση για «{startup}» είναι υπό εξέταση.", en: "The application of {startup} is under review." },
  },
  application_changes_requested: {
    title: { el: "Ζητήθηκαν αλλαγές", en: "Changes requested" },
    message: {
      el: "Η αίτηση για «{startup}» χρειάζεται αλλαγές: {reason}",
      en: "The application of {startup} needs changes: {reason}",
    },
  },
  application_approved: {
    title: { el: "Η αίτηση εγκρίθηκε", en: "Application approved" },
    message: {
      el: "Το προφίλ «{startup}» επαληθεύτηκε και δημοσιεύτηκε στο μητρώο.",
      en: "{startup} is verified and listed in the registry.",
    },
  },
  application_rejected: {
    title: { el: "Η αίτηση απορρίφθηκε", en: "Application rejected" },
    message: {
      el: "Η αίτηση για «{startup}» απορρίφθηκε: {reason}",
      en: "The application of {startup} was rejected: {reason}",
    },
  },
  application_withdrawn: {
    title: { el: "Η αίτηση αποσύρθηκε", en: "Application withdrawn" },
    message: {
      el: "{person}: απόσυρση της αίτησης για «{startup}».",
      en: "{person} withdrew the application of {startup}.",
    },
  },
  application_appealed: {
    title: { el: "Υποβλήθηκε ένσταση", en: "Appeal submitted" },
    message: {
      el: "{person}: ένσταση για την απόφαση σχετικά με «{startup}».",
      en: "{person} appealed the decision on {startup}.",
    },
  },
  application_reopened: {
    title: { el: "Η αίτηση επανεξετάζεται", en: "Application reopened" },
    message: {
      el: "Η αίτηση για «{startup}» είναι ξανά υπό εξέταση.",
      en: "The application of {startup} is under review again.",
    },
  },
  evaluation_assigned: {
    title: { el: "Νέα αξιολόγηση", en: "New evaluation" },
    message: {
      el: "Σας ανατέθηκε η αξιολόγηση για «{startup}».",
      en: "You were assigned the evaluation of {startup}.",
    },
  },
  evaluation_unassigned: {
    title: { el: "Η ανάθεση ανακλήθηκε", en: "Assignment withdrawn" },
    message: {
      el: "Δεν χρειάζεται πλέον να αξιολογήσετε την αίτηση για «{startup}».",
      en: "You no longer need to evaluate {startup}.",
    },
  },
  evaluation_submitted: {
    title: { el: "Υποβλήθηκε αξιολόγηση", en: "Evaluation submitted" },
    message: {
      el: "{person}: υποβολή αξιολόγησης για «{startup}».",
      en: "{person} submitted an evaluation of {startup}.",
    },
  },
  evaluation_recused: {
    title: { el: "Δήλωση σύγκρουσης συμφερόντων", en: "Conflict of interest declared" },
    message: {
      el: "{person}: αποχή από την αξιολόγηση για «{startup}».",
      en: "{person} stepped back from evaluating {startup}.",
    },
  },
  startup_created: {
    title: { el: "Νέα startup στο μητρώο", en: "New startup in the registry" },
    message: { el: "Η καταχώριση «{startup}» είναι πλέον στο μητρώο.", en: "{startup} joined the registry." },
  },
  user_registered: {
    title: { el: "Νέο μέλος", en: "New member" },
    message: { el: "{person}: εγγραφή στο Kerkis.", en: "{person} joined Kerkis." },
  },
  user_login: {
    title: { el: "Νέα σύνδεση", en: "New sign-in" },
    message: { el: "Συνδεθήκατε στον λογαριασμό σας.", en: "You signed in to your account." },
  },
  member_added: {
    title: { el: "Νέος οργανισμός", en: "New organization" },
    message: {
      el: "Είστε πλέον στον οργανισμό «{organization}». Ρόλος: {role}.",
      en: "You are now part of {organization}. Role: {role}.",
    },
  },
  member_removed: {
    title: { el: "Τέλος συμμετοχής", en: "Membership ended" },
    message: {
      el: "Δεν είστε πλέον μέλος του οργανισμού «{organization}».",
      en: "You are no longer a member of {organization}.",
    },
  },
  role_changed: {
    title: { el: "Νέος ρόλος", en: "New role" },
    message: {
      el: "Ο ρόλος σας στον οργανισμό «{organization}» άλλαξε: {role}.",
      en: "Your role in {organization} is now: {role}.",
    },
  },
  coordinator_appointed: {
    title: { el: "Συντονίζετε έναν οργανισμό", en: "You coordinate an organization" },
    message: {
      el: "Οριστήκατε συντονιστής μητρώου στον οργανισμό «{organization}».",
      en: "You were appointed registry coordinator of {organization}.",
    },
  },
  coordinator_revoked: {
    title: { el: "Τέλος συντονισμού", en: "No longer a coordinator" },
    message: {
      el: "Δεν είστε πια συντονιστής μητρώου στον οργανισμό «{organization}». Παραμένετε μέλος του.",
      en: "You are no longer registry coordinator of {organization}. You stay a member.",
    },
  },
  ownership_transferred: {
    title: { el: "Μεταβίβαση ιδιοκτησίας", en: "Ownership transferred" },
    message: {
      el: "Ο οργανισμός «{organization}» πέρασε στην ιδιοκτησία του μέλους {person}.",
      en: "{person} now owns {organization}.",
    },
  },
  invitation_received: {
    title: { el: "Πρόσκληση σε οργανισμό", en: "Invitation to an organization" },
    message: {
      el: "Σας προσκαλούν στον οργανισμό «{organization}». Ρόλος: {role}. Ο σύνδεσμος βρίσκεται στο email σας.",
      en: "You are invited to {organization}. Role: {role}. The link is in your email.",
    },
  },
  invitation_accepted: {
    title: { el: "Η πρόσκληση έγινε δεκτή", en: "Invitation accepted" },
    message: {
      el: "{person}: αποδοχή της πρόσκλησης στον οργανισμό «{organization}».",
      en: "{person} accepted the invitation to {organization}.",
    },
  },
  invitation_declined: {
    title: { el: "Η πρόσκληση απορρίφθηκε", en: "Invitation declined" },
    message: {
      el: "{person}: άρνηση της πρόσκλησης στον οργανισμό «{organization}».",
      en: "{person} declined the invitation to {organization}.",
    },
  },
  organization_deleted: {
    title: { el: "Ο οργανισμός διαγράφηκε", en: "Organization deleted" },
    message: {
      el: "Ο οργανισμός «{organization}» διαγράφηκε. Μπορεί να επανέλθει μέσα σε 30 ημέρες.",
      en: "{organization} was deleted. It can be restored within 30 days.",
    },
  },
  organization_restored: {
    title: { el: "Ο οργανισμός επανήλθε", en: "Organization restored" },
    message: { el: "Ο οργανισμός «{organization}» είναι ξανά διαθέσιμος.", en: "{organization} is available again." },
  },
  organization_activated: {
    title: { el: "Ο οργανισμός ενεργοποιήθηκε", en: "Organization activated" },
    message: { el: "Ο οργανισμός «{organization}» είναι ενεργός.", en: "{organization} is active." },
  },
  organization_deactivated: {
    title: { el: "Ο οργανισμός απενεργοποιήθηκε", en: "Organization deactivated" },
    message: {
      el: "Ο οργανισμός «{organization}» δεν είναι προσωρινά διαθέσιμος.",
      en: "{organization} is not available for now.",
    },
  },
  role_request_approved: {
    title: { el: "Ο ρόλος σας εγκρίθηκε", en: "Role approved" },
    message: { el: "Ο ρόλος που ζητήσατε είναι δικός σας: {role}.", en: "The role you asked for is yours: {role}." },
  },
  role_request_rejected: {
    title: { el: "Το αίτημα ρόλου δεν εγκρίθηκε", en: "Role request declined" },
    message: {
      el: "Το αίτημά σας για τον ρόλο «{role}» δεν εγκρίθηκε.",
      en: "Your request for the role “{role}” was not approved.",
    },
  },
  profile_role_changed: {
    title: { el: "Νέα δικαιώματα", en: "New permissions" },
    message: {
      el: "Τα δικαιώματά σας στο Kerkis άλλαξαν. Ρόλος: {role}.",
      en: "Your permissions in Kerkis changed. Role: {role}.",
    },
  },
  impersonated: {
    title: { el: "Πρόσβαση υποστήριξης στον λογαριασμό σας", en: "Support access to your account" },
    message: {
      el: "{person}: σύνδεση στον λογαριασμό σας για υποστήριξη. Λόγος: {reason}",
      en: "{person} signed in to your account to help. Reason: {reason}",
    },
  },
  password_changed: {
    title: { el: "Ο κωδικός σας άλλαξε", en: "Password changed" },
    message: {
      el: "Ο κωδικός του λογαριασμού σας άλλαξε. Αν δεν το κάνατε εσείς, επαναφέρετέ τον αμέσως.",
      en: "The password of your account was changed. If it was not you, reset it at once.",
    },
  },
  email_changed: {
    title: { el: "Το email σας άλλαξε", en: "Email changed" },
    message: {
      el: "Η διεύθυνση email του λογαριασμού σας άλλαξε. Αν δεν το κάνατε εσείς, επικοινωνήστε μαζί μας.",
      en: "The email address of your account was changed. If it was not you, contact us.",
    },
  },
  two_factor_enabled: {
    title: { el: "Επαλήθευση δύο βημάτων", en: "Two-factor authentication on" },
    message: {
      el: "Η σύνδεσή σας ζητά πλέον και κωδικό μίας χρήσης.",
      en: "Signing in now also asks for a one-time code.",
    },
  },
  two_factor_disabled: {
    title: { el: "Τέλος επαλήθευσης δύο βημάτων", en: "Two-factor authentication off" },
    message: {
      el: "Η σύνδεσή σας δεν ζητά πλέον κωδικό μίας χρήσης. Αν δεν το κάνατε εσείς, αλλάξτε τον κωδικό σας.",
      en: "Signing in no longer asks for a one-time code. If it was not you, change your password.",
    },
  },
  backup_codes_renewed: {
    title: { el: "Νέοι εφεδρικοί κωδικοί", en: "New backup codes" },
    message: {
      el: "Οι παλιοί εφεδρικοί κωδικοί δεν ισχύουν πια. Αν δεν το κάνατε εσείς, αλλάξτε τον κωδικό σας.",
      en: "The old backup codes no longer work. If it was not you, change your password.",
    },
  },
  passkey_removed: {
    title: { el: "Ένα κλειδί πρόσβασης αφαιρέθηκε", en: "Passkey removed" },
    message: {
      el: "Αφαιρέθηκε κλειδί πρόσβασης από τον λογαριασμό σας. Αν δεν το κάνατε εσείς, αλλάξτε τον κωδικό σας.",
      en: "A passkey was removed from your account. If it was not you, change your password.",
    },
  },
  account_unlinked: {
    title: { el: "Ένας τρόπος σύνδεσης αφαιρέθηκε", en: "A way to sign in was removed" },
    message: {
      el: "Ένας εξωτερικός λογαριασμός αποσυνδέθηκε από τον δικό σας. Αν δεν το κάνατε εσείς, αλλάξτε τον κωδικό σας.",
      en: "An external account was unlinked from yours. If it was not you, change your password.",
    },
  },
  passkey_added: {
    title: { el: "Νέο κλειδί πρόσβασης", en: "New passkey" },
    message: {
      el: "Προστέθηκε κλειδί πρόσβασης στον λογαριασμό σας. Αν δεν το κάνατε εσείς, αφαιρέστε το.",
      en: "A passkey was added to your account. If it was not you, remove it.",
    },
  },
  account_linked: {
    title: { el: "Νέος τρόπος σύνδεσης", en: "New way to sign in" },
    message: {
      el: "Ένας εξωτερικός λογαριασμός συνδέθηκε με τον δικό σας. Αν δεν το κάνατε εσείς, αποσυνδέστε τον.",
      en: "An external account was linked to yours. If it was not you, unlink it.",
    },
  },
  new_sign_in_device: {
    title: { el: "Σύνδεση από νέα συσκευή", en: "Sign-in from a new device" },
    message: {
      el: "Συνδεθήκατε από νέα συσκευή ({device}). Αν δεν ήσασταν εσείς, τερματίστε τη σύνδεση και αλλάξτε κωδικό.",
      en: "You signed in from a new device ({device}). If it was not you, end that session and change your password.",
    },
  },
  account_deletion_requested: {
    title: { el: "Διαγραφή λογαριασμού", en: "Account deletion" },
    message: {
      el: "Ο λογαριασμός σας θα διαγραφεί σε 30 ημέρες. Ως τότε μπορείτε να το αναιρέσετε.",
      en: "Your account will be deleted in 30 days. Until then you can undo this.",
    },
  },
  contact_message: {
    title: { el: "Νέο μήνυμα επικοινωνίας", en: "New contact message" },
    message: {
      el: "{person}: μήνυμα από τη σελίδα επικοινωνίας.",
      en: "{person} wrote on the contact page.",
    },
  },
  account_deletion_cancelled: {
    title: { el: "Ο λογαριασμός σας μένει", en: "Your account stays" },
    message: { el: "Η διαγραφή του λογαριασμού σας ακυρώθηκε.", en: "The deletion of your account was cancelled." },
  },
};

/** A role as people call it, in an organization or on a profile. */
const ROLE_NAMES: Record<string, LocalizedText> = {
  owner: { el: "ιδιοκτήτης", en: "owner" },
  admin: { el: "διαχειριστής", en: "administrator" },
  moderator: { el: "υπεύθυνος κοινότητας", en: "moderator" },
  member: { el: "μέλος", en: "member" },
  registry_coordinator: { el: "συντονιστής μητρώου", en: "registry coordinator" },
  company_coordinator: { el: "ιδρυτής", en: "founder" },
  evaluator: { el: "αξιολογητής", en: "evaluator" },
  investor: { el: "επενδυτής", en: "investor" },
  mentor: { el: "μέντορας", en: "mentor" },
  public: { el: "δημόσιος τομέας", en: "public sector" },
};

const FACTS: Record<string, keyof ActivityFacts> = {
  startup: "startup_name",
  person: "person_name",
  organization: "organization_name",
  reason: "reason",
  role: "role",
  device: "device",
};

/** Title and message in a language; undefined for an unknown type or a missing fact: show what is stored instead. */
export function activityText(
  language: Language,
  activityType: string,
  facts: ActivityFacts,
): { title: string; message: string } | undefined {
  if (!isActivityType(activityType)) return undefined;
  const { title, message } = TEXTS[activityType];
  let isComplete = true;
  const filled = message[language].replace(/\{(\w+)\}/g, (_, name: string) => {
    const key = FACTS[name];
    const given = key && facts[key];
    const fact = key === "role" && given ? ROLE_NAMES[given]?.[language] : given;
    if (!fact) isComplete = false;
    return fact ?? "";
  });
  return isComplete ? { title: title[language], message: filled } : undefined;
}
