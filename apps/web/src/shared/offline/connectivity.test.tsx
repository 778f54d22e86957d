import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reportLostPart, watchConnectivity, watchedNetwork } from "./connectivity.ts";

/** The others are asked at most this often. */
const CATCH_UP_MS = 10_000;

let end: () => void;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  end();
  // Whoever comes next waits for nothing that is left over.
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("one address that never answers does not have the others asked again and again", async () => {
  let times = 0;
  end = watchConnectivity(() => {
    times += 1;
  });
  vi.stubGlobal("fetch", async (request: Request) => {
    if (request.url.endsWith("/blocked")) throw new TypeError("Failed to fetch");
    return new Response();
  });
  const round = async () => {
    await expect(watchedNetwork.fetch(new Request("/blocked"))).rejects.toThrow("Failed to fetch");
    await watchedNetwork.fetch(new Request("/there"));
  };
  await round();
  await vi.advanceTimersByTimeAsync(CATCH_UP_MS);
  await expect.poll(() => times).toBe(1);
  for (let second = 0; second < 5; second += 1) {
    await round();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(times).toBe(1);
});

test("a part that was lost while the service was away has the page begin anew; one that only it lacks does not", async () => {
  const reached: boolean[] = [];
  end = watchConnectivity((isWhole) => void reached.push(isWhole));
  let isThere = true;
  vi.stubGlobal("fetch", async () => {
    if (!isThere) throw new TypeError("Failed to fetch");
    return new Response();
  });
  reportLostPart();
  await expect(watchedNetwork.fetch(new Request("/there"))).resolves.toBeInstanceOf(Response);
  isThere = false;
  await expect(watchedNetwork.fetch(new Request("/there"))).rejects.toThrow("Failed to fetch");
  isThere = true;
  await watchedNetwork.fetch(new Request("/there"));
  await vi.advanceTimersByTimeAsync(CATCH_UP_MS);
  await expect.poll(() => reached).toEqual([true]);
  isThere = false;
  reportLostPart();
  await vi.advanceTimersByTimeAsync(50);
  isThere = true;
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(CATCH_UP_MS);
  await expect.poll(() => reached).toEqual([true, false]);
});
