import { REGISTRATION_FORM } from "../../applications/registration.form.ts";
import type { FormOf } from "../../core/forms/field.ts";
import { LIMITS } from "../../core/limits.ts";
import type { MilestoneAnswers, RoundAnswers, UpdateAnswers } from "./news.schema.ts";
import { NEWS_MAX, ROUND_KINDS, ROUND_LABELS } from "./news.taxonomy.ts";

/** What is asked of a round, a milestone and an update. */
export const NEWS_FORM = {
  round: {
    title: { el: "Γύρος χρηματοδότησης", en: "Funding round" },
    fields: {
      kind: {
        type: "choice",
        label: { el: "Είδος", en: "Kind" },
        isRequired: true,
        values: ROUND_KINDS,
        names: ROUND_LABELS,
        width: "half",
      },
      on: {
        type: "past_day",
        label: { el: "Ημερομηνία", en: "Date" },
        help: {
          el: "Όταν έκλεισε, ή όταν άνοιξε ο γύρος που τρέχει.",
          en: "When it closed, or when the one under way opened.",
        },
        isRequired: true,
        width: "half",
      },
      amount: { type: "money", label: { el: "Ποσό", en: "Amount" }, currency: "currency" },
      currency: REGISTRATION_FORM.funding.fields.currency,
      givers: {
        type: "list",
        label: { el: "Από ποιους", en: "From whom" },
        of: "text",
        help: { el: "Γράψτε ένα όνομα και πατήστε Enter.", en: "Type one name and press Enter." },
        max: NEWS_MAX.givers,
        maxLength: LIMITS.nameMax,
      },
      is_open: { type: "yes_no", label: { el: "Αναζητείται τώρα", en: "Being raised now" }, width: "half" },
    },
  },
  milestone: {
    title: { el: "Ορόσημο", en: "Milestone" },
    fields: {
      title: { type: "text", label: { el: "Τι έγινε", en: "What happened" }, isRequired: true, max: NEWS_MAX.title },
      on: { type: "past_day", label: { el: "Ημερομηνία", en: "Date" }, isRequired: true, width: "half" },
    },
  },
  update: {
    title: { el: "Νέο", en: "Update" },
    fields: {
      title: { type: "text", label: { el: "Τίτλος", en: "Title" }, isRequired: true, max: NEWS_MAX.title },
      body: {
        type: "long_text",
        label: { el: "Κείμενο", en: "Text" },
        help: {
          el: "Το διαβάζουν όλοι, και όσοι σας παρακολουθούν ειδοποιούνται.",
          en: "Everyone can read it, and your followers are told.",
        },
        isRequired: true,
        max: NEWS_MAX.body,
      },
    },
  },
} as const satisfies FormOf<{ round: RoundAnswers; milestone: MilestoneAnswers; update: UpdateAnswers }>;
