import type { FeaturePage } from "#shared/routing/feature.ts";

export interface SiteLink {
  path: string;
  label: () => string;
}

/** Links of the header or the footer of visitors' pages, in their order (specification 2.5). */
export const siteLinks = (pages: readonly FeaturePage[], menu: "header" | "footer"): SiteLink[] =>
  pages
    .flatMap(({ path, [menu]: place }) => (place ? [{ path, ...place }] : []))
    .toSorted((one, other) => one.position - other.position);
