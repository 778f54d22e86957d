import { EVERYWHERE, happening, MAILED_BY_MODULE } from "../core/happenings/happenings.ts";
import { momentText } from "../core/time/moment.texts.ts";

const named = { event_id: "id", event_title: "text" } as const;
const shared = { group: "events", priority: "medium", displayType: "system", icon: "calendar-check" } as const;
const toEvent = ({ event_id }: { event_id: string }) => `/event/${event_id}`;

/** What one has a seat at is near: each distance is chosen on its own. */
const reminder = {
  ...shared,
  channels: EVERYWHERE,
  includesActor: true,
  tone: "info",
  facts: { ...named, starts: "instant", timezone: "timezone", place: "text?" },
  link: toEvent,
  message: {
    el: ({ event_title, starts, timezone, place }: Soon) =>
      `«${event_title}»: ${momentText(starts, timezone, "el")}${place ? `, ${place}` : ""}. Αν δεν θα έρθετε, δώστε τη θέση σας.`,
    en: ({ event_title, starts, timezone, place }: Soon) =>
      `${event_title}: ${momentText(starts, timezone, "en")}${place ? `, ${place}` : ""}. If you cannot come, give up your seat.`,
  },
} as const;
interface Soon {
  event_title: string;
  starts: string;
  timezone: string;
  place?: string | undefined;
}

