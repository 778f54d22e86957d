import { randomInt } from "node:crypto";
import type { RegistrationDraft } from "@kerkis/contract/applications/registration.schema.ts";

/** A Greek tax number that nobody else was given. */
function greekTaxNumber(): string {
  const digits = String(randomInt(10_000_000, 100_000_000));
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * 2 ** (8 - index), 0);
  return `${digits}${(sum % 11) % 10}`;
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
