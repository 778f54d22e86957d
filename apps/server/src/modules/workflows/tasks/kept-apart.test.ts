import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendDueDigests } from "#modules/notifications/delivery/digest.service.ts";
import { castOf, submittedApplication, type ProcessCast } from "#test/application-process.ts";
import { startTestServer, type TestServer } from "#test/server.ts";
import { createWorkflow, step, way } from "../workflows.factory.ts";

/** Nobody takes mail here, so that all of it waits. */
const DEAD_MAIL_SERVER = "smtp://127.0.0.1:1";
const moderators = { kind: "organization_role", role: "moderator" } as const;
const REVIEW: WorkflowDefinition = {
  nodes: [
    { ...step("start"), type: "start" },
    {
      ...step("look"),
      type: "review",
      assignee: moderators,
      due_days: 3,
      remind_days: null,
      escalation: null,
      not_by: [],
    },
    { ...step("end"), type: "end" },
  ],
  edges: [way("start", "look"), way("look", "end")],
};

let server: TestServer;
let here: ProcessCast;
beforeAll(async () => {
  server = await startTestServer({ SMTP_URL: DEAD_MAIL_SERVER });
  here = await castOf(server, "Blue Hub");
  await createWorkflow(server.db, here.organizationId, { definition: REVIEW, trigger: "registration" });
});
afterAll(() => server?.close());

/** What the moderator keeps that names it: in the bell, in the feed, and mail that waits. */
async function keptOf(name: string): Promise<{ kinds: string[]; feed: number | null; mails: number | null }> {
  const { id, email } = here.moderator;
  const { $client } = server.ownerDb;
  const like = (row: string) => `to_jsonb(${row})::text like '%' || $2 || '%'`;
  const [bell, feed, mails] = await Promise.all([
    $client.query<{ kind: string }>(
      `select activity_type as kind from notifications t where user_id = $1 and ${like("t")} order by 1`,
      [id, name],
    ),
    $client.query(`select 1 from activity_feed t where user_id = $1 and ${like("t")}`, [id, name]),
    $client.query(
      `select 1 from jobs.job t where t.name = 'mail.deliver' and state < 'completed' and data->>'to' = $1 and ${like("t")}`,
      [email, name],
    ),
  ]);
  return { kinds: bell.rows.map(({ kind }) => kind), feed: feed.rowCount, mails: mails.rowCount };
}
const NOTHING = { kinds: [], feed: 0, mails: 0 };

test("what a workflow told of an application goes from an evaluator who steps back from it", async () => {
  const name = "Αλκυόνα Λογισμικό";
  const { id } = await submittedApplication(here.founder, { name });
  const { id: evaluation } = await here.coordinator.api.evaluations.assign({ id, evaluator_id: here.moderator.id });
  const before = await keptOf(name);
  expect(before.kinds).toContain("task_assigned");
  expect([before.feed, before.mails]).not.toContain(0);
  await here.moderator.api.evaluations.recuse({ id: evaluation, reason: "Συγγένεια" });
  expect(await keptOf(name)).toEqual(NOTHING);
});

test("one who declares a conflict before being asked keeps nothing that was told of the application", async () => {
  const [name, other] = ["Πελαργός Ναυτιλιακή", "Γλάρος Ενέργεια"];
  const [{ id }] = [
    await submittedApplication(here.founder, { name }),
    await submittedApplication(here.founder, { name: other }),
  ];
  expect((await keptOf(name)).kinds).toEqual(["application_submitted", "task_assigned"]);
  await here.moderator.api.judging.declareConflict({ application_id: id, declared: true, reason: "Επενδυτής" });
  expect(await keptOf(name)).toEqual(NOTHING);
  expect((await keptOf(other)).kinds).toEqual(["application_submitted", "task_assigned"]);
  // Taking it back brings nothing of it again, and others keep what they were told.
  await here.moderator.api.judging.declareConflict({ application_id: id, declared: false });
  expect(await keptOf(name)).toEqual(NOTHING);
});

test("a digest that still waits goes out anew on the same day, without what is kept from its reader", async () => {
  const [name, other] = ["Ερωδιός Ενέργεια", "Κορμοράνος Λιμάνια"];
  const { api, email } = here.moderator;
  await api.notifications.setDelivery({ digest: true, timezone: "UTC", digest_at: "00:00" });
  const { id } = await submittedApplication(here.founder, { name });
  await submittedApplication(here.founder, { name: other });
  server.clock.advance(DAY_MS);
  const waiting = async () => {
    const { rows } = await server.ownerDb.$client.query<{ text: string }>(
      `select data::text as text from jobs.job where name = 'mail.deliver' and state < 'completed' and data->>'to' = $1
         and data->'about' ? 'digestedAt'`,
      [email],
    );
    return rows.map(({ text }) => [text.includes(name), text.includes(other)]);
  };
  await sendDueDigests(server.platform);
  expect(await waiting()).toEqual([[true, true]]);
  await api.judging.declareConflict({ application_id: id, declared: true, reason: "Επενδυτής" });
  expect(await waiting()).toEqual([]);
  await sendDueDigests(server.platform);
  expect(await waiting()).toEqual([[false, true]]);
});
