import { createOTP } from "@better-auth/utils/otp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { passwordHash } from "#platform/auth/passwords.ts";
import { mailsTo } from "#test/mails.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import { insertLink } from "../identity.repo.ts";
import { isRemovableAtReset, provenSince } from "./reset.policy.ts";

const PASSWORD = "whoever's words";
const NEW = "only the owner's";
let server: TestServer;
let hash: string;
beforeAll(async () => {
  server = await startTestServer();
  hash = await passwordHash(PASSWORD);
});
afterAll(() => server?.close());

describe("a way in may be dropped by the mailbox's owner", () => {
  const early = "2026-01-01T10:00:00Z";
  const late = "2026-03-01T12:00:00+02:00";
  it.each([
    [early, late, true],
    [late, early, false],
    [early, early, false],
    [null, early, false],
    [early, null, true],
    [null, null, true],
  ])("set up %s, address proven %s: %s", (created_at, provenAt, isRemovable) => {
    expect(isRemovableAtReset({ created_at }, provenAt)).toBe(isRemovable);
  });

  it("what is kept counts as the owner's from its beginning", () => {
    expect(provenSince(late, [{ created_at: early }, { created_at: null }])).toBe(early);
    expect(provenSince(late, [])).toBe(late);
  });
});

const query = (text: string, values: unknown[]) => server.ownerDb.$client.query<Record<string, string>>(text, values);
const browser = () => {
  let cookie = "";
  return async (path: string, body: object) => {
    const response = await fetch(`${server.url}/api${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-kerkis": "1", cookie },
      body: JSON.stringify(body),
    });
    const set = response.headers.getSetCookie().map((entry) => entry.split(";")[0]);
    cookie = [cookie, ...set].filter(Boolean).join("; ");
    return { status: response.status, body: (await response.json()) as Record<string, unknown>, cookie: () => cookie };
  };
};
const tokenIn = (text = "") => /token=([\w-]+)/.exec(text)?.[1] ?? "";
const newest = async (email: string, atLeast: number) => (await mailsTo(server, email, atLeast)).at(-1)?.text;

async function signUp(at: ReturnType<typeof browser>, email: string): Promise<string> {
  const answer = await at("/auth/sign-up", {
    first_name: "Άννα",
    last_name: "Λιάπη",
    email,
    role: "founder",
    password: PASSWORD,
    terms: true,
  });
  expect(answer.status).toBe(200);
  return tokenIn(await newest(email, 1));
}
function fromBase32(key: string): string {
  const bits = Array.from(key.replace(/=+$/, ""))
    .map((letter) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))).toString();
}
async function turnOnTwoFactor({ identity }: TestUser["api"]): Promise<void> {
  const { uri } = await identity.beginTwoFactor({ password: PASSWORD });
  const otp = createOTP(fromBase32(new URL(uri).searchParams.get("secret") ?? ""));
  await identity.confirmTwoFactor({ code: await otp.hotp(Math.floor(server.clock.now().getTime() / 30_000)) });
}
async function resetLink(userId: string): Promise<string> {
  return server.db.transaction((tx) =>
    insertLink(tx, "reset_password", userId, new Date(Date.now() + 60_000).toISOString()),
  );
}
const addPasskey = (userId: string, name: string) =>
  query(
    `insert into auth_passkeys (user_id, name, public_key, credential_id, counter, device_type, backed_up)
     values ($1::uuid, $2::text, 'k', $2::text || gen_random_uuid()::text, 0, 'singleDevice', false)`,
    [userId, name],
  );
const idOf = async (email: string) =>
  (await query("select id from profiles where email = $1", [email])).rows[0]?.["id"] ?? "";

it("a stranger who signed up with my address and set two-factor up cannot lock me out", async () => {
  const email = "mine@people.test";
  const stranger = browser();
  const verification = await signUp(stranger, email);
  // I, or my mailbox's scanner, use the link in another browser than the one that signed up.
  expect((await browser()("/auth/verify-email", { token: verification })).status).toBe(200);
  const entered = await stranger("/auth/sign-in", { email, password: PASSWORD });
  await turnOnTwoFactor(server.clientFor(entered.cookie()));
  const id = await idOf(email);
  await addPasskey(id, "stranger's key");

  await browser()("/auth/forgot-password", { email });
  const token = tokenIn(await newest(email, 3));
  const { email: shown, ways } = await server.visitor.identity.waysInOfReset({ token });
  expect(shown).toBe(email);
  expect(ways).toMatchObject([
    { kind: "two_factor", removable: true, created_at: expect.any(String) },
    { kind: "passkey", name: "stranger's key", removable: true, created_at: expect.any(String) },
  ]);
  const drop = ways.map((way) => way.id);
  expect(await outcomeOf(server.visitor.identity.resetPassword({ token, password: NEW, drop }))).toBe("accepted");
  const mine = await browser()("/auth/sign-in", { email, password: NEW });
  expect(mine.body).toEqual({ redirect_to: expect.any(String) });
  expect((await query("select 1 from auth_passkeys where user_id = $1", [id])).rowCount).toBe(0);
  const { rows } = await query(
    "select action, details->>'by' as by from audit_log where entity_id = $1 and details ? 'by' order by action",
    [id],
  );
  expect(rows).toEqual([
    { action: "passkey.removed", by: "link" },
    { action: "password.changed", by: "link" },
    { action: "two_factor.disabled", by: "link" },
  ]);
});

it("who verified in the browser that signed up keeps two-factor from a thief of the mailbox", async () => {
  const email = "careful@people.test";
  const own = browser();
  const verification = await signUp(own, email);
  expect((await own("/auth/verify-email", { token: verification })).status).toBe(200);
  const entered = await own("/auth/sign-in", { email, password: PASSWORD });
  await turnOnTwoFactor(server.clientFor(entered.cookie()));
  const token = await resetLink(await idOf(email));
  const { ways } = await server.visitor.identity.waysInOfReset({ token });
  expect(ways).toMatchObject([{ kind: "two_factor", removable: false }]);
  const drop = ways.map((way) => way.id);
  expect(await outcomeOf(server.visitor.identity.resetPassword({ token, password: NEW, drop }))).toBe("input.invalid");
  // Nothing was written, the link included.
  expect(await outcomeOf(server.visitor.identity.resetPassword({ token, password: NEW }))).toBe("accepted");
  const back = await browser()("/auth/sign-in", { email, password: NEW });
  expect(back.body).toHaveProperty("second_factor");
});

it("what the owner keeps at a first reset cannot be dropped at the next", async () => {
  const person = await server.createUser({ passwordHash: hash });
  await query("update auth_users set email_proven_at = null where id = $1", [person.id]);
  await turnOnTwoFactor(person.api);
  await addPasskey(person.id, "mine");
  const first = await resetLink(person.id);
  const { ways } = await server.visitor.identity.waysInOfReset({ token: first });
  expect(ways.map(({ removable }) => removable)).toEqual([true, true]);
  await server.visitor.identity.resetPassword({ token: first, password: NEW });
  const { ways: kept } = await server.visitor.identity.waysInOfReset({ token: await resetLink(person.id) });
  expect(kept.map(({ removable }) => removable)).toEqual([false, false]);
});

it("another person's way in is never dropped with my link", async () => {
  const [one, other] = [
    await server.createUser({ passwordHash: hash }),
    await server.createUser({ passwordHash: hash }),
  ];
  await addPasskey(other.id, "theirs");
  const theirs = (await query("select id from auth_passkeys where user_id = $1", [other.id])).rows[0]?.["id"] ?? "";
  const token = await resetLink(one.id);
  expect(await outcomeOf(server.visitor.identity.resetPassword({ token, password: NEW, drop: [theirs] }))).toBe(
    "input.invalid",
  );
  expect((await query("select 1 from auth_passkeys where user_id = $1", [other.id])).rowCount).toBe(1);
});

it("an address that was changed to mine proves nothing unless clicked in the account's own session", async () => {
  for (const inOwnSession of [false, true]) {
    const person = await server.createUser({ passwordHash: hash });
    await turnOnTwoFactor(person.api);
    const wanted = `new-${inOwnSession}@people.test`;
    await person.api.identity.changeEmail({ email: wanted, password: PASSWORD });
    const token = /confirm=([\w-]+)/.exec((await newest(wanted, 1)) ?? "")?.[1] ?? "";
    await (inOwnSession ? person.api : server.visitor).identity.confirmEmail({ token });
    const { ways } = await server.visitor.identity.waysInOfReset({ token: await resetLink(person.id) });
    expect(ways).toMatchObject([{ kind: "two_factor", removable: !inOwnSession }]);
  }
});

it("an address that a super admin vouched for proves nothing of the mailbox", async () => {
  const admin = await server.createUser({ superAdmin: true });
  const person = await server.createUser({ passwordHash: hash, verified: false });
  await admin.api.admin.verifyPerson({ id: person.id });
  await addPasskey(person.id, "key");
  const { ways } = await server.visitor.identity.waysInOfReset({ token: await resetLink(person.id) });
  expect(ways).toMatchObject([{ kind: "passkey", removable: true }]);
});

it("an unknown link tells nothing", async () => {
  expect(await outcomeOf(server.visitor.identity.waysInOfReset({ token: "no-such-link-0123456789" }))).toBe(
    "auth.link_invalid",
  );
});
