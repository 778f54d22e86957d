// The server dies at every kind of moment of many cases; nothing of them is lost and nothing is done twice.
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import type { Client } from "pg";
import { createWorkflow } from "../apps/server/src/modules/workflows/workflows.factory.ts";
import { crashCourse, LETTER, STEPS, TASKS } from "./support/crash-course.ts";
import { expect, test } from "./support/journey.ts";
import { addOrganization, addPerson, countRows, ringClock } from "./support/people/people.ts";
import { type OwnProduct, startOwnProduct } from "./support/servers/own-product.ts";

/** KILLED_CASES=1000 npm test -- e2e/workflow-crash: the long proof. */
const CASES = Number(process.env["KILLED_CASES"] ?? 10);
const MOMENTS = ["begin", "task", "letter", "call", "clock"] as const;
type Moment = (typeof MOMENTS)[number];
/** Each moment comes up at least once, and again with every so many cases. */
const KILLS = Math.max(MOMENTS.length, Math.floor(CASES / 10));
/** So many begin anew with each kill, so that each meets cases at every step. */
const PORTION = Math.ceil(CASES / KILLS);
const AT_ONCE = 10;

test.describe.configure({ timeout: 180_000 + CASES * 10_000 });

interface Receiver {
  url: string;
  /** Keys of the calls, by the case that they tell of. */
  calls: Map<string, string[]>;
  beforeAnswer: () => Promise<void>;
  close(): void;
}

