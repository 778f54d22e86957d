import type { RegisteredRouter } from "@tanstack/react-router";
import type { Feature, FeaturePage } from "#shared/routing/feature.ts";
import * as listed from "./feature-list.ts";

const features = Object.values(listed);

type PagePath = (typeof features)[number]["pages"][number]["path"];
type RoutePath = Exclude<keyof RegisteredRouter["routesByPath"], "/admin/workflow-templates/$">;
/** What follows where every page has its route and every route its page; otherwise a type that no list of features has. */
type WhereComplete<List> = [PagePath] extends [RoutePath]
  ? [RoutePath] extends [PagePath]
    ? List
    : RoutePath
  : PagePath;

/** The features of the application; menus, breadcrumbs, search and routes follow from their manifests. */
export const FEATURES: WhereComplete<readonly Feature[]> = features;
export type Features = typeof features;

export const PAGES: readonly FeaturePage[] = FEATURES.flatMap(({ pages }) => pages);

/** Addresses for search engines. */
export const publicAddresses: readonly string[] = PAGES.flatMap(({ path, sitemap }) =>
  sitemap === true ? path : (sitemap?.() ?? []),
);
