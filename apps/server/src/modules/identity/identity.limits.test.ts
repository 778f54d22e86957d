import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { passwordHash } from "#platform/auth/passwords.ts";
import { startTestServer, type TestServer } from "#test/server.ts";

let server: TestServer;
beforeAll(async () => {
  // Three tries for an account, eighteen for an address.
  server = await startTestServer({ RATE_LIMIT_FACTOR: "0.3", TRUSTED_PROXIES: "1" });
});
afterAll(() => server?.close());

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
  const from = (address: string, body: { email: string; password: string }) =>
    fetch(`${server.url}/api/auth/sign-in`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-kerkis": "1", "x-forwarded-for": address },
      body: JSON.stringify(body),
    }).then(({ status }) => status);

  it("shuts out their own network alone: the owner gets in from another", async () => {
    const hash = await passwordHash("the owner's words");
    const { email } = await server.createUser({ passwordHash: hash });
    const guess = { email, password: "a wrong guess" };
    for (let tries = 0; tries < 3; tries += 1) expect(await from("198.51.100.7", guess)).toBe(401);
    expect(await from("198.51.100.7", guess)).toBe(429);
    expect(await from("198.51.100.7", { email, password: "the owner's words" })).toBe(429);
    expect(await from("203.0.113.9", { email, password: "the owner's words" })).toBe(200);
  });

  it("gets no further from many networks than the account's ceiling", async () => {
    const { email } = await server.createUser();
    const guess = { email, password: "a wrong guess" };
    const answers: number[] = [];
    for (let network = 0; network < 16; network += 1) {
      for (let tries = 0; tries < 3; tries += 1) answers.push(await from(`192.0.2.${network}`, guess));
    }
    expect(answers.filter((status) => status === 401)).toHaveLength(45);
    expect(answers.slice(45)).toEqual([429, 429, 429]);
  });
});
