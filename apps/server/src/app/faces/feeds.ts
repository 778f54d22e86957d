import { LANGUAGES, type Language } from "@kerkis/contract/core/text/languages.ts";
import { chooseLanguage } from "@kerkis/contract/core/happenings/rendering.ts";
import { INDUSTRY_LABELS } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { Feed } from "feed";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { newestPublished } from "#modules/homepages/homepages.api.ts";
import { openOrganization } from "#modules/organizations/organizations.api.ts";
import type { Platform } from "#platform/platform.ts";

const SHOWN = 30;
const CACHE = "public, max-age=300";
const TITLES: Record<Language, (name: string) => string> = {
  el: (name) => `${name}: νέες startups`,
  en: (name) => `${name}: new startups`,
};
const LEADS: Record<Language, string> = {
  el: "Οι νεότερες επαληθευμένες startups του μητρώου.",
  en: "The newest verified startups of the registry.",
};

/** Formats of a feed: what it is written by, and what it is sent as. */
const FORMATS = {
  rss: { type: "application/rss+xml", write: (feed: Feed) => feed.rss2() },
  atom: { type: "application/atom+xml", write: (feed: Feed) => feed.atom1() },
  json: { type: "application/feed+json", write: (feed: Feed) => feed.json1() },
} as const;
type Format = keyof typeof FORMATS;

/** Characters that XML has no way to write; the database keeps none of them in new texts, old ones may have some. */
// eslint-disable-next-line no-control-regex -- these are the characters meant
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const plain = (text: string) => text.replace(UNWRITABLE, "");

/**
 * New startups for readers of feeds: /feed.rss, /feed.atom and /feed.json those of everyone, /org/<slug>/feed.… those of an
 * organization. `lang` chooses the words around them.
 */
export function feeds(app: FastifyInstance, { db, config, clock }: Pick<Platform, "db" | "config" | "clock">): void {
  const origin = config.publicUrl;

  async function answer(request: FastifyRequest, reply: FastifyReply, format: Format, slug: string | null) {
    const language = chooseLanguage(new URL(request.url, origin).searchParams, null);
    const organization = slug === null ? null : await openOrganization(db, slug);
    if (slug !== null && !organization) return reply.callNotFound();
    const startups = await newestPublished(db, organization?.id ?? null, SHOWN);
    const path = organization ? `/org/${organization.slug}` : "";
    const query = language === LANGUAGES[0] ? "" : `?lang=${language}`;
    const own = (kind: Format) => `${origin}${path}/feed.${kind}${query}`;
    const feed = new Feed({
      id: `${origin}${path}/`,
      title: plain(TITLES[language](organization?.name ?? "Kerkis")),
      description: LEADS[language],
      link: `${origin}${path || "/startups"}${query}`,
      language,
      copyright: "",
      updated: startups[0] ? new Date(startups[0].published_at) : clock.now(),
      feedLinks: { rss: own("rss"), atom: own("atom"), json: own("json") },
    });
    for (const { id, name, tagline, description, industry, published_at } of startups) {
      feed.addItem({
        id: `${origin}/startup/${id}`,
        link: `${origin}/startup/${id}${query}`,
        // Titles of Atom are HTML as the library writes them, those of the others text.
        title: plain(format === "atom" ? escaped(name) : name),
        description: plain(tagline),
        content: plain(escaped(description)),
        category: [{ name: INDUSTRY_LABELS[industry][language] }],
        date: new Date(published_at),
        published: new Date(published_at),
      });
    }
    const { type, write } = FORMATS[format];
    return reply.header("cache-control", CACHE).type(`${type}; charset=utf-8`).send(write(feed));
  }

  for (const format of Object.keys(FORMATS) as Format[]) {
    app.get(`/feed.${format}`, (request, reply) => answer(request, reply, format, null));
    app.get<{ Params: { slug: string } }>(`/org/:slug/feed.${format}`, (request, reply) =>
      answer(request, reply, format, request.params.slug),
    );
  }
}

/** Readers take an item's content for HTML; what people wrote is text. */
const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\n", "<br>");
