import { happening, MAILED_BY_MODULE } from "../core/happenings/happenings.ts";

/** What those who run the installation hear of. */
export const adminHappenings = {
  contactMessage: happening({
    kind: "contact_message",
    group: "management",
    channels: MAILED_BY_MODULE,
    priority: "medium",
    tone: "info",
    icon: "shield-check",
    displayType: "admin",
    facts: { person_name: "text" },
    link: () => "/system-admin",
    title: { el: "Νέο μήνυμα επικοινωνίας", en: "New contact message" },
    message: {
      el: ({ person_name }) => `${person_name} έστειλε μήνυμα από τη σελίδα επικοινωνίας.`,
      en: ({ person_name }) => `${person_name} wrote on the contact page.`,
    },
  }),
};