/** What people are told of the events that they registered for, or run. */
export const eventsHappenings = {
  published: happening({
    ...shared,
    group: "organization",
    kind: "event_published",
    channels: ["feed"],
    tone: "info",
    facts: named,
    link: toEvent,
    title: { el: "Νέα εκδήλωση", en: "New event" },
    message: {
      el: ({ event_title }) => `Δημοσιεύτηκε η εκδήλωση «${event_title}».`,
      en: ({ event_title }) => `The event ${event_title} was published.`,
    },
  }),
  registered: happening({
    ...shared,
    kind: "event_registered",
    channels: MAILED_BY_MODULE,
    includesActor: true,
    tone: "success",
    facts: named,
    link: toEvent,
    title: { el: "Έχετε θέση", en: "You have a seat" },
    message: {
      el: ({ event_title }) => `Κρατήθηκε η θέση σας στην εκδήλωση «${event_title}».`,
      en: ({ event_title }) => `Your seat at ${event_title} is confirmed.`,
    },
  }),
  seatOffered: happening({
    ...shared,
    kind: "event_seat_offered",
    channels: EVERYWHERE,
    includesActor: true,
    tone: "success",
    facts: { ...named, until: "instant", timezone: "timezone" },
    link: toEvent,
    title: { el: "Ελευθερώθηκε θέση για εσάς", en: "A seat is free for you" },
    message: {
      el: ({ event_title, until, timezone }) =>
        `Ήρθε η σειρά σας για την εκδήλωση «${event_title}». Η θέση μένει δική σας ως ${momentText(until, timezone, "el")}· μετά περνά στον επόμενο.`,
      en: ({ event_title, until, timezone }) =>
        `It is your turn for ${event_title}. The seat is held for you until ${momentText(until, timezone, "en")}, then it goes to the next in line.`,
    },
  }),
  offerEnded: happening({
    ...shared,
    kind: "event_offer_ended",
    channels: EVERYWHERE,
    includesActor: true,
    tone: "warning",
    facts: named,
    link: toEvent,
    title: { el: "Η θέση πέρασε στον επόμενο", en: "Your seat went to the next in line" },
    message: {
      el: ({ event_title }) => `Δεν αποδεχτήκατε εγκαίρως τη θέση στην εκδήλωση «${event_title}».`,
      en: ({ event_title }) => `You did not accept the seat at ${event_title} in time.`,
    },
  }),
  declined: happening({
    ...shared,
    kind: "event_declined",
    channels: EVERYWHERE,
    tone: "warning",
    facts: named,
    link: toEvent,
    title: { el: "Δεν δόθηκε θέση", en: "No seat available for you" },
    message: {
      el: ({ event_title }) => `Η διοργάνωση δεν μπόρεσε να σας δώσει θέση στην εκδήλωση «${event_title}».`,
      en: ({ event_title }) => `The organizers could not give you a seat at ${event_title}.`,
    },
  }),
  reminderWeek: happening({
    ...reminder,
    group: "event_week",
    kind: "event_reminder_week",
    title: { el: "Εκδήλωση μέσα στην εβδομάδα", en: "An event within a week" },
  }),
  reminderDay: happening({
    ...reminder,
    group: "event_day",
    kind: "event_reminder_day",
    title: { el: "Εκδήλωση μέσα στις επόμενες 24 ώρες", en: "An event within 24 hours" },
  }),
  reminderHour: happening({
    ...reminder,
    group: "event_hour",
    kind: "event_reminder_hour",
    title: { el: "Εκδήλωση μέσα στην επόμενη ώρα", en: "An event within the hour" },
  }),
  changed: happening({
    ...shared,
    kind: "event_changed",
    channels: EVERYWHERE,
    tone: "warning",
    facts: { ...named, starts: "instant", timezone: "timezone", place: "text?" },
    link: toEvent,
    title: { el: "Άλλαξε μια εκδήλωση", en: "An event changed" },
    message: {
      el: ({ event_title, starts, timezone, place }) =>
        `Άλλαξε η ώρα ή ο τόπος της εκδήλωσης «${event_title}». Τώρα: ${momentText(starts, timezone, "el")}${place ? `, ${place}` : ""}.`,
      en: ({ event_title, starts, timezone, place }) =>
        `The time or place of ${event_title} changed. It is now: ${momentText(starts, timezone, "en")}${place ? `, ${place}` : ""}.`,
    },
  }),
  cancelled: happening({
    ...shared,
    kind: "event_cancelled",
    channels: EVERYWHERE,
    tone: "error",
    facts: { ...named, reason: "text" },
    link: toEvent,
    title: { el: "Μια εκδήλωση ματαιώθηκε", en: "An event was cancelled" },
    message: {
      el: ({ event_title, reason }) => `Η εκδήλωση «${event_title}» δεν θα γίνει: ${reason}`,
      en: ({ event_title, reason }) => `${event_title} will not take place: ${reason}`,
    },
  }),
  interestShown: happening({
    ...shared,
    icon: "hand-coins",
    kind: "event_interest_shown",
    // Who it is stands on the page alone, so that what is taken back is gone.
    channels: ["in_app", "push"],
    tone: "success",
    facts: { ...named, startup_name: "text" },
    link: toEvent,
    title: { el: "Ενδιαφέρον επενδυτή", en: "An investor is interested" },
    message: {
      el: ({ event_title, startup_name }) =>
        `Υπάρχει ενδιαφέρον για «${startup_name}» μετά την παρουσίαση στην εκδήλωση «${event_title}». Στη σελίδα της εκδήλωσης βλέπετε από ποιον.`,
      en: ({ event_title, startup_name }) =>
        `${startup_name} caught an investor's interest at ${event_title}. The event's page tells you who it is.`,
    },
  }),
  cohostAsked: happening({
    ...shared,
    kind: "event_cohost_asked",
    channels: EVERYWHERE,
    tone: "info",
    facts: { ...named, person_name: "text" },
    link: () => "/events/helping",
    title: { el: "Πρόσκληση να συνδιοργανώσετε", en: "Invitation to help run an event" },
    message: {
      el: ({ event_title, person_name }) =>
        `Σας προσκαλούν να βοηθήσετε στη διοργάνωση της εκδήλωσης «${event_title}». Από: ${person_name}.`,
      en: ({ event_title, person_name }) => `${person_name} asks you to help run ${event_title}.`,
    },
  }),
  cohostJoined: happening({
    ...shared,
    kind: "event_cohost_joined",
    channels: EVERYWHERE,
    tone: "success",
    facts: { ...named, person_name: "text" },
    link: toEvent,
    title: { el: "Νέος συνδιοργανωτής", en: "New co-organizer" },
    message: {
      el: ({ event_title, person_name }) =>
        `Στην πρόσκληση να συνδιοργανώσει την εκδήλωση «${event_title}» η απάντηση είναι ναι. Από: ${person_name}.`,
      en: ({ event_title, person_name }) => `${person_name} accepted your invitation to help run ${event_title}.`,
    },
  }),
  cohostLeft: happening({
    ...shared,
    kind: "event_cohost_left",
    channels: EVERYWHERE,
    tone: "warning",
    facts: { ...named, person_name: "text" },
    link: toEvent,
    title: { el: "Η συνδιοργάνωση δεν θα γίνει", en: "A co-organizer is not available" },
    message: {
      el: ({ event_title, person_name }) =>
        `Δεν θα βοηθήσει στη διοργάνωση της εκδήλωσης «${event_title}»: ${person_name}.`,
      en: ({ event_title, person_name }) => `${person_name} will not help run ${event_title}.`,
    },
  }),
  cohostRemoved: happening({
    ...shared,
    kind: "event_cohost_removed",
    channels: EVERYWHERE,
    tone: "warning",
    facts: named,
    link: () => "/events/helping",
    title: { el: "Δεν συνδιοργανώνετε πια", en: "You no longer help run an event" },
    message: {
      el: ({ event_title }) => `Η συνδιοργάνωση της εκδήλωσης «${event_title}» έληξε για εσάς.`,
      en: ({ event_title }) => `You no longer help run ${event_title}.`,
    },
  }),
};
