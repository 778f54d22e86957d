import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { LIBRARY } from "@kerkis/contract/workflows/library/library.taxonomy.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPerson } from "#modules/identity/identity.factory.ts";
import { addMember } from "#modules/organizations/organizations.factory.ts";
import { twoOrganizations, type ProcessCast } from "#test/application-process.ts";
import type { TestServer } from "#test/server.ts";
import { createWorkflow } from "../workflows.factory.ts";

let server: TestServer;
let cast: ProcessCast;
let elsewhere: ProcessCast;
beforeAll(async () => {
  ({ server, cast, elsewhere } = await twoOrganizations());
});
afterAll(() => server?.close());

const { name, definition } = LIBRARY.registration;
const { nodes, edges } = definition;
/** The registration with other words at one of its steps. */
const changed: WorkflowDefinition = {
  nodes: nodes.map((node) =>
    node.id === "approval" ? Object.assign({}, node, { name: { el: "Άλλη", en: "Other" } }) : node,
  ),
  edges,
};
const audited = async (id: string) => {
  const { rows } = await server.db.execute<{ action: string }>(
    sql`select action from audit_log where entity_id = ${id} order by occurred_at, id`,
  );
  return rows.map(({ action }) => action);
};

test("what was published is read only until its next version is begun; dropped, it is as it was", async () => {
  const { workflows } = cast.owner.api;
  const { id } = await createWorkflow(server.db, cast.organizationId);
  const { version } = await workflows.template({ id });
  const save = (seen: number) => workflows.saveTemplate({ id, version: seen, name, definition: changed });
  await expect(save(version)).rejects.toMatchObject({ code: "workflow.no_draft" });
  await expect(workflows.dropVersion({ id, version })).rejects.toMatchObject({ code: "workflow.no_draft" });
  expect(await workflows.template({ id })).toMatchObject({ has_draft: false, version });

  const begun = await workflows.beginVersion({ id, version });
  await expect(workflows.beginVersion({ id, version: begun.version })).rejects.toMatchObject({
    code: "workflow.draft_already",
  });
  const saved = await save(begun.version);
  expect(await workflows.template({ id })).toMatchObject({
    has_draft: true,
    definition: changed,
    published: definition,
  });
  // Whoever saw an older one drops nothing of what was written since.
  await expect(workflows.dropVersion({ id, version: begun.version })).rejects.toMatchObject({
    code: "request.conflict",
  });
  await workflows.dropVersion({ id, version: saved.version });
  expect(await workflows.template({ id })).toMatchObject({ has_draft: false, definition, state: "published" });
  expect(await audited(id)).toEqual(["workflow.version_begun", "workflow.version_dropped"]);
});

test("nothing is begun or dropped of what was never published or is archived, nor by who does not edit it, nor from elsewhere", async () => {
  const { workflows } = cast.owner.api;
  const draft = await workflows.createTemplate({ library: "registration", name });
  const { version } = await workflows.template(draft);
  await expect(workflows.beginVersion({ ...draft, version })).rejects.toMatchObject({ code: "workflow.not_published" });
  await expect(workflows.dropVersion({ ...draft, version })).rejects.toMatchObject({ code: "workflow.no_draft" });
  const { id } = await createWorkflow(server.db, cast.organizationId);
  const { version: seen } = await workflows.template({ id });
  const others = [
    [elsewhere.owner.api, "workflow.template_not_found"],
    [cast.moderator.api, "auth.forbidden"],
  ] as const;
  for (const [api, code] of others) {
    await expect(api.workflows.beginVersion({ id, version: seen })).rejects.toMatchObject({ code });
    await expect(api.workflows.dropVersion({ id, version: seen })).rejects.toMatchObject({ code });
  }
  await workflows.archiveTemplate({ id, version: seen });
  await expect(workflows.beginVersion({ id, version: seen + 1 })).rejects.toMatchObject({
    code: "workflow.not_published",
  });
});

test("a super admin who works as an owner writes a draft and publishes none: a workflow decides in the name of who did", async () => {
  const { workflows } = await server.workingAs(cast.owner, cast.organizationId);
  const { id } = await createWorkflow(server.db, cast.organizationId);
  const { version } = await workflows.template({ id });
  const begun = await workflows.beginVersion({ id, version });
  const saved = await workflows.saveTemplate({ id, version: begun.version, name, definition: changed });
  await expect(workflows.publishTemplate({ id, version: saved.version })).rejects.toMatchObject({
    code: "auth.impersonating",
  });
  const { rows } = await server.db.execute<{ impersonator: string | null }>(
    sql`select impersonator_id as impersonator from audit_log where entity_id = ${id}`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.impersonator).not.toBeNull();
  await cast.owner.api.workflows.publishTemplate({ id, version: saved.version });
});

/** The registration whose approval is someone's by name, and somebody else's where it is late. */
const named = (doer: string, late: string): WorkflowDefinition => ({
  nodes: nodes.map((node) =>
    node.id === "approval" && "assignee" in node
      ? Object.assign({}, node, {
          assignee: { kind: "person", user_id: doer },
          escalation: { days: 1, to: { kind: "person", user_id: late } },
        })
      : node,
  ),
  edges,
});

test("whom a step names and who is a member no more is named to who edits it, and bars publishing where they would do it", async () => {
  const { workflows } = cast.owner.api;
  const { id: leaver } = await createPerson(server.db, { firstName: "Που", lastName: "Φεύγει" });
  await addMember(server.db, cast.organizationId, leaver, "moderator");
  const made = async (given: WorkflowDefinition) => {
    const { id } = await workflows.createTemplate({ library: null, name });
    const { version } = await workflows.template({ id });
    return { id, ...(await workflows.saveTemplate({ id, version, name, definition: given })) };
  };
  const [first, second] = [await made(named(leaver, cast.owner.id)), await made(named(cast.owner.id, leaver))];
  expect(await workflows.template({ id: first.id })).toMatchObject({ gone: [] });
  await server.db.execute(sql`delete from organization_members where user_id = ${leaver}`);
  for (const { id } of [first, second]) expect(await workflows.template({ id })).toMatchObject({ gone: [leaver] });
  await expect(workflows.publishTemplate(first)).rejects.toMatchObject({ code: "workflow.not_publishable" });
  expect(await workflows.publishTemplate(second)).toEqual({ number: 1 });
  // Whoever does not edit it is told of nobody.
  expect(await cast.moderator.api.workflows.template({ id: second.id })).toMatchObject({ gone: [] });
  const erased = await made(named(cast.admin.id, cast.owner.id));
  await server.db.execute(sql`update profiles set erased_at = now() where id = ${cast.admin.id}`);
  expect(await workflows.template({ id: erased.id })).toMatchObject({ gone: [cast.admin.id] });
});
