/** Facts that are chosen one by one when two startups become one, in the order they are shown. */
export const MERGE_FIELDS = [
  "name",
  "tagline",
  "logo_url",
  "legal_name",
  "founded_on",
  "tax_number",
  "registration_number",
  "legal_form",
  "registry_status",
  "activities",
  "website_url",
  "description",
  "tags",
  "industry",
  "stage",
  "business_model",
  "employees_range",
  "women_led",
  "country",
  "region",
  "city",
  "funding_total",
  "social_links",
  "team",
] as const;
export type MergeField = (typeof MERGE_FIELDS)[number];

/** What goes along with a fact: an amount is nothing without its currency. */
export const MERGED_ALONG = {
  funding_total: ["currency"],
  website_url: ["website_domain"],
  city: ["location"],
} as const satisfies Partial<Record<MergeField, readonly string[]>>;
