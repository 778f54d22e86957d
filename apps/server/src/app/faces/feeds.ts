import { LANGUAGES, type Language } from "@kerkis/contract/core/text/languages.ts";
import { chooseLanguage } from "@kerkis/contract/core/happenings/rendering.ts";
import { EVENT_TYPE_LABELS } from "@kerkis/contract/events/events.taxonomy.ts";
import { momentText } from "@kerkis/contract/core/time/moment.texts.ts";
import { INDUSTRY_LABELS } from "@kerkis/contract/startups/taxonomy.texts.ts";
import { Feed } from "feed";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { newestEvents, newestPublished } from "#modules/homepages/homepages.api.ts";
import { openOrganization } from "#modules/organizations/organizations.api.ts";
import type { Reader } from "#platform/db/db.ts";
import type { Platform } from "#platform/platform.ts";

const SHOWN = 30;
const CACHE = "public, max-age=300";
/** What a feed tells of: what it is called, and where its page is. */
const ABOUT = {
  startups: {
    path: "",
    page: "/startups",
    titles: {
      el: (name: string) => `${name}: νέες startups`,
      en: (name: string) => `${name}: new startups`,
    },
    leads: {
      el: "Οι νεότερες επαληθευμένες startups του μητρώου.",
      en: "The newest verified startups of the registry.",
    },
    newest: startupItems,
  },
  events: {
    path: "/events",
    page: "/events",
    titles: {
      el: (name: string) => `${name}: νέες εκδηλώσεις`,
      en: (name: string) => `${name}: new events`,
    },
    leads: {
      el: "Οι εκδηλώσεις που δημοσιεύτηκαν τελευταία.",
      en: "The events that were published last.",
    },
    newest: eventItems,
  },
} as const;
type Subject = keyof typeof ABOUT;

/** What a feed says of one record. */
interface FeedItem {
  path: string;
  title: string;
  description: string;
  content: string;
  category: string;
  at: string;
}

async function startupItems(db: Reader, organizationId: string | null, language: Language): Promise<FeedItem[]> {
  const rows = await newestPublished(db, organizationId, SHOWN);
  return rows.map(({ id, name, tagline, description, industry, published_at }) => ({
    path: `/startup/${id}`,
    title: name,
    description: tagline,
    content: description,
    category: INDUSTRY_LABELS[industry][language],
    at: published_at,
  }));
}

async function eventItems(db: Reader, organizationId: string | null, language: Language): Promise<FeedItem[]> {
  const rows = await newestEvents(db, organizationId, SHOWN);
  return rows.map(({ id, title, summary, description, event_type, start_date, timezone, city, published_at }) => {
    const when = [momentText(start_date, timezone, language), city].filter(Boolean).join(", ");
    return {
      path: `/event/${id}`,
      title,
      description: [when, summary].filter(Boolean).join(". "),
      content: [when, summary, description].filter(Boolean).join("\n"),
      category: EVENT_TYPE_LABELS[event_type][language],
      at: published_at,
    };
  });
}

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
 * organization; new events likewise below /events. `lang` chooses the words around them.
 */
export function feeds(app: FastifyInstance, { db, config, clock }: Pick<Platform, "db" | "config" | "clock">): void {
  const origin = config.publicUrl;

  async function answer(request: FastifyRequest, reply: FastifyReply, { format, about, slug }: Asked) {
    const language = chooseLanguage(new URL(request.url, origin).searchParams, null);
    const organization = slug === null ? null : await openOrganization(db, slug);
    if (slug !== null && !organization) return reply.callNotFound();
    const { path: own, page, titles, leads, newest } = ABOUT[about];
    const items = await newest(db, organization?.id ?? null, language);
    const path = organization ? `/org/${organization.slug}` : "";
    const query = language === LANGUAGES[0] ? "" : `?lang=${language}`;
    const at = (kind: Format) => `${origin}${path}${own}/feed.${kind}${query}`;
    const feed = new Feed({
      id: `${origin}${path}${own}/`,
      title: plain(titles[language](organization?.name ?? "Kerkis")),
      description: leads[language],
      link: `${origin}${path || page}${query}`,
      language,
      copyright: "",
      updated: items[0] ? new Date(items[0].at) : clock.now(),
      feedLinks: { rss: at("rss"), atom: at("atom"), json: at("json") },
    });
    for (const item of items) {
      feed.addItem({
        id: `${origin}${item.path}`,
        link: `${origin}${item.path}${query}`,
        // Titles of Atom are HTML as the library writes them, those of the others text.
        title: plain(format === "atom" ? escaped(item.title) : item.title),
        description: plain(item.description),
        content: plain(escaped(item.content)),
        category: [{ name: item.category }],
        date: new Date(item.at),
        published: new Date(item.at),
      });
    }
    const { type, write } = FORMATS[format];
    return reply.header("cache-control", CACHE).type(`${type}; charset=utf-8`).send(write(feed));
  }

  for (const format of Object.keys(FORMATS) as Format[]) {
    for (const about of Object.keys(ABOUT) as Subject[]) {
      const file = `${ABOUT[about].path}/feed.${format}`;
      app.get(file, (request, reply) => answer(request, reply, { format, about, slug: null }));
      app.get<{ Params: { slug: string } }>(`/org/:slug${file}`, (request, reply) =>
        answer(request, reply, { format, about, slug: request.params.slug }),
      );
    }
  }
}

interface Asked {
  format: Format;
  about: Subject;
  slug: string | null;
}

/** Readers take an item's content for HTML; what people wrote is text. */
const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\n", "<br>");
