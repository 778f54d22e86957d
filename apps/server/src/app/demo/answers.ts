import type { RegistrationDraft } from "@kerkis/contract/applications/registration.schema.ts";

type Region = NonNullable<RegistrationDraft["region"]>;

/** Answers of one registration: the facts first, then the words. */
export function startup(
  name: string,
  [city, region]: readonly [string, Region],
  facts: Pick<
    RegistrationDraft,
    "industry" | "stage" | "employees_range" | "founded_on" | "business_model" | "funding_total"
  >,
  words: { tagline: string; description: string; tags: string[] },
  founders: readonly (readonly [name: string, role: string])[],
  more: RegistrationDraft = {},
): RegistrationDraft {
  const domain = name.toLowerCase().replace(/[^a-z]+/g, "");
  return {
    name,
    country: "GR",
    city,
    region,
    ...facts,
    ...words,
    website_url: `https://${domain}.example`,
    founders: founders.map(([person, role]) => ({ name: person, role })),
    currency: "EUR",
    accuracy: true,
    ...more,
  };
}
