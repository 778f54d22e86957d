import { PHASE_LABELS } from "../../applications/applications.taxonomy.ts";
import type { ListColumns } from "../../core/files/columns.ts";
import { NO, YES } from "../../core/forms/answers.ts";
import type { Language } from "../../core/text/languages.ts";
import { INDUSTRY_LABELS } from "../../startups/taxonomy.texts.ts";
import type { Ranked } from "./results.schema.ts";

const said = (is: boolean, language: Language): string => (is ? YES : NO)[language];

/** A round's ranking. */
export const rankingColumns: ListColumns<Ranked> = {
  rank: { label: { el: "Θέση", en: "Rank" }, value: ({ rank }) => rank },
  reference: { label: { el: "Αριθμός", en: "Reference" }, value: ({ reference }) => reference },
  name: { label: { el: "Επωνυμία", en: "Name" }, value: ({ name }) => name },
  field: {
    label: { el: "Κλάδος", en: "Industry" },
    value: ({ field }, language) => field && INDUSTRY_LABELS[field][language],
  },
  status: { label: { el: "Κατάσταση", en: "Status" }, value: ({ phase }, language) => PHASE_LABELS[phase][language] },
  corrected: { label: { el: "Διορθωμένη βαθμολογία", en: "Corrected score" }, value: ({ corrected }) => corrected },
  interval: { label: { el: "Διάστημα 95% (±)", en: "95% interval (±)" }, value: ({ interval }) => interval },
  mean: { label: { el: "Μέσος όρος", en: "Mean" }, value: ({ mean }) => mean },
  median: { label: { el: "Διάμεσος", en: "Median" }, value: ({ median }) => median },
  spread: { label: { el: "Τυπική απόκλιση", en: "Standard deviation" }, value: ({ spread }) => spread },
  reviews: { label: { el: "Αξιολογήσεις", en: "Reviews" }, value: ({ scores }) => scores.length },
  scores: { label: { el: "Βαθμολογίες", en: "Scores" }, value: ({ scores }) => scores.join(" · ") || null },
  disagrees: {
    label: { el: "Διαφωνία αξιολογητών", en: "Reviewers disagree" },
    value: ({ disagrees }, language) => said(disagrees, language),
  },
  uncertain: {
    label: { el: "Αβέβαιη γύρω από το όριο", en: "Uncertain around the cut" },
    value: ({ is_uncertain: is }, language) => said(is, language),
  },
  passed: {
    label: { el: "Πέρασε στον επόμενο γύρο", en: "Passed on to the next round" },
    value: ({ is_passed_on: is }, language) => said(is, language),
  },
};
