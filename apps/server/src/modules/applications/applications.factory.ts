import type { RegistrationDraft } from "@kerkis/contract/applications/registration.schema.ts";

/** Answers that may be submitted as they are; what is given wins. */
export const registrationAnswers = (given: RegistrationDraft = {}): RegistrationDraft => ({
  name: "Thalassa Robotics",
  tagline: "Αυτόνομα σκάφη επιθεώρησης για λιμάνια",
  description: "Κατασκευάζουμε αυτόνομα σκάφη που επιθεωρούν λιμάνια και υφαλοκρηπίδες χωρίς πλήρωμα.",
  founded_on: "2023-04-18",
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
