import type { StrategyHandler } from "workbox-strategies";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PageStrategy } from "./page-strategy.ts";

// What a worker has and Node has not.
vi.hoisted(() => Object.assign(globalThis, { self: globalThis, __BUILD__: "test" }));

beforeEach(() => {
  vi.useFakeTimers();
  cachePut.mockClear();
  closed.mockClear();
});
afterEach(() => vi.useRealTimers());

const cachePut = vi.fn<(request: Request, response: Response) => Promise<void>>(async () => undefined);
/** The connection of the page that the service sends. */
const closed = vi.fn<() => void>();

/** What a navigation is answered with whose page comes after this time; something is kept of it. */
async function answerTo(
  cache: RequestCache,
  answeredAfterMs: number,
  init: ResponseInit = {},
): Promise<string | undefined> {
  const page = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode("new"));
      controller.close();
    },
    cancel: closed,
  });
  const network = new Promise<Response>((resolve) =>
    setTimeout(() => resolve(new Response(page, init)), answeredAfterMs),
  );
  const handler = {
    fetch: () => network,
    cachePut,
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

it("keeps a visitor's page, and no page that says no-store", async () => {
  await answerTo("default", 100, { headers: { "content-type": "text/html", "cache-control": "no-store" } });
  expect(cachePut).not.toHaveBeenCalled();
  await answerTo("default", 100, { headers: { "content-type": "text/html" } });
  expect(cachePut).toHaveBeenCalledOnce();
});

it("closes the connection of a page that comes too late or not at all: scripts wait for it", async () => {
  await answerTo("default", 4_100, { headers: { "cache-control": "no-store" } });
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
  expect(await answerTo("default", 5_000, { status: 502 })).toBe("kept");
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(2));
});
