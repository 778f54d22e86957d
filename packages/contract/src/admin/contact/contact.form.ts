import type { FormOf } from "../../core/forms/field.ts";
import { LIMITS } from "../../core/limits.ts";
import type { ContactInput } from "./contact.schema.ts";
import { CONTACT_TOPICS } from "./contact.taxonomy.ts";

/** A message at /contact: its form, its mail, what super admins read and what its writer takes along say it in these words. */
export const CONTACT_FORM = {
  message: {
    title: { el: "Επικοινωνία", en: "Contact" },
    fields: {
      name: {
        type: "text",
        label: { el: "Όνομα", en: "Name" },
        isRequired: true,
        max: LIMITS.nameMax,
        autoComplete: "name",
      },
      email: {
        type: "text",
        label: { el: "Διεύθυνση email", en: "Email address" },
        isRequired: true,
        max: LIMITS.emailMax,
        autoComplete: "email",
      },
      topic: {
        type: "choice",
        label: { el: "Θέμα", en: "Topic" },
        isRequired: true,
        values: CONTACT_TOPICS,
        names: {
          account: { el: "Λογαριασμός και σύνδεση", en: "Account and sign-in" },
          application: { el: "Αίτηση ή αξιολόγηση", en: "An application or evaluation" },
          organization: { el: "Οργανισμός και μέλη", en: "Organization and members" },
          technical: { el: "Τεχνικό πρόβλημα", en: "A technical problem" },
          accessibility: { el: "Προσβασιμότητα", en: "Accessibility" },
          privacy: { el: "Προσωπικά δεδομένα", en: "Personal data" },
          other: { el: "Άλλο θέμα", en: "Something else" },
        },
      },
      message: {
        type: "long_text",
        label: { el: "Μήνυμα", en: "Message" },
        isRequired: true,
        max: LIMITS.descriptionMax,
      },
    },
  },
} as const satisfies FormOf<{ message: Pick<ContactInput, "name" | "email" | "topic" | "message"> }>;
