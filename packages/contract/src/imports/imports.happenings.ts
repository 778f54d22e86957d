import { EVERYWHERE, happening } from "../core/happenings/happenings.ts";
import { numberText } from "../core/text/number.ts";

const inGreek = (count: string): string => numberText(Number(count), "el");
const inEnglish = (count: string): string => numberText(Number(count), "en");

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
    facts: { import_id: "id", file_name: "text", added: "text", left_out: "text" },
    link: ({ import_id }) => `/imports/${import_id}`,
    title: { el: "Η εισαγωγή ολοκληρώθηκε", en: "The import is finished" },
    message: {
      el: ({ file_name, added, left_out }) =>
        `«${file_name}»: μπήκαν ${inGreek(added)}, έμειναν έξω ${inGreek(left_out)}.`,
      en: ({ file_name, added, left_out }) =>
        `${file_name}: ${inEnglish(added)} added, ${inEnglish(left_out)} left out.`,
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
