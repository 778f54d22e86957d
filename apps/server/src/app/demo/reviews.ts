import type { Language } from "@kerkis/contract/core/text/languages.ts";
import type { ScoreSheet } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import type { Recommendation } from "@kerkis/contract/evaluations/evaluations.taxonomy.ts";

export type Opinion = "strong" | "fair" | "weak";

interface Review {
  recommendation: Recommendation;
  scores: Record<string, number>;
  /** Words of an evaluator, by criterion. */
  comments: Record<string, string>;
  feedback: string;
  notes: string;
}

/** What evaluators of the demo story wrote, by how convinced they were. */
const REVIEWS: Record<Language, Record<Opinion, Review>> = {
  el: {
    strong: {
      recommendation: "approve",
      scores: { team: 5, market: 4, innovation: 5, product: 4, impact: 4, support: 1 },
      comments: {
        team: "Συμπληρωματικοί ιδρυτές, με προηγούμενη κοινή δουλειά.",
        market: "Πελάτες που πληρώνουν και ανανεώνουν.",
        innovation: "Η μέθοδος δεν υπάρχει αλλού με αυτό το κόστος. Η κατοχύρωση έχει ξεκινήσει.",
        product: "Λειτουργεί στο πεδίο, το είδαμε στην επίδειξη.",
      },
      feedback: "Ώριμη πρόταση. Δείτε νωρίς τη διεθνή κατοχύρωση.",
      notes: "Να προταθεί για την παρουσίαση της άνοιξης.",
    },
    fair: {
      recommendation: "approve_with_conditions",
      scores: { team: 3, market: 4, innovation: 3, product: 3, impact: 4, support: 4 },
      comments: {
        team: "Λείπει κάποιος για τις πωλήσεις.",
        innovation: "Σαφής βελτίωση όσων υπάρχουν, χωρίς να αλλάζει το πεδίο.",
        product: "Πρωτότυπο που δουλεύει, με χειροκίνητα βήματα.",
      },
      feedback: "Η ανάγκη φαίνεται. Τεκμηριώστε το κόστος απόκτησης πελάτη και βρείτε έναν πρώτο πωλητή.",
      notes: "Με μέντορα τις πωλήσεις θα πάει πολύ καλύτερα.",
    },
    weak: {
      recommendation: "reject",
      scores: { team: 2, market: 2, innovation: 1, product: 2, impact: 3, support: 5 },
      comments: {
        market: "Τρεις ανταγωνιστές με την ίδια υπηρεσία και μεγαλύτερο δίκτυο.",
        innovation: "Δεν διακρίνεται τι αλλάζει σε σχέση με τις υπάρχουσες πλατφόρμες.",
      },
      feedback: "Μιλήστε με είκοσι πελάτες πριν γράψετε άλλη γραμμή κώδικα και επανέλθετε.",
      notes: "",
    },
  },
  en: {
    strong: {
      recommendation: "approve",
      scores: { team: 5, market: 5, innovation: 4, product: 5, impact: 3, support: 1 },
      comments: {
        team: "They have done this before, together.",
        market: "Renewals above ninety per cent; the pipeline is real.",
        innovation: "The calibration step is new and protected.",
        product: "In use at paying customers, with support in place.",
      },
      feedback: "Strong case. Write down how you will hire the next five engineers.",
      notes: "Could mentor others in the registry.",
    },
    fair: {
      recommendation: "approve_with_conditions",
      scores: { team: 4, market: 3, innovation: 3, product: 3, impact: 3, support: 3 },
      comments: {
        market: "The first segment is clear, the second is a hope.",
        innovation: "A clear improvement on what exists, easy to follow for others.",
      },
      feedback: "Good start. Show a pilot with a customer you did not know before.",
      notes: "",
    },
    weak: {
      recommendation: "reject",
      scores: { team: 2, market: 2, innovation: 2, product: 1, impact: 2, support: 4 },
      comments: { innovation: "I could not find what others do not already do." },
      feedback: "Come back with a prototype that somebody used for a month.",
      notes: "",
    },
  },
};

const SCALE_MAX = 5;

/** No two sheets are alike: every fifth score, counted from somewhere else each time, is one lower or higher. */
function varied(score: number, position: number, variation: number): number {
  const turn = (position * 3 + variation) % 5;
  const shift = turn === 0 ? -1 : turn === 1 ? 1 : 0;
  return Math.min(SCALE_MAX, Math.max(0, score + shift));
}

/** A score sheet as this evaluator would fill it in; `first` keeps only so many criteria, for one still under way. */
export function reviewOf(language: Language, opinion: Opinion, variation: number, first = Number.POSITIVE_INFINITY) {
  const { scores, comments, feedback, notes, recommendation } = REVIEWS[language][opinion];
  const sheet: ScoreSheet = Object.fromEntries(
    Object.entries(scores)
      .slice(0, first)
      .map(([key, score], position) => [
        key,
        { score: varied(score, position, variation), comment: comments[key] ?? "" },
      ]),
  );
  const whole = Number.isFinite(first) ? {} : { feedback, recommendation };
  return { scores: sheet, private_notes: notes, ...whole };
}
