import type { FieldIssue } from "../../core/errors.ts";
import type { LocalizedText } from "../../core/text/languages.ts";
import { momentOf } from "../../core/time/zone.ts";
import type { ChallengeKind } from "../programmes.taxonomy.ts";
import type { ChallengeAnswers } from "./challenges.schema.ts";

/** What must be there before a challenge opens, each with the field to go to. */
export const READINESS = ["titles", "summary", "description", "prize", "dates", "capacity", "decision"] as const;
export type ReadinessItem = (typeof READINESS)[number];

export interface Readiness {
  item: ReadinessItem;
  field: keyof ChallengeAnswers;
  /** It does not open without it. */
  isBlocking: boolean;
  isDone: boolean;
}

/** Written by someone: the headings that a template begins with are not yet a text. */
const isGiven = (text: string): boolean => text.trim() !== "" && !isUntouched(text);

/** Said in both languages, or in neither where it need not be said. */
function said(answers: ChallengeAnswers, of: "title" | "summary" | "description" | "prize", isOwed: boolean) {
  const [el, en] = [`${of}_el`, `${of}_en`] as const;
  const isGreek = isGiven(answers[el]);
  const isEnglish = isGiven(answers[en]);
  return {
    field: isGreek && !isEnglish ? en : el,
    isBlocking: isOwed || isGreek !== isEnglish,
    isDone: isGreek && isEnglish,
  };
}

/** What is wrong with the dates. @param now ISO 8601; without it the past is no problem */
export function dateIssues(
  { opens_local, closes_local, timezone }: Pick<ChallengeAnswers, "opens_local" | "closes_local" | "timezone">,
  now: string | null,
): FieldIssue[] {
  if (opens_local === "" || closes_local === "") return [];
  const closes = momentOf(closes_local, timezone);
  if (closes <= momentOf(opens_local, timezone)) return [{ path: "closes_local", code: "date_order" }];
  return now !== null && closes <= now ? [{ path: "closes_local", code: "date_past" }] : [];
}

/** How ready a challenge is to open: what it waits for, then what would be good, then what is done. @param now ISO 8601 */
export function readinessOf(answers: ChallengeAnswers, now: string): Readiness[] {
  const { opens_local, closes_local, capacity, decision_days } = answers;
  const hasDates = opens_local !== "" && closes_local !== "";
  const items: Readiness[] = [
    { item: "titles", ...said(answers, "title", true) },
    { item: "summary", ...said(answers, "summary", true) },
    { item: "description", ...said(answers, "description", true) },
    { item: "prize", ...said(answers, "prize", false) },
    {
      item: "dates",
      field: opens_local === "" ? "opens_local" : "closes_local",
      isBlocking: true,
      isDone: hasDates && dateIssues(answers, now).length === 0,
    },
    { item: "capacity", field: "capacity", isBlocking: false, isDone: capacity !== null },
    { item: "decision", field: "decision_days", isBlocking: false, isDone: decision_days !== null },
  ];
  const rank = ({ isDone, isBlocking }: Readiness) => (isDone ? 2 : isBlocking ? 0 : 1);
  return items.toSorted((one, other) => rank(one) - rank(other));
}

/** What a challenge of each kind begins with. */
export const CHALLENGE_TEMPLATES: Readonly<
  Record<ChallengeKind, { lead: LocalizedText; answers: Partial<ChallengeAnswers>; openDays: number }>
> = {
  challenge: {
    lead: {
      el: "Ένα πρόβλημα, μία προθεσμία, λίγοι νικητές. Έξι εβδομάδες για αιτήσεις.",
      en: "One problem, one deadline, a few winners. Six weeks for applications.",
    },
    openDays: 42,
    answers: {
      grace_minutes: 15,
      capacity: 10,
      decision_days: 40,
      description_el: "Το πρόβλημα\n\n\nΤι ζητάμε\n\n\nΠώς θα κρίνουμε\n\n\nΤι ακολουθεί",
      description_en: "The problem\n\n\nWhat we ask for\n\n\nHow we will judge\n\n\nWhat comes next",
    },
  },
  accelerator: {
    lead: {
      el: "Μία ομάδα επιχειρήσεων, με μέντορες και πιλοτικές εφαρμογές. Οκτώ εβδομάδες για αιτήσεις.",
      en: "A cohort of companies with mentors and pilots. Eight weeks for applications.",
    },
    openDays: 56,
    answers: {
      grace_minutes: 15,
      capacity: 24,
      decision_days: 60,
      description_el: "Το πρόγραμμα\n\n\nΓια ποιους είναι\n\n\nΤι προσφέρουμε\n\n\nΤι περιμένουμε από εσάς",
      description_en: "The programme\n\n\nWho it is for\n\n\nWhat we offer\n\n\nWhat we expect of you",
    },
  },
  grant: {
    lead: {
      el: "Χρηματοδότηση με νομική βάση, κριτήρια και προθεσμία απόφασης. Εξήντα ημέρες για αιτήσεις.",
      en: "Funding with a legal basis, criteria and a time limit for decisions. Sixty days for applications.",
    },
    openDays: 60,
    answers: {
      grace_minutes: 0,
      decision_days: 60,
      description_el: "Νομική βάση\n\n\nΔικαιούχοι\n\n\nΕπιλέξιμες δαπάνες\n\n\nΥποχρεώσεις",
      description_en: "Legal basis\n\n\nWho may receive it\n\n\nEligible costs\n\n\nObligations",
    },
  },
};

const isUntouched = (text: string): boolean =>
  Object.values(CHALLENGE_TEMPLATES).some(({ answers: { description_el, description_en } }) =>
    [description_el, description_en].includes(text.trim()),
  );
