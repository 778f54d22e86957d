import type { RegistrationDraft } from "@kerkis/contract/applications/registration.schema.ts";
import { startup } from "./answers.ts";

const THESSALONIKI = ["Θεσσαλονίκη", "central_macedonia"] as const;

/** Startups of the demo story from Thessaloniki and the mainland, as their founders registered them. */
export const NORTH_STARTUPS = {
  mnemosyne: startup(
    "Mnemosyne Health",
    THESSALONIKI,
    {
      industry: "health",
      stage: "pre_seed",
      employees_range: "2-10",
      founded_on: "2023-01-20",
      business_model: "b2b2c",
      funding_total: 311_000,
    },
    {
      tagline: "Ψηφιακή παρακολούθηση μνήμης για ανθρώπους άνω των 60",
      description:
        "Δέκα λεπτά την εβδομάδα στο κινητό αρκούν για να φανεί μια αλλαγή στη μνήμη μήνες πριν τη δει η οικογένεια. Οι ασκήσεις σχεδιάστηκαν με τη Νευρολογική Κλινική του ΑΠΘ και δοκιμάζονται σε τρία ιατρεία μνήμης.",
      tags: ["άνοια", "πρόληψη", "τηλεϊατρική"],
    },
    [
      ["Κατερίνα Ζήση", "Συνιδρύτρια, νευρολόγος"],
      ["Ορέστης Δούκας", "Συνιδρυτής, μηχανικός"],
    ],
    { women_led: true },
  ),
  anemos: startup(
    "Anemos Drones",
    THESSALONIKI,
    {
      industry: "robotics",
      stage: "seed",
      employees_range: "11-50",
      founded_on: "2020-08-19",
      business_model: "b2g",
      funding_total: 1_100_000,
    },
    {
      tagline: "Drones που βλέπουν τη φωτιά πριν φανεί ο καπνός",
      description:
        "Σμήνη μικρών αεροσκαφών με θερμικές κάμερες περιπολούν το δάσος μόνα τους τις ημέρες υψηλού κινδύνου και ειδοποιούν την Πυροσβεστική με συντεταγμένες. Πέρσι στη Χαλκιδική εντόπισαν έντεκα εστίες στα πρώτα πέντε λεπτά.",
      tags: ["δασοπυρόσβεση", "drones"],
    },
    [
      ["Φώτης Καραμήτρος", "Διευθύνων σύμβουλος"],
      ["Άρτεμις Νάκου", "Πτητική λειτουργία"],
    ],
  ),
  meli: startup(
    "Meli AgriTech",
    ["Λάρισα", "thessaly"],
    {
      industry: "agrifood",
      stage: "pre_seed",
      employees_range: "2-10",
      founded_on: "2023-03-07",
      business_model: "b2b",
      funding_total: 240_000,
    },
    {
      tagline: "Κυψέλες που ζητούν βοήθεια μόνες τους",
      description:
        "Ένας αισθητήρας ήχου και βάρους σε κάθε κυψέλη καταλαβαίνει πότε το μελίσσι ετοιμάζεται να σμηνουργήσει, πότε πεινά και πότε αρρωσταίνει. Ο μελισσοκόμος γλιτώνει διαδρομές και χάνει λιγότερα μελίσσια.",
      tags: ["μελισσοκομία", "αισθητήρες"],
    },
    [["Δέσποινα Αργυρίου", "Ιδρύτρια"]],
    { women_led: true },
  ),
  petra: startup(
    "Petra Build",
    ["Ιωάννινα", "epirus"],
    {
      industry: "construction",
      stage: "mvp",
      employees_range: "2-10",
      founded_on: "2022-04-30",
      business_model: "b2b",
      funding_total: 64_000,
    },
    {
      tagline: "Προσφορές τεχνικών έργων σε μία φόρμα",
      description:
        "Ο ιδιοκτήτης ανεβάζει σχέδια και φωτογραφίες και παίρνει προσφορές από συνεργεία της περιοχής. Η πλατφόρμα ελέγχει ασφαλιστική και φορολογική ενημερότητα και κρατά την πληρωμή ως την παραλαβή.",
      tags: ["ανακαίνιση", "αγορά"],
    },
    [["Λεωνίδας Γκίκας", "Ιδρυτής"]],
  ),
  daphne: startup(
    "Daphne Bio",
    THESSALONIKI,
    {
      industry: "biotech",
      stage: "seed",
      employees_range: "11-50",
      founded_on: "2021-11-11",
      business_model: "b2b",
      funding_total: 1_300_000,
    },
    {
      tagline: "Βιοφυτοφάρμακα από φυτά του Ολύμπου",
      description:
        "Απομονώνουμε ουσίες από αρωματικά φυτά του Ολύμπου που κρατούν μακριά τον δάκο της ελιάς και τον βοτρύτη του αμπελιού. Δεν αφήνουν υπολείμματα και διασπώνται σε μία εβδομάδα. Δοκιμές σε διακόσια στρέμματα με γεωπόνους του ΕΛΓΟ.",
      tags: ["βιοτεχνολογία", "γεωργία"],
    },
    [
      ["Φώτης Καραμήτρος", "Συνιδρυτής"],
      ["Ευγενία Ράπτη", "Επιστημονική διευθύντρια"],
    ],
  ),
  ariadne: startup(
    "Ariadne Learning",
    ["Βόλος", "thessaly"],
    {
      industry: "education",
      stage: "mvp",
      employees_range: "2-10",
      founded_on: "2025-02-03",
      business_model: "b2g",
      funding_total: 45_000,
    },
    {
      tagline: "Ανάγνωση για παιδιά με δυσλεξία",
      description:
        "Το παιδί διαβάζει φωναχτά και η εφαρμογή ακούει πού σκοντάφτει, διαλέγει την επόμενη λέξη και δείχνει στον ειδικό παιδαγωγό τι άλλαξε από την προηγούμενη εβδομάδα. Φτιαγμένη για τα ελληνικά από την αρχή, όχι μεταφρασμένη.",
      tags: ["δυσλεξία", "σχολείο"],
    },
    [["Μυρτώ Σακελλαρίου", "Ιδρύτρια, λογοθεραπεύτρια"]],
    { women_led: true },
  ),
  hestia: startup(
    "Hestia Homes",
    THESSALONIKI,
    {
      industry: "real_estate",
      stage: "mvp",
      employees_range: "2-10",
      founded_on: "2023-10-02",
      business_model: "b2c",
      funding_total: 95_000,
    },
    {
      tagline: "Συγκατοίκηση φοιτητών με ανθρώπους που μένουν μόνοι",
      description:
        "Ένα δωμάτιο με χαμηλό ενοίκιο για τον φοιτητή, λίγη παρέα και λίγη βοήθεια για τον μεγαλύτερο. Εμείς ελέγχουμε, ταιριάζουμε και μένουμε δίπλα τους τον πρώτο χρόνο. Τριάντα έξι σπίτια σε δύο πόλεις.",
      tags: ["στέγη", "κοινωνική επιχειρηματικότητα"],
    },
    [["Δέσποινα Αργυρίου", "Ιδρύτρια"]],
    { women_led: true },
  ),
  melissa: startup(
    "Melissa Care",
    THESSALONIKI,
    {
      industry: "social_impact",
      stage: "mvp",
      employees_range: "2-10",
      founded_on: "2024-05-08",
      business_model: "b2g",
      funding_total: 70_000,
    },
    {
      tagline: "Εθελοντές κοντά σε όσους τους χρειάζονται",
      description:
        "Οι κοινωνικές υπηρεσίες του δήμου βλέπουν ποιοι εθελοντές είναι διαθέσιμοι σε ποια γειτονιά και τους ταιριάζουν με ανθρώπους που ζητούν συνοδεία, ψώνια ή μια κουβέντα. Κάθε επίσκεψη καταγράφεται και αποδίδεται.",
      tags: ["εθελοντισμός", "δήμοι"],
    },
    [["Φώτης Καραμήτρος", "Ιδρυτής"]],
  ),
} as const satisfies Record<string, RegistrationDraft>;
