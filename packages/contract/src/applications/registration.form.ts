import { LIMITS } from "../core/limits.ts";
import { CURRENCIES } from "../core/forms/amounts.ts";
import type { FormOf } from "../core/forms/field.ts";
import {
  BUSINESS_MODELS,
  EMPLOYEES_RANGES,
  INDUSTRIES,
  REGIONS,
  STARTUP_STAGES,
} from "../startups/startups.taxonomy.ts";
import {
  BUSINESS_MODEL_LABELS,
  EMPLOYEES_LABELS,
  INDUSTRY_LABELS,
  REGION_LABELS,
  STAGE_LABELS,
} from "../startups/taxonomy.texts.ts";
import { REGISTRATION_MAX, type RegistrationStep } from "./applications.taxonomy.ts";
import type { RegistrationDraft, registrationSteps } from "./registration.schema.ts";

type Steps = ReturnType<typeof registrationSteps>;
type AnswersOf<Step extends RegistrationStep> = Pick<
  RegistrationDraft,
  keyof RegistrationDraft & keyof Steps[Step]["shape"]
>;
type Registration = FormOf<{ [Step in RegistrationStep]: AnswersOf<Step> }>;

const NEVER_PUBLIC = { el: "Δεν εμφανίζεται ποτέ δημόσια.", en: "Never shown publicly." };

