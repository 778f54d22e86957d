import { EVERYWHERE, happening } from "../core/happenings/happenings.ts";
import { numberText } from "../core/text/formats.ts";

const inGreek = (count: string): string => numberText(Number(count), "el");
const inEnglish = (count: string): string => numberText(Number(count), "en");

/** What is said of so many, where there are any; a notice from before they were counted says nothing of them. */
const ifAny = (count: string | undefined, told: (count: string) => string): string =>
  Number(count) > 0 ? told(count ?? "") : "";

/** What whoever imports is told. */
export const importsHappenings = {
  finished: happening({
    kind: "import_finished",
    group: "management",
    channels: EVERYWHERE,
    priority: "medium",
    tone: "success",
    icon: "file-input",
    displayType: "system",
    facts: { import_id: "id", file_name: "text", added: "text", merged: "text?", unchanged: "text?", left_out: "text" },
    link: ({ import_id }) => `/imports/${import_id}`,
    title: { el: "Η εισαγωγή ολοκληρώθηκε", en: "The import is finished" },
    message: {
      el: ({ file_name, added, merged, unchanged, left_out }) =>
        `«${file_name}»: μπήκαν ${inGreek(added)}, ${ifAny(merged, (count) => `συγχωνεύθηκαν ${inGreek(count)}, `)}${ifAny(unchanged, (count) => `δεν άλλαξαν ${inGreek(count)}, `)}έμειναν έξω ${inGreek(left_out)}.`,
      en: ({ file_name, added, merged, unchanged, left_out }) =>
        `${file_name}: ${inEnglish(added)} added, ${ifAny(merged, (count) => `${inEnglish(count)} merged, `)}${ifAny(unchanged, (count) => `${inEnglish(count)} unchanged, `)}${inEnglish(left_out)} left out.`,
    },
  }),
  published: happening({
    kind: "import_published",
    group: "management",
    channels: EVERYWHERE,
    priority: "medium",
    tone: "success",
    icon: "file-input",
    displayType: "system",
    facts: { import_id: "id", file_name: "text", published: "text" },
    link: ({ import_id }) => `/imports/${import_id}`,
    title: { el: "Οι εγγραφές της εισαγωγής δημοσιεύτηκαν", en: "The import's records are published" },
    message: {
      el: ({ file_name, published }) => `«${file_name}»: δημοσιεύτηκαν ${inGreek(published)}.`,
      en: ({ file_name, published }) => `${file_name}: ${inEnglish(published)} published.`,
    },
  }),
};
