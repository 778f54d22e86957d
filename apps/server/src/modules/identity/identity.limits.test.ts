import { afterAll, beforeAll, expect, it } from "vitest";
import { passwordHash } from "#platform/auth/passwords.ts";
import { startTestServer, type TestServer } from "#test/server.ts";

let server: TestServer;
beforeAll(async () => {
  // Three tries for an account, eighteen for an address.
  server = await startTestServer({ RATE_LIMIT_FACTOR: "0.3" });
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
