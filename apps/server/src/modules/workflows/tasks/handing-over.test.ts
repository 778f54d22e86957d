import { afterAll, beforeAll, expect, test } from "vitest";
import { createPerson } from "#modules/identity/identity.factory.ts";
import { addMember } from "#modules/organizations/organizations.factory.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { twoOrganizations, type ProcessCast } from "#test/application-process.ts";
import type { TestServer } from "#test/server.ts";
import { createWorkflow } from "../workflows.factory.ts";
import { workflowComments } from "../workflows.tables.ts";

let server: TestServer;
let cast: ProcessCast;
let elsewhere: ProcessCast;
let task = "";
beforeAll(async () => {
  ({ server, cast, elsewhere } = await twoOrganizations());
  const { id } = await createWorkflow(server.db, cast.organizationId);
  await cast.owner.api.workflows.startCase({ id, title: "Handing over" });
  const { workflows } = cast.moderator.api;
  task = (await workflows.tasks({ view: "available" })).items[0]?.id ?? "";
  await workflows.claimTask({ id: task });
});
afterAll(() => server?.close());

async function moderatorIn(organizationId: string, lastName: string): Promise<string> {
  const { id } = await createPerson(server.db, { firstName: "Πλήθος", lastName });
  await addMember(server.db, organizationId, id, "moderator");
  return id;
}

test("of a long exchange the last words are shown", async () => {
  const { workflows } = cast.moderator.api;
  const said = Array.from({ length: 200 }, (_, index) => ({
    organization_id: cast.organizationId,
    task_id: task,
    author_id: cast.owner.id,
    text: `${index}`,
    created_at: isoNow(server.clock),
  }));
  await server.db.insert(workflowComments).values(said);
  await workflows.commentTask({ id: task, text: "The last word" });
  const { comments } = await workflows.task({ id: task });
  expect([comments.length, comments[0]?.text, comments.at(-1)?.text]).toEqual([200, "1", "The last word"]);
});

test("what is marked in a name is looked for to the letter, and nobody of another organization is found by it", async () => {
  const { workflows } = cast.moderator.api;
  const names = ["100%", "a_b", "c\\d"];
  for (const name of names) await moderatorIn(cast.organizationId, name);
  for (const name of names) await moderatorIn(elsewhere.organizationId, name);
  const found = async (q: string) => (await workflows.delegates({ id: task, q })).people.map(({ name }) => name);
  for (const [index, mark] of ["%", "_", "\\"].entries()) expect(await found(mark)).toEqual([`Πλήθος ${names[index]}`]);
  expect(await found("πληθος")).toHaveLength(names.length);
  await expect(found("\0")).rejects.toMatchObject({ code: "input.invalid" });
});

test("a task can be handed to everyone who could do it, however many they are, and not to oneself", async () => {
  let last = "";
  for (let more = 0; more <= 100; more += 1) last = await moderatorIn(cast.organizationId, `Ν${more}`);
  const { workflows } = cast.moderator.api;
  const found = await workflows.delegates({ id: task, q: "πληθος ν100" });
  expect(found).toEqual({ people: [{ id: last, name: "Πλήθος Ν100" }], has_more: false });
  expect(await workflows.delegates({ id: task })).toMatchObject({ has_more: true });
  const refused = { code: "workflow.nobody_there" };
  const stranger = await moderatorIn(elsewhere.organizationId, "Ν100");
  for (const to of [cast.moderator.id, stranger, cast.member.id]) {
    await expect(workflows.delegateTask({ id: task, to, reason: "" })).rejects.toMatchObject(refused);
  }
  await workflows.delegateTask({ id: task, to: last, reason: "" });
  expect((await workflows.task({ id: task })).assignee).toMatchObject({ id: last });
});
