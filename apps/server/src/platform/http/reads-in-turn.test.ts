import { setImmediate as turn } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startTestServer, type TestServer } from "#test/server.ts";
import { readsInTurn } from "./reads-in-turn.ts";

/** Reads that begin when they are let in and end when the test says so. */
function readsOf(atOnce: number) {
  let now = 0;
  const inTurn = readsInTurn(atOnce, () => now);
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<void>>();
  return {
    begun,
    pass: (milliseconds: number) => void (now += milliseconds),
    ask: (name: string) => {
      const end = Promise.withResolvers<void>();
      ends.set(name, end);
      return inTurn(() => {
        begun.push(name);
        return end.promise;
      });
    },
    async end(name: string) {
      ends.get(name)?.resolve();
      await turn();
    },
  };
}

test("so many reads work at once, the others follow in the order they came", async () => {
  const reads = readsOf(2);
  const all = ["first", "second", "third", "fourth"].map((name) => reads.ask(name));
  await turn();
  expect(reads.begun).toEqual(["first", "second"]);
  await reads.end("second");
  expect(reads.begun).toEqual(["first", "second", "third"]);
  await reads.end("first");
  expect(reads.begun).toEqual(["first", "second", "third", "fourth"]);
  for (const name of ["third", "fourth"]) await reads.end(name);
  await Promise.all(all);
});

test("a read that fails gives its place to the next", async () => {
  const inTurn = readsInTurn(1, () => 0);
  const failing = inTurn(() => Promise.reject(new Error("no")));
  const next = inTurn(() => Promise.resolve("done"));
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("done");
});

test("one that waited as long as nothing should is told to come back, and nothing is done for it", async () => {
  const reads = readsOf(1);
  const first = reads.ask("first");
  const late = reads.ask("late");
  const refused = late.catch((failure: unknown) => failure);
  await turn();
  reads.pass(10_000);
  const fresh = reads.ask("fresh");
  await reads.end("first");
  expect(await refused).toMatchObject({ code: "request.unavailable" });
  expect(reads.begun).toEqual(["first", "fresh"]);
  await reads.end("fresh");
  await Promise.all([first, fresh]);
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_POOL_SIZE: "2" });
});
afterAll(() => server?.close());

test("the API lets in twice as many reads as there are connections, and every change", async () => {
  const pool = server.db.$client;
  const waiting = (count: number) => vi.waitFor(() => expect(pool.waitingCount).toBe(count), { timeout: 20_000 });
  const taken = [await pool.connect(), await pool.connect()];
  const reads = Array.from({ length: 10 }, () => fetch(`${server.url}/api/startups`));
  await waiting(4);
  const change = fetch(`${server.url}/api/auth/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-kerkis": "1" },
    body: JSON.stringify({ email: "nobody@kerkis.test", password: "wrong" }),
  });
  await waiting(5);
  for (const connection of taken) connection.release();
  const answers = await Promise.all(reads);
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  expect((await change).status).toBe(401);
});
