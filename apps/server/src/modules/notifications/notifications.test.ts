import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import WebSocket from "ws";
import { NOTIFICATION_INSERT } from "@kerkis/contract/notifications/notifications.events.ts";
import {
  announceApproved,
  announceRejected,
  announceSubmitted,
  type ApplicationFacts,
} from "#modules/applications/applications.api.ts";
import { announceAssigned } from "#modules/evaluations/evaluations.api.ts";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { transact } from "#platform/db/db.ts";
import type { EventContext } from "#platform/platform.ts";
import { mailsTo } from "../../../test/mails.ts";
import { startTestServer, type TestServer, type TestUser } from "../../../test/server.ts";

let server: TestServer;
let organization: { id: string; name: string };
let founder: TestUser;
let coordinator: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  organization = await createOrganization(server.db, { name: "Blue Hub" });
  const elsewhere = await createOrganization(server.db, { name: "Elsewhere" });
  founder = await server.createUser({
    organizations: { [organization.id]: "member" },
    firstName: "Νίκος",
    lastName: "Βλάχος",
  });
  coordinator = await server.createUser({
    role: "registry_coordinator",
    language: "en",
    organizations: { [organization.id]: "coordinator" },
  });
  stranger = await server.createUser({ role: "registry_coordinator", organizations: { [elsewhere.id]: "owner" } });
});
afterAll(() => server?.close());

const facts = (given: Partial<ApplicationFacts> = {}): ApplicationFacts => ({
  applicationId: randomUUID(),
  organizationId: organization.id,
  organizationName: organization.name,
  applicantId: founder.id,
  subject: "startup",
  startupId: null,
  investorId: null,
  subjectName: "Thalassa Robotics",
  reference: "KRK-2026-000001",
  reason: null,
  ...given,
});

type Announcing<Known> = (context: EventContext, known: Known) => Promise<void>;

function happen<Known>(actorId: string, announceIt: Announcing<Known>, known: Known): Promise<void> {
  const { platform } = server;
  return transact(platform.db, actorId, (tx) => announceIt({ tx, platform, actorId }, known));
}

const submit = () => happen(founder.id, announceSubmitted, { ...facts(), resubmitted: false });
const approve = (given: Partial<ApplicationFacts> = {}) => happen(coordinator.id, announceApproved, facts(given));

const mailSubjects = async (email: string, atLeast: number): Promise<string[]> =>
  (await mailsTo(server, email, atLeast)).map(({ subject }) => subject);

