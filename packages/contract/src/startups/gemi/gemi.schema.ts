import * as z from "zod/mini";
import { timestamp } from "../../core/fields.ts";
import { isGreekTaxNumber } from "../tax-number.policy.ts";

/** What the Greek business registry (ΓΕΜΗ) says of a company. */
export const companyFacts = z.object({
  legal_name: z.string(),
  /** Its distinctive titles. */
  titles: z.array(z.string()),
  registration_number: z.string(),
  legal_form: z.string(),
  status: z.string(),
  founded_on: z.string(),
  city: z.string(),
  prefecture: z.string(),
  address: z.string(),
  activities: z.array(z.string()),
});
export type CompanyFacts = z.infer<typeof companyFacts>;

/** `off`: the installation asks no registry; `waiting`: asked, without an answer yet. */
export const COMPANY_STATES = ["off", "waiting", "found", "unknown", "failed"] as const;

export const companyQuestion = z.object({
  tax_number: z.string().check(z.maxLength(20), z.refine(isGreekTaxNumber, { error: "tax_number" })),
});

/** What is known of a company by its tax number, and since when. */
export const companyAnswer = z.object({
  state: z.enum(COMPANY_STATES),
  facts: z.nullable(companyFacts),
  at: z.nullable(timestamp),
});
export type CompanyAnswer = z.infer<typeof companyAnswer>;
