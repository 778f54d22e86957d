import { parseAtomFeed, parseJsonFeed, parseRssFeed } from "feedsmith";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createEventRow } from "#modules/events/events.factory.ts";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { createStartup } from "#modules/startups/startups.factory.ts";
import { startTestServer, type TestServer } from "#test/server.ts";

let server: TestServer;
let hub: { id: string };
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: "https://kerkis.test" });
  hub = await createOrganization(server.db, { name: "Blue Hub", slug: "blue-hub" });
  const given = { created_at: "2026-01-01T00:00:00.000Z" };
  await createStartup(server.db, hub.id, { ...given, name: "Ωκεανίς & <Σία>", tagline: "Σκάφη" });
  await createStartup(server.db, server.defaultOrganizationId, {
    name: "Θάλασσα",
    description: "Α <script>alert(1)</script>",
  });
  await createStartup(server.db, hub.id, { name: "Αθέατη", is_verified: false });
  const closed = await createOrganization(server.db, { slug: "closed" });
  await createStartup(server.db, closed.id, { name: "Κλειστή" });
  await server.ownerDb.$client.query("update organizations set is_active = false where id = $1", [closed.id]);
});
afterAll(() => server?.close());

const get = async (path: string) => {
  const response = await fetch(`${server.url}${path}`);
  return { status: response.status, type: response.headers.get("content-type"), text: await response.text() };
};

it("tells of published startups, the newest first, in all three formats", async () => {
  const rss = await get("/feed.rss");
  expect(rss.type).toContain("application/rss+xml");
  const titles = ["Θάλασσα", "Ωκεανίς & <Σία>"];
  expect(parseRssFeed(rss.text).items?.map(({ title }) => title)).toEqual(titles);
  const atom = await get("/feed.atom");
  expect(parseAtomFeed(atom.text).entries?.map(({ title }) => title)).toEqual([
    { type: "html", value: "Θάλασσα" },
    { type: "html", value: "Ωκεανίς &amp; &lt;Σία&gt;" },
  ]);
  const json = await get("/feed.json");
  expect(json.type).toContain("json");
  const parsed = parseJsonFeed(json.text);
  expect(parsed.items?.map(({ title }) => title)).toEqual(titles);
  expect(parsed.items?.every(({ url }) => /^https:\/\/kerkis\.test\/startup\/[\w-]{36}$/.test(url ?? ""))).toBe(true);
  for (const { text } of [rss, atom, json]) expect(text).not.toMatch(/Αθέατη|Κλειστή|<script>/);
});

it("tells of one organization alone, in the language that is asked for", async () => {
  const feed = parseRssFeed((await get("/org/blue-hub/feed.rss?lang=en")).text);
  expect(feed.title).toBe("Blue Hub: new startups");
  expect(feed.items?.map(({ title }) => title)).toEqual(["Ωκεανίς & <Σία>"]);
  expect(parseRssFeed((await get("/org/blue-hub/feed.rss")).text).title).toBe("Blue Hub: νέες startups");
});

it("has no feed of an organization that is closed or was never there", async () => {
  for (const slug of ["closed", "never-was"]) expect((await get(`/org/${slug}/feed.rss`)).status).toBe(404);
});

it("tells of published events, of everyone and of one organization", async () => {
  const given = { start_date: "2027-01-29T16:30:00.000Z", created_at: "2026-01-01T00:00:00.000Z" };
  await createEventRow(server.db, hub.id, { ...given, title: "Demo <Day>" });
  await createEventRow(server.db, server.defaultOrganizationId, { title: "Νεότερη" });
  for (const hidden of [{ is_published: false }, { is_private: true }])
    await createEventRow(server.db, hub.id, { ...hidden, title: "Αθέατη" });
  const all = parseRssFeed((await get("/events/feed.rss")).text);
  expect(all.items?.map(({ title }) => title)).toEqual(["Νεότερη", "Demo <Day>"]);
  const own = parseJsonFeed((await get("/org/blue-hub/events/feed.json?lang=en")).text);
  expect([own.title, own.items?.map(({ title }) => title)]).toEqual(["Blue Hub: new events", ["Demo <Day>"]]);
  expect((await get("/events/feed.atom")).text).toContain("Παρασκευή 29 Ιανουαρίου, 18:30");
});
