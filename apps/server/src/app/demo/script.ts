import type { RegistrationDraft } from "@kerkis/contract/applications/registration.schema.ts";
import type { DeclineReason } from "@kerkis/contract/evaluations/evaluations.taxonomy.ts";
import type { DemoOrganization, DemoPersonKey } from "./people.ts";
import type { Opinion } from "./reviews.ts";
import type { DemoStartup } from "./startups.ts";

type Move = "open_review" | "request_changes" | "approve" | "reject" | "withdraw" | "appeal" | "reopen";

/** One thing that happened to an application, so many days ago. */
export type DemoStep = { daysAgo: number; by: DemoPersonKey } & (
  | { move: Move; reason?: string }
  | { resubmit: RegistrationDraft }
  | { assign: DemoPersonKey; dueInDays?: number }
  | { evaluate: Opinion; first?: number }
  | { recuse: string }
  | { accept: true }
  | { decline: DeclineReason; words: string }
);

export interface DemoCase {
  startup: DemoStartup;
  founder: DemoPersonKey;
  organization: DemoOrganization;
  /** Days ago that it was submitted. */
  submitted: number;
  afterwards: DemoStep[];
}

const move = (daysAgo: number, by: DemoPersonKey, what: Move, reason?: string): DemoStep =>
  reason === undefined ? { daysAgo, by, move: what } : { daysAgo, by, move: what, reason };
const assign = (daysAgo: number, by: DemoPersonKey, evaluator: DemoPersonKey, dueInDays?: number): DemoStep =>
  dueInDays === undefined ? { daysAgo, by, assign: evaluator } : { daysAgo, by, assign: evaluator, dueInDays };
const evaluate = (daysAgo: number, by: DemoPersonKey, opinion: Opinion, first?: number): DemoStep =>
  first === undefined ? { daysAgo, by, evaluate: opinion } : { daysAgo, by, evaluate: opinion, first };

/** An approval with one evaluation, as most went. */
const approved = (
  from: number,
  manager: DemoPersonKey,
  evaluator: DemoPersonKey,
  opinion: Opinion,
  reason: string,
): DemoStep[] => [
  assign(from - 2, manager, evaluator),
  evaluate(from - 7.4, evaluator, opinion),
  move(from - 9.2, manager, "approve", reason),
];

