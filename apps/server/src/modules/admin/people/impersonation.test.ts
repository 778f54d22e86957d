import { afterAll, beforeAll, expect, it } from "vitest";
import { chatQuestion } from "#modules/assistant/assistant.factory.ts";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";

let server: TestServer;
let admin: TestUser;
let maria: TestUser;
beforeAll(async () => {
  server = await startTestServer({ DEMO: "on" });
  admin = await server.createUser({ superAdmin: true, firstName: "Ρέα", lastName: "Αρχή" });
  maria = await server.createUser({ firstName: "Μαρία", lastName: "Δήμου", email: "maria@people.test" });
});
afterAll(() => server?.close());

/** A browser: sends its cookies along and keeps what is set. */
function browser(cookie: string) {
  const jar = new Map(
    cookie.split("; ").map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
  );
  async function post(path: string, body: object = {}) {
    const response = await fetch(`${server.url}/api${path}`, {
      method: "POST",
      headers: {
        cookie: [...jar].map((pair) => pair.join("=")).join("; "),
        "x-kerkis": "1",
        "content-type": "application/json",
      },
      body: JSON.stringify(body),
    });
    for (const set of response.headers.getSetCookie()) {
      const [pair = ""] = set.split(";");
      const name = pair.slice(0, pair.indexOf("="));
      if (/Max-Age=0/i.test(set)) jar.delete(name);
      else jar.set(name, pair.slice(pair.indexOf("=") + 1));
    }
    return { status: response.status, set: response.headers.getSetCookie() };
  }
  const client = () => server.clientFor([...jar].map((pair) => pair.join("=")).join("; "));
  return { post, client, jar, who: async () => (await client().identity.session()).profile?.id ?? null };
}
const begin = (at: ReturnType<typeof browser>, id = maria.id) =>
  at.post("/auth/impersonation/start", { id, reason: "Δεν βλέπει την αίτησή της", minutes: 30 });
const lastActions = async (count: number) =>
  (
    await server.db.$client.query<{ action: string; impersonator_id: string | null; actor_id: string }>(
      "select action, impersonator_id, actor_id from audit_log order by id desc limit $1",
      [count],
    )
  ).rows;

it("works as someone, says so in the session, and comes back without signing in again", async () => {
  const at = browser(admin.cookie);
  const { set } = await begin(at);
  expect(set.filter((cookie) => cookie.includes("session")).every((cookie) => /HttpOnly/.test(cookie))).toBe(true);
  const session = await at.client().identity.session();
  expect(session.profile?.id).toBe(maria.id);
  expect(session.is_super_admin).toBe(false);
  expect(session.impersonation?.admin_name).toBe("Ρέα Αρχή");
  expect(await lastActions(1)).toMatchObject([{ action: "impersonation.started", actor_id: admin.id }]);
  expect((await maria.api.notifications.list({})).items.map(({ activity_type }) => activity_type)).toContain(
    "impersonated",
  );
  await at.post("/auth/impersonation/stop");
  expect(await at.who()).toBe(admin.id);
  expect([...at.jar.keys()]).toEqual(["kerkis.session_token"]);
  expect(await lastActions(1)).toMatchObject([{ action: "impersonation.ended", actor_id: admin.id }]);
  expect(await maria.api.identity.session()).toMatchObject({ profile: { id: maria.id }, impersonation: null });
});

