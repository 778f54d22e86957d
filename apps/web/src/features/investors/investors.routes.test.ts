import type { Investor } from "@kerkis/contract/investors/investors.schema.ts";
import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { factsOf } from "#shared/routing/facts/json-ld.factory.ts";
import { investorsQueries } from "./investors.queries.ts";
import { investorRoute } from "./investors.routes.tsx";

const ID = "0199a000-0000-7000-8000-0000000000ab";
const ADDRESS = `https://kerkis.example/investor/${ID}`;

const headOf = (investor: Partial<Investor>) => {
  const queryClient = new QueryClient();
  const whole = {
    id: ID,
    company_name: "Αιγαίο Capital",
    description: "Κεφάλαιο",
    thesis: "",
    countries: [],
    is_active: true,
    is_verified: true,
    ...investor,
  };
  queryClient.setQueryData(investorsQueries.investor(ID).queryKey, whole as Partial<Investor> as Investor);
  const match = { pathname: `/investor/${ID}`, context: { origin: "https://kerkis.example", queryClient } };
  return investorRoute.options.head?.({ match, params: { id: ID } } as never);
};

it("an investor's page tells search engines what it is and where it stands", async () => {
  const head = await headOf({ website_url: "https://aegean.example", city: "Αθήνα", countries: ["GR", "CY"] });
  expect(factsOf(head)).toEqual([
    expect.objectContaining({
      "@type": "Organization",
      "@id": ADDRESS,
      name: "Αιγαίο Capital",
      url: "https://aegean.example",
      address: { "@type": "PostalAddress", addressLocality: "Αθήνα" },
      areaServed: ["GR", "CY"],
    }),
    expect.objectContaining({ "@type": "BreadcrumbList" }),
  ]);
});

it("what is no link is not told as one, and what is missing is left out", async () => {
  const [facts] = factsOf(await headOf({ website_url: "javascript:alert(1)", logo_url: "/files/logo.webp" }));
  expect(facts).toMatchObject({ url: ADDRESS, logo: "https://kerkis.example/files/logo.webp" });
  expect(facts).not.toHaveProperty("address");
  expect(facts).not.toHaveProperty("areaServed");
});

it.each([{ is_verified: false }, { is_active: false }])(
  "an investor that is not published is no page for search engines: %o",
  async (state) => {
    const robots = { name: "robots", content: "noindex" };
    expect((await headOf(state))?.meta).toContainEqual(robots);
    expect((await headOf({}))?.meta).not.toContainEqual(robots);
  },
);
