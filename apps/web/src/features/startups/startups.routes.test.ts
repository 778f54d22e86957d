import type { Startup } from "@kerkis/contract/startups/startups.schema.ts";
import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { startupsQueries } from "./startups.queries.ts";
import { startupRoute } from "./startups.routes.tsx";

const ID = "0199a000-0000-7000-8000-0000000000aa";

it("a startup's page tells search engines what it is and where it stands", async () => {
  const queryClient = new QueryClient();
  const startup: Partial<Startup> = {
    id: ID,
    name: "Μαΐστρος",
    tagline: "Κύματα",
    description: "Πρόγνωση",
    is_active: true,
    is_verified: true,
    team: [],
    social_links: [],
  };
  queryClient.setQueryData(startupsQueries.startup(ID).queryKey, startup as Startup);
  const match = { pathname: `/startup/${ID}`, context: { origin: "https://kerkis.example", queryClient } };
  const head = await startupRoute.options.head?.({ match, params: { id: ID } } as never);
  const told = (head?.scripts ?? []).map((script): unknown => {
    expect(script).toMatchObject({ type: "application/ld+json" });
    const { children } = script ?? {};
    return JSON.parse(typeof children === "string" ? children : "null");
  });
  expect(told).toEqual([
    expect.objectContaining({ "@type": "Organization", name: "Μαΐστρος", url: `https://kerkis.example/startup/${ID}` }),
    expect.objectContaining({ "@type": "BreadcrumbList" }),
  ]);
});
