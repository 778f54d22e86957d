// npm run bench -- workflows: what 10,000 cases under way and 100,000 tasks cost: first screens beside their bare SQL, steps a
// second, thousands of clocks that ring at once, and what a second node takes over.
import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { createPerson, createSession } from "../apps/server/src/modules/identity/identity.factory.ts";
import { addMember, createOrganization } from "../apps/server/src/modules/organizations/organizations.factory.ts";
import { createWorkflow } from "../apps/server/src/modules/workflows/workflows.factory.ts";
import { createDb } from "../apps/server/src/platform/db/db.ts";
import { withClient } from "./database.ts";
import { type Call, load, loadOnce, type Load } from "./load.ts";
import { type OwnProduct, SECRET, withOwnProduct } from "./own-product.ts";
import type { ServerProcess } from "./processes.ts";
import { measureSide, parentOf, type Side } from "./side.ts";
import { say, writeFigures } from "./report/figures.ts";
import { besideBareSql } from "./yardsticks/bare-screens.ts";

/** A machine without time takes a part of it. */
const PART = Number(process.env["BENCH_BASE"] ?? 1);
const CASES = Math.round(10_000 * PART);
const TASKS_EACH = 10;
const CLOCKS = Math.round(5_000 * PART);
const MANAGERS = 20;
const AT_ONCE = 10;
const GOALS = { ratio: 2, steps: 200, seconds: 60, tail: 3 };

const SILENT = { el: "", en: "" };
const step = (id: string) => ({ id, name: { el: id, en: id }, tells: SILENT });
const task = { type: "review", assignee: { kind: "managers" }, due_days: 5, remind_days: 1, escalation: null } as const;
const way = (from: string, to: string) => ({ from, on: "next" as const, to, max: null });
const DEFINITION: WorkflowDefinition = {
  nodes: [
    { ...step("start"), type: "start" },
    { ...step("first"), ...task, not_by: [] },
    { ...step("pause"), type: "wait", working_days: 5 },
    { ...step("second"), ...task, not_by: [] },
    { ...step("end"), type: "end" },
  ],
  edges: [way("start", "first"), way("first", "pause"), way("pause", "second"), way("second", "end")],
};

await withOwnProduct("workflows", main);

async function main({ ownerUrl, appUrl, env, startNode }: OwnProduct): Promise<void> {
  console.log(`Making ${CASES} cases and ${CASES * TASKS_EACH} tasks.`);
  const cookies = await seed(ownerUrl);
  const [cookie = ""] = cookies;
  const screens = {
    "my tasks, first screen": ["/api/workflows/my-tasks", "/api/workflows/my-tasks/count"],
    "process management, first screen": ["/api/workflows/processes"],
  };
  const node = await startNode();
  const beside = await besideBareSql(screens, { url: node.url, appUrl, cookie, env });
  for (const [name, { ours, bare }] of Object.entries(beside))
    say(name, `${ours.toFixed(1)} ms, bare SQL ${bare.toFixed(1)} ms`, ours / bare < GOALS.ratio);
  const postmaster = await postmasterOf(ownerUrl);
  const begun = await measureSide(node, postmaster, () => stepsASecond(ownerUrl, node, cookies));
  const rate = `${begun.requestsPerSecond.toFixed(0)} (${costOf(begun)})`;
  say("steps a second", rate, begun.requestsPerSecond >= GOALS.steps);

  const ask: Call = { path: "/api/workflows/my-tasks/count", headers: { cookie } };
  const idle = await load(node.url, ask, 1, 5);
  let alone = 0;
  let meanwhile = idle;
  const rung = await measureSide(node, postmaster, async () => {
    [alone, meanwhile] = await Promise.all([ringing(ownerUrl), load(node.url, ask, 1, 5)]);
    return { ...meanwhile, requests: CLOCKS };
  });
  say(`${CLOCKS} clocks at once`, `${alone.toFixed(1)} s (${costOf(rung)})`, alone < GOALS.seconds);
  const tail = `${meanwhile.p99} ms, idle ${idle.p99} ms`;
  say("requests' p99 meanwhile", tail, meanwhile.p99 < GOALS.tail * Math.max(idle.p99, 1));
  await startNode();
  const together = await ringing(ownerUrl);
  say("the same on two nodes", `${together.toFixed(1)} s`, together < alone);
  if (PART === 1)
    writeFigures(
      "Workflows",
      `\`npm run bench -- workflows\`: ${CASES} cases under way with ${CASES * TASKS_EACH} tasks. Goals: screens below ${GOALS.ratio} times the
bare SQL, ${GOALS.steps} steps a second, ${CLOCKS} clocks within ${GOALS.seconds} s while requests stay below ${GOALS.tail} times their idle p99.`,
    );
}

/** What a step costs of both cores, whatever else the machine does. */
function costOf({ serverCpu, databaseCpu }: Side): string {
  return `${(serverCpu / 1000).toFixed(1)} ms of CPU in the server and ${(databaseCpu / 1000).toFixed(1)} ms in PostgreSQL each`;
}

function postmasterOf(ownerUrl: string): Promise<number> {
  return withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    return parentOf(rows[0]?.pid ?? 0);
  });
}

