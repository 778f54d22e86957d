import { momentCell, type ListColumns } from "../../core/files/columns.ts";
import { answerText } from "../../core/forms/answers.ts";
import { CONTACT_FORM } from "./contact.form.ts";
import type { ContactMessage } from "./contact.schema.ts";

const { topic: asked } = CONTACT_FORM.message.fields;

/** Messages of /contact. */
export const contactColumns: ListColumns<ContactMessage> = {
  at: { label: { el: "Ημερομηνία", en: "Date" }, value: ({ created_at: at }) => momentCell(at) },
  name: { label: { el: "Όνομα", en: "Name" }, value: ({ name }) => name },
  email: { label: { el: "Email", en: "Email" }, value: ({ email }) => email },
  topic: {
    label: { el: "Θέμα", en: "Topic" },
    value: ({ topic }, language) => answerText(asked, { answer: topic, answers: {} }, language),
  },
  message: { label: { el: "Μήνυμα", en: "Message" }, value: ({ message }) => message },
  answered: { label: { el: "Απαντήθηκε", en: "Answered" }, value: ({ answered_at: at }) => momentCell(at) },
  by: { label: { el: "Από", en: "Answered by" }, value: ({ answered_by_name: name }) => name },
};
