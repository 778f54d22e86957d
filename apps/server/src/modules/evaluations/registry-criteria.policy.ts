import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import type { Criterion } from "@kerkis/contract/evaluations/evaluations.schema.ts";

export const REGISTRY_TEMPLATE_TITLE: LocalizedText = {
  el: "Αξιολόγηση για το μητρώο",
  en: "Registry evaluation",
};

const SCALE_MAX = 5;

/** Words for the lowest, the middle and the highest score of the scale. */
const anchors = (lowest: LocalizedText, middle: LocalizedText, highest: LocalizedText): Criterion["anchors"] => [
  { score: 0, label: lowest },
  { score: 3, label: middle },
  { score: SCALE_MAX, label: highest },
];

/** What registry applications are judged by (completions 2): weights of what counts sum to 100. */
export const REGISTRY_CRITERIA: readonly Criterion[] = [
  {
    key: "team",
    label: { el: "Ομάδα", en: "Team" },
    help: {
      el: "Γνώσεις, εμπειρία και χρόνος των ιδρυτών. Καλύπτονται οι ρόλοι που χρειάζεται το εγχείρημα;",
      en: "Knowledge, experience and time of the founders. Are the roles that the venture needs covered?",
    },
    weight: 25,
    scale_max: SCALE_MAX,
    anchors: anchors(
      { el: "Λείπουν βασικοί ρόλοι", en: "Key roles are missing" },
      { el: "Επαρκής, με κενά που καλύπτονται", en: "Sufficient, with gaps that can be filled" },
      { el: "Πλήρης και έμπειρη στον κλάδο", en: "Complete and experienced in the field" },
    ),
    comment_required: false,
    independent: false,
  },
  {
    key: "market",
    label: { el: "Αγορά", en: "Market" },
    help: {
      el: "Μέγεθος και ανάγκη της αγοράς, ανταγωνισμός, πρόσβαση στους πελάτες.",
      en: "Size and need of the market, competition, a way to the customers.",
    },
    weight: 20,
    scale_max: SCALE_MAX,
    anchors: anchors(
      { el: "Η ανάγκη δεν τεκμηριώνεται", en: "The need is not shown" },
      { el: "Υπαρκτή ανάγκη, πρώτες ενδείξεις", en: "A real need, first signs" },
      { el: "Πελάτες που πληρώνουν ή δεσμεύονται", en: "Customers who pay or commit" },
    ),
    comment_required: false,
    independent: false,
  },
  {
    key: "innovation",
    label: { el: "Καινοτομία", en: "Innovation" },
    help: {
      el: "Τι κάνει καλύτερα ή διαφορετικά από όσα υπάρχουν; Το σχόλιο είναι υποχρεωτικό: διαβάζεται στην απόφαση.",
      en: "What does it do better than, or unlike, what exists? A comment is required: the decision relies on it.",
    },
    weight: 20,
    scale_max: SCALE_MAX,
    anchors: anchors(
      { el: "Υπάρχει ήδη με την ίδια μορφή", en: "Exists already in the same form" },
      { el: "Σαφής βελτίωση", en: "A clear improvement" },
      { el: "Νέα προσέγγιση, δύσκολη στην αντιγραφή", en: "A new approach, hard to copy" },
    ),
    comment_required: true,
    independent: false,
  },
  {
    key: "product",
    label: { el: "Προϊόν και τεχνολογία", en: "Product and technology" },
    help: {
      el: "Ωριμότητα, τεχνική εφικτότητα, προστασία της γνώσης.",
      en: "Maturity, technical feasibility, protection of what they know.",
    },
    weight: 20,
    scale_max: SCALE_MAX,
    anchors: anchors(
      { el: "Μόνο ιδέα", en: "An idea only" },
      { el: "Πρωτότυπο που λειτουργεί", en: "A working prototype" },
      { el: "Προϊόν σε χρήση", en: "A product in use" },
    ),
    comment_required: false,
    independent: false,
  },
  {
    key: "impact",
    label: { el: "Βιωσιμότητα και αντίκτυπος", en: "Sustainability and impact" },
    help: {
      el: "Όφελος για την κοινωνία, το περιβάλλον και την απασχόληση στη χώρα.",
      en: "Benefit to society, the environment and employment in the country.",
    },
    weight: 15,
    scale_max: SCALE_MAX,
    anchors: anchors(
      { el: "Δεν διακρίνεται όφελος", en: "No benefit to be seen" },
      { el: "Έμμεσο όφελος", en: "An indirect benefit" },
      { el: "Μετρήσιμο και μόνιμο όφελος", en: "A measurable and lasting benefit" },
    ),
    comment_required: false,
    independent: false,
  },
  {
    key: "support",
    label: { el: "Ανάγκη υποστήριξης", en: "Need for support" },
    help: {
      el: "Πόσο θα βοηθούσε η υποστήριξη του οικοσυστήματος; Δεν μετρά στον βαθμό.",
      en: "How much would support from the ecosystem help? It does not count towards the score.",
    },
    weight: 0,
    scale_max: SCALE_MAX,
    anchors: anchors(
      { el: "Προχωρά μόνη της", en: "Manages on its own" },
      { el: "Θα ωφελούνταν από μέντορα", en: "Would gain from a mentor" },
      { el: "Χρειάζεται στενή καθοδήγηση", en: "Needs close support" },
    ),
    comment_required: false,
    independent: true,
  },
];
