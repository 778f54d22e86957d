import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type RunningServer } from "#app/server.ts";
import { createPerson } from "#modules/identity/identity.factory.ts";
import { addMember, createOrganization } from "#modules/organizations/organizations.factory.ts";
import { createTestDatabase } from "#test/database.ts";
import { createWorkflow, step, way } from "../workflows.factory.ts";
import { workflowTimers } from "../workflows.tables.ts";
import { beginCase } from "./engine.service.ts";
import { runDueTimers } from "./timers.jobs.ts";

const CASES = 200;
/** What a node writes tells which it was: its clock goes that much ahead. */
const AHEAD_MS = [0, 3 * DAY_MS];
const nodes: RunningServer[] = [];

beforeAll(async () => {
  const { appUrl } = await createTestDatabase();
  const env = { KERKIS_SECRET: "a secret that only tests know, long enough", DEMO: "off", LOG_LEVEL: "silent" };
  for (const ahead of AHEAD_MS) {
    const clock = { now: () => new Date(Date.now() + ahead) };
    nodes.push(await startServer({ appUrl, port: 0, host: "127.0.0.1", clock, env }));
  }
});
afterAll(async () => {
  for (const node of nodes) await node.close();
});

test("two nodes share what is due: both take part, each step is taken once and its words are said once", async () => {
  const [{ platform } = expect.fail("No node.")] = nodes;
  const { db } = platform;
  const { id: organizationId } = await createOrganization(db, { name: "Δύο κόμβοι" });
  const { id: reader } = await createPerson(db, { email: "reader@nodes.test" });
  await addMember(db, organizationId, reader, "member");
  const definition: WorkflowDefinition = {
    nodes: [
      { ...step("start"), type: "start" },
      { ...step("pause"), type: "wait", working_days: 1 },
      {
        ...step("word"),
        type: "notify",
        to: { kind: "person", user_id: reader },
        words: { el: "Ήρθε", en: "It came" },
      },
      { ...step("end"), type: "end" },
    ],
    edges: [way("start", "pause"), way("pause", "word"), way("word", "end")],
  };
  const { id: templateId, versionId } = await createWorkflow(db, organizationId, { definition });
  const given = { organizationId, templateId, versionId, applicationId: null, submitterId: null };
  await db.transaction(async (tx) => {
    for (let index = 0; index < CASES; index += 1) {
      await beginCase({ tx, platform, actorId: null }, { ...given, title: `Υπόθεση ${index}` });
    }
    await tx.update(workflowTimers).set({ at: platform.clock.now().toISOString() });
  });

  await Promise.all(nodes.map((node) => runDueTimers(node.platform)));
  const count = async (what: string) => {
    const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n ${sql.raw(what)}`);
    return rows[0]?.n ?? 0;
  };
  await expect.poll(() => count("from workflow_instances where status = 'completed'"), { timeout: 30_000 }).toBe(CASES);
  expect(await count("from workflow_timers")).toBe(0);
  expect(await count("from workflow_events where kind = 'acted' and node = 'word'")).toBe(CASES);
  expect(await count("from notifications where activity_type = 'workflow_told'")).toBe(CASES);
  const byFirst = await count("from workflow_instances where ended_at < now() + interval '1 day'");
  expect(byFirst).toBeGreaterThan(0);
  expect(byFirst).toBeLessThan(CASES);
});
