import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "#messages";
import { pageHead } from "#shared/routing/head.ts";
import { siteRoute } from "#shared/routing/parents.ts";
import { homepagesQueries } from "./homepages.queries.ts";

export const landingRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: "/",
  ssr: true,
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(homepagesQueries.landing());
  },
  component: lazyRouteComponent(() => import("./pages/landing-page.tsx"), "LandingPage"),
  head: ({ match }) => pageHead(match, { title: m.homepages_hero_title(), description: m.homepages_hero_lead() }),
});

/** By the parent that each was made for. */
export const routes = { site: [landingRoute] } as const;
