import { COMMENTS_CHANGED, VIEWS_MAX } from "@kerkis/contract/applications/triage/triage.schema.ts";
import { recordTopic } from "@kerkis/contract/core/realtime.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { accountErased } from "#modules/identity/identity.api.ts";
import { transact } from "#platform/db/db.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import { castOf, submittedApplication, type ProcessCast } from "#test/application-process.ts";
import { applicationConflicts } from "../conflicts/conflicts.tables.ts";

let server: TestServer;
let here: ProcessCast;
let there: ProcessCast;
let application_id: string;

const SECRET = "Ο ισολογισμός δεν βγαίνει";

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
  there = await castOf(server, "Elevate");
  ({ id: application_id } = await submittedApplication(here.founder));
  await here.coordinator.api.applications.addComment({ application_id, text: SECRET });
});
afterAll(() => server.close());

test("coordinators read each other's comments; applicant, evaluators and others learn nothing of them", async () => {
  const { items } = await here.moderator.api.applications.comments({ application_id });
  expect(items).toMatchObject([{ text: SECRET, author: "Νίκος Συντονιστής", is_mine: false }]);
  for (const [person, code] of [
    [here.founder, "auth.forbidden"],
    [here.evaluator, "application.not_found"],
    [there.coordinator, "application.not_found"],
  ] as const) {
    expect(await outcomeOf(person.api.applications.comments({ application_id }))).toBe(code);
    expect(await outcomeOf(person.api.applications.commentsCount({ application_id }))).toBe(code);
    expect(await outcomeOf(person.api.applications.addComment({ application_id, text: "Και εγώ" }))).toBe(code);
  }
  const seen = JSON.stringify([
    await here.founder.api.applications.get({ id: application_id }),
    await here.founder.api.applications.mine({}),
    await here.founder.api.notifications.list({}),
    await here.founder.api.activity.feed({}),
  ]);
  expect(seen).not.toContain(SECRET);
});

test("who has a conflict of interest reads no comment, not even their own", async () => {
  await here.admin.api.applications.addComment({ application_id, text: "Γνωρίζω την ιδρύτρια." });
  await server.db
    .insert(applicationConflicts)
    .values({ application_id, organization_id: here.organizationId, user_id: here.admin.id });
  expect(await outcomeOf(here.admin.api.applications.comments({ application_id }))).toBe("application.not_found");
});

test("only its author deletes a comment, and empty or hidden text is none", async () => {
  const { items } = await here.moderator.api.applications.comments({ application_id });
  const id = items.find(({ text }) => text === SECRET)?.id ?? "";
  expect(await outcomeOf(here.moderator.api.applications.deleteComment({ id }))).toBe("application.not_found");
  const add = (text: string) => outcomeOf(here.moderator.api.applications.addComment({ application_id, text }));
  expect(await add("   ")).toBe("input.invalid");
  expect(await add(`α${String.fromCharCode(0)}β`)).toBe("input.invalid");
  await here.coordinator.api.applications.deleteComment({ id });
  const left = await here.moderator.api.applications.comments({ application_id });
  expect(left.items.map(({ text }) => text)).toEqual(["Γνωρίζω την ιδρύτρια."]);
});

test("those who have the application open are told that a comment came or went, and nothing of what it says", async () => {
  const { id: open } = await submittedApplication(here.founder);
  const heard: unknown[] = [];
  const publish = vi.spyOn(server.platform.realtime, "publish");
  publish.mockImplementation(async (_, topic, event, payload) => void heard.push([topic, event, payload]));
  const { api } = here.coordinator;
  await api.applications.addComment({ application_id: open, text: SECRET });
  const { items } = await api.applications.comments({ application_id: open });
  await api.applications.deleteComment({ id: items[0]?.id ?? "" });
  publish.mockRestore();
  const told = [recordTopic(here.organizationId, "application", open), COMMENTS_CHANGED, {}];
  expect(heard).toEqual([told, told]);
});

test("views are one's own, of the organization one works in, by name and so many", async () => {
  const { api } = here.coordinator;
  await api.applications.saveView({ name: "Εκπρόθεσμες", view: { due: "over", sort: "due" } });
  await api.applications.saveView({ name: "Εκπρόθεσμες", view: { due: "over", phase: "open" } });
  const { views } = await api.applications.views();
  expect(views).toMatchObject([{ name: "Εκπρόθεσμες", view: { due: "over", phase: "open" } }]);
  expect((await here.moderator.api.applications.views()).views).toEqual([]);
  await here.moderator.api.applications.deleteView({ id: views[0]?.id ?? "" });
  expect((await api.applications.views()).views).toHaveLength(1);
  for (let number = 1; number < VIEWS_MAX; number += 1)
    await api.applications.saveView({ name: `Προβολή ${number}`, view: {} });
  expect(await outcomeOf(api.applications.saveView({ name: "Μία ακόμη", view: {} }))).toBe("application.views_full");
  expect((await api.applications.views()).views).toHaveLength(VIEWS_MAX);
  expect((await api.applications.deleteView({ id: views[0]?.id ?? "" })).views).toHaveLength(VIEWS_MAX - 1);
});

test("with its author's account a comment names nobody; with its applicant's it goes", async () => {
  const { platform } = server;
  const erase = ({ id, email }: TestUser) =>
    transact(platform.db, null, (tx) =>
      platform.events.emit({ tx, platform, actorId: null }, accountErased, { userId: id, email }),
    );
  const commentsNow = async () =>
    (
      await server.ownerDb.$client.query<{ text: string; author_id: string | null }>(
        "select text, author_id from application_comments where application_id = $1",
        [application_id],
      )
    ).rows;
  await erase(here.admin);
  expect(await commentsNow()).toEqual([{ text: "Γνωρίζω την ιδρύτρια.", author_id: null }]);
  await erase(here.coordinator);
  const views = await server.ownerDb.$client.query("select from queue_views where user_id = $1", [here.coordinator.id]);
  expect(views.rowCount).toBe(0);
  await erase(here.founder);
  expect(await commentsNow()).toEqual([]);
});
