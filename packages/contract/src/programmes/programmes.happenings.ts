import { EVERYWHERE, happening } from "../core/happenings/happenings.ts";
import { momentText } from "../core/time/moment.texts.ts";

/** What those hear who asked to be told. */
export const programmesHappenings = {
  opened: happening({
    kind: "call_opened",
    group: "applications",
    channels: EVERYWHERE,
    priority: "medium",
    tone: "info",
    icon: "file-clock",
    displayType: "system",
    facts: { call_id: "id", title_el: "text", title_en: "text", closes: "instant", timezone: "timezone" },
    link: ({ call_id }) => `/call/${call_id}`,
    title: { el: "Η πρόσκληση που περιμένατε άνοιξε", en: "The call you were waiting for is open" },
    message: {
      el: ({ title_el, closes, timezone }) =>
        `Η πρόσκληση «${title_el}» δέχεται αιτήσεις ως ${momentText(closes, timezone, "el")}.`,
      en: ({ title_en, closes, timezone }) =>
        `${title_en} accepts applications until ${momentText(closes, timezone, "en")}.`,
    },
  }),
};
