import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createSession } from "#modules/identity/identity.factory.ts";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import type { PushMessage } from "#platform/push/push.ts";
import { startPushService, type TestPushService } from "#platform/push/push.factory.ts";
import { startTestServer, type TestServer, type TestUser } from "../../../../test/server.ts";
import { announceToFounder } from "../notifications.factory.ts";
import { deliverPush } from "./push.service.ts";

const SECRET = "a secret that only these tests know, long enough";
let service: TestPushService;
let server: TestServer;
let organizationId: string;
let user: TestUser;

beforeAll(async () => {
  service = await startPushService();
  server = await startTestServer({ PUSH_SERVICES: service.origin, KERKIS_SECRET: SECRET });
  organizationId = (await createOrganization(server.db, { name: "Blue Hub" })).id;
});
afterAll(async () => {
  await server?.close();
  await service?.close();
});
beforeEach(async () => {
  user = await server.createUser({ organizations: { [organizationId]: "member" } });
  user.cookie = await createSession(server.db, user.id, SECRET);
  user.api = server.clientFor(user.cookie, organizationId);
});

const tell = (startupName: string) => announceToFounder(server.platform, user.id, { organizationId, startupName });
const pathOf = ({ endpoint }: { endpoint: string }) => new URL(endpoint).pathname;
const sentTo = (browser: { endpoint: string }) => service.received.filter(({ path }) => path === pathOf(browser));
const query = (text: string, values: unknown[] = []) => server.ownerDb.$client.query(text, values);

/** Waits until no push is to be delivered now. */
async function allSent(): Promise<void> {
  const waiting = async () =>
    (await query("select 1 from jobs.job where name = 'push.deliver' and state < 'completed' and start_after <= now()"))
      .rowCount;
  await expect.poll(waiting).toBe(0);
}

/** Makes everything due that waits, and wakes the queue with a job for a browser that is none. */
async function passTime(): Promise<void> {
  await query("update jobs.job set start_after = now() where name = 'push.deliver' and state in ('created', 'retry')");
  const message = { title: "", body: "", url: "/", tag: "", lang: "el", id: null } as const;
  const job = { subscriptionId: randomUUID(), notificationId: null, message };
  await server.platform.db.transaction((tx) => server.platform.jobs.enqueue(tx, deliverPush, job));
}

it("reaches a subscribed browser, encrypted for it alone, signed, in the person's language", async () => {
  const browser = service.subscribe();
  const state = await user.api.notifications.pushState();
  expect(state).toEqual({ is_available: true, public_key: server.platform.push.publicKey, endpoint: null });
  expect((await user.api.notifications.subscribePush(browser)).endpoint).toBe(browser.endpoint);
  await tell("Θάλασσα");
  await expect.poll(() => sentTo(browser).length).toBe(1);
  const [{ id } = { id: "" }] = (await user.api.notifications.list({})).items;
  expect(sentTo(browser)[0]?.message).toEqual({
    title: "Η αίτηση εγκρίθηκε",
    body: "Το προφίλ «Θάλασσα» επαληθεύτηκε και δημοσιεύτηκε στο μητρώο.",
    url: expect.stringMatching(/^\/my-applications\?application=[0-9a-f-]{36}$/),
    lang: "el",
    tag: id,
    id,
  });
  expect(sentTo(browser)[0]?.headers).toMatchObject({ ttl: "86400", "content-encoding": "aes128gcm" });
});

it("goes to each browser of the person, and to none that signed out", async () => {
  const [laptop, phone] = [service.subscribe(), service.subscribe()];
  await user.api.notifications.subscribePush(laptop);
  const onPhone = server.clientFor(await createSession(server.db, user.id, SECRET), organizationId);
  await onPhone.notifications.subscribePush(phone);
  await tell("Both");
  await expect.poll(() => [laptop, phone].map((browser) => sentTo(browser).length)).toEqual([1, 1]);
  await onPhone.identity.signOut();
  await tell("Laptop alone");
  await expect.poll(() => sentTo(laptop).length).toBe(2);
  await allSent();
  expect(sentTo(phone)).toHaveLength(1);
});

it("stays with the browser's present person: one subscription per session, one session per browser", async () => {
  const [first, second] = [service.subscribe(), service.subscribe()];
  await user.api.notifications.subscribePush(first);
  await user.api.notifications.subscribePush(second);
  const { rows } = await query("select endpoint from push_subscriptions where user_id = $1", [user.id]);
  expect(rows).toEqual([{ endpoint: second.endpoint }]);
  const other = await server.createUser();
  const api = server.clientFor(await createSession(server.db, other.id, SECRET));
  await api.notifications.subscribePush(second);
  expect((await user.api.notifications.pushState()).endpoint).toBeNull();
  await tell("Not for the other's eyes");
  await allSent();
  expect(sentTo(second)).toEqual([]);
});

it.each([403, 404, 410])("forgets a browser whose service answers %i", async (status) => {
  const gone = service.subscribe();
  await user.api.notifications.subscribePush(gone);
  service.answer(gone.endpoint, status);
  await tell("Gone");
  await expect.poll(async () => (await user.api.notifications.pushState()).endpoint).toBeNull();
});

it("tries again when the service is away", async () => {
  const away = service.subscribe();
  await user.api.notifications.subscribePush(away);
  service.answer(away.endpoint, 503);
  await tell("Later");
  const retried = "select 1 from jobs.job where name = 'push.deliver' and state = 'retry'";
  await expect.poll(async () => (await query(retried)).rowCount).toBe(1);
  service.answer(away.endpoint, 201);
  await passTime();
  await expect.poll(() => sentTo(away).length).toBe(1);
});