/** The story: two organizations besides the default one, every state of an application and of an evaluation. */
export const DEMO_CASES: readonly DemoCase[] = [
  {
    startup: "thalassa",
    founder: "founder",
    organization: "kerkis",
    submitted: 96,
    afterwards: [
      move(95.5, "coordinator", "open_review"),
      assign(95.2, "coordinator", "evaluator"),
      assign(95.1, "coordinator", "evaluator3"),
      evaluate(91, "evaluator", "strong"),
      evaluate(89.3, "evaluator3", "strong"),
      move(87, "coordinator", "approve", "Πλήρης φάκελος και δύο πολύ θετικές αξιολογήσεις. Καλώς ήρθατε στο μητρώο."),
    ],
  },
  {
    startup: "heliodyne",
    founder: "petros",
    organization: "kerkis",
    submitted: 88,
    afterwards: approved(88, "coordinator", "evaluator2", "strong", "Πληροί όλα τα κριτήρια του μητρώου."),
  },
  {
    startup: "mnemosyne",
    founder: "katerina",
    organization: "kerkis",
    submitted: 80,
    afterwards: approved(80, "moderator", "evaluator", "strong", "Ισχυρή επιστημονική ομάδα και δοκιμές σε εξέλιξη."),
  },
  {
    startup: "aktis",
    founder: "stratos",
    organization: "kerkis",
    submitted: 75,
    afterwards: [
      assign(74, "coordinator", "evaluator"),
      assign(73.8, "coordinator", "evaluator2"),
      evaluate(70, "evaluator2", "fair"),
      evaluate(68.5, "evaluator", "strong"),
      move(66, "coordinator", "approve", "Οι αξιολογήσεις συγκλίνουν. Η εγκατάσταση στα νησιά τεκμηριώθηκε."),
    ],
  },
  {
    startup: "lithos",
    founder: "ioanna",
    organization: "kerkis",
    submitted: 70,
    afterwards: [
      move(69, "coordinator", "open_review"),
      move(
        68.4,
        "coordinator",
        "request_changes",
        "Συμπληρώστε το νομικό όνομα και τον αριθμό ΓΕΜΗ, όπως εμφανίζονται στο μητρώο επιχειρήσεων.",
      ),
      {
        daysAgo: 64,
        by: "ioanna",
        resubmit: { legal_name: "ΛΙΘΟΣ ΥΛΙΚΑ Ι.Κ.Ε.", registration_number: "153904216000" },
      },
      assign(63.5, "coordinator", "evaluator"),
      evaluate(60, "evaluator", "fair"),
      move(58, "coordinator", "approve", "Τα στοιχεία συμπληρώθηκαν."),
    ],
  },
  {
    startup: "nefeli",
    founder: "alexandros",
    organization: "kerkis",
    submitted: 66,
    afterwards: approved(66, "coordinator", "evaluator3", "strong", "Meets every criterion of the registry."),
  },
  {
    startup: "anemos",
    founder: "fotis",
    organization: "elevate",
    submitted: 62,
    afterwards: approved(
      62,
      "elevate.admin",
      "evaluator2",
      "strong",
      "Εντυπωσιακά αποτελέσματα της περσινής περιόδου.",
    ),
  },
  {
    startup: "pharos",
    founder: "james",
    organization: "kerkis",
    submitted: 60,
    afterwards: approved(60, "moderator", "evaluator3", "fair", "Approved; please keep the company page up to date."),
  },
  {
    startup: "chronos",
    founder: "manos",
    organization: "blue",
    submitted: 58,
    afterwards: approved(58, "blue.coordinator", "evaluator", "fair", "Χρήσιμο για κάθε λιμάνι της χώρας."),
  },
  {
    startup: "iris",
    founder: "myrto",
    organization: "kerkis",
    submitted: 52,
    afterwards: [
      assign(51, "coordinator", "evaluator"),
      assign(50.8, "coordinator", "evaluator2"),
      assign(50.7, "coordinator", "evaluator3"),
      evaluate(48, "evaluator", "strong"),
      evaluate(47, "evaluator3", "strong"),
      evaluate(45, "evaluator2", "weak"),
      move(
        43,
        "owner",
        "approve",
        "Δύο θετικές και μία αρνητική αξιολόγηση. Οι εγκαταστάσεις σε παραγωγή βάρυναν στην απόφαση.",
      ),
    ],
  },
  {
    startup: "okeanos",
    founder: "rania",
    organization: "blue",
    submitted: 49,
    afterwards: approved(49, "blue.owner", "evaluator3", "strong", "Σαράντα εταιρείες δεν κάνουν λάθος."),
  },
  {
    startup: "argo",
    founder: "alexandros",
    organization: "kerkis",
    submitted: 45,
    afterwards: [
      move(44, "coordinator", "open_review"),
      move(42.5, "coordinator", "approve", "Γνωστή και τεκμηριωμένη δραστηριότητα σε είκοσι δύο δήμους."),
    ],
  },
  {
    startup: "selene",
    founder: "stratos",
    organization: "kerkis",
    submitted: 40,
    afterwards: [
      ...approved(40, "coordinator", "evaluator", "fair", "Πληροί τα κριτήρια."),
      move(6, "owner", "reopen", "Άλλαξε η εταιρική σύνθεση και πρέπει να ελεγχθεί ξανά η επιλεξιμότητα."),
    ],
  },
  {
    startup: "meli",
    founder: "despina",
    organization: "elevate",
    submitted: 38,
    afterwards: approved(38, "elevate.owner", "evaluator3", "fair", "Καλή αρχή, με ξεκάθαρο επόμενο βήμα."),
  },
  {
    startup: "petra",
    founder: "leonidas",
    organization: "kerkis",
    submitted: 36,
    afterwards: [
      assign(35, "coordinator", "evaluator2"),
      evaluate(31, "evaluator2", "weak"),
      move(
        29,
        "coordinator",
        "reject",
        "Δεν τεκμηριώνεται καινοτομία σε σχέση με τις υπάρχουσες πλατφόρμες προσφορών. Μπορείτε να ζητήσετε επανεξέταση με στοιχεία χρήσης.",
      ),
    ],
  },
  {
    startup: "triton",
    founder: "manos",
    organization: "blue",
    submitted: 33,
    afterwards: approved(33, "blue.coordinator", "evaluator", "strong", "Μετρημένο όφελος σε δώδεκα πλοία."),
  },
  {
    startup: "agora",
    founder: "alexandros",
    organization: "kerkis",
    submitted: 31,
    afterwards: approved(
      31,
      "moderator",
      "evaluator3",
      "strong",
      "Approved after a site visit to the Kallithea market.",
    ),
  },
  {
    startup: "daphne",
    founder: "fotis",
    organization: "elevate",
    submitted: 29,
    afterwards: approved(29, "elevate.admin", "evaluator2", "strong", "Οι δοκιμές αγρού πείθουν."),
  },
  {
    startup: "odysseia",
    founder: "chrysa",
    organization: "kerkis",
    submitted: 24,
    afterwards: [move(21, "chrysa", "withdraw")],
  },
  {
    startup: "hestia",
    founder: "despina",
    organization: "elevate",
    submitted: 27,
    afterwards: [
      assign(26, "elevate.owner", "evaluator3"),
      evaluate(22, "evaluator3", "weak"),
      move(20, "elevate.owner", "reject", "Η αίτηση δεν δείχνει ακόμη πώς θα επεκταθεί πέρα από τα πρώτα σπίτια."),
      move(
        5,
        "despina",
        "appeal",
        "Από την υποβολή τα σπίτια έγιναν τριάντα έξι και υπογράψαμε με δεύτερο δήμο. Επισυνάπτουμε τα στοιχεία στην περιγραφή.",
      ),
    ],
  },
  {
    startup: "kyma",
    founder: "founder",
    organization: "kerkis",
    submitted: 12,
    afterwards: [
      move(11, "coordinator", "open_review"),
      assign(10.5, "coordinator", "evaluator"),
      assign(10.4, "coordinator", "evaluator2", 14),
      assign(4, "coordinator", "evaluator3", 9),
      { daysAgo: 3.5, by: "evaluator3", accept: true },
      evaluate(6, "evaluator", "strong"),
      evaluate(3, "evaluator2", "fair", 3),
    ],
  },
  {
    startup: "elaion",
    founder: "chrysa",
    organization: "kerkis",
    submitted: 17,
    afterwards: [
      assign(16, "moderator", "evaluator", 11),
      assign(15.5, "moderator", "evaluator2", 20),
      assign(9, "moderator", "evaluator3", 12),
      { daysAgo: 8.5, by: "evaluator3", decline: "no_time", words: "Ταξιδεύω μέχρι το τέλος του μήνα." },
      evaluate(8, "evaluator", "fair", 2),
    ],
  },
  {
    startup: "melissa",
    founder: "fotis",
    organization: "elevate",
    submitted: 11,
    afterwards: [
      assign(10, "elevate.admin", "evaluator2"),
      { daysAgo: 9, by: "evaluator2", recuse: "Συμμετέχω ως εθελοντής στο σωματείο του ιδρυτή." },
      assign(8, "elevate.admin", "evaluator3", 12),
    ],
  },
  {
    startup: "galene",
    founder: "rania",
    organization: "blue",
    submitted: 9,
    afterwards: [
      assign(8, "blue.coordinator", "evaluator3", 10),
      assign(7.5, "blue.coordinator", "evaluator", 12),
      evaluate(4, "evaluator3", "fair"),
    ],
  },
  {
    startup: "kallisto",
    founder: "founder",
    organization: "kerkis",
    submitted: 8,
    afterwards: [
      move(6.5, "coordinator", "open_review"),
      move(
        4,
        "coordinator",
        "request_changes",
        "Προσθέστε στοιχεία για την πτήση με τον ΕΟΔ και ποιος από την ομάδα εργάζεται με πλήρη απασχόληση.",
      ),
    ],
  },
  { startup: "poseidon", founder: "manos", organization: "blue", submitted: 3.5, afterwards: [] },
  { startup: "zefyros", founder: "eleni", organization: "kerkis", submitted: 1.1, afterwards: [] },
  { startup: "ariadne", founder: "myrto", organization: "kerkis", submitted: 0.1, afterwards: [] },
];
