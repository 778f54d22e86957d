/** A page's facts for search engines (schema.org), for a route's `head`; safe inside a script element whatever people wrote. */
export const jsonLd = (data: Readonly<Record<string, unknown>>) => ({
  type: "application/ld+json",
  children: JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", String.raw`\u003c`),
});

interface Step {
  name: string;
  /** Without an origin. */
  path: string;
}

/** The way to a page from the beginning. */
export const breadcrumbsLd = (origin: string, steps: readonly Step[]) =>
  jsonLd({
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name,
      item: `${origin}${path}`,
    })),
  });

/** The records that a page lists. */
export const itemListLd = (origin: string, name: string, items: readonly Step[]) =>
  jsonLd({
    "@type": "ItemList",
    name,
    itemListElement: items.map((item, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name: item.name,
      url: `${origin}${item.path}`,
    })),
  });
