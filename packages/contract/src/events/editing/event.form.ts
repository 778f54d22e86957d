import type { FormOf } from "../../core/forms/field.ts";
import { LIMITS } from "../../core/limits.ts";
import { EVENT_MAX, EVENT_TYPE_LABELS, EVENT_TYPES } from "../events.taxonomy.ts";
import type { EVENT_SECTIONS, EventAnswers } from "./editing.schema.ts";

type AnswersOf<Section extends keyof typeof EVENT_SECTIONS> = Pick<
  EventAnswers,
  keyof EventAnswers & keyof (typeof EVENT_SECTIONS)[Section]
>;

/** What is asked of an event, in the order in which it is asked. */
export const EVENT_FORM = {
  what: {
    title: { el: "Τι είναι", en: "What it is" },
    fields: {
      title: {
        type: "text",
        label: { el: "Τίτλος", en: "Title" },
        isRequired: true,
        max: EVENT_MAX.title,
      },
      event_type: {
        type: "choice",
        label: { el: "Είδος", en: "Kind" },
        isRequired: true,
        values: EVENT_TYPES,
        names: EVENT_TYPE_LABELS,
      },
      summary: {
        type: "text",
        label: { el: "Με μία πρόταση", en: "In one sentence" },
        help: { el: "Φαίνεται στις λίστες και σε όσους τη μοιράζονται.", en: "Shown in lists and where it is shared." },
        max: EVENT_MAX.summary,
      },
      description: {
        type: "long_text",
        label: { el: "Περιγραφή", en: "Description" },
        max: EVENT_MAX.description,
      },
      cover_url: {
        type: "picture",
        label: { el: "Εικόνα", en: "Picture" },
        help: {
          el: "PNG, JPEG, WebP, AVIF ή GIF. Χωρίς εικόνα, το εξώφυλλο έχει τα χρώματα του οργανισμού.",
          en: "PNG, JPEG, WebP, AVIF or GIF. Without one the cover has the organization's colours.",
        },
      },
    },
  },
  when: {
    title: { el: "Πότε", en: "When" },
    fields: {
      starts: { type: "moment", label: { el: "Αρχίζει", en: "Starts" }, isRequired: true, width: "half" },
      ends: { type: "moment", label: { el: "Τελειώνει", en: "Ends" }, isRequired: true, width: "half" },
      timezone: {
        type: "text",
        label: { el: "Ζώνη ώρας", en: "Time zone" },
        help: {
          el: "Οι ώρες διαβάζονται με το ρολόι αυτού του τόπου.",
          en: "Times are by the clock of this place.",
        },
        isRequired: true,
        max: 60,
        isCode: true,
      },
    },
  },
  where: {
    title: { el: "Πού", en: "Where" },
    fields: {
      venue: {
        type: "text",
        label: { el: "Χώρος", en: "Venue" },
        help: {
          el: "Συμπληρώστε τον χώρο, τον σύνδεσμο ή και τα δύο.",
          en: "Give the venue, the online link, or both.",
        },
        max: EVENT_MAX.place,
      },
      address: {
        type: "text",
        label: { el: "Διεύθυνση", en: "Address" },
        max: EVENT_MAX.address,
        autoComplete: "street-address",
        width: "half",
      },
      city: {
        type: "text",
        label: { el: "Πόλη", en: "City" },
        max: EVENT_MAX.place,
        autoComplete: "address-level2",
        width: "half",
      },
      access_note: {
        type: "text",
        label: { el: "Πρόσβαση", en: "Access" },
        help: {
          el: "Είσοδος χωρίς σκαλιά, διερμηνεία, στάθμευση.",
          en: "Step-free entrance, sign language, parking.",
        },
        max: EVENT_MAX.summary,
      },
      online_url: {
        type: "link",
        label: { el: "Σύνδεσμος για όσους συμμετέχουν διαδικτυακά", en: "Link for those who join online" },
        help: { el: "Τον βλέπουν μόνο όσοι έχουν θέση.", en: "Only those who have a seat see it." },
        max: LIMITS.urlMax,
      },
    },
  },
  who: {
    title: { el: "Ποιοι", en: "Who" },
    fields: {
      capacity: {
        type: "number",
        label: { el: "Θέσεις", en: "Seats" },
        help: {
          el: "Κενό: χωρίς όριο. Όταν πιαστούν όλες, ανοίγει λίστα αναμονής.",
          en: "Empty: no limit. When all are taken a waiting list opens.",
        },
        max: EVENT_MAX.seats,
      },
      registration_opens: {
        type: "moment",
        label: { el: "Οι εγγραφές ανοίγουν", en: "Registration opens" },
        width: "half",
      },
      registration_closes: {
        type: "moment",
        label: { el: "Οι εγγραφές κλείνουν", en: "Registration closes" },
        width: "half",
      },
      needs_approval: {
        type: "yes_no",
        label: { el: "Κάθε εγγραφή εγκρίνεται", en: "Each registration is approved" },
        isRequired: true,
        width: "half",
      },
      is_private: {
        type: "yes_no",
        label: { el: "Μόνο για όσους έχουν τη διεύθυνση", en: "Only for those who have the address" },
        isRequired: true,
        width: "half",
      },
    },
  },
} as const satisfies FormOf<{ [Section in keyof typeof EVENT_SECTIONS]: AnswersOf<Section> }>;