/** The registration of a startup: its fields in the order in which they are asked. */
export const REGISTRATION_FORM = {
  company: {
    title: { el: "Εταιρεία", en: "Company" },
    fields: {
      name: {
        type: "text",
        label: { el: "Όνομα startup", en: "Startup name" },
        help: { el: "Όπως σας γνωρίζει ο κόσμος.", en: "The name people know you by." },
        isRequired: true,
        max: REGISTRATION_MAX.name,
        autoComplete: "organization",
      },
      tagline: {
        type: "text",
        label: { el: "Με μία πρόταση", en: "In one sentence" },
        help: {
          el: "Τι φτιάχνετε και για ποιον. Φαίνεται στην κάρτα σας στο μητρώο.",
          en: "What you make and for whom. It appears on your card in the registry.",
        },
        isRequired: true,
        max: REGISTRATION_MAX.tagline,
      },
      logo_url: {
        type: "picture",
        label: { el: "Λογότυπο", en: "Logo" },
        help: {
          el: "PNG, JPEG, WebP, AVIF ή GIF. Οι τετράγωνες εικόνες φαίνονται καλύτερα.",
          en: "PNG, JPEG, WebP, AVIF or GIF. Square pictures look best.",
        },
      },
      legal_name: {
        type: "text",
        label: { el: "Νομική επωνυμία", en: "Legal name" },
        max: REGISTRATION_MAX.legal_name,
        width: "half",
      },
      founded_on: { type: "past_day", label: { el: "Ημερομηνία ίδρυσης", en: "Founded on" }, width: "half" },
      tax_number: {
        type: "text",
        label: { el: "ΑΦΜ", en: "Tax number" },
        max: REGISTRATION_MAX.tax_number,
        width: "half",
        help: NEVER_PUBLIC,
      },
      registration_number: {
        type: "text",
        label: { el: "Αριθμός ΓΕΜΗ", en: "Business registry number" },
        max: REGISTRATION_MAX.registration_number,
        width: "half",
        help: NEVER_PUBLIC,
      },
      legal_form: {
        type: "text",
        label: { el: "Νομική μορφή", en: "Legal form" },
        max: REGISTRATION_MAX.legal_form,
        width: "half",
      },
      registry_status: {
        type: "text",
        label: { el: "Κατάσταση στο ΓΕΜΗ", en: "Status in the business registry" },
        max: REGISTRATION_MAX.registry_status,
        width: "half",
      },
      activities: {
        type: "list",
        label: { el: "Δραστηριότητες", en: "Registered activities" },
        of: "text",
        help: {
          el: "Όπως είναι δηλωμένες στο ΓΕΜΗ, η κύρια πρώτη.",
          en: "As they stand in the business registry, the main one first.",
        },
        max: REGISTRATION_MAX.activities,
        maxLength: REGISTRATION_MAX.activity,
      },
    },
  },
  activity: {
    title: { el: "Δραστηριότητα", en: "Activity" },
    fields: {
      description: {
        type: "long_text",
        label: { el: "Τι κάνετε", en: "What you do" },
        help: {
          el: "Το πρόβλημα, η λύση σας και πού βρίσκεστε σήμερα. Τουλάχιστον 40 χαρακτήρες.",
          en: "The problem, your answer to it, and where you stand. At least 40 characters.",
        },
        isRequired: true,
        max: REGISTRATION_MAX.description,
      },
      industry: {
        type: "choice",
        label: { el: "Κλάδος", en: "Industry" },
        isRequired: true,
        values: INDUSTRIES,
        names: INDUSTRY_LABELS,
        width: "half",
      },
      stage: {
        type: "choice",
        label: { el: "Στάδιο", en: "Stage" },
        isRequired: true,
        values: STARTUP_STAGES,
        names: STAGE_LABELS,
        width: "half",
      },
      business_model: {
        type: "choice",
        label: { el: "Επιχειρηματικό μοντέλο", en: "Business model" },
        values: BUSINESS_MODELS,
        names: BUSINESS_MODEL_LABELS,
        width: "half",
      },
      website_url: {
        type: "link",
        label: { el: "Ιστότοπος", en: "Website" },
        max: LIMITS.urlMax,
        example: "example.gr",
        width: "half",
      },
      tags: {
        type: "list",
        label: { el: "Ετικέτες", en: "Tags" },
        of: "text",
        help: { el: "Λέξεις με τις οποίες μπορεί να σας βρουν.", en: "Words others can find you by." },
        max: REGISTRATION_MAX.tags,
        maxLength: REGISTRATION_MAX.tag,
      },
    },
  },
  team: {
    title: { el: "Ομάδα και έδρα", en: "Team and seat" },
    fields: {
      country: {
        type: "country",
        label: { el: "Χώρα", en: "Country" },
        isRequired: true,
        initial: "GR",
        affects: ["tax_number"],
        width: "half",
      },
      region: {
        type: "choice",
        label: { el: "Περιφέρεια", en: "Region" },
        values: REGIONS,
        names: REGION_LABELS,
        width: "half",
      },
      city: {
        type: "text",
        label: { el: "Πόλη", en: "City" },
        isRequired: true,
        max: REGISTRATION_MAX.city,
        autoComplete: "address-level2",
        width: "half",
      },
      employees_range: {
        type: "choice",
        label: { el: "Άτομα", en: "People" },
        isRequired: true,
        values: EMPLOYEES_RANGES,
        names: EMPLOYEES_LABELS,
        width: "half",
      },
      founders: {
        type: "people",
        label: { el: "Ιδρυτές", en: "Founders" },
        isRequired: true,
        max: REGISTRATION_MAX.founders,
        parts: {
          name: {
            type: "text",
            label: { el: "Ονοματεπώνυμο", en: "Full name" },
            isRequired: true,
            max: REGISTRATION_MAX.name,
            width: "half",
          },
          role: {
            type: "text",
            label: { el: "Ρόλος", en: "Role" },
            isRequired: true,
            max: REGISTRATION_MAX.role,
            width: "half",
          },
          linkedin_url: {
            type: "link",
            label: { el: "LinkedIn", en: "LinkedIn" },
            max: LIMITS.urlMax,
            example: "linkedin.com/in/…",
          },
        },
      },
      women_led: { type: "yes_no", label: { el: "Με επικεφαλής γυναίκες", en: "Led by women" }, width: "half" },
    },
  },
  funding: {
    title: { el: "Χρηματοδότηση", en: "Funding" },
    fields: {
      funding_total: {
        type: "money",
        label: { el: "Συνολική χρηματοδότηση", en: "Raised so far" },
        help: { el: "Όλοι οι γύροι μαζί, και οι επιχορηγήσεις.", en: "All rounds together, grants included." },
        currency: "currency",
      },
      currency: { type: "currency", label: { el: "Νόμισμα", en: "Currency" }, values: CURRENCIES, initial: "EUR" },
      social_links: {
        type: "list",
        label: { el: "Κοινωνικά δίκτυα και άλλοι σύνδεσμοι", en: "Social media and other links" },
        of: "link",
        help: { el: "Επικολλήστε μια διεύθυνση και πατήστε Enter.", en: "Paste one address and press Enter." },
        max: REGISTRATION_MAX.social_links,
        maxLength: LIMITS.urlMax,
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
          el: "Δηλώνω ότι τα στοιχεία είναι ακριβή και ότι μπορώ να τα υποβάλω εκ μέρους της εταιρείας.",
          en: "I declare that the information is accurate and that I may submit it on behalf of the company.",
        },
      },
    },
  },
} as const satisfies Registration;
