import { CONTACT_FORM } from "@kerkis/contract/admin/contact/contact.form.ts";
import { ownRows, wordedBy, type PersonalSection } from "#platform/privacy/personal-data.ts";
import { contactMessages } from "../admin.tables.ts";

/** What the person wrote at /contact while signed in. */
export const adminPersonalData: readonly PersonalSection[] = [
  {
    name: "contact_messages",
    title: { el: "Μηνύματα επικοινωνίας", en: "Contact messages" },
    rows: ownRows({
      owner: contactMessages.user_id,
      order: contactMessages.created_at,
      columns: {
        topic: contactMessages.topic,
        message: contactMessages.message,
        name: contactMessages.name,
        email: contactMessages.email,
        created_at: contactMessages.created_at,
        answered_at: contactMessages.answered_at,
      },
    }),
    inWords: wordedBy(CONTACT_FORM.message.fields),
  },
];
