import { afterEach, expect, test, vi } from "vitest";
import { reportLostPart, watchConnectivity, watchedNetwork } from "./connectivity.ts";

let end: () => void;
afterEach(() => {
  end();
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
  for (let round = 0; round < 5; round += 1) {
    await expect(watchedNetwork.fetch(new Request("/blocked"))).rejects.toThrow("Failed to fetch");
    await watchedNetwork.fetch(new Request("/there"));
  }
  await expect.poll(() => times).toBe(1);
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
  await expect.poll(() => reached, { timeout: 15_000 }).toEqual([true]);
  isThere = false;
  reportLostPart();
  await new Promise((resolve) => setTimeout(resolve, 50));
  isThere = true;
  window.dispatchEvent(new Event("online"));
  await expect.poll(() => reached, { timeout: 15_000 }).toEqual([true, false]);
});
