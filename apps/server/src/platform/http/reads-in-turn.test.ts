import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
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
  const refused = expect(late).rejects.toThrow("request.unavailable");
  await turn();
  reads.pass(10_000);
  const fresh = reads.ask("fresh");
  await reads.end("first");
  await refused;
  expect(reads.begun).toEqual(["first", "fresh"]);
  await reads.end("fresh");
  await Promise.all([first, fresh]);
});
