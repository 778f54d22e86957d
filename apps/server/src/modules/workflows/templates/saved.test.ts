import { recordTopic } from "@kerkis/contract/core/realtime.ts";
import { TEMPLATE_SAVED } from "@kerkis/contract/workflows/workflows.events.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { castOf, twoOrganizations, type ProcessCast } from "#test/application-process.ts";
import type { TestServer } from "#test/server.ts";
import { createWorkflow } from "../workflows.factory.ts";

let server: TestServer;
let cast: ProcessCast;
beforeAll(async () => {
  ({ server, cast } = await twoOrganizations());
});
afterAll(() => server?.close());

test("those who have a template open hear that its draft was saved, with its version and nothing of what it says", async () => {
  const { api } = cast.owner;
  const { id } = await createWorkflow(server.db, cast.organizationId);
  const heard: unknown[] = [];
  const publish = vi.spyOn(server.platform.realtime, "publish");
  publish.mockImplementation(async (_, topic, event, payload) => void heard.push([topic, event, payload]));
  const { name, definition, version: published } = await api.workflows.template({ id });
  const { version } = await api.workflows.beginVersion({ id, version: published });
  const saved = await api.workflows.saveTemplate({ id, name, definition, version });
  await expect(api.workflows.saveTemplate({ id, name, definition, version })).rejects.toMatchObject({
    code: "request.conflict",
  });
  publish.mockRestore();
  const topic = recordTopic(cast.organizationId, "workflow", id);
  expect(heard).toEqual([version, saved.version].map((one) => [topic, TEMPLATE_SAVED, { version: one }]));
});

test("a step can name members alone, found by their names; whoever is of another organization has none here", async () => {
  const { api, id } = cast.owner;
  const { people, named } = await api.workflows.assigneePeople({ named: cast.coordinator.id });
  expect(people.map((person) => person.id)).toContain(id);
  expect(named?.id).toBe(cast.coordinator.id);
  const elsewhere = await castOf(server, "Orange Hub");
  expect(people.map((person) => person.id)).not.toContain(elsewhere.owner.id);
  const asked = await api.workflows.assigneePeople({ q: "zzxxqqjj", named: elsewhere.owner.id });
  expect(asked).toEqual({ people: [], has_more: false, named: null });
});

test("how many a step would come to: members by their role, coordinators by appointment, nobody of another organization", async () => {
  const before = await cast.owner.api.workflows.assigneeCounts({});
  expect(before.organization_role.owner).toBe(1);
  expect(before.managers).toBeGreaterThanOrEqual(before.organization_role.owner + before.organization_role.admin);
  const { rows } = await server.db.execute<{ role: "evaluator"; count: number }>(sql`
    select p.role, count(*)::int as count from organization_members m join profiles p on p.id = m.user_id
    where m.organization_id = ${cast.organizationId} and p.role = 'evaluator' group by p.role`);
  expect(before.profile_role.evaluator).toBe(rows[0]?.count ?? 0);
  expect(before.profile_role.evaluator).toBeGreaterThan(0);
});
