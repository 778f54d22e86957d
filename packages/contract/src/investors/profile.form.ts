import { CURRENCIES } from "../core/forms/amounts.ts";
import type { FormOf } from "../core/forms/field.ts";
import { LIMITS } from "../core/limits.ts";
import { INDUSTRIES } from "../startups/startups.taxonomy.ts";
import { INDUSTRY_LABELS, STAGE_LABELS } from "../startups/taxonomy.texts.ts";
import {
  INVESTED_STAGES,
  INVESTOR_MAX,
  INVESTOR_TYPE_LABELS,
  INVESTOR_TYPES,
  type InvestorStep,
} from "./investors.taxonomy.ts";
import type { InvestorDraft, investorSteps } from "./profile.schema.ts";

type AnswersOf<Step extends InvestorStep> = Pick<
  InvestorDraft,
  keyof InvestorDraft & keyof (typeof investorSteps)[Step]["shape"]
>;
type InvestorForm = FormOf<{ [Step in InvestorStep]: AnswersOf<Step> }>;

/** The registration of an investor: its fields in the order in which they are asked; all but the last section are its profile. */
export const INVESTOR_FORM = {
  investor: {
    title: { el: "Επενδυτής", en: "Investor" },
    fields: {
      name: {
        type: "text",
        label: { el: "Επωνυμία επενδυτή", en: "Investor name" },
        help: { el: "Όπως σας γνωρίζουν οι ιδρυτές.", en: "The name founders know you by." },
        isRequired: true,
        max: INVESTOR_MAX.name,
        autoComplete: "organization",
      },
      type: {
        type: "choice",
        label: { el: "Είδος επενδυτή", en: "Type of investor" },
        isRequired: true,
        values: INVESTOR_TYPES,
        names: INVESTOR_TYPE_LABELS,
        width: "half",
      },
      city: {
        type: "text",
        label: { el: "Έδρα", en: "Seat" },
        help: { el: "Η πόλη σας.", en: "Your city." },
        isRequired: true,
        max: INVESTOR_MAX.city,
        autoComplete: "address-level2",
        width: "half",
      },
      logo_url: {
        type: "picture",
        label: { el: "Λογότυπο", en: "Logo" },
        help: {
          el: "PNG, JPEG, WebP, AVIF ή GIF. Οι τετράγωνες εικόνες φαίνονται καλύτερα.",
          en: "PNG, JPEG, WebP, AVIF or GIF. Square pictures look best.",
        },
      },
      website_url: {
        type: "link",
        label: { el: "Ιστότοπος", en: "Website" },
        max: LIMITS.urlMax,
        example: "example.gr",
      },
      description: {
        type: "long_text",
        label: { el: "Περιγραφή", en: "Description" },
        help: {
          el: "Η ομάδα, τα κεφάλαια που διαχειρίζεστε και όσα προσφέρετε πέρα από χρήματα. Τουλάχιστον 40 χαρακτήρες.",
          en: "The team, the funds you manage and what you bring besides money. At least 40 characters.",
        },
        isRequired: true,
        max: INVESTOR_MAX.description,
      },
    },
  },
  focus: {
    title: { el: "Τι αναζητάτε", en: "What you look for" },
    fields: {
      thesis: {
        type: "text",
        label: { el: "Επενδυτική θέση", en: "Investment thesis" },
        help: {
          el: "Με μία πρόταση: σε ποιους επενδύετε και γιατί. Φαίνεται πρώτη στη σελίδα σας.",
          en: "In one sentence: whom you invest in and why. It comes first on your page.",
        },
        isRequired: true,
        max: INVESTOR_MAX.thesis,
      },
      stages: {
        type: "choices",
        label: { el: "Στάδια", en: "Stages" },
        isRequired: true,
        values: INVESTED_STAGES,
        names: STAGE_LABELS,
      },
      countries: {
        type: "countries",
        label: { el: "Χώρες επένδυσης", en: "Investment countries" },
        isRequired: true,
        max: INVESTOR_MAX.countries,
      },
      industries: {
        type: "choices",
        label: { el: "Κλάδοι", en: "Industries" },
        help: {
          el: "Αν δεν επιλέξετε κανέναν, δεν φαίνεται προτίμηση.",
          en: "Without any, no preference is shown.",
        },
        values: INDUSTRIES,
        names: INDUSTRY_LABELS,
      },
    },
  },
  ticket: {
    title: { el: "Ποσά και χαρτοφυλάκιο", en: "Ticket and portfolio" },
    fields: {
      ticket_min: {
        type: "money",
        label: { el: "Ελάχιστη επένδυση", en: "Smallest ticket" },
        help: { el: "Σε μία επένδυση.", en: "In one investment." },
        currency: "currency",
      },
      ticket_max: { type: "money", label: { el: "Μέγιστη επένδυση", en: "Largest ticket" }, currency: "currency" },
      currency: { type: "currency", label: { el: "Νόμισμα", en: "Currency" }, values: CURRENCIES, initial: "EUR" },
      portfolio: {
        type: "records",
        label: { el: "Χαρτοφυλάκιο", en: "Portfolio" },
        help: {
          el: "Startups του μητρώου στις οποίες έχετε επενδύσει.",
          en: "Startups of the registry that you have invested in.",
        },
        max: INVESTOR_MAX.portfolio,
      },
    },
  },
  review: {
    title: { el: "Έλεγχος", en: "Review" },
    fields: {
      accuracy: {
        type: "statement",
        label: { el: "Δήλωση ακρίβειας", en: "Declaration of accuracy" },
        isRequired: true,
        text: {
          el: "Δηλώνω ότι τα στοιχεία είναι ακριβή και ότι μπορώ να τα υποβάλω εκ μέρους του επενδυτή.",
          en: "I declare that the information is accurate and that I may submit it on behalf of the investor.",
        },
      },
    },
  },
} as const satisfies InvestorForm;
