import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { factsOf } from "#shared/routing/facts/json-ld.factory.ts";
import { homepagesQueries } from "./homepages.queries.ts";
import { organizationHomepageRoute } from "./homepages.routes.tsx";

const ADDRESS = "https://kerkis.example/org/blue-hub";

const factsAbout = async (organization: Readonly<Record<string, unknown>>) => {
  const queryClient = new QueryClient();
  const whole = { slug: "blue-hub", name: "Blue Hub", description: "", figures: { startups: 3 }, ...organization };
  queryClient.setQueryData(homepagesQueries.organization("blue-hub").queryKey, whole as never);
  const match = { pathname: "/org/blue-hub", context: { origin: "https://kerkis.example", queryClient } };
  return factsOf(await organizationHomepageRoute.options.head?.({ match, params: { slug: "blue-hub" } } as never));
};

it("an organization's homepage tells search engines what it is", async () => {
  const told = {
    description: "Κόμβος",
    website_url: "https://hub.example",
    logo_url: "/files/logo.webp",
    location: "Πάτρα",
  };
  expect(await factsAbout(told)).toEqual([
    {
      "@context": "https://schema.org",
      "@type": "Organization",
      "@id": ADDRESS,
      name: "Blue Hub",
      description: "Κόμβος",
      url: "https://hub.example",
      logo: "https://kerkis.example/files/logo.webp",
      address: { "@type": "PostalAddress", addressLocality: "Πάτρα" },
    },
    expect.objectContaining({ "@type": "BreadcrumbList" }),
  ]);
  expect((await factsAbout({}))[0]).toEqual({
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": ADDRESS,
    name: "Blue Hub",
    url: ADDRESS,
  });
});