/** An organization whose managers hold half of the open tasks; the others are for whoever is first. @returns their cookies */
async function seed(ownerUrl: string): Promise<string[]> {
  const db = createDb(ownerUrl, 2);
  const { id: organization } = await createOrganization(db, { name: "Μεγάλη" });
  const cookies: string[] = [];
  const ids: string[] = [];
  for (let index = 0; index < MANAGERS; index += 1) {
    const { id } = await createPerson(db, { email: `manager${index}@bench.test` });
    await addMember(db, organization, id, "moderator");
    ids.push(id);
    cookies.push(`${await createSession(db, id, SECRET)}; kerkis_organization=${organization}`);
  }
  const { id: template, versionId } = await createWorkflow(db, organization, { definition: DEFINITION });
  await db.$client.end();
  await withClient(ownerUrl, async (client) => {
    // Tasks of the past begin completed, which a guard lets no application do.
    await client.query("alter table workflow_tasks disable trigger user");
    await client.query(
      `insert into workflow_instances (organization_id, template_id, version_id, title, flow, created_at)
       select $1, $2, $3, 'Υπόθεση ' || n, $4::jsonb, now() - (n % 90) * interval '1 day' from generate_series(1, $5::int) n`,
      [organization, template, versionId, JSON.stringify(standingAt("first")), CASES],
    );
    await client.query(
      `insert into workflow_tasks (organization_id, instance_id, token, node, kind, name, status, assign_kind, assignee_id, due_on,
         outcome, completed_by, completed_at, created_at)
       select $1, i.id, t, 'first', 'review', '{"el":"first","en":"first"}',
         case when t > 1 then 'completed' when i.n % 2 = 0 then 'claimed' else 'open' end, 'managers',
         case when t > 1 or i.n % 2 = 0 then ($2::uuid[])[1 + (i.n / 2) % $3] end, current_date + (i.n % 30)::int - 5,
         case when t > 1 then 'next' end, case when t > 1 then ($2::uuid[])[1 + (i.n / 2) % $3] end,
         case when t > 1 then now() - (i.n % 60) * interval '1 day' end, now() - (i.n % 60 + 3) * interval '1 day'
       from (select id, row_number() over (order by id)::int n from workflow_instances) i, generate_series(1, $4::int) t`,
      [organization, ids, MANAGERS, TASKS_EACH],
    );
    await client.query("alter table workflow_tasks enable trigger user");
    await client.query("vacuum analyze workflow_instances, workflow_tasks");
  });
  return cookies;
}

function standingAt(node: string) {
  return { next: 2, tokens: [{ id: 1, node, scopes: [] }], splits: {}, taken: {}, moves: 1, ended: null };
}

/** Every claimed task is completed by whoever holds it: its case goes on and sets its clock. */
async function stepsASecond(ownerUrl: string, node: ServerProcess, cookies: readonly string[]): Promise<Load> {
  const held = await withClient(ownerUrl, (client) =>
    client.query<{ id: string; place: number }>(
      `select t.id, dense_rank() over (order by p.email collate "C")::int - 1 as place from workflow_tasks t
        join profiles p on p.id = t.assignee_id where t.status = 'claimed' order by t.id`,
    ),
  );
  const inOrder = [...cookies.keys()].toSorted((a, b) => (`manager${a}@` < `manager${b}@` ? -1 : 1));
  const calls = held.rows.map(({ id, place }): Call => {
    const cookie = cookies[inOrder[place] ?? 0] ?? "";
    const body = JSON.stringify({ outcome: "next", answers: {}, reason: "" });
    return { method: "POST", path: `/api/workflows/tasks/${id}/complete`, body, headers: { cookie } };
  });
  const done = await loadOnce(node.url, calls, AT_ONCE);
  if (done.failed > 0) throw new Error(`${done.failed} tasks were not completed.`);
  // Each leaves one step and begins another.
  return done;
}

/** Seconds until so many clocks that are due have rung, each a step of its case. */
async function ringing(ownerUrl: string): Promise<number> {
  return withClient(ownerUrl, async (client) => {
    // Cases wait anew where there are too few that do.
    const placed = await client.query<{ instance_id: string }>(
      `with waiting as (select id, organization_id from workflow_instances where status = 'running' order by id limit $1),
         placed as (update workflow_instances set flow = $2::jsonb where id in (select id from waiting)),
         gone as (update workflow_tasks set status = 'cancelled'
           where instance_id in (select id from waiting) and status in ('open', 'claimed')),
         cleared as (delete from workflow_timers where instance_id in (select id from waiting))
       insert into workflow_timers (organization_id, instance_id, token, kind, at)
       select organization_id, id, 1, 'wake', now() from waiting returning instance_id`,
      [CLOCKS, JSON.stringify(standingAt("pause"))],
    );
    const ids = placed.rows.map((row) => row.instance_id);
    const from = performance.now();
    await client.query("insert into jobs.job (name) values ('workflow.timers')");
    for (;;) {
      const { rows } = await client.query<{ left: number }>(
        "select count(*)::int as left from workflow_instances where id = any($1) and flow->'tokens'->0->>'node' = 'pause'",
        [ids],
      );
      if (rows[0]?.left === 0) return (performance.now() - from) / 1000;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
}
