import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { createOTP } from "@better-auth/utils/otp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { passwordHash } from "#platform/auth/passwords.ts";
import { startTestServer, type TestServer } from "#test/server.ts";

const PASSWORD = "the owner's words";
let server: TestServer;
let hash: string;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_FACTOR: "0.3", TRUSTED_PROXIES: "1" });
  hash = await passwordHash(PASSWORD);
});
afterAll(() => server?.close());

const post = (path: string, body: object, from = "198.51.100.1") =>
  fetch(`${server.url}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-kerkis": "1", "x-forwarded-for": from },
    body: JSON.stringify(body),
  });

interface Entry {
  action: string;
  actor_id: string | null;
  details: Record<string, unknown>;
  address: string | null;
}
/** What the log says of signing in to an account; null: to none that exists. */
async function entriesOf(accountId: string | null): Promise<Entry[]> {
  const { rows } = await server.ownerDb.$client.query<Entry>(
    `select action, actor_id, details, address from audit_log where entity_id is not distinct from $1
      and action in ('account.signed_in', 'account.sign_in_failed', 'account.locked') order by occurred_at, id`,
    [accountId],
  );
  return rows;
}

it("a sign-in is in the log, with its way and from where", async () => {
  const { id, email } = await server.createUser({ passwordHash: hash });
  expect((await post("/auth/sign-in", { email, password: PASSWORD }, "203.0.113.5")).status).toBe(200);
  expect(await entriesOf(id)).toEqual([
    { action: "account.signed_in", actor_id: id, details: { way: "password" }, address: "203.0.113.5" },
  ]);
});

it("wrong passwords are, and the lock with the last try, by nobody known; what is refused then adds nothing", async () => {
  const { id, email } = await server.createUser({ passwordHash: hash });
  for (let tries = 0; tries < 5; tries += 1) await post("/auth/sign-in", { email, password: "wrong" }, "203.0.113.6");
  const failed = {
    action: "account.sign_in_failed",
    actor_id: null,
    details: { way: "password", reason: "password" },
    address: "203.0.113.6",
  };
  const locked = { action: "account.locked", actor_id: null, details: { by: "password" }, address: "203.0.113.6" };
  const entries = await entriesOf(id);
  expect(entries).toHaveLength(4);
  expect(entries).toEqual(expect.arrayContaining([failed, locked]));
});

it("an address without an account is, without the address", async () => {
  await post("/auth/sign-in", { email: "my-password-1234@people.test", password: "wrong" }, "203.0.113.7");
  expect(await entriesOf(null)).toMatchObject([{ details: { way: "password", reason: "unknown_address" } }]);
  const { rowCount } = await server.ownerDb.$client.query(
    "select 1 from audit_log where audit_log::text like '%my-password-1234%'",
  );
  expect(rowCount).toBe(0);
});

it("an account that was never verified says so", async () => {
  const { id, email } = await server.createUser({ passwordHash: hash, verified: false });
  expect((await post("/auth/sign-in", { email, password: PASSWORD }, "203.0.113.8")).status).toBe(403);
  expect(await entriesOf(id)).toMatchObject([
    { action: "account.sign_in_failed", details: { way: "password", reason: "unverified" } },
  ]);
});

it("wrong codes of the second step are, with the lock after ten", async () => {
  const { id, email, api } = await server.createUser({ passwordHash: hash });
  const { uri } = await api.identity.beginTwoFactor({ password: PASSWORD });
  const key = new URL(uri).searchParams.get("secret") ?? "";
  const step = Math.floor(server.clock.now().getTime() / 30_000);
  await api.identity.confirmTwoFactor({ code: await createOTP(fromBase32(key)).hotp(step) });
  for (let tries = 0; tries < 11;) {
    const answer = await post("/auth/sign-in", { email, password: PASSWORD }, `192.0.2.${tries}`);
    const { second_factor } = (await answer.json()) as { second_factor: { token: string } };
    for (let codes = 0; codes < 5 && tries < 11; codes += 1, tries += 1)
      await post("/auth/second-factor", { token: second_factor.token, code: "000000" }, `192.0.2.${tries}`);
  }
  const entries = await entriesOf(id);
  expect(entries.filter(({ action }) => action === "account.locked")).toMatchObject([
    { details: { by: "second_factor" } },
  ]);
  expect(entries.filter(({ action }) => action === "account.sign_in_failed").length).toBeGreaterThanOrEqual(10);
  expect(entries[0]?.details).toEqual({ way: "password", reason: "second_factor" });
});

function fromBase32(key: string): string {
  const bits = Array.from(key.replace(/=+$/, ""))
    .map((letter) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))).toString();
}

it("a session ends 180 days after signing in, however much it is used", async () => {
  const { email } = await server.createUser({ passwordHash: hash });
  const answer = await post("/auth/sign-in", { email, password: PASSWORD }, "203.0.113.9");
  const cookie = answer.headers
    .getSetCookie()
    .map((set) => set.split(";")[0])
    .join("; ");
  const isSignedIn = async () => {
    const session = await fetch(`${server.url}/api/session`, { headers: { cookie } });
    return ((await session.json()) as { profile: object | null }).profile !== null;
  };
  const days = (count: number) => server.clock.advance(count * DAY_MS);
  const use = async () => {
    expect(await isSignedIn()).toBe(true);
    // Its use is noted outside the request's way.
    await new Promise((resolve) => setTimeout(resolve, 100));
  };
  for (let day = 0; day < 160; day += 20) {
    await use();
    days(20);
  }
  await use();
  const minutes = 60_000;
  server.clock.advance(20 * DAY_MS - 10 * minutes);
  expect(await isSignedIn()).toBe(true);
  server.clock.advance(10 * minutes);
  expect(await isSignedIn()).toBe(false);
});
