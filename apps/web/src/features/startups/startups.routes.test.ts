import type { Startup } from "@kerkis/contract/startups/startups.schema.ts";
import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { factsOf } from "#shared/routing/facts/json-ld.factory.ts";
import { startupsQueries } from "./startups.queries.ts";
import { startupRoute } from "./startups.routes.tsx";

const ID = "0199a000-0000-7000-8000-0000000000aa";

const factsAbout = async (startup: Partial<Startup>) => {
  const queryClient = new QueryClient();
  const whole = {
    id: ID,
    name: "Μαΐστρος",
    is_active: true,
    is_verified: true,
    team: [],
    social_links: [],
    ...startup,
  };
  queryClient.setQueryData(startupsQueries.startup(ID).queryKey, whole as Partial<Startup> as Startup);
  const match = { pathname: `/startup/${ID}`, context: { origin: "https://kerkis.example", queryClient } };
  return factsOf(await startupRoute.options.head?.({ match, params: { id: ID } } as never));
};

it("a startup's page tells search engines what it is and where it stands", async () => {
  expect(await factsAbout({ tagline: "Κύματα", description: "Πρόγνωση" })).toEqual([
    expect.objectContaining({ "@type": "Organization", name: "Μαΐστρος", url: `https://kerkis.example/startup/${ID}` }),
    expect.objectContaining({ "@type": "BreadcrumbList" }),
  ]);
});

it("what people wrote is told as far as it is a link, a year and a name", async () => {
  const [facts] = await factsAbout({
    description: "Πρόγνωση",
    website_url: "javascript:alert(1)",
    social_links: ["https://maistros.example", "data:text/html,x"],
    founded_on: "2019-01-01",
    logo_url: "/files/logo.webp",
    city: "Χανιά",
    country: "GR",
    team: [{ name: "Νίκος Μ.", role: "Ιδρυτής" }] as Startup["team"],
  });
  expect(facts).toMatchObject({
    url: `https://kerkis.example/startup/${ID}`,
    sameAs: ["https://maistros.example"],
    foundingDate: "2019",
    logo: "https://kerkis.example/files/logo.webp",
    address: { addressLocality: "Χανιά", addressCountry: "GR" },
    founder: [{ "@type": "Person", name: "Νίκος Μ.", jobTitle: "Ιδρυτής" }],
  });
});
