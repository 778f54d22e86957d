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

const ofRequest = {
  priority: "medium",
  tone: "info",
  displayType: "system",
  channels: EVERYWHERE,
  facts: { startup_id: "id", startup_name: "text" },
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
  requested: happening({
    ...ofRequest,
    kind: "registry_request_received",
    group: "management",
    icon: "clipboard-check",
    link: () => "/startups/requests",
    title: { el: "Νέο αίτημα στο μητρώο", en: "New request in the registry" },
    message: {
      el: ({ startup_name }) => `Ένα αίτημα για «${startup_name}» περιμένει την απάντησή σας.`,
      en: ({ startup_name }) => `A request about ${startup_name} waits for your answer.`,
    },
  }),
  requestAccepted: happening({
    ...ofRequest,
    kind: "registry_request_accepted",
    group: "applications",
    tone: "success",
    icon: "badge-check",
    link: ({ startup_id }) => `/startup/${startup_id}`,
    title: { el: "Το αίτημά σας έγινε δεκτό", en: "Your request was accepted" },
    message: {
      el: ({ startup_name }) => `Οι συντονιστές του μητρώου δέχτηκαν το αίτημά σας για «${startup_name}».`,
      en: ({ startup_name }) => `The registry's coordinators accepted your request about ${startup_name}.`,
    },
  }),
  requestDeclined: happening({
    ...ofRequest,
    kind: "registry_request_declined",
    group: "applications",
    tone: "warning",
    icon: "circle-alert",
    facts: { ...ofRequest.facts, reason: "text" },
    link: ({ startup_id }) => `/startup/${startup_id}`,
    title: { el: "Απάντηση στο αίτημά σας", en: "An answer to your request" },
    message: {
      el: ({ startup_name, reason }) => `Για «${startup_name}»: ${reason}`,
      en: ({ startup_name, reason }) => `About ${startup_name}: ${reason}`,
    },
  }),
};
