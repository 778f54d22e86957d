import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer } from "#test/server.ts";
import { createSetupLink } from "../identity.service.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server?.close());

const INVALID = "auth.setup_link_invalid";
const newToken = async (): Promise<string> =>
  new URL((await createSetupLink(server.platform)) ?? "http://none").searchParams.get("setup") ?? "";
const use = (token: string, email = "first@ministry.test") =>
  outcomeOf(
    server.visitor.identity.setUp({
      token,
      email,
      first_name: "Άννα",
      last_name: "Λιάπη",
      password: "s3cret-words",
    }),
  );
const superAdmins = async (): Promise<number> =>
  (await server.ownerDb.$client.query("select 1 from super_admins")).rowCount ?? 0;

it("makes one super admin, once, and no link is given afterwards", async () => {
  const [token, second] = [await newToken(), "a-token-that-nobody-gave-0123456789"];
  expect(await use(second)).toBe(INVALID);
  const outcomes = await Promise.all([use(token, "one@ministry.test"), use(token, "two@ministry.test")]);
  expect(outcomes.filter((outcome) => outcome === INVALID)).toHaveLength(1);
  expect(await use(token, "three@ministry.test")).toBe(INVALID);
  expect(await superAdmins()).toBe(1);
  expect(await createSetupLink(server.platform)).toBeNull();
});

it("a newer link replaces the earlier one, and each ends after its time", async () => {
  const earlier = await newToken();
  const newer = await newToken();
  expect(await use(earlier)).toBe(INVALID);
  server.clock.advance(7 * DAY_MS + 1);
  expect(await use(newer)).toBe(INVALID);
  expect(await superAdmins()).toBe(0);
});

it("is worth nothing once someone is super admin by another way", async () => {
  const token = await newToken();
  await server.createUser({ superAdmin: true });
  expect(await use(token)).toBe(INVALID);
  expect(await superAdmins()).toBe(1);
});
