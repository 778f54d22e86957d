import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { createDb, type Db } from "#platform/db/db.ts";
import { createLog } from "#platform/log/log.ts";
import { createTestDatabase } from "#test/database.ts";
import { createJobs, defineJob, type Jobs } from "./jobs.ts";

const mail = defineJob<{ to: string }>("mail.deliver");

let db: Db;
let url: string;
beforeAll(async () => {
  const database = await createTestDatabase();
  url = database.appUrl;
  db = createDb(url, 3);
});
afterAll(() => db?.$client.end());

async function startJobs(handler: (payload: { to: string }) => Promise<void>): Promise<Jobs> {
  const jobs = createJobs(url, createLog("silent"));
  jobs.handle(mail, handler);
  await jobs.start();
  onTestFinished(() => jobs.stop());
  return jobs;
}
const statesOf = async (to: string): Promise<string[]> => {
  const { rows } = await db.execute<{ state: string }>(sql`select state from jobs.job where data->>'to' = ${to}`);
  return rows.map(({ state }) => state);
};

test("what is taken back while it runs is not tried again when it fails", async () => {
  const to = "running@kerkis.test";
  let fail = (): void => undefined;
  const runs = vi.fn<() => Promise<void>>(
    () => new Promise<void>((_, reject) => (fail = () => reject(new Error("The server is away.")))),
  );
  const jobs = await startJobs(runs);
  await db.transaction((tx) => jobs.enqueue(tx, mail, { to }));
  await expect.poll(() => statesOf(to)).toEqual(["active"]);
  await expect.poll(() => runs.mock.calls.length).toBe(1);
  expect(await db.transaction((tx) => jobs.withdraw(tx, mail, { to }))).toBe(1);
  fail();
  await jobs.stop();
  expect(await statesOf(to)).toEqual([]);
});

test("what fails at the moment in which it is taken back is not tried again", async () => {
  const to = "failing@kerkis.test";
  let end = (): void => undefined;
  const jobs = await startJobs(() => new Promise((resolve) => (end = resolve)));
  await db.transaction((tx) => jobs.enqueue(tx, mail, { to }));
  await expect.poll(() => statesOf(to)).toEqual(["active"]);
  const failing = await db.$client.connect();
  onTestFinished(() => failing.release(true));
  await failing.query("begin");
  await failing.query("create temp table failed on commit drop as select * from jobs.job where data->>'to' = $1", [to]);
  await failing.query("delete from jobs.job where data->>'to' = $1", [to]);
  await failing.query("insert into jobs.job select * from failed");
  const withdrawn = db.transaction((tx) => jobs.withdraw(tx, mail, { to }));
  const waits = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  await expect.poll(async () => (await db.$client.query(waits)).rowCount).toBe(1);
  await failing.query("commit");
  expect(await withdrawn).toBe(1);
  end();
  expect(await statesOf(to)).toEqual([]);
});