it("names the super admin in every entry while it lasts", async () => {
  const hub = await createOrganization(server.db);
  const owner = await server.createUser({ organizations: { [hub.id]: "owner" } });
  const at = browser(admin.cookie);
  await begin(at, owner.id);
  const { version } = await at.client().organizations.details({ id: hub.id });
  await at.client().organizations.update({ id: hub.id, version, description: "Νέα περιγραφή" });
  expect(await lastActions(1)).toMatchObject([{ actor_id: owner.id, impersonator_id: admin.id }]);
  const cookie = [...at.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const csv = await fetch(`${server.url}/api/organizations/${hub.id}/audit.csv`, { headers: { cookie } });
  expect(csv.status).toBe(200);
  await csv.text();
  expect(
    (
      await server.ownerDb.$client.query(
        "select action, impersonator_id, address is not null and request_id is not null as placed from audit_log order by id desc limit 1",
      )
    ).rows,
  ).toEqual([{ action: "audit_log.exported", impersonator_id: admin.id, placed: true }]);
  await at.post("/auth/impersonation/stop");
});

it("never as another super admin, nor as oneself, nor from a support session, nor while switched off", async () => {
  const other = await server.createUser({ superAdmin: true });
  const at = browser(admin.cookie);
  for (const id of [other.id, admin.id]) expect((await begin(at, id)).status).toBe(409);
  await begin(at);
  expect((await begin(at)).status).toBe(403);
  await at.post("/auth/impersonation/stop");
  await admin.api.admin.changeFeature({ feature: "impersonation", enabled: false });
  const isOn = async () => (await maria.api.identity.session()).features.impersonation;
  await expect.poll(isOn).toBe(false);
  expect((await begin(at)).status).toBe(409);
  await admin.api.admin.changeFeature({ feature: "impersonation", enabled: true });
  await expect.poll(isOn).toBe(true);
  for (const reason of ["", "  ", "αβ"]) {
    expect((await at.post("/auth/impersonation/start", { id: maria.id, reason })).status).toBe(422);
  }
  expect((await at.post("/auth/impersonation/start", { id: maria.id, reason: "Υποστήριξη", minutes: 61 })).status).toBe(
    422,
  );
});

it("begun anew from another browser ends the one before", async () => {
  const [first, second] = [browser(admin.cookie), browser(admin.cookie)];
  await begin(first);
  expect(await first.who()).toBe(maria.id);
  await begin(second);
  expect([await first.who(), await second.who()]).toEqual([null, maria.id]);
  const { rows } = await server.db.$client.query<{ action: string; details: object }>(
    "select action, details from audit_log order by id desc limit 2",
  );
  expect(rows).toMatchObject([
    { action: "impersonation.started" },
    { action: "impersonation.ended", details: { how: "replaced" } },
  ]);
  await second.post("/auth/impersonation/stop");
});

it("ends with its time, is never extended, and still leads back", async () => {
  const at = browser(admin.cookie);
  await begin(at);
  server.clock.advance(29 * 60_000);
  expect(await at.who()).toBe(maria.id);
  server.clock.advance(61_000);
  expect(await at.who()).toBeNull();
  await at.post("/auth/impersonation/stop");
  expect(await at.who()).toBe(admin.id);
});

it("signing out ends both sessions", async () => {
  const own = await server.createUser({ superAdmin: true });
  const at = browser(own.cookie);
  await begin(at);
  await at.post("/auth/sign-out");
  expect(await at.who()).toBeNull();
  expect((await own.api.identity.session()).profile).toBeNull();
  await at.post("/auth/impersonation/stop");
  expect(await at.who()).toBeNull();
});

it("leaves whoever signed in meanwhile alone", async () => {
  const at = browser(admin.cookie);
  await begin(at);
  const name = "kerkis.session_token";
  at.jar.set(name, maria.cookie.slice(name.length + 1));
  await at.post("/auth/impersonation/stop");
  expect(await at.who()).toBe(maria.id);
});

it("takes no forged session for the super admin's own", async () => {
  const at = browser(maria.cookie);
  at.jar.set("kerkis.own_session", `${"x".repeat(32)}.c2lnbmF0dXJl`);
  await at.post("/auth/impersonation/stop");
  expect(await at.who()).toBe(maria.id);
});

it("reads and writes nobody's conversations with the assistant, and still gets answers", async () => {
  const { id } = await maria.api.assistant.startConversation({ title: "Δικό μου", route: "/" });
  await maria.api.assistant.chatAi(chatQuestion("Γεια σας", { conversationId: id }));
  const at = browser(admin.cookie);
  await begin(at);
  const { assistant } = at.client();
  const outcomes = await Promise.all(
    [
      assistant.conversations({}),
      assistant.messages({ id }),
      assistant.startConversation({ title: "Ξένο", route: "/" }),
      assistant.deleteConversation({ id }),
      assistant.chatAi(chatQuestion("Γεια σας", { conversationId: id })),
    ].map(outcomeOf),
  );
  expect(new Set(outcomes)).toEqual(new Set(["auth.impersonating"]));
  expect((await assistant.chatAi(chatQuestion("Γεια σας"))).response).not.toBe("");
  await at.post("/auth/impersonation/stop");
  expect((await maria.api.assistant.messages({ id })).items).toHaveLength(2);
});
