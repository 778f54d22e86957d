import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { m } from "#messages";
import { pageHead } from "#shared/routing/head.ts";
import { shellRoute } from "#shared/routing/shell-parents.ts";
import { optionalParams, textParam } from "#shared/routing/search.ts";
import { contentQueries } from "./content.queries.ts";
import { faqData } from "./components/faq-data.ts";
import { isChapter } from "./model/chapters.ts";
import { loadedGuide, loadedHelp, loadGuide, loadHelp } from "./model/loaded-content.ts";

export const aboutRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/about",
  ssr: true,
  loader: async ({ context }) => {
    // The page stands without its figures.
    await context.queryClient.prefetchQuery(contentQueries.figures());
  },
  component: lazyRouteComponent(() => import("./pages/about-page.tsx"), "AboutPage"),
  head: ({ match }) => pageHead(match, { title: m.content_about_title(), description: m.content_about_description() }),
});

export const helpRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/help",
  ssr: true,
  /** `topic` opens an article, `q` searches. */
  validateSearch: (search) => optionalParams({ q: textParam(search["q"]), topic: textParam(search["topic"]) }),
  loader: () => loadHelp(),
  component: lazyRouteComponent(async () => {
    await loadHelp();
    return import("./pages/help-page.tsx");
  }, "HelpPage"),
  head: async ({ match }) => {
    await loadHelp();
    return {
      ...pageHead(match, { title: m.content_help_title(), description: m.content_help_description() }),
      scripts: [{ type: "application/ld+json", children: faqData(loadedHelp()) }],
    };
  },
});

export const contactRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/contact",
  ssr: true,
  validateSearch: (search) =>
    optionalParams({ topic: textParam(search["topic"]), startup: textParam(search["startup"]) }),
  component: lazyRouteComponent(() => import("./pages/contact-page.tsx"), "ContactPage"),
  head: ({ match }) =>
    pageHead(match, { title: m.content_contact_title(), description: m.content_contact_description() }),
});

export const documentationRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/documentation",
  ssr: true,
  loader: () => loadGuide(),
  component: lazyRouteComponent(async () => {
    await loadGuide();
    return import("./pages/documentation-page.tsx");
  }, "DocumentationPage"),
  head: ({ match }) => pageHead(match, { title: m.content_guide_title(), description: m.content_guide_description() }),
});

export const apiRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/documentation/api",
  ssr: true,
  /** `q` searches, `endpoint` opens one. */
  validateSearch: (search) => optionalParams({ q: textParam(search["q"]), endpoint: textParam(search["endpoint"]) }),
  loader: () => loadGuide(),
  component: lazyRouteComponent(async () => {
    await loadGuide();
    return import("./pages/api-page.tsx");
  }, "ApiPage"),
  staticData: { crumb: () => m.content_api_title() },
  head: ({ match }) =>
    pageHead(match, { title: m.content_api_title(), description: m.content_api_description(), type: "article" }),
});

const chapterOf = (key: string) => loadedGuide().find((chapter) => chapter.key === key);

export const chapterRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/documentation/$chapter",
  ssr: true,
  loader: async ({ params }) => {
    if (!isChapter(params.chapter)) throw notFound();
    await loadGuide();
  },
  component: lazyRouteComponent(async () => {
    await loadGuide();
    return import("./pages/chapter-page.tsx");
  }, "ChapterPage"),
  staticData: {
    crumb: ({ params }) => chapterOf(params["chapter"] ?? "")?.title,
  },
  head: async ({ match, params }) => {
    await loadGuide();
    const chapter = chapterOf(params.chapter);
    if (!chapter) return pageHead(match, { title: m.content_guide_title(), noindex: true });
    return pageHead(match, { title: chapter.title, description: chapter.lead, type: "article" });
  },
});

/** By the parent that each was made for. */
export const routes = {
  shell: [aboutRoute, helpRoute, contactRoute, documentationRoute, apiRoute, chapterRoute],
} as const;
