import type { LocalizedText } from "../core/text/languages.ts";

/** What an import goes through: it is read, mapped, tried, written, and perhaps published or undone. */
export const IMPORT_STATES = [
  "reading",
  "failed",
  "mapping",
  "checking",
  "checked",
  "writing",
  "written",
  "publishing",
  "undoing",
  "undone",
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** States in which the server works on it. */
export const isAtWork = (state: ImportState): boolean =>
  ["reading", "checking", "writing", "publishing", "undoing"].includes(state);

/** States in which it has records in the registry. */
export const hasWritten = (state: ImportState): boolean =>
  ["writing", "written", "publishing", "undoing"].includes(state);

/**
 * Where a row stands. Before the import: unread, ready, like a record, broken. After it: added, merged into a record, of
 * nothing new for it or skipped; after an undo taken back, or kept because it was changed since.
 */
export const ROW_STANDINGS = [
  "unread",
  "ready",
  "alike",
  "broken",
  "added",
  "merged",
  "unchanged",
  "skipped",
  "taken_back",
  "kept",
] as const;
export type RowStanding = (typeof ROW_STANDINGS)[number];

/**
 * What becomes of a row that looks like a record: it stays out, fills what the record lacks, changes besides what an earlier file
 * brought and nobody touched since, or is added beside it.
 */
export const ROW_DECISIONS = ["skip", "merge", "update", "add"] as const;
export type RowDecision = (typeof ROW_DECISIONS)[number];

/** Why a row looks like a record: what they have in common, surest first. */
export const ALIKE_REASONS = ["source", "tax_number", "website", "name"] as const;
export type AlikeReason = (typeof ALIKE_REASONS)[number];

/** Why a value cannot be taken. */
export const PROBLEMS = [
  "required",
  "too_long",
  "no_date",
  "no_such_date",
  "future_date",
  "no_amount",
  "no_currency",
  "other_currency",
  "no_address",
  "tax_number_length",
  "tax_number_digit",
  "hidden_characters",
  "ticket_order",
  "record_gone",
  "too_short",
  "no_time",
  "no_time_zone",
  "no_seats",
  "time_order",
  "lasts_too_long",
  "no_place",
  "series",
  "called_off",
] as const;
export type Problem = (typeof PROBLEMS)[number];

/** The reasons in words, for screens and for the file of problems. */
export const PROBLEM_TEXTS: Record<Problem, LocalizedText> = {
  required: { el: "Είναι υποχρεωτικό και λείπει", en: "It is required and missing" },
  too_long: { el: "Είναι πολύ μεγάλο για αυτό το πεδίο", en: "It is too long for this field" },
  no_date: { el: "Δεν διαβάζεται ως ημερομηνία", en: "It cannot be read as a date" },
  no_such_date: { el: "Δεν υπάρχει τέτοια ημερομηνία", en: "There is no such date" },
  future_date: { el: "Η ημερομηνία είναι στο μέλλον", en: "The date lies in the future" },
  no_amount: { el: "Δεν διαβάζεται ως ποσό", en: "It cannot be read as an amount" },
  no_currency: { el: "Δεν υπάρχει τέτοιο νόμισμα", en: "There is no such currency" },
  other_currency: {
    el: "Το ποσό είναι σε άλλο νόμισμα από την υπόλοιπη γραμμή",
    en: "The amount is in another currency than the rest of the row",
  },
  no_address: { el: "Δεν είναι διεύθυνση ιστού", en: "It is no web address" },
  tax_number_length: { el: "Ο ΑΦΜ θέλει εννέα ψηφία", en: "A Greek tax number has nine digits" },
  tax_number_digit: {
    el: "Το ψηφίο ελέγχου του ΑΦΜ δεν ταιριάζει",
    en: "The check digit of the tax number does not fit",
  },
  hidden_characters: { el: "Έχει χαρακτήρες που δεν φαίνονται", en: "It has characters that cannot be seen" },
  ticket_order: {
    el: "Το μέγιστο ποσό είναι μικρότερο από το ελάχιστο",
    en: "The largest amount is below the smallest",
  },
  too_short: { el: "Είναι πολύ σύντομο για αυτό το πεδίο", en: "It is too short for this field" },
  no_time: { el: "Δεν διαβάζεται ως ώρα", en: "It cannot be read as a time of day" },
  no_time_zone: { el: "Δεν υπάρχει τέτοια ζώνη ώρας", en: "There is no such time zone" },
  no_seats: { el: "Δεν διαβάζεται ως αριθμός θέσεων", en: "It cannot be read as a number of seats" },
  time_order: { el: "Τελειώνει πριν αρχίσει", en: "It ends before it starts" },
  lasts_too_long: { el: "Κρατά πάνω από 31 ημέρες", en: "It lasts longer than 31 days" },
  no_place: { el: "Δεν λέει ούτε χώρο ούτε σύνδεσμο", en: "It says neither a venue nor a link" },
  series: {
    el: "Επαναλαμβάνεται χωρίς τέλος, πάνω από 400 φορές ή με κανόνα που δεν διαβάζεται. Δώστε τέλος στη σειρά, στο ημερολόγιό της",
    en: "It repeats without end, more than 400 times, or by a rule that cannot be read. Give the series an end in its calendar",
  },
  called_off: { el: "Έχει ακυρωθεί", en: "It was cancelled" },
  record_gone: {
    el: "Η εγγραφή με την οποία θα συγχωνευόταν δεν υπάρχει πια",
    en: "The record it was to be merged into is gone",
  },
};
