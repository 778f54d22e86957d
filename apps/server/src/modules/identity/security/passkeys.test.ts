import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { passwordHash } from "#platform/auth/passwords.ts";
import { createAuthenticator } from "#test/authenticator.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";

const PASSWORD = "the owner's words";
const ORIGIN = "http://localhost:0";
let server: TestServer;
let hash: string;
beforeAll(async () => {
  server = await startTestServer();
  hash = await passwordHash(PASSWORD);
});
afterAll(() => server?.close());

async function withPasskey(user: TestUser, name = "Κινητό") {
  const device = createAuthenticator(ORIGIN);
  const { token, options } = await user.api.identity.beginPasskey({ password: PASSWORD });
  const passkey = await user.api.identity.addPasskey({ token, response: device.create(options), name });
  return { device, passkey };
}

async function signIn(body: unknown): Promise<{ status: number; code: unknown; cookie: string }> {
  const response = await fetch(`${server.url}/api/auth/passkey`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-kerkis": "1" },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { code?: string; redirect_to?: string };
  const cookie = response.headers.getSetCookie().join("").split(";", 1).join("");
  return { status: response.status, code: answer.code ?? answer.redirect_to, cookie };
}

it("is added, signs in without a second step, is renamed and removed", async () => {
  const user = await server.createUser({ passwordHash: hash });
  const { device, passkey } = await withPasskey(user);
  expect(passkey).toMatchObject({ name: "Κινητό" });
  const { token, options } = await server.visitor.identity.passkeySignInOptions();
  const response = device.sign(options);
  const entered = await signIn({ token, response });
  expect(entered).toMatchObject({ status: 200, code: "/my-applications" });
  expect((await server.clientFor(entered.cookie).identity.session()).profile?.id).toBe(user.id);
  expect(await signIn({ token, response })).toMatchObject({ code: "auth.passkey_failed", cookie: "" });

  await user.api.identity.renamePasskey({ id: passkey.id, name: "Φορητός" });
  expect((await user.api.identity.waysIn()).passkeys).toMatchObject([{ name: "Φορητός" }]);
  expect(await outcomeOf(user.api.identity.removePasskey({ id: passkey.id, password: "a guess" }))).toBe(
    "auth.invalid_credentials",
  );
  await user.api.identity.removePasskey({ id: passkey.id, password: PASSWORD });
  const after = await server.visitor.identity.passkeySignInOptions();
  expect(await signIn({ token: after.token, response: device.sign(after.options) })).toMatchObject({
    code: "auth.passkey_failed",
  });
  const { rows } = await server.ownerDb.$client.query<{ action: string }>(
    "select action from audit_log where entity_id = $1 and action not like 'account.sign%' order by id",
    [user.id],
  );
  expect(rows.map(({ action }) => action)).toEqual(["passkey.added", "passkey.removed"]);
});

describe("is refused", () => {
  const begin = () => server.visitor.identity.passkeySignInOptions();

  it("from another address", async () => {
    const { device } = await withPasskey(await server.createUser({ passwordHash: hash }));
    const { token, options } = await begin();
    const response = device.sign(options, { origin: "https://kerkis.evil.test" });
    expect(await signIn({ token, response })).toMatchObject({ code: "auth.passkey_failed" });
  });

  it("when the device did not check who holds it", async () => {
    const { device } = await withPasskey(await server.createUser({ passwordHash: hash }));
    const { token, options } = await begin();
    expect(await signIn({ token, response: device.sign(options, { verified: false }) })).toMatchObject({
      code: "auth.passkey_failed",
    });
  });

  it("for another challenge, and after five minutes", async () => {
    const { device } = await withPasskey(await server.createUser({ passwordHash: hash }));
    const [one, two] = [await begin(), await begin()];
    expect(await signIn({ token: one.token, response: device.sign(two.options) })).toMatchObject({
      code: "auth.passkey_failed",
    });
    server.clock.advance(6 * 60 * 1000);
    expect(await signIn({ token: two.token, response: device.sign(two.options) })).toMatchObject({
      code: "auth.passkey_failed",
    });
  });

  it("when it copies another device's counter", async () => {
    const { device } = await withPasskey(await server.createUser({ passwordHash: hash }));
    const [one, two] = [await begin(), await begin()];
    const [earlier, later] = [device.sign(one.options), device.sign(two.options)];
    expect(await signIn({ token: two.token, response: later })).toMatchObject({ status: 200 });
    expect(await signIn({ token: one.token, response: earlier })).toMatchObject({ code: "auth.passkey_failed" });
  });

  it("for nonsense", async () => {
    const { token } = await begin();
    expect(await signIn({ token, response: { id: "x", rawId: "x", type: "public-key", response: {} } })).toMatchObject({
      code: "auth.passkey_failed",
    });
  });
});

it("is added by the person alone, who proves the password", async () => {
  const [user, thief] = [
    await server.createUser({ passwordHash: hash }),
    await server.createUser({ passwordHash: hash }),
  ];
  expect(await outcomeOf(user.api.identity.beginPasskey({ password: "a guess" }))).toBe("auth.invalid_credentials");
  expect(await outcomeOf(user.api.identity.beginPasskey({}))).toBe("input.invalid");
  const { token, options } = await user.api.identity.beginPasskey({ password: PASSWORD });
  const response = createAuthenticator(ORIGIN).create(options);
  expect(await outcomeOf(thief.api.identity.addPasskey({ token, response, name: "x" }))).toBe("auth.passkey_failed");
  const { passkey } = await withPasskey(user);
  expect(await outcomeOf(thief.api.identity.removePasskey({ id: passkey.id, password: PASSWORD }))).toBe(
    "request.not_found",
  );
  expect(await outcomeOf(thief.api.identity.renamePasskey({ id: passkey.id, name: "x" }))).toBe("request.not_found");
});

it("stays while it is the only way in", async () => {
  const user = await server.createUser({ passwordHash: hash });
  const { passkey } = await withPasskey(user);
  await server.ownerDb.$client.query("delete from auth_accounts where user_id = $1", [user.id]);
  expect(await outcomeOf(user.api.identity.removePasskey({ id: passkey.id }))).toBe("auth.last_way_in");
});
