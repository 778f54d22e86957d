import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServer, type TestServer } from "#test/server.ts";
import { keepPagesFresh } from "./page-freshness.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

it("forgets visitors' pages once this node knows that a part of the product was switched off", async () => {
  const { platform, db } = server;
  const { id } = await server.createUser({ superAdmin: true });
  const forgotten: { path: string; signUp: boolean }[] = [];
  keepPagesFresh(platform, {
    invalidate: (path) => void forgotten.push({ path, signUp: platform.features.isOn("sign_up") }),
  });
  await db.transaction((tx) => platform.features.change(tx, "sign_up", false, id));
  await expect.poll(() => forgotten).toEqual([{ path: "/", signUp: false }]);
});