it("waits for the end of quiet hours, and says nothing of what was read meanwhile", async () => {
  const browser = service.subscribe();
  await user.api.notifications.subscribePush(browser);
  await user.api.notifications.setDelivery({ quiet: { from: "00:00", until: "23:59" }, timezone: "UTC" });
  await tell("Read in the bell");
  await tell("Still unread");
  await allSent();
  expect(sentTo(browser)).toEqual([]);
  const [, read] = (await user.api.notifications.list({})).items;
  await user.api.notifications.markRead({ id: read?.id ?? "" });
  await passTime();
  await expect.poll(() => sentTo(browser).length).toBe(1);
  await allSent();
  expect(JSON.stringify(sentTo(browser))).toContain("Still unread");
});

it("reaches no browser whose session is over", async () => {
  const browser = service.subscribe();
  await user.api.notifications.subscribePush(browser);
  await query("update auth_sessions set expires_at = now() - interval '1 minute' where user_id = $1", [user.id]);
  await tell("Too late");
  await allSent();
  expect(sentTo(browser)).toEqual([]);
});

it("shortens what a lock screen cannot show, and comes without the bell's row too", async () => {
  const browser = service.subscribe();
  await user.api.notifications.subscribePush(browser);
  await user.api.notifications.setPreference({ kind: "applications", channel: "in_app", enabled: false });
  await tell("Θ".repeat(300));
  await expect.poll(() => sentTo(browser).length).toBe(1);
  const message = sentTo(browser)[0]?.message as PushMessage;
  expect(message).toMatchObject({ id: null, tag: message.url, body: expect.stringMatching(/Θ…$/) });
  expect(message.body).toHaveLength(180);
});

it("obeys the person's choice for the kind", async () => {
  const browser = service.subscribe();
  await user.api.notifications.subscribePush(browser);
  await user.api.notifications.setPreference({ kind: "applications", channel: "push", enabled: false });
  await tell("Silence");
  await allSent();
  expect(sentTo(browser)).toEqual([]);
});

it("sends a trial on demand, quiet hours or not, and says when there is no browser to send it to", async () => {
  await expect(user.api.notifications.testPush()).rejects.toMatchObject({ code: "notification.not_subscribed" });
  const browser = service.subscribe();
  await user.api.notifications.subscribePush(browser);
  await user.api.notifications.setDelivery({ quiet: { from: "00:00", until: "23:59" }, timezone: "UTC" });
  await user.api.notifications.testPush();
  await expect.poll(() => sentTo(browser).length).toBe(1);
  expect((await user.api.notifications.unsubscribePush()).endpoint).toBeNull();
  await tell("After");
  await allSent();
  expect(sentTo(browser)).toHaveLength(1);
});

it("takes no address that is none of a push service, nor keys that are none", async () => {
  const { keys } = service.subscribe();
  for (const endpoint of [
    "http://127.0.0.1:1/x",
    "https://169.254.169.254/x",
    "https://fcm.googleapis.com.evil.test/",
  ]) {
    const call = user.api.notifications.subscribePush({ endpoint, keys });
    await expect(call).rejects.toMatchObject({ code: "notification.push_service" });
  }
  const call = user.api.notifications.subscribePush({
    endpoint: `${service.origin}/x`,
    keys: { p256dh: "x", auth: "y" },
  });
  await expect(call).rejects.toMatchObject({ code: "input.invalid" });
});

it("is for the person's own browsers: neither visitors nor a super admin who works as them can subscribe", async () => {
  const browser = service.subscribe();
  for (const call of [
    () => server.visitor.notifications.subscribePush(browser),
    () => server.visitor.notifications.pushState(),
    () => server.visitor.notifications.unsubscribePush(),
    () => server.visitor.notifications.testPush(),
  ]) {
    await expect(call()).rejects.toMatchObject({ code: "auth.required" });
  }
  const admin = await server.createUser({ superAdmin: true });
  await query(
    `insert into impersonations (session_id, admin_id, user_id, reason, expires_at)
     select id, $2, user_id, 'to help', now() + interval '30 minutes' from auth_sessions where user_id = $1`,
    [user.id, admin.id],
  );
  await expect(user.api.notifications.subscribePush(browser)).rejects.toMatchObject({ code: "auth.forbidden" });
});

it("can be switched off for the whole installation", async () => {
  const browser = service.subscribe();
  await user.api.notifications.subscribePush(browser);
  await user.api.notifications.setDelivery({ quiet: { from: "00:00", until: "23:59" }, timezone: "UTC" });
  await tell("Waits for the morning");
  await user.api.notifications.setDelivery({ quiet: null });
  const { platform } = server;
  await platform.db.transaction((tx) => platform.features.change(tx, "web_push", false, user.id));
  await expect.poll(() => platform.features.isOn("web_push")).toBe(false);
  expect((await user.api.notifications.pushState()).is_available).toBe(false);
  await expect(user.api.notifications.subscribePush(browser)).rejects.toMatchObject({ code: "notification.push_off" });
  await expect(user.api.notifications.testPush()).rejects.toMatchObject({ code: "notification.push_off" });
  await tell("Nobody hears");
  await passTime();
  await allSent();
  expect(sentTo(browser)).toEqual([]);
  await platform.db.transaction((tx) => platform.features.change(tx, "web_push", true, user.id));
});
