import { adminFeature } from "#features/admin/admin.feature.ts";
import { applicationsFeature } from "#features/applications/applications.feature.ts";
import { assistantFeature } from "#features/assistant/assistant.feature.ts";
import { contentFeature } from "#features/content/content.feature.ts";
import { evaluationsFeature } from "#features/evaluations/evaluations.feature.ts";
import { homepagesFeature } from "#features/homepages/homepages.feature.ts";
import { identityFeature } from "#features/identity/identity.feature.ts";
import { investorsFeature } from "#features/investors/investors.feature.ts";
import { notificationsFeature } from "#features/notifications/notifications.feature.ts";
import { organizationsFeature } from "#features/organizations/organizations.feature.ts";
import { searchFeature } from "#features/search/search.feature.ts";
import { settingsFeature } from "#features/settings/settings.feature.ts";
import { startupsFeature } from "#features/startups/startups.feature.ts";
import type { RegisteredRouter } from "@tanstack/react-router";
import type { Feature, FeaturePage } from "#shared/routing/feature.ts";
import { dashboardFeature } from "#features/dashboard/dashboard.feature.ts";

const features = [
  homepagesFeature,
  identityFeature,
  settingsFeature,
  dashboardFeature,
  organizationsFeature,
  startupsFeature,
  applicationsFeature,
  evaluationsFeature,
  investorsFeature,
  notificationsFeature,
  searchFeature,
  contentFeature,
  assistantFeature,
  adminFeature,
] as const;

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
