import type { PageKey } from "@kerkis/contract/core/pages.ts";
import type { FeaturePage } from "#shared/routing/feature.ts";

const target = (path: string, title: string, page: PageKey, isPublic = false): FeaturePage => ({
  path,
  sidebar: { group: "main", position: 1, label: () => title, icon: "File" },
  search: { page, isPublic },
});

/** Pages as the search finds them: one for who is signed in, one for everyone, one that hardly anyone may open. */
export const searchedPages: readonly FeaturePage[] = [
  target("/dashboard", "Dashboard", "dashboard"),
  target("/startups", "Startup Registry", "startups", true),
  target("/analytics", "Analytics Dashboard", "analytics"),
];
