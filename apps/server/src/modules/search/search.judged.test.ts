import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEventRow } from "#modules/events/events.factory.ts";
import { createInvestor } from "#modules/investors/investors.factory.ts";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { createStartup } from "#modules/startups/startups.factory.ts";
import { startTestServer, type TestServer } from "../../../test/server.ts";
import {
  JUDGED_EVENT_QUERIES,
  JUDGED_EVENTS,
  JUDGED_INVESTOR_QUERIES,
  JUDGED_INVESTORS,
} from "./judged-others.factory.ts";
import { JUDGED_QUERIES, JUDGED_STARTUPS } from "./judged-set.factory.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { id } = await createOrganization(server.db, { name: "Judged" });
  for (const { city, ...startup } of JUDGED_STARTUPS)
    await createStartup(server.db, id, { ...startup, city, location: city, description: "" });
  for (const investor of JUDGED_INVESTORS) await createInvestor(server.db, id, investor);
  for (const event of JUDGED_EVENTS) await createEventRow(server.db, id, { ...event, venue: "", description: "" });
});
afterAll(() => server?.close());

/** The names that a search finds, the best first; those that are only alike where nothing matches. */
type Ask = (q: string) => Promise<string[]>;

/** The same, of one type, as the box says it: there names that are alike come where nothing else does. */
async function suggested(q: string, wanted: "investor" | "event"): Promise<string[]> {
  const { items } = await server.visitor.search.suggest({ q });
  return items.filter(({ type }) => type === wanted).map(({ title }) => title);
}

const KINDS: Record<string, { ask: Ask; queries: readonly (readonly [string, ...string[]])[]; names: string[] }> = {
  startups: {
    ask: async (q) => (await server.visitor.search.startups({ q })).items.map(({ name }) => name),
    queries: JUDGED_QUERIES,
    names: JUDGED_STARTUPS.map(({ name }) => name),
  },
  investors: {
    ask: async (q) => {
      const { items } = await server.visitor.search.investors({ q });
      return items.length > 0 ? items.map(({ company_name: name }) => name) : suggested(q, "investor");
    },
    queries: JUDGED_INVESTOR_QUERIES,
    names: JUDGED_INVESTORS.map(({ company_name: name }) => name),
  },
  events: {
    ask: async (q) => {
      const { items } = await server.visitor.search.events({ q });
      return items.length > 0 ? items.map(({ title }) => title) : suggested(q, "event");
    },
    queries: JUDGED_EVENT_QUERIES,
    names: JUDGED_EVENTS.map(({ title }) => title),
  },
};

/** One over the place of the first right answer: 1 for the first, 0 where there is none. An empty answer means nothing is right. */
async function reciprocalRank(ask: Ask, query: string, answers: readonly string[]): Promise<number> {
  const found = await ask(query);
  if (answers.includes("")) return found.length === 0 ? 1 : 0;
  const place = found.findIndex((name) => answers.includes(name));
  return place === -1 ? 0 : 1 / (place + 1);
}

describe("the judged set", () => {
  it("has at least 150 queries for startups and some of every kind, each about a record that is there", () => {
    expect(JUDGED_QUERIES.length).toBeGreaterThanOrEqual(150);
    for (const { queries, names } of Object.values(KINDS)) {
      expect(queries.length).toBeGreaterThanOrEqual(35);
      const known = new Set([...names, ""]);
      expect(queries.flatMap(([, ...answers]) => answers).filter((name) => !known.has(name))).toEqual([]);
    }
  });

  it.each(Object.entries(KINDS))(
    "is answered with a mean reciprocal rank of at least 0.9 for %s",
    { timeout: 60_000 },
    async (_kind, { ask, queries }) => {
      const ranks: [string, number][] = [];
      for (const [query, ...answers] of queries) ranks.push([query, await reciprocalRank(ask, query, answers)]);
      const mean = ranks.reduce((sum, [, rank]) => sum + rank, 0) / ranks.length;
      const missed = ranks.filter(([, rank]) => rank < 1).map(([query]) => query);
      // Beside the mean, so that a failure names the queries.
      expect({ missed, isEnough: mean >= 0.9 }).toEqual({ missed: expect.anything(), isEnough: true });
    },
  );
});
