import { afterAll, beforeAll, expect, test } from "vitest";
import { chatQuestion } from "#modules/assistant/assistant.factory.ts";
import { castOf, submittedApplication, type ProcessCast } from "#test/application-process.ts";
import { startTestServer, type TestServer } from "#test/server.ts";

let server: TestServer;
let here: ProcessCast;
beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
});
afterAll(() => server?.close());

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
  const told = async () => {
    const tables = ["notifications", "activity_feed", "chat_messages"];
    const counts = tables.map((table) =>
      $client.query(`select 1 from ${table} t where user_id = $1 and to_jsonb(t)::text like '%' || $2 || '%'`, [
        userId,
        name,
      ]),
    );
    return (await Promise.all(counts)).map(({ rowCount }) => rowCount);
  };
  expect(await told()).not.toContain(0);
  await api.evaluations.recuse({ id, reason: "Επενδυτής στην επιχείρηση" });
  expect(await told()).toEqual([0, 0, 0]);
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
