import { EVERYWHERE, happening } from "../core/happenings/happenings.ts";
import { dayText, momentText } from "../core/time/moment.texts.ts";

const call = { call_id: "id", title_el: "text", title_en: "text" } as const;
const until = { ...call, closes: "instant", timezone: "timezone" } as const;

/** For those who have begun an application to a call, or submitted one. */
const forApplicants = {
  group: "applications",
  channels: EVERYWHERE,
  priority: "medium",
  icon: "file-clock",
  displayType: "system",
  link: ({ call_id }: { call_id: string }) => `/call/${call_id}`,
} as const;

/** What applicants hear of the call itself. */
export const callsHappenings = {
  extended: happening({
    ...forApplicants,
    kind: "call_extended",
    tone: "info",
    facts: { ...until, reason: "text" },
    title: { el: "Δόθηκε παράταση", en: "Deadline extended" },
    message: {
      el: ({ title_el, closes, timezone, reason }) =>
        `Η πρόσκληση «${title_el}» δέχεται αιτήσεις ως ${momentText(closes, timezone, "el")}. ${reason}`,
      en: ({ title_en, closes, timezone, reason }) =>
        `${title_en} accepts applications until ${momentText(closes, timezone, "en")}. ${reason}`,
    },
  }),
  paused: happening({
    ...forApplicants,
    kind: "call_paused",
    tone: "warning",
    facts: { ...call, reason: "text" },
    title: { el: "Η πρόσκληση είναι σε παύση", en: "The call is paused" },
    message: {
      el: ({ title_el, reason }) => `Στην πρόσκληση «${title_el}» δεν υποβάλλονται αιτήσεις προς το παρόν. ${reason}`,
      en: ({ title_en, reason }) => `Nobody can submit to ${title_en} for now. ${reason}`,
    },
  }),
  resumed: happening({
    ...forApplicants,
    kind: "call_resumed",
    tone: "info",
    facts: until,
    title: { el: "Η πρόσκληση συνεχίζεται", en: "The call goes on" },
    message: {
      el: ({ title_el, closes, timezone }) =>
        `Η πρόσκληση «${title_el}» δέχεται ξανά αιτήσεις, ως ${momentText(closes, timezone, "el")}.`,
      en: ({ title_en, closes, timezone }) =>
        `${title_en} accepts applications again, until ${momentText(closes, timezone, "en")}.`,
    },
  }),
  closed: happening({
    ...forApplicants,
    kind: "call_closed",
    tone: "warning",
    facts: { ...call, reason: "text" },
    title: { el: "Η πρόσκληση έκλεισε", en: "The call has closed" },
    message: {
      el: ({ title_el, reason }) => `Η πρόσκληση «${title_el}» έκλεισε νωρίτερα. ${reason}`,
      en: ({ title_en, reason }) => `${title_en} closed earlier than announced. ${reason}`,
    },
  }),
  /** For those who manage its applications, as many as each may know of. */
  termEnding: happening({
    kind: "application_term_ending",
    group: "management",
    channels: EVERYWHERE,
    priority: "medium",
    tone: "warning",
    icon: "file-clock",
    displayType: "deadline_reminder",
    facts: { ...call, count: "text", due: "instant" },
    link: ({ call_id }) => `/evaluation-management?programme=${call_id}&due=soon&sort=due`,
    title: { el: "Λήγει προθεσμία απόφασης", en: "Decisions are due soon" },
    message: {
      el: ({ title_el, count, due }) =>
        `${title_el}: αιτήσεις που περιμένουν απόφαση: ${count}. Η πρώτη προθεσμία λήγει την ${dayText(due, "el")}.`,
      en: ({ title_en, count, due }) =>
        `${title_en}: applications waiting for a decision: ${count}. The first is due on ${dayText(due, "en")}.`,
    },
  }),
};
