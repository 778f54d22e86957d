import { expect, test } from "vitest";
import { offered, PasskeyNotMade } from "./passkey-ceremony.ts";

test("an offer that fails for whatever reason is one that was not made; one that is taken goes on", async () => {
  await expect(offered(Promise.reject(new TypeError("no server")))).rejects.toBeInstanceOf(PasskeyNotMade);
  expect(await offered(Promise.resolve({ id: "key" }))).toEqual({ id: "key" });
});
