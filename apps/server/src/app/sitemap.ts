import { Readable } from "node:stream";
import { HOUR_SECONDS } from "@kerkis/contract/core/limits.ts";
import type { FastifyInstance } from "fastify";
import {
  ADDRESSES_MAX,
  organizationAddresses,
  publishedAfter,
  publishedCount,
  type PublicRecord,
} from "#modules/analytics/sitemap.reads.ts";
import type { Platform } from "#platform/platform.ts";

const BATCH = 1_000;
/** The page of each kind of record. */
const PAGES: Record<PublicRecord, string> = { startups: "/startup", investors: "/investor", events: "/event" };
const KINDS = Object.keys(PAGES) as PublicRecord[];
const XML = "application/xml; charset=utf-8";
const CACHE = `public, max-age=${HOUR_SECONDS}`;

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>\n`;
const OPEN = `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
const CLOSE = "</urlset>\n";

/** An address with its versions, each where its own page says that it stands (apps/web, `pageHead`): Greek has no `?lang=`. */
function entry(origin: string, path: string, lastmod?: string): string {
  const address = `${origin}${path}`;
  const alternate = (language: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
  const links = alternate("el", address) + alternate("en", `${address}?lang=en`) + alternate("x-default", address);
  return `<url><loc>${address}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ""}${links}</url>\n`;
}

/**
 * What search engines may find (specification 2.2): /sitemap.xml names the files, /sitemap-pages.xml has the pages for
 * everyone, which `pageAddresses` gives, /sitemap-organizations.xml those of organizations, /sitemap-startups-N.xml, /sitemap-investors-N.xml and /sitemap-events-N.xml the records, 50,000 addresses each, written as they
 * are read. /robots.txt names it.
 */
export function sitemap(
  app: FastifyInstance,
  { db, config }: Pick<Platform, "db" | "config">,
  pageAddresses: () => Promise<readonly string[]>,
): void {
  const origin = config.publicUrl;
  app.get("/robots.txt", (_request, reply) =>
    reply
      .header("cache-control", CACHE)
      .type("text/plain; charset=utf-8")
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /socket/\n\nSitemap: ${origin}/sitemap.xml\n`),
  );
  app.get("/sitemap.xml", async (_request, reply) => {
    const files = await Promise.all(
      KINDS.map(async (kind) => {
        const parts = Math.ceil((await publishedCount(db, kind)) / ADDRESSES_MAX);
        return Array.from({ length: parts }, (_, part) => `${kind}-${part + 1}`);
      }),
    );
    const named = ["pages", "organizations", ...files.flat()]
      .map((file) => `<sitemap><loc>${origin}/sitemap-${file}.xml</loc></sitemap>\n`)
      .join("");
    const index = `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${named}</sitemapindex>\n`;
    return reply.header("cache-control", CACHE).type(XML).send(index);
  });
  app.get("/sitemap-pages.xml", async (_request, reply) => {
    const entries = (await pageAddresses()).map((path) => entry(origin, path));
    return reply
      .header("cache-control", CACHE)
      .type(XML)
      .send(`${OPEN}${entries.join("")}${CLOSE}`);
  });
  app.get("/sitemap-organizations.xml", async (_request, reply) => {
    const entries = (await organizationAddresses(db)).map(({ slug, updated_at }) =>
      entry(origin, `/org/${slug}`, updated_at),
    );
    return reply
      .header("cache-control", CACHE)
      .type(XML)
      .send(`${OPEN}${entries.join("")}${CLOSE}`);
  });
  for (const kind of KINDS) {
    app.get<{ Params: { part: string } }>(`/sitemap-${kind}-:part(^[1-9]\\d{0,3}$).xml`, async (request, reply) => {
      const part = Number(request.params.part);
      const first = await publishedAfter(db, kind, null, 1, (part - 1) * ADDRESSES_MAX);
      if (first.length === 0) return reply.callNotFound();
      return reply
        .header("cache-control", CACHE)
        .type(XML)
        .send(Readable.from(recordsPart(kind, part)));
    });
  }

  async function* recordsPart(kind: PublicRecord, part: number) {
    yield OPEN;
    let [last] = part === 1 ? [] : await publishedAfter(db, kind, null, 1, (part - 1) * ADDRESSES_MAX - 1);
    for (let written = 0; written < ADDRESSES_MAX; written += BATCH) {
      const batch = await publishedAfter(db, kind, last?.id ?? null, BATCH);
      yield batch.map(({ id, updated_at }) => entry(origin, `${PAGES[kind]}/${id}`, updated_at)).join("");
      last = batch.at(-1);
      if (batch.length < BATCH) break;
    }
    yield CLOSE;
  }
}
