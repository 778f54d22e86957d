import type { CompanyFacts } from "./gemi.schema.ts";

/** Facts of the business registry by the fields of a startup that they fill. */
export const filledBy = ({ legal_name, registration_number, founded_on, city }: CompanyFacts) =>
  Object.fromEntries(
    Object.entries({ legal_name, registration_number, founded_on, city }).filter(([, value]) => value !== ""),
  );
