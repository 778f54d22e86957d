/**
 * The one tree of routes, as far as it is here. A page begins with the routes of its own feature; the others come when it is
 * idle, or with the first step to them (docs/decisions/0021-routes-by-feature.md).
 */
import { type AnyRoute, type AnyRouter, createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { type Feature, type FeatureRoutes, matchesPath } from "#shared/routing/feature.ts";
import { joined, type Joined } from "#shared/routing/join-routes.ts";
import { rootRoute, siteRoute } from "#shared/routing/parents.ts";
import { FEATURES, type Features } from "./features.ts";
import type * as Frame from "./frame-routes.ts";

type Routes = Joined<Awaited<ReturnType<Features[number]["loadRoutes"]>>["routes"]>;

const treeOf = (
  { site, shell, signedIn }: Routes,
  { workflowTemplatesRedirect, shellRoute, signedInRoute }: typeof Frame,
  rest: readonly [] = [],
) =>
  rootRoute.addChildren([
    workflowTemplatesRedirect,
    siteRoute.addChildren(site),
    shellRoute.addChildren([...shell, signedInRoute.addChildren(signedIn)]),
    ...rest,
  ]);

/** The tree with everything in it, which links and parameters are checked against. */
export type WholeTree = ReturnType<typeof treeOf>;

// A visitor's page may find nothing before the frame is here.
rootRoute.update({
  notFoundComponent: lazyRouteComponent(() => import("./errors/not-found-page.tsx"), "NotFoundPage"),
});

/** What is not here yet is behind it: the page that one comes from stays until it is. */
const elsewhereRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "$",
  pendingMs: Number.POSITIVE_INFINITY,
  beforeLoad: async ({ context, location: { pathname, href } }) => {
    // Without them the browser asks the server for the page, as it would without scripts.
    const reloadDocument = await context.bringRoutes(pathname).then(
      () => false,
      () => true,
    );
    throw redirect({ href, replace: true, reloadDocument });
  },
});

const here = new Map<Feature["name"], FeatureRoutes>();
let frame: typeof Frame | undefined;

const featuresAt = (pathname: string): readonly Feature[] =>
  FEATURES.filter(({ pages }) => pages.some(({ path }) => matchesPath(path, pathname)));

/** What shows in the place of a page that waits, failed or does not exist. */
export type StandIns = Pick<
  AnyRouter["options"],
  "defaultPendingComponent" | "defaultErrorComponent" | "defaultNotFoundComponent"
>;
export interface RoutesHere {
  routeTree: AnyRoute;
  /** Visitors' pages begin without. */
  standIns?: StandIns;
}

/** Loads the routes of all features, one after the other: all at once would hold a slow phone up for a quarter of a second. */
export async function loadAllInTurn(): Promise<void> {
  for (const { name, loadRoutes } of FEATURES) {
    here.set(name, (await loadRoutes()).routes);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** The tree with the routes of the page at an address, and all that came before; without an address, or at one of no page, whole. */
export async function bringRoutes(pathname?: string): Promise<RoutesHere> {
  const own = pathname === undefined ? [] : featuresAt(pathname);
  const wanted = own.length > 0 ? own : FEATURES;
  await Promise.all(wanted.map(async ({ name, loadRoutes }) => here.set(name, (await loadRoutes()).routes)));
  const isWhole = here.size === FEATURES.length;
  const routes = joined([...here.values()]);
  if (isWhole || routes.shell.length + routes.signedIn.length > 0) frame ??= await import("./frame-routes.ts");
  if (!frame) return { routeTree: rootRoute.addChildren([siteRoute.addChildren(routes.site), elsewhereRoute]) };
  const routeTree = treeOf(routes as Routes, frame, (isWhole ? [] : [elsewhereRoute]) as []);
  return { routeTree, standIns: frame.standIns };
}
