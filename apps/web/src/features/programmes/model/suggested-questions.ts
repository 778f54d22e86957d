import type { ApplicationSubject } from "@kerkis/contract/applications/applications.taxonomy.ts";
import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import type { Question } from "@kerkis/contract/forms/definition.schema.ts";

type Suggested = Partial<Question> & { type: Question["type"]; label: LocalizedText };

const OF_STARTUPS: readonly Suggested[] = [
  {
    type: "long_text",
    words: 150,
    is_required: true,
    label: { el: "Τι πρόβλημα λύνετε;", en: "What problem do you solve?" },
  },
  {
    type: "yes_no",
    is_required: true,
    label: { el: "Έχετε πιλοτική εγκατάσταση;", en: "Do you have a pilot running?" },
  },
  { type: "money", currency: "EUR", label: { el: "Πόσα χρήματα ζητάτε;", en: "How much do you ask for?" } },
];

const OF_INVESTORS: readonly Suggested[] = [
  {
    type: "long_text",
    words: 150,
    is_required: true,
    label: { el: "Πώς στηρίζετε τις startups μετά την επένδυση;", en: "How do you support startups after you invest?" },
  },
  {
    type: "yes_no",
    is_required: true,
    label: { el: "Επενδύετε ως επικεφαλής γύρων;", en: "Do you lead rounds?" },
  },
  {
    type: "number",
    min: 0,
    max: null,
    label: { el: "Πόσες επενδύσεις κάνετε τον χρόνο;", en: "How many investments do you make a year?" },
  },
];

/** Questions that are often asked, to begin a section with. */
export const SUGGESTED: Readonly<Record<ApplicationSubject, readonly Suggested[]>> = {
  startup: OF_STARTUPS,
  investor: OF_INVESTORS,
};

/** What the first section is called until it is called otherwise. */
export const FIRST_SECTION: Readonly<Record<ApplicationSubject, LocalizedText>> = {
  startup: { el: "Η λύση", en: "The solution" },
  investor: { el: "Πώς επενδύετε", en: "How you invest" },
};
