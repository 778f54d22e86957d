import { foundingYearAlone } from "@kerkis/contract/startups/founded.policy.ts";
import type { Startup } from "@kerkis/contract/startups/startups.schema.ts";
import { jsonLd } from "#shared/routing/facts/json-ld.ts";
import { isWebLink } from "./web-link.ts";

/** The startup as schema.org Organization, for search engines. */
export function structuredData(startup: Startup, address: string) {
  const { name, legal_name, tagline, description, website_url, logo_url, founded_on, city, country, team } = startup;
  const data = {
    "@type": "Organization",
    "@id": address,
    name,
    ...(legal_name && { legalName: legal_name }),
    ...(tagline && { slogan: tagline }),
    description,
    url: isWebLink(website_url) ? website_url : address,
    ...(logo_url && { logo: new URL(logo_url, address).href }),
    ...(founded_on && { foundingDate: foundingYearAlone(founded_on) ?? founded_on }),
    address: { "@type": "PostalAddress", addressLocality: city, addressCountry: country },
    ...(team.length > 0 && {
      founder: team.map((person) => ({ "@type": "Person", name: person.name, jobTitle: person.role })),
    }),
    ...(startup.social_links.length > 0 && { sameAs: startup.social_links.filter(isWebLink) }),
  };
  return jsonLd(data);
}
