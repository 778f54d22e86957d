import { EVERYWHERE, happening, MAILED_BY_MODULE } from "../core/happenings/happenings.ts";

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

/** One's own part in a startup, and that of others in it. */
const ofPeople = {
  group: "invitations",
  channels: EVERYWHERE,
  priority: "medium",
  tone: "info",
  icon: "user-plus",
  displayType: "system",
  facts: { startup_id: "id", startup_name: "text", person_name: "text" },
  link: ({ startup_id }: { startup_id: string }) => `/startup/${startup_id}`,
} as const;

const ofOwnPart = { ...ofPeople, facts: { startup_id: "id", startup_name: "text" } } as const;

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
      en: ({ startup_name }) => `A request about ${startup_name} is waiting for your answer.`,
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
  invited: happening({
    ...ofPeople,
    kind: "startup_invitation_received",
    channels: MAILED_BY_MODULE,
    icon: "mail-open",
    link: () => "/dashboard",
    title: { el: "Πρόσκληση σε startup", en: "Invitation to a startup" },
    message: {
      el: ({ startup_name, person_name }) =>
        `Πρόσκληση στη διαχείριση της «${startup_name}», από: ${person_name}. Ο σύνδεσμος βρίσκεται στο email σας.`,
      en: ({ startup_name, person_name }) =>
        `${person_name} invites you to run ${startup_name} together. The link is in your email.`,
    },
  }),
  personJoined: happening({
    ...ofPeople,
    kind: "startup_person_joined",
    tone: "success",
    title: { el: "Νέο άτομο στη startup", en: "Someone joined a startup" },
    message: {
      el: ({ startup_name, person_name }) => `Στη διαχείριση της «${startup_name}» συμμετέχει πλέον: ${person_name}.`,
      en: ({ startup_name, person_name }) => `${person_name} now runs ${startup_name} with you.`,
    },
  }),
  personDeclined: happening({
    ...ofPeople,
    kind: "startup_invitation_declined",
    tone: "warning",
    icon: "mail-x",
    title: { el: "Η πρόσκληση στη νεοφυή απορρίφθηκε", en: "Invitation to the startup declined" },
    message: {
      el: ({ startup_name, person_name }) => `Η πρόσκληση στη «${startup_name}» δεν έγινε δεκτή από: ${person_name}.`,
      en: ({ startup_name, person_name }) => `${person_name} declined the invitation to ${startup_name}.`,
    },
  }),
  personLeft: happening({
    ...ofPeople,
    kind: "startup_person_left",
    icon: "undo-2",
    title: { el: "Αποχώρηση από startup", en: "Someone left a startup" },
    message: {
      el: ({ startup_name, person_name }) => `Δεν διαχειρίζεται πλέον τη «${startup_name}»: ${person_name}.`,
      en: ({ startup_name, person_name }) => `${person_name} no longer runs ${startup_name}.`,
    },
  }),
  personRemoved: happening({
    ...ofOwnPart,
    kind: "startup_person_removed",
    tone: "warning",
    icon: "shield-check",
    title: { el: "Τέλος διαχείρισης", en: "No longer running a startup" },
    message: {
      el: ({ startup_name }) => `Δεν διαχειρίζεστε πλέον τη «${startup_name}».`,
      en: ({ startup_name }) => `You no longer run ${startup_name}.`,
    },
  }),
  becameOwner: happening({
    ...ofOwnPart,
    kind: "startup_became_owner",
    icon: "shield-check",
    title: { el: "Είστε υπεύθυνος μιας startup", en: "You own a startup" },
    message: {
      el: ({ startup_name }) => `Είστε πλέον υπεύθυνος για τη «${startup_name}».`,
      en: ({ startup_name }) => `You are now an owner of ${startup_name}.`,
    },
  }),
  becameEditor: happening({
    ...ofOwnPart,
    kind: "startup_became_editor",
    icon: "shield-check",
    title: { el: "Νέος ρόλος σε startup", en: "New role in a startup" },
    message: {
      el: ({ startup_name }) => `Είστε πλέον συντάκτης στη «${startup_name}».`,
      en: ({ startup_name }) => `You are now an editor of ${startup_name}.`,
    },
  }),
  merged: happening({
    ...ofOwnPart,
    kind: "startup_merged",
    facts: { ...ofOwnPart.facts, merged_name: "text" },
    icon: "rocket",
    title: { el: "Δύο εγγραφές έγιναν μία", en: "Two entries were merged" },
    message: {
      el: ({ startup_name, merged_name }) =>
        `Οι συντονιστές του μητρώου συγχώνευσαν την εγγραφή «${merged_name}» με την «${startup_name}».`,
      en: ({ startup_name, merged_name }) => `The registry's coordinators merged ${merged_name} into ${startup_name}.`,
    },
  }),
  mergeUndone: happening({
    ...ofOwnPart,
    kind: "startup_merge_undone",
    facts: { ...ofOwnPart.facts, merged_name: "text" },
    icon: "undo-2",
    title: { el: "Η συγχώνευση αναιρέθηκε", en: "A merge was undone" },
    message: {
      el: ({ startup_name, merged_name }) =>
        `Οι συντονιστές του μητρώου χώρισαν ξανά τις εγγραφές «${startup_name}» και «${merged_name}».`,
      en: ({ startup_name, merged_name }) =>
        `The registry's coordinators made ${startup_name} and ${merged_name} two entries again.`,
    },
  }),
};
