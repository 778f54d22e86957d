import { randomInt } from "node:crypto";
import type { RegistrationDraft } from "@kerkis/contract/applications/registration.schema.ts";
import type { InvestorDraft } from "@kerkis/contract/investors/profile.schema.ts";
import { greekCheckDigit } from "@kerkis/contract/startups/tax-number.policy.ts";

/** A Greek tax number that nobody else was given. */
function greekTaxNumber(): string {
  const eight = String(randomInt(10_000_000, 100_000_000));
  return `${eight}${greekCheckDigit(eight)}`;
}

/** Answers that may be submitted as they are; what is given wins. */
export const registrationAnswers = (given: RegistrationDraft = {}): RegistrationDraft => ({
  name: "Thalassa Robotics",
  tagline: "Αυτόνομα σκάφη επιθεώρησης για λιμάνια",
  description: "Κατασκευάζουμε αυτόνομα σκάφη που επιθεωρούν λιμάνια και υφαλοκρηπίδες χωρίς πλήρωμα.",
  founded_on: "2023-04-18",
  tax_number: greekTaxNumber(),
  industry: "maritime",
  stage: "seed",
  country: "GR",
  region: "attica",
  city: "Πειραιάς",
  employees_range: "11-50",
  founders: [{ name: "Ελένη Κόρακα", role: "Διευθύνουσα σύμβουλος" }],
  currency: "EUR",
  accuracy: true,
  ...given,
});

/** Answers of an investor that may be submitted as they are; what is given wins. */
export const investorAnswers = (given: InvestorDraft = {}): InvestorDraft => ({
  name: "Meltemi Ventures",
  type: "vc",
  website_url: "meltemi.example",
  city: "Αθήνα",
  description: "Επενδύουμε σε ομάδες που λύνουν ένα συγκεκριμένο πρόβλημα ενός λιμανιού ή μιας μονάδας ενέργειας.",
  thesis: "Τεχνολογία για τη ναυτιλία και την ενέργεια, από την πρώτη επιταγή.",
  stages: ["seed", "pre_seed"],
  countries: ["GR", "CY"],
  industries: ["maritime", "energy"],
  ticket_min: 250_000,
  ticket_max: 1_500_000,
  currency: "EUR",
  accuracy: true,
  ...given,
});
