// Of an organization that is closed nothing published is shown or counted anywhere; startups have a test of their own beside them.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publishedAfter, publishedCount } from "#modules/analytics/sitemap.reads.ts";
import { chatQuestion } from "#modules/assistant/assistant.factory.ts";
import { createEventRow } from "#modules/events/events.factory.ts";
import { createInvestor } from "#modules/investors/investors.factory.ts";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { createChallenge } from "#modules/programmes/programmes.factory.ts";
import { createStartup } from "#modules/startups/startups.factory.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";

let server: TestServer;
let reader: TestUser;
let startup: string;
let neighbour: string;
beforeAll(async () => {
  server = await startTestServer();
  reader = await server.createUser();
  const { id } = await createOrganization(server.db);
  startup = await createStartup(server.db, id, { name: "Πάντα εδώ" });
  neighbour = await createEventRow(server.db, id, { city: "Σύρος" });
  await createChallenge(server.db, id);
  await createInvestor(server.db, id);
});
afterAll(() => server?.close());

const file = async (path: string) => (await fetch(server.url + path)).text();

type Place = (name: string) => Promise<unknown>;
const EVERYWHERE: Record<string, Place> = {
  suggestions: (q) => reader.api.search.suggest({ q }),
  "landing page": () => server.visitor.homepages.landing(),
  figures: () => server.visitor.analytics.publicFigures(),
  ecosystem: () => server.visitor.ecosystem.overview({}),
  dashboard: () => reader.api.analytics.dashboard(),
  assistant: (name) => server.visitor.assistant.chatAi(chatQuestion(name)),
};

interface Kind {
  create: (organizationId: string, name: string) => Promise<string>;
  /** Where it is shown or counted to everyone, besides. */
  places: Record<string, Place>;
  page: (id: string) => Promise<unknown>;
  gone: string;
}
const KINDS: Record<string, Kind> = {
  events: {
    create: (id, title) => createEventRow(server.db, id, { title, city: "Σύρος" }),
    places: {
      list: () => reader.api.events.list({ limit: 100 }),
      search: (search) => server.visitor.events.list({ search }),
      count: () => server.visitor.events.listCount({}),
      facets: () => server.visitor.events.facets({}),
      similar: () => server.visitor.events.similar({ id: neighbour }),
      "site map": () => publishedAfter(server.db, "events", null, 100),
      "how many there are": () => publishedCount(server.db, "events"),
      calendar: () => file("/events.ics"),
    },
    page: (id) => server.visitor.events.get({ id }),
    gone: "event.not_found",
  },
  investors: {
    create: (id, name) => createInvestor(server.db, id, { company_name: name }, [startup]),
    places: {
      list: () => reader.api.investors.list({ limit: 100 }),
      search: (search) => server.visitor.investors.list({ search }),
      count: () => server.visitor.investors.listCount({}),
      facets: () => server.visitor.investors.facets({}),
      "site map": () => publishedAfter(server.db, "investors", null, 100),
      "how many there are": () => publishedCount(server.db, "investors"),
      network: () => server.visitor.ecosystem.network({}),
    },
    page: (id) => server.visitor.investors.get({ id }),
    gone: "investor.not_found",
  },
  calls: {
    create: (id, title) => createChallenge(server.db, id, { title: { el: title, en: title } }),
    places: { calls: () => server.visitor.ecosystem.calls(), "calls for a member": () => reader.api.ecosystem.calls() },
    page: (id) => server.visitor.programmes.call({ id }),
    gone: "programme.not_found",
  },
};

/** What differs from one answer to the next by itself. */
const UNSTEADY = /"messageId":"[^"]*"|"(id|responseTime|timestamp)":[^,}]*|DTSTAMP:\w+/g;

describe.each(Object.entries(KINDS))("%s of a closed organization", (kind, { create, places, page, gone }) => {
  test("have no page", async () => {
    const { id: organization } = await createOrganization(server.db);
    const id = await create(organization, `Κλειστή ${randomUUID().slice(0, 8)}`);
    expect(await outcomeOf(page(id))).toBe("accepted");
    await server.ownerDb.$client.query("update organizations set is_active = false where id = $1", [organization]);
    expect(await outcomeOf(page(id))).toBe(gone);
  });

  test.each(Object.entries({ ...EVERYWHERE, ...places }))("are in no place: %s", async (place, answer) => {
    const name = `Ναυσιπλοΐα ${randomUUID().slice(0, 8)}`;
    const answers = async () => {
      server.clock.advance(10 * 60_000);
      return JSON.stringify(await answer(name)).replaceAll(UNSTEADY, "");
    };
    const { id: organization } = await createOrganization(server.db);
    const before = await answers();
    const id = await create(organization, name);
    const shown = await answers();
    await server.ownerDb.$client.query("update organizations set is_active = false where id = $1", [organization]);
    const closed = await answers();
    // The search box and its like may show others in its stead; what is this kind's own shows it.
    expect(shown === before && place in places, `${kind} are shown while the organization is open`).toBe(false);
    expect(closed).not.toContain(name.slice(-8));
    expect(closed).not.toContain(id);
    expect(closed).toBe(before);
  });
});