describe("what happens to an application", () => {
  it("rings the bell of those who manage it and of nobody else, and mails the founder a receipt", async () => {
    await submit();
    const { items, unread_count } = await coordinator.api.notifications.list({});
    expect(unread_count).toBe(1);
    expect(items[0]).toMatchObject({
      user_id: coordinator.id,
      type: "info",
      activity_type: "application_submitted",
      priority: "high",
      title: "New application",
      message: "Νίκος Βλάχος submitted the application of Thalassa Robotics.",
      is_read: false,
      metadata: { startup_name: "Thalassa Robotics", person_name: "Νίκος Βλάχος", reference: "KRK-2026-000001" },
    });
    expect(items[0]?.link).toMatch(/^\/evaluation-management\?application=/);
    for (const other of [founder, stranger]) {
      expect(await other.api.notifications.list({})).toEqual({ items: [], next_cursor: null, unread_count: 0 });
    }
    expect(await mailSubjects(founder.email, 1)).toEqual(["Λάβαμε την αίτηση για «Thalassa Robotics»"]);
  });

  it("mails no receipt to a founder who wants no mail", async () => {
    const quiet = await server.createUser({ organizations: { [organization.id]: "member" } });
    await quiet.api.notifications.setPreference({ kind: "applications", channel: "email", enabled: false });
    await happen(quiet.id, announceSubmitted, { ...facts({ applicantId: quiet.id }), resubmitted: false });
    const mailed = "select 1 from jobs.job where name = 'mail.deliver' and data->>'to' = $1";
    expect((await server.ownerDb.$client.query(mailed, [quiet.email])).rowCount).toBe(0);
    await coordinator.api.notifications.markAllRead();
  });

  it("tells the founder of the approval live, in their language, and by mail", async () => {
    const socket = new WebSocket(`${server.url.replace("http", "ws")}/socket/websocket?vsn=2.0.0`, {
      headers: { cookie: founder.cookie },
    });
    const frames: unknown[][] = [];
    socket.on("message", (data: Buffer) => frames.push(JSON.parse(data.toString())));
    const frame = async (fits: (frame: unknown[]) => boolean) => {
      await expect.poll(() => frames.some(fits)).toBe(true);
      return frames.find(fits) ?? [];
    };
    await new Promise((resolve) => socket.once("open", resolve));
    socket.send(JSON.stringify(["1", "1", `user:${founder.id}`, "phx_join", {}]));
    await frame(([, ref]) => ref === "1");
    const startupId = randomUUID();
    await approve({ startupId });
    const [, , , , payload] = await frame(([, , , event]) => event === NOTIFICATION_INSERT);
    const { items } = await founder.api.notifications.list({});
    expect(payload).toEqual({ notification: items[0] });
    expect(items[0]).toMatchObject({
      type: "success",
      title: "Η αίτηση εγκρίθηκε",
      priority: "high",
      link: `/startup/${startupId}`,
    });
    expect(await mailSubjects(founder.email, 2)).toContain("Η αίτηση για «Thalassa Robotics» εγκρίθηκε");
    socket.terminate();
  });

  it("leaves nothing behind when the change is rolled back", async () => {
    const before = await founder.api.notifications.list({});
    const { platform } = server;
    const undone = transact(platform.db, coordinator.id, async (tx) => {
      await announceRejected({ tx, platform, actorId: coordinator.id }, facts({ reason: "no" }));
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await founder.api.notifications.list({})).toEqual(before);
  });

  it("carries the longest of reasons, shortened in the bell and whole in the mail", async () => {
    const reason = "Ω".repeat(2_000);
    await happen(coordinator.id, announceRejected, facts({ reason, subjectName: "Ψ".repeat(120) }));
    const { items } = await founder.api.notifications.list({});
    expect(items[0]?.type).toBe("error");
    expect(items[0]?.metadata.reason).toHaveLength(300);
    expect(items[0]?.message).toContain("…");
    await mailSubjects(founder.email, 3);
    const { rows } = await server.ownerDb.$client.query("select body_text from mail_outbox where body_text like $1", [
      `%${reason}%`,
    ]);
    expect(rows).toHaveLength(1);
  });

  it("tells nothing to a manager who declared a conflict of interest", async () => {
    const conflicted = await server.createUser({
      role: "registry_coordinator",
      organizations: { [organization.id]: "coordinator" },
    });
    // Who shares a mail domain with the applicant is in a conflict too.
    const applicant = await server.createUser({
      email: `${randomUUID()}@elsewhere.test`,
      organizations: { [organization.id]: "member" },
    });
    const { application, evaluation } = await recusedFrom(conflicted.id, applicant.id);
    await happen(applicant.id, announceSubmitted, { ...facts({ applicationId: application }), resubmitted: true });
    expect(evaluation).toBeTruthy();
    expect((await conflicted.api.notifications.list({})).items).toEqual([]);
    expect((await conflicted.api.activity.feed()).items).toEqual([]);
    expect((await coordinator.api.notifications.list({})).items[0]?.activity_type).toBe("application_resubmitted");
  });

  it("tells the evaluator of an assignment, with a mail that names the due day in Athens", async () => {
    const evaluator = await server.createUser({
      role: "evaluator",
      language: "en",
      organizations: { [organization.id]: "member" },
    });
    await happen(coordinator.id, announceAssigned, {
      evaluationId: randomUUID(),
      applicationId: randomUUID(),
      organizationId: organization.id,
      applicantId: founder.id,
      evaluatorId: evaluator.id,
      evaluatorName: evaluator.name,
      startupName: "Aktis Grid",
      reference: "KRK-2026-000002",
      dueAt: "2026-12-01T22:30:00.000Z",
    });
    const { items } = await evaluator.api.notifications.list({});
    expect(items[0]).toMatchObject({
      title: "New evaluation",
      message: "You were assigned the evaluation of Aktis Grid.",
    });
    await mailSubjects(evaluator.email, 1);
    const { rows } = await server.ownerDb.$client.query<{ body_text: string }>(
      "select body_text from mail_outbox where recipient = $1",
      [evaluator.email],
    );
    expect(rows[0]?.body_text).toContain("Due on 2 December 2026.");
  });
});

/** Rows as the owner of the tables: an application with an evaluation that this person stepped back from. */
async function recusedFrom(userId: string, applicantId: string): Promise<{ application: string; evaluation: string }> {
  const client = server.ownerDb.$client;
  const one = async (text: string, values: unknown[]): Promise<string> => {
    const { rows } = await client.query<{ id: string }>(text, values);
    if (!rows[0]) throw new Error("No row was written.");
    return rows[0].id;
  };
  const programme = await one(
    "insert into programmes (organization_id, kind, title, description) values ($1, 'grant', '{}', '{}') returning id",
    [organization.id],
  );
  const application = await one(
    "insert into applications (organization_id, programme_id, applicant_id, form_version) values ($1, $2, $3, 1) returning id",
    [organization.id, programme, applicantId],
  );
  await client.query("update applications set submitted_at = now(), reference = 'KRK-2026-990001' where id = $1", [
    application,
  ]);
  const template = await one(
    "insert into evaluation_templates (organization_id, template_id, version, title, criteria) values ($1, $2, 1, '{}', '[]') returning id",
    [organization.id, randomUUID()],
  );
  const evaluation = await one(
    `insert into evaluations (organization_id, application_id, evaluator_id, template_version_id, status, recusal_reason)
     values ($1, $2, $3, $4, 'recused', 'a cousin') returning id`,
    [organization.id, application, userId, template],
  );
  return { application, evaluation };
}

describe("reading", () => {
  let reader: TestUser;
  beforeAll(async () => {
    reader = await server.createUser({ organizations: { [organization.id]: "member" } });
    for (let count = 0; count < 25; count += 1) {
      await approve({ applicantId: reader.id, subjectName: `Startup ${count}` });
    }
  });
  const list = () => reader.api.notifications.list({});

  it("gives the 20 newest first and the rest on the next page, each once", async () => {
    const first = await list();
    expect(first).toMatchObject({ unread_count: 25, next_cursor: expect.any(String) });
    expect(first.items).toHaveLength(20);
    expect(first.items[0]?.metadata.startup_name).toBe("Startup 24");
    const second = await reader.api.notifications.list({ cursor: first.next_cursor ?? "" });
    expect(second.items.map((item) => item.metadata.startup_name)).toEqual(
      [4, 3, 2, 1, 0].map((number) => `Startup ${number}`),
    );
    expect(second.next_cursor).toBeNull();
  });

  it("marks one read once, however often it is asked", async () => {
    const [item] = (await list()).items;
    const id = item?.id ?? "";
    expect(await reader.api.notifications.markRead({ id })).toEqual({ unread_count: 24 });
    expect(await reader.api.notifications.markRead({ id })).toEqual({ unread_count: 24 });
    const unread = await reader.api.notifications.list({ filter: "unread", limit: 100 });
    expect(unread.items).toHaveLength(24);
    expect(unread.items.some((entry) => entry.id === id)).toBe(false);
  });

  it("drops one from the list and counts it as read", async () => {
    const [, item] = (await list()).items;
    const id = item?.id ?? "";
    expect(await reader.api.notifications.remove({ id })).toEqual({ unread_count: 23 });
    expect((await list()).items.some((entry) => entry.id === id)).toBe(false);
    await expect(reader.api.notifications.remove({ id })).rejects.toMatchObject({ code: "request.not_found" });
    await expect(reader.api.notifications.markRead({ id })).rejects.toMatchObject({ code: "request.not_found" });
  });

  it("keeps everyone's notifications to themselves", async () => {
    const [item] = (await list()).items;
    const id = item?.id ?? "";
    for (const other of [stranger, coordinator]) {
      await expect(other.api.notifications.markRead({ id })).rejects.toMatchObject({ code: "request.not_found" });
      await expect(other.api.notifications.remove({ id })).rejects.toMatchObject({ code: "request.not_found" });
      const { next_cursor } = await reader.api.notifications.list({ limit: 1 });
      await expect(other.api.notifications.list({ cursor: next_cursor ?? "" })).rejects.toMatchObject({
        code: "input.invalid",
      });
      await other.api.notifications.markAllRead();
    }
    expect((await list()).unread_count).toBe(23);
    const calls = [
      server.visitor.notifications.list({}),
      server.visitor.notifications.markRead({ id }),
      server.visitor.notifications.markAllRead(),
      server.visitor.notifications.remove({ id }),
    ];
    for (const outcome of await Promise.allSettled(calls)) {
      expect(outcome).toMatchObject({ status: "rejected", reason: { code: "auth.required" } });
    }
  });

  it("marks all read, and never counts below zero", async () => {
    expect(await reader.api.notifications.markAllRead()).toEqual({ unread_count: 0 });
    expect(await reader.api.notifications.markAllRead()).toEqual({ unread_count: 0 });
    const { items, unread_count } = await list();
    expect(unread_count).toBe(0);
    expect(items.every((item) => item.is_read)).toBe(true);
  });

  it.each([{ cursor: "not an id" }, { limit: 0 }, { limit: 101 }])("refuses %o", async (input) => {
    await expect(reader.api.notifications.list(input)).rejects.toMatchObject({ code: "input.invalid" });
  });
});
