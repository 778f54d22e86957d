import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { chatQuestion } from "#modules/assistant/assistant.factory.ts";
import { publishedAfter, publishedCount } from "#modules/analytics/sitemap.reads.ts";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import { createStartup } from "./startups.factory.ts";

let server: TestServer;
let reader: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  reader = await server.createUser();
});
afterAll(() => server?.close());

/** Wherever startups are shown or counted to everyone: what each of them says, as text. */
const PLACES: Record<string, (name: string) => Promise<unknown>> = {
  list: () => reader.api.startups.list({ limit: 100 }),
  "list, filtered": (name) => reader.api.startups.list({ search: name, industry: "maritime" }),
  facets: () => server.visitor.startups.facets({}),
  suggestions: (q) => reader.api.search.suggest({ q }),
  search: (q) => reader.api.search.startups({ q }),
  "landing page": () => server.visitor.homepages.landing(),
  figures: () => server.visitor.analytics.publicFigures(),
  "figures of the ecosystem": () => server.visitor.ecosystem.overview({}),
  "network of the ecosystem": () => server.visitor.ecosystem.network({}),
  dashboard: () => reader.api.analytics.dashboard(),
  assistant: (name) => server.visitor.assistant.chatAi(chatQuestion(name)),
  "site map": () => publishedAfter(server.db, "startups", null, 100),
  "how many there are": () => publishedCount(server.db, "startups"),
  duplicates: async (name) => {
    const found = await reader.api.startups.duplicates({ name });
    // Who may not know which it is, is told that there is one.
    return found.flatMap(({ id }) => id ?? []);
  },
};

it.each(Object.keys(PLACES))("startups of a closed organization are in no place: %s", async (place) => {
  const answer = PLACES[place];
  if (!answer) throw new Error(place);
  const name = `Ναυσιπλοΐα ${randomUUID().slice(0, 8)}`;
  const open = await createOrganization(server.db);
  await createStartup(server.db, open.id, { name: "Πάντα εδώ", industry: "maritime" });
  const answers = async () => {
    server.clock.advance(10 * 60_000);
    return JSON.stringify(await answer(name)).replaceAll(
      /"messageId":"[^"]*"|"(id|responseTime|timestamp)":[^,}]*/g,
      "",
    );
  };
  const closing = await createOrganization(server.db);
  const before = await answers();
  const id = await createStartup(server.db, closing.id, { name, industry: "maritime" });
  const shown = await answers();
  expect(shown, "it is shown while the organization is open").not.toBe(before);
  await server.ownerDb.$client.query("update organizations set is_active = false where id = $1", [closing.id]);
  const closed = await answers();
  expect(closed).not.toContain(name.slice(-8));
  expect(closed).not.toContain(id);
  expect(closed).toBe(before);
});

it("nobody is invited to claim a startup of a closed organization, whoever still sees its page", async () => {
  const root = await server.createUser({ superAdmin: true });
  const closing = await createOrganization(server.db);
  const id = await createStartup(server.db, closing.id);
  expect(await root.api.startups.get({ id })).toMatchObject({ is_claimable: true, can: { verify: false } });
  await server.ownerDb.$client.query("update organizations set is_active = false where id = $1", [closing.id]);
  expect(await root.api.startups.get({ id })).toMatchObject({ is_claimable: false });
  await expect(server.visitor.startups.get({ id })).rejects.toMatchObject({ code: "startup.not_found" });
});
