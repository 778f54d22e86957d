import { randomInt } from "node:crypto";
import type { RegistrationDraft } from "@kerkis/contract/applications/registration.schema.ts";
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
