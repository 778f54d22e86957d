import type { Profile } from "@kerkis/contract/identity/identity.schema.ts";

/** A person as the session tells of them, for tests. */
export const testProfile = (given: Partial<Profile> = {}): Profile => ({
  id: "0199a000-0000-7000-8000-000000000001",
  role: "company_coordinator",
  first_name: "Ελένη",
  last_name: "Κόρακα",
  email: "eleni@people.test",
  avatar_url: null,
  language: "en",
  is_welcomed: true,
  erased_on: null,
  ...given,
});
