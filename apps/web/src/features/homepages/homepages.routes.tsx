import { createRoute, lazyRouteComponent, notFound, redirect } from "@tanstack/react-router";
import { m } from "#messages";
import { errorCode } from "#shared/api/errors.ts";
import { sessionQuery } from "#shared/permissions/session.ts";
import { pageHead } from "#shared/routing/head.ts";
import { siteRoute } from "#shared/routing/parents.ts";
import { homepagesQueries } from "./homepages.queries.ts";

export const landingRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: "/",
  ssr: true,
  // Who works in an organization with a homepage of its own lands there (specification 2.1).
  beforeLoad: ({ context }) => {
    const here = context.queryClient.getQueryData(sessionQuery().queryKey)?.current_organization;
    if (here?.has_homepage) throw redirect({ to: "/org/$slug", params: { slug: here.slug } });
  },
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(homepagesQueries.landing());
  },
  component: lazyRouteComponent(() => import("./pages/landing-page.tsx"), "LandingPage"),
  head: ({ match }) => pageHead(match, { title: m.homepages_hero_title(), description: m.homepages_hero_lead() }),
});

export const organizationHomepageRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: "/org/$slug",
  ssr: true,
  loader: async ({ context, params }) => {
    try {
      await context.queryClient.ensureQueryData({
        ...homepagesQueries.organization(params.slug),
        revalidateIfStale: true,
      });
    } catch (error) {
      const code = errorCode(error);
      // One that is closed is no other than one that never was.
      if (code === "org.not_found" || code === "input.invalid") throw notFound();
      throw error;
    }
  },
  component: lazyRouteComponent(() => import("./pages/organization-page.tsx"), "OrganizationPage"),
  head: ({ match, params }) => {
    const found = match.context.queryClient.getQueryData(homepagesQueries.organization(params.slug).queryKey);
    if (!found) return pageHead(match, { title: m.homepages_org_missing(), noindex: true });
    return pageHead(match, {
      title: found.name,
      description: found.description.slice(0, 160) || m.homepages_org_description({ name: found.name }),
      type: "profile",
    });
  },
});

/** By the parent that each was made for. */
export const routes = { site: [landingRoute, organizationHomepageRoute] } as const;
