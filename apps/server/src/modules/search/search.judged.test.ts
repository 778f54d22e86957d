import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { createStartup } from "#modules/startups/startups.factory.ts";
import { startTestServer, type TestServer } from "../../../test/server.ts";
import { JUDGED_QUERIES, JUDGED_STARTUPS } from "./judged-set.factory.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { id } = await createOrganization(server.db, { name: "Judged" });
  for (const { city, ...startup } of JUDGED_STARTUPS)
    await createStartup(server.db, id, { ...startup, city, location: city, description: "" });
});
afterAll(() => server?.close());

/** One over the place of the first right answer: 1 for the first, 0 where there is none. An empty answer means nothing is right. */
async function reciprocalRank(query: string, answers: readonly string[]): Promise<number> {
  const { items } = await server.visitor.search.startups({ q: query });
  if (answers.includes("")) return items.length === 0 ? 1 : 0;
  const place = items.findIndex(({ name }) => answers.includes(name));
  return place === -1 ? 0 : 1 / (place + 1);
}

describe("the judged set", () => {
  it("has at least 150 queries, each about a startup that is there", () => {
    expect(JUDGED_QUERIES.length).toBeGreaterThanOrEqual(150);
    const names = new Set([...JUDGED_STARTUPS.map(({ name }) => name), ""]);
    expect(JUDGED_QUERIES.flatMap(([, ...answers]) => answers).filter((name) => !names.has(name))).toEqual([]);
  });

  it("is answered with a mean reciprocal rank of at least 0.9", { timeout: 60_000 }, async () => {
    const ranks: [string, number][] = [];
    for (const [query, ...answers] of JUDGED_QUERIES) ranks.push([query, await reciprocalRank(query, answers)]);
    const mean = ranks.reduce((sum, [, rank]) => sum + rank, 0) / ranks.length;
    const missed = ranks.filter(([, rank]) => rank < 1).map(([query]) => query);
    // Beside the mean, so that a failure names the queries.
    expect({ missed, isEnough: mean >= 0.9 }).toEqual({ missed: expect.anything(), isEnough: true });
  });
});
