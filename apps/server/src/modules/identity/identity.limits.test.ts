import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { passwordHash } from "#platform/auth/passwords.ts";
import { startTestServer, type TestServer } from "#test/server.ts";
import { insertLink } from "./identity.repo.ts";

let server: TestServer;
beforeAll(async () => {
  // Three wrong passwords for an account, eighteen for a network.
  server = await startTestServer({ RATE_LIMIT_FACTOR: "0.3", TRUSTED_PROXIES: "1" });
});
afterAll(() => server?.close());

const OWN = "the owner's words";
/** A call from an address, without the typed client: tells status, headers and cookies. */
const post = (path: string, body: object, { from = "198.51.100.1", cookie = "" } = {}) =>
  fetch(`${server.url}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-kerkis": "1", "x-forwarded-for": from, cookie },
    body: JSON.stringify(body),
  });
const statusOf = async (answer: Promise<Response>) => (await answer).status;

it("does not let one try numbers one after the other against the registry", async () => {
  const { api } = await server.createUser();
  const ask = () => api.startups.duplicates({ name: "", tax_number: "094012345" });
  for (let tries = 0; tries < 180; tries += 1) await ask();
  await expect(ask()).rejects.toMatchObject({ code: "request.rate_limited" });
});

it("counts guesses against the account that is guessed, whoever is signed in while guessing", async () => {
  const secret = await passwordHash("what nobody guesses");
  await server.createUser({ email: "victim@startup.test", passwordHash: secret });
  const guess = { email: " Victim@startup.test", password: "a wrong guess" };
  for (let tries = 0; tries < 3; tries += 1) {
    const { api } = await server.createUser();
    await expect(api.identity.signIn(guess)).rejects.toMatchObject({ code: "auth.invalid_credentials" });
  }
  const { api } = await server.createUser();
  await expect(api.identity.signIn(guess)).rejects.toMatchObject({ code: "request.rate_limited" });
  await expect(api.identity.signIn({ ...guess, email: "other@startup.test" })).rejects.toMatchObject({
    code: "auth.invalid_credentials",
  });
});

it("counts a signed-in person's tries against that person, whatever e-mails the call names besides", async () => {
  const user = await server.createUser({ passwordHash: await passwordHash("the owner's words") });
  const guess = async (email: string) => {
    const { status } = await fetch(`${server.url}/api/me/password`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-kerkis": "1", cookie: user.cookie },
      body: JSON.stringify({ current_password: "a wrong guess", password: "the thief's words", email }),
    });
    return status;
  };
  const answers: number[] = [];
  for (let tries = 0; tries < 4; tries += 1) answers.push(await guess(`made-up-${tries}@startup.test`));
  expect(answers).toEqual([401, 401, 401, 429]);
});

describe("who guesses at someone else's account", () => {
  const from = (address: string, body: { email: string; password: string }, cookie = "") =>
    statusOf(post("/auth/sign-in", body, { from: address, cookie }));

  it("shuts out their own network alone: the owner gets in from another", async () => {
    const { email } = await server.createUser({ passwordHash: await passwordHash(OWN) });
    const guess = { email, password: "a wrong guess" };
    for (let tries = 0; tries < 3; tries += 1) expect(await from("198.51.100.7", guess)).toBe(401);
    expect(await from("198.51.100.7", guess)).toBe(429);
    expect(await from("198.51.100.7", { email, password: OWN })).toBe(429);
    expect(await from("203.0.113.9", { email, password: OWN })).toBe(200);
  });

  it("gets no further from many networks than the account's ceiling, and the owner's own browser still gets in", async () => {
    const { email } = await server.createUser({ passwordHash: await passwordHash(OWN) });
    const known = await post("/auth/sign-in", { email, password: OWN }, { from: "203.0.113.10" });
    const device = known.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith("kerkis.device="))
      ?.split(";")[0];
    const guess = { email, password: "a wrong guess" };
    const answers: number[] = [];
    for (let network = 0; network < 16; network += 1) {
      for (let tries = 0; tries < 3; tries += 1) answers.push(await from(`192.0.2.${network}`, guess));
    }
    expect(answers.filter((status) => status === 401)).toHaveLength(45);
    expect(answers.slice(45)).toEqual([429, 429, 429]);
    expect(await from("203.0.113.11", { email, password: OWN })).toBe(429);
    expect(await from("203.0.113.11", { email, password: OWN }, device)).toBe(200);
    // It is known for this account alone, and its own wrong tries are counted.
    const other = await server.createUser({ passwordHash: await passwordHash(OWN) });
    for (let tries = 0; tries < 3; tries += 1) expect(await from("192.0.2.200", guess, device)).toBe(401);
    expect(await from("192.0.2.200", guess, device)).toBe(429);
    for (let tries = 0; tries < 3; tries += 1)
      expect(await from("192.0.2.201", { ...guess, email: other.email }, device)).toBe(401);
    expect(await from("192.0.2.202", { email: other.email, password: OWN }, device)).toBe(200);
  });

  it("who tries many accounts leaves everybody in the network a try of their own", async () => {
    const { email } = await server.createUser({ passwordHash: await passwordHash(OWN) });
    const spray = (number: number) =>
      from("198.51.100.30", { email: `nobody-${number}@startup.test`, password: "guess" });
    const answers = [];
    for (let number = 0; number < 20; number += 1) answers.push(await spray(number), await spray(number));
    expect(answers.slice(0, 18)).toEqual(Array.from({ length: 18 }, () => 401));
    // From here on one try for each account.
    expect(answers.slice(18)).toEqual(Array.from({ length: 22 }, (_, index) => (index % 2 === 0 ? 401 : 429)));
    expect(await from("198.51.100.30", { email, password: OWN })).toBe(200);
  });
});

it("right passwords use nothing up, however often", async () => {
  const { email } = await server.createUser({ passwordHash: await passwordHash(OWN) });
  for (let times = 0; times < 5; times += 1)
    expect(await statusOf(post("/auth/sign-in", { email, password: OWN }, { from: "198.51.100.40" }))).toBe(200);
});

it("wrong links never keep anyone in the network from signing in, nor from using a right one", async () => {
  const from = "198.51.100.50";
  const paths = ["/auth/verify-email", "/auth/confirm-email"];
  const wrong = () => statusOf(post(paths[0] ?? "", { token: randomUUID() }, { from }));
  const answers = [];
  for (let tries = 0; tries < 20; tries += 1) answers.push(await wrong());
  expect(answers).toEqual([...Array.from({ length: 18 }, () => 400), 429, 429]);
  expect(await statusOf(post(paths[1] ?? "", { token: randomUUID() }, { from }))).toBe(429);
  const { email, id } = await server.createUser({ passwordHash: await passwordHash(OWN) });
  expect(await statusOf(post("/auth/sign-in", { email, password: OWN }, { from }))).toBe(200);
  const right = await server.db.transaction((tx) =>
    insertLink(tx, "verify_email", id, new Date(Date.now() + 60_000).toISOString()),
  );
  expect(await statusOf(post(paths[0] ?? "", { token: right }, { from }))).toBe(200);
  const invitations = [];
  for (let tries = 0; tries < 2; tries += 1)
    invitations.push(await statusOf(post("/auth/invitations/decline", { token: randomUUID() }, { from })));
  expect(invitations).toEqual([404, 404]);
});

it("a stolen session that guesses does not keep its owner from proving themselves in theirs", async () => {
  const hash = await passwordHash(OWN);
  const owner = await server.createUser({ passwordHash: hash });
  const signedIn = await post("/auth/sign-in", { email: owner.email, password: OWN }, { from: "198.51.100.60" });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((set) => set.split(";")[0])
    .join("; ");
  const change = (password: string, session: string) =>
    statusOf(post("/me/two-factor", { password }, { from: "198.51.100.60", cookie: session }));
  for (let tries = 0; tries < 3; tries += 1) expect(await change("a wrong guess", owner.cookie)).toBe(401);
  expect(await change(OWN, owner.cookie)).toBe(429);
  expect(await change(OWN, cookie)).toBe(200);
});

it("what is refused for its form uses nothing up, and every 429 says when to come back", async () => {
  const from = "198.51.100.70";
  const email = "someone@startup.test";
  for (let times = 0; times < 25; times += 1)
    expect(await statusOf(post("/auth/forgot-password", { email: "no address" }, { from }))).toBe(422);
  for (let times = 0; times < 2; times += 1)
    expect(await statusOf(post("/auth/forgot-password", { email }, { from }))).toBe(200);
  const refused = await post("/auth/forgot-password", { email }, { from });
  expect(refused.status).toBe(429);
  const seconds = Number(refused.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(3500);
  expect(seconds).toBeLessThanOrEqual(3600);
  expect(await refused.json()).toMatchObject({ data: { params: { seconds, minutes: 60 } } });
  // Another purpose has a bucket of its own.
  expect(await statusOf(post("/auth/resend-verification", { email }, { from }))).toBe(200);
});

it("file routes say when to come back as well", async () => {
  const { cookie } = await server.createUser();
  const download = () => fetch(`${server.url}/api/files/account-data`, { headers: { cookie } });
  for (let times = 0; times < 2; times += 1) await (await download()).arrayBuffer();
  const refused = await download();
  expect([refused.status, Number(refused.headers.get("retry-after")) > 86_000]).toEqual([429, true]);
});
