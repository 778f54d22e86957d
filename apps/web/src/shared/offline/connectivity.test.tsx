import { afterEach, expect, test, vi } from "vitest";
import { watchConnectivity, watchedNetwork } from "./connectivity.ts";

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
