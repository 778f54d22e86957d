import type { StrategyHandler } from "workbox-strategies";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PageStrategy } from "./page-strategy.ts";

// What a worker has and Node has not.
vi.hoisted(() => Object.assign(globalThis, { self: globalThis, __BUILD__: "test" }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** What a navigation is answered with whose page comes after this time; something is kept of it. */
async function answerTo(cache: RequestCache, answeredAfterMs: number): Promise<string | undefined> {
  const network = new Promise<Response>((resolve) => setTimeout(() => resolve(new Response("new")), answeredAfterMs));
  const handler = {
    fetchAndCachePut: () => network,
    waitUntil: (promise: Promise<unknown>) => promise,
    cacheMatch: async () => new Response("kept"),
  };
  const request = new Request("https://kerkis.example/startups", { cache });
  const answer = new PageStrategy()._handle(request, handler as unknown as StrategyHandler);
  await vi.advanceTimersByTimeAsync(answeredAfterMs + 1);
  return (await answer).text();
}

it("answers with what is kept where the page takes more than four seconds", async () => {
  expect(await answerTo("default", 3_900)).toBe("new");
  expect(await answerTo("default", 4_100)).toBe("kept");
});

it("waits longer for a page that is asked for anew: a copy in the language that was left helps nobody", async () => {
  expect(await answerTo("no-cache", 19_900)).toBe("new");
  expect(await answerTo("reload", 4_100)).toBe("new");
  expect(await answerTo("no-cache", 20_100)).toBe("kept");
});
