import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServer, type TestServer } from "#test/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_FACTOR: "1", TRUSTED_PROXIES: "1" });
});
afterAll(() => server?.close());

const report = async (error: string, address: string): Promise<number> => {
  const { status } = await fetch(`${server.url}/api/errors`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-kerkis": "1", "x-forwarded-for": address },
    body: JSON.stringify({ error, timestamp: new Date().toISOString(), url: "https://kerkis.test/" }),
  });
  return status;
};
const LETTERS = Array.from("abcdefghijklm");

it("one network brings ten new failures an hour; others still report theirs, and what is known is counted", async () => {
  const admin = await server.createUser({ superAdmin: true });
  for (const letter of LETTERS) expect(await report(`Flood ${letter}`, "203.0.113.7")).toBe(200);
  expect(await report("Theirs", "198.51.100.9")).toBe(200);
  expect(await report("Flood a", "203.0.113.7")).toBe(200);
  const { items } = await admin.api.admin.errorGroups({});
  const { dropped } = (await admin.api.admin.errorGroupsCount({})).groups;
  const messages = items.map(({ message }) => message);
  expect(messages.toSorted()).toEqual(
    [...LETTERS.slice(0, 10).map((letter) => `Flood ${letter}`), "Theirs"].toSorted(),
  );
  expect(dropped).toBe(LETTERS.length - 10);
  expect(items.find(({ message }) => message === "Flood a")?.occurrences).toBe(2);
});
