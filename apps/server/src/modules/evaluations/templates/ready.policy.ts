import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import type { Criterion } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import type { ReadyTemplate } from "@kerkis/contract/evaluations/templates/ready.taxonomy.ts";
import { REGISTRY_CRITERIA } from "../registry-criteria.policy.ts";

const SCALE_MAX = 5;

type Texts = Pick<Criterion, "key" | "label" | "help" | "weight"> & {
  /** Words for the lowest, the middle and the highest score. */
  scale: readonly [LocalizedText, LocalizedText, LocalizedText];
};

const counted =
  (comment_required: boolean) =>
  ({ scale: [lowest, middle, highest], ...criterion }: Texts): Criterion => ({
    ...criterion,
    scale_max: SCALE_MAX,
    anchors: [
      { score: 0, label: lowest },
      { score: 3, label: middle },
      { score: SCALE_MAX, label: highest },
    ],
    comment_required,
    independent: false,
  });

const CHALLENGE: readonly Texts[] = [
  {
    key: "fit",
    label: { el: "Ανταπόκριση στο πρόβλημα", en: "Fit to the problem" },
    help: { el: "Λύνει αυτό που ζητά η πρόκληση;", en: "Does it solve what the challenge asks for?" },
    weight: 35,
    scale: [
      { el: "Λύνει κάτι άλλο", en: "Solves something else" },
      { el: "Λύνει ένα μέρος", en: "Solves a part" },
      { el: "Λύνει ακριβώς το ζητούμενο", en: "Solves exactly what was asked" },
    ],
  },
  {
    key: "feasibility",
    label: { el: "Εφαρμοσιμότητα", en: "Feasibility" },
    help: { el: "Τεχνικά, σε χρόνο και σε κόστος.", en: "Technically, in time and in cost." },
    weight: 25,
    scale: [
      { el: "Δεν τεκμηριώνεται", en: "Not shown" },
      { el: "Εφικτή, με κινδύνους", en: "Feasible, with risks" },
      { el: "Έτοιμη για πιλοτική εφαρμογή", en: "Ready for a pilot" },
    ],
  },
  {
    key: "originality",
    label: { el: "Πρωτοτυπία", en: "Originality" },
    help: { el: "Σε τι διαφέρει από όσα υπάρχουν;", en: "How does it differ from what exists?" },
    weight: 20,
    scale: [
      { el: "Υπάρχει ήδη", en: "Exists already" },
      { el: "Βελτίωση", en: "An improvement" },
      { el: "Νέα προσέγγιση", en: "A new approach" },
    ],
  },
  {
    key: "team",
    label: { el: "Ομάδα", en: "Team" },
    help: { el: "Μπορεί να τη φέρει σε πέρας;", en: "Can it carry it through?" },
    weight: 20,
    scale: [
      { el: "Λείπουν βασικές γνώσεις", en: "Key knowledge is missing" },
      { el: "Επαρκής", en: "Sufficient" },
      { el: "Έχει κάνει κάτι ανάλογο", en: "Has done something like it" },
    ],
  },
];

const GRANT: readonly Texts[] = [
  {
    key: "excellence",
    label: { el: "Αριστεία", en: "Excellence" },
    help: { el: "Στόχοι, πρόοδος πέρα από όσα υπάρχουν, μέθοδος.", en: "Aims, progress beyond what exists, method." },
    weight: 40,
    scale: [
      { el: "Ασαφείς στόχοι", en: "Unclear aims" },
      { el: "Σαφείς, με ελλείψεις", en: "Clear, with shortcomings" },
      { el: "Εξαιρετική, χωρίς ουσιαστική έλλειψη", en: "Outstanding, with no real shortcoming" },
    ],
  },
  {
    key: "impact",
    label: { el: "Αντίκτυπος", en: "Impact" },
    help: {
      el: "Ποιος ωφελείται, πόσο, και πώς θα μετρηθεί.",
      en: "Who gains, how much, and how it will be measured.",
    },
    weight: 35,
    scale: [
      { el: "Δεν τεκμηριώνεται", en: "Not shown" },
      { el: "Πιθανός", en: "Likely" },
      { el: "Μετρήσιμος και μόνιμος", en: "Measurable and lasting" },
    ],
  },
  {
    key: "implementation",
    label: { el: "Υλοποίηση", en: "Implementation" },
    help: { el: "Σχέδιο, πόροι, δαπάνες και κίνδυνοι.", en: "Plan, resources, costs and risks." },
    weight: 25,
    scale: [
      { el: "Το σχέδιο δεν στέκει", en: "The plan does not hold" },
      { el: "Ρεαλιστικό, με κενά", en: "Realistic, with gaps" },
      { el: "Πλήρες και εύλογο σε κόστος", en: "Complete and of fair cost" },
    ],
  },
];

/** What each ready template judges by; weights of what counts sum to 100. */
export const READY_CRITERIA: Readonly<Record<ReadyTemplate, readonly Criterion[]>> = {
  registry: REGISTRY_CRITERIA,
  challenge: CHALLENGE.map(counted(false)),
  grant: GRANT.map(counted(true)),
};
