import { happening } from "../core/happenings/happenings.ts";

/** What happens to the registry, for the whole organization. */
export const startupsHappenings = {
  published: happening({
    kind: "startup_created",
    group: "organization",
    channels: ["feed"],
    priority: "medium",
    tone: "info",
    icon: "rocket",
    displayType: "system",
    facts: { startup_id: "id", startup_name: "text" },
    link: ({ startup_id }) => `/startup/${startup_id}`,
    title: { el: "Νέα startup στο μητρώο", en: "New startup in the registry" },
    message: {
      el: ({ startup_name }) => `Η καταχώριση «${startup_name}» είναι πλέον στο μητρώο.`,
      en: ({ startup_name }) => `${startup_name} joined the registry.`,
    },
  }),
};
