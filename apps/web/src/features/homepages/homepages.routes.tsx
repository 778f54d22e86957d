import { createRoute, lazyRouteComponent, notFound, redirect } from "@tanstack/react-router";
import { m } from "#messages";
import { errorCode } from "#shared/api/errors.ts";
import { sessionQuery } from "#shared/permissions/session.ts";
import { breadcrumbsLd, jsonLd } from "#shared/routing/facts/json-ld.ts";
import { feedLinks, pageHead, pictureOf } from "#shared/routing/head.ts";
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
  head: ({ match }) => {
    const head = pageHead(match, { title: m.homepages_hero_title(), description: m.homepages_hero_lead() });
    return { ...head, links: [...head.links, ...feedLinks(match.context.origin)] };
  },
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
    const { origin } = match.context;
    const head = pageHead(match, {
      title: found.name,
      description: found.description.slice(0, 160) || m.homepages_org_description({ name: found.name }),
      type: "profile",
      image: pictureOf("org", found.slug, [found.name, String(found.figures.startups)]),
    });
    const address = `${origin}${match.pathname}`;
    const facts = jsonLd({
      "@type": "Organization",
      "@id": address,
      name: found.name,
      ...(found.description && { description: found.description }),
      url: found.website_url ?? address,
      ...(found.logo_url && { logo: new URL(found.logo_url, address).href }),
      ...(found.location && { address: { "@type": "PostalAddress", addressLocality: found.location } }),
    });
    const way = [
      { name: m.shell_nav_home(), path: "/" },
      { name: found.name, path: match.pathname },
    ];
    return {
      ...head,
      links: [...head.links, ...feedLinks(origin, match.pathname), ...feedLinks(origin, `${match.pathname}/events`)],
      scripts: [facts, breadcrumbsLd(origin, way)],
    };
  },
});

/** By the parent that each was made for. */
export const routes = { site: [landingRoute, organizationHomepageRoute] } as const;
