import { EVERYWHERE, happening } from "../core/happenings/happenings.ts";

/** What happens to the list of investors, for the whole organization. */
export const investorsHappenings = {
  registered: happening({
    kind: "investor_registered",
    group: "organization",
    channels: ["feed"],
    priority: "medium",
    tone: "info",
    icon: "hand-coins",
    displayType: "system",
    facts: { investor_id: "id", investor_name: "text" },
    link: ({ investor_id }) => `/investor/${investor_id}`,
    title: { el: "Νέος επενδυτής", en: "New investor" },
    message: {
      el: ({ investor_name }) => `Ο επενδυτής «${investor_name}» είναι πλέον στους επενδυτές του μητρώου.`,
      en: ({ investor_name }) => `${investor_name} is now listed among the investors.`,
    },
  }),
  /** For those who manage the registry. */
  factsChanged: happening({
    kind: "investor_facts_changed",
    group: "management",
    channels: EVERYWHERE,
    priority: "medium",
    tone: "warning",
    icon: "hand-coins",
    displayType: "system",
    facts: { investor_id: "id", investor_name: "text", person_name: "text" },
    link: ({ investor_id }) => `/investor/${investor_id}`,
    title: { el: "Άλλαξαν στοιχεία επενδυτή", en: "An investor's facts changed" },
    message: {
      el: ({ person_name, investor_name }) =>
        `${person_name} άλλαξε επαληθευμένα στοιχεία του επενδυτή «${investor_name}». Χρειάζονται επιβεβαίωση.`,
      en: ({ person_name, investor_name }) =>
        `${person_name} changed verified facts of ${investor_name}. They need to be confirmed.`,
    },
  }),
  /** For those who stand behind either. */
  merged: happening({
    kind: "investor_merged",
    group: "invitations",
    channels: EVERYWHERE,
    priority: "medium",
    tone: "info",
    icon: "hand-coins",
    displayType: "system",
    facts: { investor_id: "id", investor_name: "text", merged_name: "text" },
    link: ({ investor_id }) => `/investor/${investor_id}`,
    title: { el: "Δύο επενδυτές έγιναν ένας", en: "Two investors were merged" },
    message: {
      el: ({ investor_name, merged_name }) =>
        `Οι συντονιστές του μητρώου συγχώνευσαν την εγγραφή «${merged_name}» με την «${investor_name}».`,
      en: ({ investor_name, merged_name }) =>
        `The registry's coordinators merged ${merged_name} into ${investor_name}.`,
    },
  }),
  /** For those who stand behind either. */
  mergeUndone: happening({
    kind: "investor_merge_undone",
    group: "invitations",
    channels: EVERYWHERE,
    priority: "medium",
    tone: "info",
    icon: "undo-2",
    displayType: "system",
    facts: { investor_id: "id", investor_name: "text", merged_name: "text" },
    link: ({ investor_id }) => `/investor/${investor_id}`,
    title: { el: "Η συγχώνευση επενδυτών αναιρέθηκε", en: "A merge of investors was undone" },
    message: {
      el: ({ investor_name, merged_name }) =>
        `Οι συντονιστές του μητρώου χώρισαν ξανά τις εγγραφές «${investor_name}» και «${merged_name}».`,
      en: ({ investor_name, merged_name }) =>
        `The registry's coordinators made ${investor_name} and ${merged_name} two entries again.`,
    },
  }),
};
