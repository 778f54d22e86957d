import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@kerkis/contract/core/text/languages.ts";
import { m } from "#messages";
import { seedOf } from "#shared/ui/theatre/seed.ts";
import { currentLanguage } from "#shared/i18n/language.ts";

interface PageHead {
  /** Name of the page; the product's name follows it. */
  title: string;
  description?: string;
  /** Absolute address or path of the preview image. */
  image?: string;
  type?: "website" | "article" | "profile";
  /** Signed-in pages and pages that must not be found by search engines. */
  noindex?: boolean;
}

const OG_LOCALES: Record<Language, string> = { el: "el_GR", en: "en_GB" };

/** Address of a page in a language: the default language has none, others carry `?lang=`. */
export const languageAddress = (origin: string, pathname: string, language: Language): string =>
  `${origin}${pathname}${language === DEFAULT_LANGUAGE ? "" : `?lang=${language}`}`;

/** Where the server draws a record's picture; another one's address once what it says has changed. */
export const pictureOf = (
  kind: "startup" | "investor" | "event" | "org",
  key: string,
  said: readonly string[],
): string => `/pictures/${kind}/${key}.png?v=${seedOf(said.join("\n")).toString(36)}`;

/** Where readers of feeds find what is new: startups of everyone or of an organization, or events. */
export const feedLinks = (origin: string, path = "") =>
  [
    { type: "application/rss+xml", format: "rss" },
    { type: "application/atom+xml", format: "atom" },
    { type: "application/feed+json", format: "json" },
  ].map(({ type, format }) => ({
    rel: "alternate",
    type,
    title: m.head_feed(),
    href: languageAddress(origin, `${path}/feed.${format}`, currentLanguage()),
  }));

/**
 * Title, description, Open Graph, canonical and language alternates of a page, for a route's `head`:
 * `head: ({ match }) => pageHead(match, { title: m.startups_list_title() })`.
 */
export function pageHead(match: { pathname: string; context: { origin: string } }, page: PageHead) {
  const { origin } = match.context;
  const language = currentLanguage();
  const description = page.description ?? m.head_product_description();
  const title = m.head_title({ page: page.title });
  const image = new URL(page.image ?? "/og.png", origin).href;
  const address = languageAddress(origin, match.pathname, language);
  return {
    meta: [
      { title },
      { name: "description", content: description },
      { property: "og:title", content: page.title },
      { property: "og:description", content: description },
      { property: "og:type", content: page.type ?? "website" },
      { property: "og:url", content: address },
      { property: "og:image", content: image },
      { property: "og:site_name", content: m.common_product() },
      { property: "og:locale", content: OG_LOCALES[language] },
      ...LANGUAGES.filter((other) => other !== language).map((other) => ({
        property: "og:locale:alternate",
        content: OG_LOCALES[other],
      })),
      { name: "twitter:card", content: "summary_large_image" },
      ...(page.noindex ? [{ name: "robots", content: "noindex" }] : []),
    ],
    links: page.noindex
      ? []
      : [
          { rel: "canonical", href: address },
          ...LANGUAGES.map((other) => ({
            rel: "alternate",
            hrefLang: other,
            href: languageAddress(origin, match.pathname, other),
          })),
          { rel: "alternate", hrefLang: "x-default", href: languageAddress(origin, match.pathname, DEFAULT_LANGUAGE) },
        ],
  };
}
