import type { Investor } from "@kerkis/contract/investors/investors.schema.ts";
import { jsonLd } from "#shared/routing/facts/json-ld.ts";
import { isWebLink } from "#features/startups/startup-names.public.ts";
import { investorName } from "./labels.ts";

/** The investor as schema.org Organization, for search engines. */
export function structuredData(investor: Investor, address: string) {
  const { company_name, description, website_url, logo_url, city, countries } = investor;
  const data = {
    "@type": "Organization",
    "@id": address,
    name: investorName(company_name),
    description,
    url: isWebLink(website_url) ? website_url : address,
    ...(logo_url && { logo: new URL(logo_url, address).href }),
    ...(city && { address: { "@type": "PostalAddress", addressLocality: city } }),
    ...(countries.length > 0 && { areaServed: countries }),
  };
  return jsonLd(data);
}
