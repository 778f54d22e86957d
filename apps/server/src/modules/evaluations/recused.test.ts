import { afterAll, beforeAll, expect, test } from "vitest";
import { chatQuestion } from "#modules/assistant/assistant.factory.ts";
import { sendDueDigests } from "#modules/notifications/delivery/digest.service.ts";
import { startPushService, type TestPushService } from "#platform/push/push.factory.ts";
import { castOf, submittedApplication, type ProcessCast } from "#test/application-process.ts";
import { startTestServer, type TestServer } from "#test/server.ts";

/** Nobody takes mail here, so that all of it waits. */
const DEAD_MAIL_SERVER = "smtp://127.0.0.1:1";
let push: TestPushService;
let server: TestServer;
let here: ProcessCast;
beforeAll(async () => {
  push = await startPushService();
  server = await startTestServer({ PUSH_SERVICES: push.origin, SMTP_URL: DEAD_MAIL_SERVER });
  here = await castOf(server, "Blue Hub");
});
afterAll(async () => {
  await server?.close();
  await push?.close();
});

test("one who declared a conflict keeps nothing that names it: bell, feed, digest, waiting push, search, assistant", async () => {
  const name = "Ερωδιός Συστήματα";
  const { id: applicationId } = await submittedApplication(here.founder, { name });
  const { api, id: userId } = here.moderator;
  await api.notifications.setDelivery({ digest: true });
  const { id } = await here.coordinator.api.evaluations.assign({ id: applicationId, evaluator_id: userId });
  const question = "Ποιες αξιολογήσεις μου εκκρεμούν;";
  const conversation = await api.assistant.startConversation({ title: "Ερώτηση", route: "/dashboard" });
  await api.assistant.chatAi(chatQuestion(question, { conversationId: conversation.id }));
  const { $client } = server.ownerDb;
  const answers = async () => {
    const tables = ["notifications", "activity_feed", "chat_messages"];
    const counts = tables.map((table) =>
      $client.query(`select 1 from ${table} t where user_id = $1 and to_jsonb(t)::text like '%' || $2 || '%'`, [
        userId,
        name,
      ]),
    );
    return (await Promise.all(counts)).map(({ rowCount }) => rowCount);
  };
  expect(await answers()).not.toContain(0);
  await api.evaluations.recuse({ id, reason: "Επενδυτής στην επιχείρηση" });
  expect(await answers()).toEqual([0, 0, 0]);
  const screens = await Promise.all([
    api.notifications.list({}),
    api.activity.feed(),
    api.search.startups({ q: name }),
    api.search.suggest({ q: name }),
    api.assistant.messages({ id: conversation.id }),
    api.assistant.chatAi(chatQuestion(question)),
  ]);
  expect(JSON.stringify(screens.slice(0, 3))).not.toContain(name);
  expect(JSON.stringify(screens.slice(3))).not.toContain(name);
  // A push that waits for the end of quiet hours is sent for what is still in the bell alone.
  const { rows } = await $client.query<{ id: string }>(
    "select data->>'notificationId' as id from jobs.job where name = 'push.deliver' and data::text like '%' || $1 || '%'",
    [name],
  );
  for (const { id: waiting } of rows)
    expect((await $client.query("select 1 from notifications where id = $1", [waiting])).rowCount).toBe(0);
  // Those who manage it are told, and others' notices stay.
  expect(JSON.stringify((await here.coordinator.api.notifications.list({})).items)).toContain(name);
});

/** What waits to be sent to someone and has this in it. */
async function waitingFor(userId: string, text: string): Promise<string[]> {
  const { rows } = await server.ownerDb.$client.query<{ name: string }>(
    `select j.name from jobs.job j where state < 'completed' and j.data::text like '%' || $2 || '%'
     and (data->>'to' = (select email from profiles where id = $1)
       or (data->>'subscriptionId')::uuid in (select id from push_subscriptions where user_id = $1))`,
    [userId, text],
  );
  return rows.map((row) => row.name).toSorted();
}

const newEvaluator = () => server.createUser({ role: "evaluator", organizations: { [here.organizationId]: "member" } });

async function assigned(evaluatorId: string, startup: string): Promise<{ id: string }> {
  const { id } = await submittedApplication(here.founder, { name: startup });
  return here.coordinator.api.evaluations.assign({ id, evaluator_id: evaluatorId });
}

test("mail and push held in quiet hours, with the bell or without it, never reach one who declared a conflict", async () => {
  const [kept, name] = ["Σταθερή Πυξίδα", "Ναυτίλος Δεδομένων"];
  const { api, id: userId } = await newEvaluator();
  await api.notifications.subscribePush(push.subscribe());
  await api.notifications.setDelivery({ quiet: { from: "00:00", until: "23:59" }, timezone: "UTC" });
  await assigned(userId, kept);
  await api.notifications.setPreference({ kind: "evaluations", channel: "in_app", enabled: false });
  const { id } = await assigned(userId, name);
  expect(await waitingFor(userId, name)).toEqual(["mail.deliver", "push.deliver"]);
  await api.evaluations.recuse({ id, reason: "Συγγενική σχέση" });
  expect(await waitingFor(userId, name)).toEqual([]);
  expect(await waitingFor(userId, kept)).toEqual(["mail.deliver", "push.deliver"]);
});

test("a digest is worded when quiet hours end, and one that waits for the mail server is worded anew", async () => {
  const names = ["Φάρος Ενέργεια", "Λιμάνι Υγεία", "Άγκυρα Λογισμικό"] as const;
  const { api, id: userId } = await newEvaluator();
  const now = server.clock.now();
  const soon = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString().slice(11, 16);
  const quiet = { from: soon(1), until: soon(60) };
  await api.notifications.setDelivery({ digest: true, digest_at: soon(2), quiet, timezone: "UTC" });
  const [first, second] = [await assigned(userId, names[0]), await assigned(userId, names[1])];
  await assigned(userId, names[2]);
  const digests = async () => {
    await sendDueDigests(server.platform);
    return Promise.all(names.map(async (name) => (await waitingFor(userId, name)).length));
  };
  server.clock.advance(10 * 60_000);
  expect(await digests()).toEqual([0, 0, 0]);
  await api.evaluations.recuse({ id: first.id, reason: "Συγγενική σχέση" });
  server.clock.advance(60 * 60_000);
  expect(await digests()).toEqual([0, 1, 1]);
  await api.evaluations.recuse({ id: second.id, reason: "Συγγενική σχέση" });
  expect(await digests()).toEqual([0, 0, 1]);
});