async function startReceiver(): Promise<Receiver> {
  const calls = new Map<string, string[]>();
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      const { case: about } = JSON.parse(body) as { case: { id: string } };
      calls.set(about.id, [...(calls.get(about.id) ?? []), String(request.headers["x-kerkis-delivery"])]);
      void receiver.beforeAnswer().then(() => response.writeHead(204).end());
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const receiver: Receiver = {
    url,
    calls,
    beforeAnswer: async () => undefined,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return receiver;
}

/** What runs by itself is looked at again a little later. */
const nextPoll = () => new Promise((resolve) => setTimeout(resolve, 100));

/** Kills the server when the armed moment comes, and starts it again. */
class Reaper {
  readonly #product: OwnProduct;
  readonly killed: Moment[] = [];
  #armed: Moment | null = null;
  #isDead = false;

  constructor(product: OwnProduct) {
    this.#product = product;
  }

  /** The next moment waits to come, until all have had their turns. */
  arm(): void {
    if (this.#armed === null && this.killed.length < KILLS)
      this.#armed = MOMENTS[this.killed.length % MOMENTS.length] ?? null;
  }

  async at(moment: Moment, delayMs = 0): Promise<void> {
    if (this.#armed !== moment || this.#isDead) return;
    this.#armed = null;
    this.#isDead = true;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await this.#product.kill();
    this.killed.push(moment);
  }

  /** @param connection of whoever owns the tables */
  async revive(connection: Client): Promise<void> {
    if (!this.#isDead) return;
    await this.#product.kill();
    // What a dead node left behind is taken up after a minute; here at once.
    await connection.query("update jobs.job set state = 'retry', start_after = now() where state = 'active'");
    this.#isDead = false;
    await this.#product.start();
  }
}

test("killed as cases begin, tasks are done, letters and calls leave and clocks ring: each effect is there, once", async () => {
  const receiver = await startReceiver();
  const product = await startOwnProduct({ WEBHOOK_ORIGINS: receiver.url });
  try {
    const { world, mails } = product;
    const organization = await addOrganization(world, "Ερμούπολη");
    const member = (role: "owner" | "moderator" | "member") =>
      addPerson(world, { organizations: { [organization]: role } });
    const [owner, first, second, reader] = [
      await member("owner"),
      await member("moderator"),
      await member("moderator"),
      await member("member"),
    ];
    const { id: template } = await createWorkflow(world.db, organization, {
      definition: crashCourse(receiver.url, reader.id),
    });
    const reaper = new Reaper(product);
    const sweep = await product.connect();
    receiver.beforeAnswer = () => reaper.at("call");
    mails.beforeAnswer(({ subject }) => (subject === LETTER ? reaper.at("letter") : Promise.resolve()));
    // What is cut off is seen by what is in the database, as a person would look again.
    const call = async (who: typeof owner, path: string, body: unknown): Promise<void> => {
      await who.call("POST", path, body).catch(() => undefined);
    };
    const ended = () => countRows(world, sql`from workflow_instances where status = 'completed'`);

    const titles = Array.from({ length: CASES }, (_, index) => `Υπόθεση ${index} ${randomUUID().slice(0, 6)}`);
    for (let round = 0; (await ended()) < CASES; round += 1) {
      await reaper.revive(sweep);
      reaper.arm();
      const known = await sweep.query<{ title: string }>("select title from workflow_instances");
      const begun = new Set(known.rows.map(({ title }) => title));
      const missing = titles
        .filter((title) => !begun.has(title))
        .slice(0, PORTION * (reaper.killed.length + 1) - begun.size);
      const begins = missing.map((title) => call(owner, `/workflows/templates/${template}/start`, { title }));
      if (missing.length > 0) await Promise.all([...begins, reaper.at("begin", round % 40)]);
      const tasks = await sweep.query<{ id: string; node: string }>(
        "select id, node from workflow_tasks where status in ('open', 'claimed') order by random() limit $1",
        [AT_ONCE],
      );
      if (missing.length + tasks.rows.length === 0) await nextPoll();
      const does = tasks.rows.map(async ({ id, node }) => {
        const [who, outcome] = node === TASKS[0] ? [first, "approved"] : [second, "next"];
        await call(who, `/workflows/tasks/${id}/claim`, {});
        await call(who, `/workflows/tasks/${id}/complete`, { outcome, answers: {}, reason: "" });
      });
      if (does.length > 0) await Promise.all([...does, reaper.at("task", (round * 7) % 60)]);
      const rung = await sweep.query("update workflow_timers set at = now() where at > now() returning 1");
      if ((rung.rowCount ?? 0) > 0) {
        await ringClock(world, "workflow.timers");
        await reaper.at("clock", (round * 11) % 200);
      }
    }

    expect(new Set(reaper.killed)).toEqual(new Set(MOMENTS));
    const twice = (of: string) =>
      sql`from (select instance_id, node from ${sql.raw(of)} group by 1, 2 having count(*) <> 1) more`;
    expect(await countRows(world, sql`from workflow_instances`)).toBe(CASES);
    expect(
      await countRows(world, sql`from workflow_instances where flow->>'ended' = 'end' and flow->'tokens' = '[]'`),
    ).toBe(CASES);
    expect(await countRows(world, sql`from workflow_tasks where status = 'completed'`)).toBe(CASES * TASKS.length);
    expect(await countRows(world, twice("workflow_tasks"))).toBe(0);
    for (const [kind, node] of STEPS) {
      const told = sql`from workflow_events where kind = ${kind} and node is not distinct from ${node}`;
      expect([kind, node, await countRows(world, told)]).toEqual([kind, node, CASES]);
    }
    // One key for each case, however often it was tried.
    expect([...receiver.calls.values()].map((keys) => new Set(keys).size)).toEqual(Array(CASES).fill(1));
    // Killed before it was answered, one was called again with the same key; a letter likewise.
    expect([...receiver.calls.values()].flat().length).toBeGreaterThan(CASES);
    const letters = () =>
      new Set(mails.mails.filter(({ subject }) => subject === LETTER).map(({ messageId }) => messageId));
    await expect.poll(() => letters().size, { timeout: 60_000 }).toBe(CASES);
    const words = sql`from notifications where user_id = ${reader.id} and activity_type = 'workflow_told'`;
    expect(await countRows(world, words)).toBe(CASES);
    const left = sql`from jobs.job where state in ('created', 'retry', 'active', 'failed') and name like 'workflow.%' and name <> 'workflow.timers'`;
    await expect.poll(() => countRows(world, left)).toBe(0);
    expect(await countRows(world, sql`from workflow_timers`)).toBe(0);
  } finally {
    await product.close();
    receiver.close();
  }
});
