import { join } from "node:path";
import { expect, it } from "vitest";
import { pagesOfRoutes, sectionsOfPage } from "./page-modules.ts";

const file = join(import.meta.dirname, "../src/features/startups/startups.routes.tsx");
const route = (parent: string, rest: string) => `createRoute({ getParentRoute: () => ${parent}, ${rest} })`;

it("a page is known by its path, its module and its frame", () => {
  const code =
    route(
      "shellRoute",
      `path: "/startups", component: lazyRouteComponent(() => import("./pages/startup-list-page.tsx"))`,
    ) + route("siteRoute", `path: '/about', component: lazyRouteComponent(() => import('./pages/about-page.tsx'))`);
  expect(pagesOfRoutes(file, code)).toEqual([
    { path: "/startups", routes: file, page: join(file, "../pages/startup-list-page.tsx"), frame: "shell" },
    { path: "/about", routes: file, page: join(file, "../pages/about-page.tsx"), frame: "site" },
  ]);
});

it("a route whose page cannot be told fails the build", () => {
  const code = route("shellRoute", `path: "/startups", component: StartupList`);
  expect(() => pagesOfRoutes(file, code)).toThrow("/startups");
});

it("a page's sections are known by what chooses them, wherever they are made", () => {
  const map = join(import.meta.dirname, "../src/features/settings/components/section-parts.ts");
  const elsewhere = join(import.meta.dirname, "../src/features/identity/account/account-sections.public.ts");
  const sections = sectionsOfPage([
    {
      id: elsewhere,
      code: `export const OF_ACCOUNT = { "two-factor": pageSection(() => import("../codes.tsx"), "Codes") }`,
    },
    {
      id: map,
      code: `sectionsBy("section", "display", { ...OF_ACCOUNT, display: pageSection(() => import('./display.tsx'), "D") })`,
    },
  ]);
  expect(sections).toEqual({
    param: "section",
    first: "display",
    modules: {
      "two-factor": "src/features/identity/codes.tsx",
      display: "src/features/settings/components/display.tsx",
    },
  });
  expect(sectionsOfPage([{ id: map, code: "export const a = 1;" }])).toBeUndefined();
});
