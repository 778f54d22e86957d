import type { ChoiceField, FormOf } from "../../core/forms/field.ts";
import type { LocalizedText } from "../../core/text/languages.ts";
import type { ChallengeGroup } from "../programmes.taxonomy.ts";
import { CHALLENGE_MAX } from "../programmes.taxonomy.ts";
import type { ChallengeAnswers } from "./challenges.schema.ts";

type Texts = Extract<keyof ChallengeAnswers, `${string}_${"el" | "en"}`>;
type Groups = { texts: Pick<ChallengeAnswers, Texts>; dates: Omit<ChallengeAnswers, Texts> };

/** Zones that are offered; any other that is known may be set by the API. */
const ZONES: Readonly<Record<string, LocalizedText>> = {
  "Europe/Athens": { el: "Ώρα Αθήνας", en: "Athens time" },
  "Asia/Nicosia": { el: "Ώρα Λευκωσίας", en: "Nicosia time" },
  "Europe/Brussels": { el: "Ώρα Βρυξελλών", en: "Brussels time" },
  "Europe/London": { el: "Ώρα Λονδίνου", en: "London time" },
  "America/New_York": { el: "Ώρα Νέας Υόρκης", en: "New York time" },
  UTC: { el: "Παγκόσμια ώρα (UTC)", en: "Universal time (UTC)" },
};

/** What a zone is called. */
export const zoneName = (zone: string): LocalizedText => ZONES[zone] ?? { el: zone, en: zone };

const ZONE_FIELD: ChoiceField = {
  type: "choice",
  label: { el: "Ζώνη ώρας", en: "Time zone" },
  isRequired: true,
  values: Object.keys(ZONES),
  names: ZONES,
  width: "half",
};

const NEEDED: LocalizedText = { el: "Χρειάζεται για να ανοίξει η πρόσκληση.", en: "Needed before the call opens." };

/** A challenge as its editor asks for it. */
export const CHALLENGE_FORM = {
  texts: {
    title: { el: "Κείμενα", en: "Texts" },
    fields: {
      title_el: {
        type: "text",
        label: { el: "Τίτλος στα ελληνικά", en: "Title in Greek" },
        isRequired: true,
        max: CHALLENGE_MAX.title,
      },
      title_en: {
        type: "text",
        label: { el: "Τίτλος στα αγγλικά", en: "Title in English" },
        help: NEEDED,
        isOwed: true,
        max: CHALLENGE_MAX.title,
      },
      summary_el: {
        type: "text",
        label: { el: "Σε δύο προτάσεις, στα ελληνικά", en: "In two sentences, in Greek" },
        help: {
          el: "Για ποιους είναι και τι θα κάνουν. Στέκεται κάτω από τον τίτλο και χρειάζεται για να ανοίξει η πρόσκληση.",
          en: "Who it is for and what they will do. It stands below the title and is needed before the call opens.",
        },
        isOwed: true,
        max: CHALLENGE_MAX.summary,
      },
      summary_en: {
        type: "text",
        label: { el: "Σε δύο προτάσεις, στα αγγλικά", en: "In two sentences, in English" },
        help: NEEDED,
        isOwed: true,
        max: CHALLENGE_MAX.summary,
      },
      description_el: {
        type: "long_text",
        label: { el: "Πλήρες κείμενο στα ελληνικά", en: "Full text in Greek" },
        help: NEEDED,
        isOwed: true,
        max: CHALLENGE_MAX.description,
      },
      description_en: {
        type: "long_text",
        label: { el: "Πλήρες κείμενο στα αγγλικά", en: "Full text in English" },
        help: NEEDED,
        isOwed: true,
        max: CHALLENGE_MAX.description,
      },
      prize_el: {
        type: "text",
        label: { el: "Έπαθλο ή οφέλη, στα ελληνικά", en: "Prize or benefits, in Greek" },
        max: CHALLENGE_MAX.prize,
      },
      prize_en: {
        type: "text",
        label: { el: "Έπαθλο ή οφέλη, στα αγγλικά", en: "Prize or benefits, in English" },
        max: CHALLENGE_MAX.prize,
      },
    },
  },
  dates: {
    title: { el: "Ημερομηνίες", en: "Dates" },
    fields: {
      opens_local: { type: "moment", label: { el: "Άνοιγμα", en: "Opens" }, isRequired: true },
      closes_local: { type: "moment", label: { el: "Λήξη", en: "Closes" }, isRequired: true },
      timezone: ZONE_FIELD,
      grace_minutes: {
        type: "number",
        label: { el: "Παράταση χάριτος", en: "Grace period" },
        help: {
          el: "Λεπτά μετά τη λήξη, μόνο για όσους έχουν ήδη αρχίσει την αίτηση.",
          en: "Minutes after it closes, only for those who have begun an application.",
        },
        isRequired: true,
        min: 0,
        max: CHALLENGE_MAX.graceMinutes,
        width: "half",
      },
      capacity: {
        type: "number",
        label: { el: "Θέσεις", en: "Places" },
        max: CHALLENGE_MAX.capacity,
        width: "half",
      },
      decision_days: {
        type: "number",
        label: { el: "Προθεσμία απόφασης", en: "Time limit for decisions" },
        help: { el: "Εργάσιμες ημέρες μετά τη λήξη.", en: "Working days after it closes." },
        max: CHALLENGE_MAX.decisionDays,
        width: "half",
      },
    },
  },
} as const satisfies FormOf<Groups & Record<ChallengeGroup, object>>;
