import type { Language } from "@kerkis/contract/core/text/languages.ts";
import type { LetterField, LetterValues } from "@kerkis/contract/judging/decisions/letters.policy.ts";
import { m } from "#messages";

export const LANGUAGE_NAMES: Record<Language, () => string> = {
  el: m.judging_letter_greek,
  en: m.judging_letter_english,
};

/** What can be named in a letter, as its editor calls it. */
export const FIELD_NAMES: Record<LetterField, () => string> = {
  applicant: m.judging_letter_field_applicant,
  subject: m.judging_letter_field_subject,
  reference: m.judging_letter_field_reference,
  programme: m.judging_letter_field_programme,
  organization: m.judging_letter_field_organization,
  reason: m.judging_letter_field_reason,
  protocol: m.judging_letter_field_protocol,
  date: m.judging_letter_field_date,
};

/** Made-up facts for a preview, in the letter's own language. */
export const SAMPLES: Record<Language, LetterValues> = {
  el: {
    applicant: "Κατερίνα Ζήση",
    subject: "Halios Ports",
    reference: "KRK-2026-000123",
    programme: "Γαλάζια Ανάπτυξη",
    organization: "Blue Hub",
    reason: "Η λύση έχει δοκιμαστεί σε δύο λιμάνια.",
    protocol: "12/2026",
    date: "23 Νοεμβρίου 2026",
  },
  en: {
    applicant: "Katerina Zisi",
    subject: "Halios Ports",
    reference: "KRK-2026-000123",
    programme: "Blue Growth",
    organization: "Blue Hub",
    reason: "The solution was tried in two ports.",
    protocol: "12/2026",
    date: "23 November 2026",
  },
};
