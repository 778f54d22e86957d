import { randomUUID } from "node:crypto";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createEventRow } from "#modules/events/events.factory.ts";
import { createInvestor } from "#modules/investors/investors.factory.ts";
import { startups } from "#modules/startups/startups.tables.ts";
import { startTestServer, type TestServer } from "#test/server.ts";
import { openApiDocument } from "./reference.ts";
import { sitemap } from "./sitemap.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: "https://kerkis.test" });
});
afterAll(() => server?.close());

const get = async (path: string) => {
  const response = await fetch(`${server.url}${path}`);
  return { status: response.status, type: response.headers.get("content-type"), text: await response.text() };
};

async function addStartup(changes: Partial<typeof startups.$inferInsert> = {}): Promise<string> {
  const id = randomUUID();
  await server.ownerDb.insert(startups).values({
    id,
    organization_id: server.defaultOrganizationId,
    name: id,
    slug: id,
    industry: "maritime",
    stage: "seed",
    is_active: true,
    is_verified: true,
    verified_at: new Date().toISOString(),
    ...changes,
  });
  return id;
}

it("robots.txt names the sitemap and keeps the API out", async () => {
  const { text } = await get("/robots.txt");
  expect(text).toContain("Sitemap: https://kerkis.test/sitemap.xml");
  expect(text).toContain("Disallow: /api/");
});

it("an empty registry has pages and organizations only, each in both languages", async () => {
  const index = await get("/sitemap.xml");
  expect(index.type).toContain("xml");
  expect(index.text.match(/<loc>/g)).toHaveLength(2);
  const app = Fastify();
  sitemap(app, server.platform, async () => ["/help", "/about"]);
  const { body: text } = await app.inject("/sitemap-pages.xml");
  expect(text.match(/<loc>/g)).toHaveLength(2);
  expect(text).toContain("<loc>https://kerkis.test/help</loc>");
  expect(text).toContain('hreflang="en" href="https://kerkis.test/about?lang=en"');
  for (const language of ["el", "x-default"]) {
    expect(text).toContain(`hreflang="${language}" href="https://kerkis.test/about"`);
  }
  expect((await get("/sitemap-startups-1.xml")).status).toBe(404);
});

it("has every published startup once and nothing else", async () => {
  const published = await Promise.all([addStartup(), addStartup(), addStartup()]);
  const hidden = await Promise.all([
    addStartup({ is_verified: false, verified_at: null }),
    addStartup({ is_active: false }),
    addStartup({ deleted_at: new Date().toISOString() }),
  ]);
  expect((await get("/sitemap.xml")).text).toContain("https://kerkis.test/sitemap-startups-1.xml");
  const { status, text } = await get("/sitemap-startups-1.xml");
  expect(status).toBe(200);
  expect(text.trim().endsWith("</urlset>")).toBe(true);
  for (const id of published) expect(text.split(`<loc>https://kerkis.test/startup/${id}</loc>`)).toHaveLength(2);
  for (const id of hidden) expect(text).not.toContain(id);
  for (const part of ["2", "0", "x"]) expect((await get(`/sitemap-startups-${part}.xml`)).status).toBe(404);
});

it("the OpenAPI document says of every operation who may call it", async () => {
  const { paths } = await openApiDocument();
  const operations = Object.values(paths).flatMap((item) => Object.values(item ?? {}));
  expect(operations.length).toBeGreaterThan(40);
  for (const operation of operations) {
    expect(operation).toMatchObject({
      "x-access": { kind: expect.any(String) },
      description: expect.stringMatching(/\.$/),
    });
  }
});

it("has every published investor once and nothing else", async () => {
  const add = (given: Parameters<typeof createInvestor>[2] = {}) =>
    createInvestor(server.db, server.defaultOrganizationId, given);
  const published = [await add(), await add()];
  const hidden = [
    await add({ is_verified: false }),
    await add({ is_active: false }),
    await add({ deleted_at: new Date().toISOString() }),
  ];
  expect((await get("/sitemap.xml")).text).toContain("https://kerkis.test/sitemap-investors-1.xml");
  const { status, text } = await get("/sitemap-investors-1.xml");
  expect(status).toBe(200);
  for (const id of published) expect(text.split(`<loc>https://kerkis.test/investor/${id}</loc>`)).toHaveLength(2);
  for (const id of hidden) expect(text).not.toContain(id);
  expect((await get("/sitemap-investors-2.xml")).status).toBe(404);
});

it("has published events, those too that are over, and no others", async () => {
  const [shown, over] = [
    await createEventRow(server.db, server.defaultOrganizationId),
    await createEventRow(server.db, server.defaultOrganizationId, { start_date: "2026-01-05T10:00:00.000Z" }),
  ];
  const hidden = [
    await createEventRow(server.db, server.defaultOrganizationId, { is_published: false }),
    await createEventRow(server.db, server.defaultOrganizationId, { is_private: true }),
  ];
  const { text } = await get("/sitemap-events-1.xml");
  for (const id of [shown, over]) expect(text).toContain(`<loc>https://kerkis.test/event/${id}</loc>`);
  for (const id of hidden) expect(text).not.toContain(id);
});
