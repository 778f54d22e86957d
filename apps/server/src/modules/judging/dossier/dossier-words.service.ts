import { weightShare } from "@kerkis/contract/evaluations/evaluations.policy.ts";
import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import { APPLICATION_ACTION_LABELS } from "@kerkis/contract/applications/steps/actions.texts.ts";
import { SUBJECT_FORMS } from "@kerkis/contract/applications/subjects.form.ts";
import { ALL_DECIMALS } from "@kerkis/contract/core/forms/amounts.ts";
import { answersInWords, NO, YES } from "@kerkis/contract/core/forms/answers.ts";
import { countryName } from "@kerkis/contract/core/text/country-name.ts";
import type { Language, LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import { describedForm } from "@kerkis/contract/forms/described.policy.ts";
import type { Criterion } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import type { LetterText, Verdict } from "@kerkis/contract/judging/decisions/letters.policy.ts";
import type { Dossier, DossierPart } from "@kerkis/contract/judging/dossier/dossier.schema.ts";
import { factDescription } from "@kerkis/contract/programmes/eligibility/eligibility.policy.ts";
import type { Verdict as Eligible } from "@kerkis/contract/programmes/eligibility/eligibility.schema.ts";
import { responsesByPath } from "#modules/applications/applications.api.ts";
import { dayIn, momentIn } from "#platform/mail/mail.words.ts";
import type { Standing } from "../results/results.policy.ts";
import { deviationOf, meanOf } from "../results/statistics.policy.ts";

/** What a dossier is put together of. */
export interface DossierFacts {
  id: string;
  protocol: string;
  verdict: Verdict;
  reason: string;
  applied_at: string;
  letter: LetterText | null;
  round: LocalizedText | null;
  application: Application;
  organization_logo_url: string | null;
  /** Null for the applicant, who learns of no scores. */
  scores: readonly RoundScores[] | null;
  /** Where it stands in the ranking that it was decided on; null without one, and for the applicant. */
  standing: Ranked | null;
  /** Its address for whoever holds the dossier. */
  address: string;
  /** ISO 8601. */
  issued_at: string;
}
/** What was given in one round, on its own criteria. */
export interface RoundScores {
  title: LocalizedText;
  /** Whether the decision was taken in it. */
  isDecided: boolean;
  criteria: readonly Criterion[];
  reviews: readonly Review[];
}

/** A place in a ranking, among so many. */
export interface Ranked extends Pick<Standing, "corrected" | "interval" | "is_uncertain"> {
  rank: number;
  among: number;
  cut: { places: number; threshold: number } | null;
}
type Review = Pick<Application["evaluations"][number], "id" | "scores" | "weighted_total">;

const LOCALES: Record<Language, string> = { el: "el-GR", en: "en-GB" };
const WORDS = {
  approve: { el: "Εγκρίθηκε", en: "Approved" },
  reject: { el: "Απορρίφθηκε", en: "Rejected" },
  decision: { el: "Απόφαση", en: "Decision" },
  protocol: { el: "Αριθμός πρωτοκόλλου", en: "Protocol number" },
  submitted: { el: "Υποβλήθηκε", en: "Submitted" },
  mean: { el: "Μέσος όρος", en: "Mean" },
  corrected: { el: "Διορθωμένος", en: "Corrected" },
  meanOf: { el: "μέσος", en: "mean" },
  rank: { el: "Κατάταξη", en: "Rank" },
  among: { el: "από", en: "of" },
  place: { el: "θέση", en: "place" },
  places: { el: "θέσεις", en: "places" },
  interval: { el: "Διάστημα 95%", en: "95% interval" },
  above: { el: "πάνω από το όριο", en: "above the cut" },
  below: { el: "κάτω από το όριο", en: "below the cut" },
  around: { el: "περιέχει το όριο", en: "contains the cut" },
  around_mean: { el: "γύρω από τον διορθωμένο", en: "around the corrected mean" },
  verify: { el: "Επαλήθευση γνησιότητας", en: "Verification" },
  issued: { el: "Εκδόθηκε", en: "Issued" },
  spread: { el: "τυπική απόκλιση", en: "standard deviation" },
  outOf: { el: "στα 100", en: "out of 100" },
  eligibility: { el: "Επιλεξιμότητα", en: "Eligibility" },
  criterion: { el: "Κριτήριο", en: "Criterion" },
  reference: { el: "Αναφορά", en: "Reference" },
  used: { el: "Τιμή", en: "Value used" },
  verdict: { el: "Κρίση", en: "Verdict" },
  met: { el: "Πληρούται", en: "Met" },
  not_met: { el: "Δεν πληρούται", en: "Not met" },
  cannot_tell: { el: "Δεν προκύπτει", en: "Cannot tell" },
  unknown: { el: "δεν έχει δηλωθεί", en: "not declared" },
  unasked: { el: "δεν ρωτήθηκε", en: "not asked" },
  version: { el: "κριτήρια έκδοσης", en: "criteria version" },
  scores: { el: "Βαθμολογία", en: "Scores" },
  weight: { el: "Βάρος", en: "Weight" },
  reviewer: { el: "Αξ.", en: "Rev." },
  total: { el: "Σύνολο στα 100", en: "Total out of 100" },
  reason: { el: "Αιτιολογία", en: "Reasons" },
  noReason: { el: "Η έγκριση δόθηκε χωρίς σχόλιο.", en: "It was approved without a comment." },
  history: { el: "Πορεία της αίτησης", en: "What happened" },
  when: { el: "Πότε", en: "When" },
  what: { el: "Τι", en: "What" },
  who: { el: "Ποιος", en: "Who" },
  why: { el: "Αιτιολογία", en: "Reason" },
  answers: { el: "Η αίτηση, όπως υποβλήθηκε", en: "The application as submitted" },
  question: { el: "Στοιχείο", en: "Item" },
  answer: { el: "Απάντηση", en: "Answer" },
  feedback: { el: "Σχόλια αξιολογητών", en: "Reviewers’ comments" },
  letter: { el: "Επιστολή", en: "Letter" },
  forManagers: {
    el: "Τα ονόματα των αξιολογητών και οι ιδιωτικές σημειώσεις τους παραλείπονται.",
    en: "Reviewers’ names and their private notes are left out.",
  },
  forApplicant: {
    el: "Περιλαμβάνει όσα βλέπει όποιος υπέβαλε την αίτηση.",
    en: "It holds what whoever applied may see.",
  },
} as const satisfies Record<string, LocalizedText>;

/** What the number of a decision is called. */
export const protocolWord = (language: Language): string => WORDS.protocol[language];

/** The number of a tax authority in part: enough to tell whose it is, too little to use it. */
const masked = (text: string): string =>
  text.length < 6 ? "•".repeat(text.length) : `${text.slice(0, 3)}${"•".repeat(text.length - 5)}${text.slice(-2)}`;

/** A dossier in words of one language, part by part: its page and its PDF say the same. */
export function dossierInWords(facts: DossierFacts, language: Language): Dossier {
  const { application, verdict, applied_at, protocol, round, scores } = facts;
  const said = (text: LocalizedText) => text[language] || text.el;
  const word = (name: keyof typeof WORDS) => WORDS[name][language];
  // Figures of the decision are of the round that it was taken in, whatever was given before.
  const decided = scores?.find(({ isDecided }) => isDecided)?.reviews ?? [];
  const totals = decided.flatMap(({ weighted_total: total }) => (total === null ? [] : [total]));
  const figure = (value: number) =>
    new Intl.NumberFormat(LOCALES[language], {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }).format(value);
  const spread = deviationOf(totals);
  return {
    id: facts.id,
    application_id: application.id,
    protocol,
    verdict,
    applied_at,
    organization: application.organization_name,
    organization_id: application.organization_id,
    organization_logo_url: facts.organization_logo_url,
    logo_url: ("logo_url" in application.answers && application.answers.logo_url) || null,
    title: application.subject_name || (application.reference ?? ""),
    lead: [application.reference, said(application.programme.title), round && said(round)].filter(Boolean).join(" · "),
    facts: [
      { label: word("decision"), value: word(verdict), more: dayIn(language, applied_at) },
      ...(facts.standing
        ? standingFacts(facts.standing, totals.length > 0 ? figure(meanOf(totals)) : null, word, figure, language)
        : [{ label: word("protocol"), value: protocol, more: application.organization_name }]),
      ...(totals.length > 0 && !facts.standing
        ? [
            {
              label: word("mean"),
              value: figure(meanOf(totals)),
              more: spread === null ? word("outOf") : `${word("spread")} ${figure(spread)}`,
            },
          ]
        : []),
    ],
    parts: [
      eligibilityPart(facts, word, said, language),
      ...(scores ?? []).map((given, at, all) => scoresPart(given, all.length > 1 ? at + 1 : null, word, said, figure)),
      textPart("reason", word("reason"), [facts.reason.trim() || word("noReason")]),
      tablePart(
        "history",
        word("history"),
        [word("when"), word("what"), word("who"), word("why")],
        application.history.map(({ action, actor_name: name, reason, created_at: at }) => [
          momentIn(language, at),
          APPLICATION_ACTION_LABELS[action][language],
          name ?? application.organization_name,
          reason ?? "",
        ]),
      ),
      tablePart("answers", word("answers"), [word("question"), word("answer")], answerRows(facts, language)),
      textPart("feedback", word("feedback"), [...new Set(application.feedback)]),
      textPart("letter", word("letter"), facts.letter ? [facts.letter.subject, facts.letter.body] : []),
    ].filter(({ rows, paragraphs }) => rows.length > 0 || paragraphs.length > 0),
    note: word(scores === null ? "forApplicant" : "forManagers"),
    verification: { label: word("verify"), address: facts.address },
    issued: `${word("issued")} ${momentIn(language, facts.issued_at)}`,
  };
}

/** The place in the ranking, and how sure it is. */
function standingFacts(
  { corrected, rank, among, interval, is_uncertain: isUncertain, cut }: Ranked,
  mean: string | null,
  word: Word,
  figure: (value: number) => string,
  language: Language,
): Dossier["facts"] {
  const side = () => {
    if (cut === null || corrected === null) return "around_mean";
    if (isUncertain) return "around";
    return corrected > cut.threshold ? "above" : "below";
  };
  const of = `${word("among")} ${among}`;
  return [
    ...(corrected === null
      ? []
      : [
          {
            label: word("corrected"),
            value: figure(corrected),
            more: mean ? `${word("meanOf")} ${mean}` : word("outOf"),
          },
        ]),
    {
      label: word("rank"),
      value: ordinal(rank, language),
      more: cut ? `${of}, ${cut.places} ${word(cut.places === 1 ? "place" : "places")}` : of,
    },
    ...(interval === null ? [] : [{ label: word("interval"), value: `± ${figure(interval)}`, more: word(side()) }]),
  ];
}

const ENDINGS = { one: "st", two: "nd", few: "rd", other: "th", many: "th", zero: "th" };
const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
/** A place in words: 6η, 6th. */
const ordinal = (place: number, language: Language): string =>
  language === "el" ? `${place}η` : `${place}${ENDINGS[ordinals.select(place)]}`;

type Word = (name: keyof typeof WORDS) => string;
type Said = (text: LocalizedText) => string;

const tablePart = (key: DossierPart["key"], title: string, heads: string[], rows: string[][]): DossierPart => ({
  id: key,
  key,
  title,
  heads,
  rows,
  paragraphs: [],
  bars: [],
});
const textPart = (key: DossierPart["key"], title: string, paragraphs: string[]): DossierPart => ({
  id: key,
  key,
  title,
  heads: [],
  rows: [],
  paragraphs,
  bars: [],
});

function eligibilityPart({ application }: DossierFacts, word: Word, said: Said, language: Language): DossierPart {
  const version = application.eligibility?.version;
  return tablePart(
    "eligibility",
    version === undefined ? word("eligibility") : `${word("eligibility")}, ${word("version")} ${version}`,
    [word("criterion"), word("reference"), word("used"), word("verdict")],
    (application.eligibility?.verdicts ?? []).map(({ label, reference, truth, used }) => [
      said(label),
      said(reference),
      used.map((one) => valueUsed(one, word, said, language)).join(" · "),
      word(truth),
    ]),
  );
}

/** What a criterion looked at, and what it found there. */
function valueUsed(used: Eligible["used"][number], word: Word, said: Said, language: Language): string {
  const { fact, value } = used;
  const described = factDescription(fact) ?? used.described;
  if (!described) return word("unasked");
  const { kind, names, currency } = described;
  const found = () => {
    if (value === null) return word("unknown");
    if (typeof value === "boolean") return said(value ? YES : NO);
    if (typeof value === "number") {
      const style = currency === undefined ? {} : { style: "currency" as const, currency, minimumFractionDigits: 0 };
      return new Intl.NumberFormat(LOCALES[language], { ...style, maximumFractionDigits: ALL_DECIMALS }).format(value);
    }
    if (typeof value === "object") return value.map(named).join(", ");
    if (kind === "country") return countryName(value, language);
    return kind === "day" ? dayIn(language, value) : named(value);
  };
  const named = (one: string) => {
    const name = names?.[one];
    return name ? said(name) : one;
  };
  return `${said(described.label)}: ${found()}`;
}

/**
 * Scores of a round by criterion; reviewers are numbers, in an order that tells nothing of who they are.
 * @param place of the round among several; null where it is the only one
 */
function scoresPart(
  scores: RoundScores,
  place: number | null,
  word: Word,
  said: Said,
  figure: (value: number) => string,
): DossierPart {
  const reviews = scores.reviews.toSorted((a, b) => (a.id.slice(-12) < b.id.slice(-12) ? -1 : 1));
  const bars: (number | null)[] = [];
  const rows = scores.criteria.map((criterion) => {
    const { key, label, scale_max: scale } = criterion;
    const share = weightShare(criterion, scores.criteria);
    const given = reviews.map((review) => review.scores[key]?.score ?? null);
    const known = given.filter((score) => score !== null);
    bars.push(known.length > 0 ? meanOf(known) / scale : null);
    const mean = known.length > 0 ? `${figure(meanOf(known))} / ${scale}` : "–";
    return [said(label), share === null ? "–" : `${Math.round(100 * share)}%`].concat(
      given.map((score) => (score === null ? "–" : String(score))),
      mean,
    );
  });
  const totals = reviews.flatMap(({ weighted_total: total }) => (total === null ? [] : [total]));
  const sum = [
    word("total"),
    "",
    ...reviews.map(({ weighted_total: total }) => (total === null ? "–" : figure(total))),
    totals.length > 0 ? figure(meanOf(totals)) : "–",
  ];
  const heads = [
    word("criterion"),
    word("weight"),
    ...reviews.map((_, index) => `${word("reviewer")} ${index + 1}`),
    word("mean"),
  ];
  const title = place === null ? word("scores") : `${word("scores")}, ${said(scores.title)}`;
  return {
    ...tablePart("scores", title, heads, [...rows, sum]),
    ...(place !== null && { id: `scores-${place}` }),
    bars: [...bars, totals.length > 0 ? meanOf(totals) / 100 : null],
  };
}

function answerRows({ application }: DossierFacts, language: Language): string[][] {
  const { subject, answers, questions, responses } = application;
  const { tax_number: tax } = answers;
  const shown = tax ? { ...answers, tax_number: masked(tax) } : answers;
  const asked = questions
    ? answersInWords(
        describedForm(questions.definition, subject),
        responsesByPath(questions.definition, responses),
        language,
      )
    : [];
  return [...answersInWords(SUBJECT_FORMS[subject].form, shown, language), ...asked].flatMap((section) =>
    section.answers.map(({ label, text }) => [label, text]),
  );
}
