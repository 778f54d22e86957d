import { EVERYWHERE, happening } from "../core/happenings/happenings.ts";

/** News of a startup, for those who follow it. */
const ofFollowed = {
  group: "following",
  channels: EVERYWHERE,
  priority: "medium",
  tone: "info",
  icon: "rocket",
  displayType: "system",
  facts: { startup_id: "id", startup_name: "text", title: "text" },
  link: ({ startup_id }: { startup_id: string }) => `/startup/${startup_id}`,
} as const;

/** What happens to the registry and its startups. */
export const startupsHappenings = {
  updated: happening({
    ...ofFollowed,
    kind: "startup_update_posted",
    title: { el: "Νέα από startup που παρακολουθείτε", en: "News from a startup you follow" },
    message: {
      el: ({ startup_name, title }) => `${startup_name}: ${title}`,
      en: ({ startup_name, title }) => `${startup_name}: ${title}`,
    },
  }),
  roundAnnounced: happening({
    ...ofFollowed,
    kind: "startup_round_announced",
    facts: { startup_id: "id", startup_name: "text" },
    title: { el: "Γύρος χρηματοδότησης", en: "Funding round" },
    message: {
      el: ({ startup_name }) => `Η «${startup_name}», που παρακολουθείτε, ανακοίνωσε γύρο χρηματοδότησης.`,
      en: ({ startup_name }) => `${startup_name}, which you follow, announced a funding round.`,
    },
  }),
  milestoneReached: happening({
    ...ofFollowed,
    kind: "startup_milestone_reached",
    title: { el: "Ορόσημο", en: "Milestone" },
    message: {
      el: ({ startup_name, title }) => `${startup_name}: ${title}`,
      en: ({ startup_name, title }) => `${startup_name}: ${title}`,
    },
  }),
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
