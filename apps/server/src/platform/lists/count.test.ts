import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createDb, type Db } from "#platform/db/db.ts";
import { createTestDatabase } from "#test/database.ts";
import { countOf } from "./count.ts";

let db: Db;
beforeAll(async () => {
  db = createDb((await createTestDatabase()).ownerUrl, 1);
  await db.execute(sql`create table seats (number int not null, is_taken boolean not null)`);
  // The planner learns of rows when these tests say so.
  await db.execute(sql`alter table seats set (autovacuum_enabled = false)`);
});
afterAll(() => db?.$client.end());

/** So many seats, a quarter of them taken; the planner knows of those that were there when it last looked. */
async function haveSeats(count: number, isAnalyzed: boolean): Promise<void> {
  await db.execute(sql`truncate seats`);
  await db.execute(sql`insert into seats select n, n % 4 = 0 from generate_series(1, ${count}::int) n`);
  if (isAnalyzed) await db.execute(sql`analyze seats`);
}
const all = sql`select number from seats`;

it("counts exactly below ten thousand, whatever the planner thinks", async () => {
  await haveSeats(9_999, false);
  expect(await countOf(db, all)).toEqual({ value: 9_999, exact: true, groups: {} });
  await haveSeats(0, true);
  expect(await countOf(db, all)).toMatchObject({ value: 0, exact: true });
});

it("estimates from ten thousand on, in two significant digits, and says so", async () => {
  await haveSeats(23_456, true);
  expect(await countOf(db, all)).toEqual({ value: 23_000, exact: false, groups: {} });
  expect(await countOf(db, sql`select number from seats where is_taken`)).toMatchObject({ value: 5_864, exact: true });
  await haveSeats(10_000, true);
  expect(await countOf(db, all)).toMatchObject({ value: 10_000, exact: false });
});

it("never estimates less than what was counted, though the planner knows of fewer", async () => {
  await haveSeats(20_000, true);
  // The planner takes one row in two hundred for a condition that it has no figures about.
  expect(await countOf(db, sql`select number from seats where number % 7 >= 0 and number % 7 = number % 7`)).toEqual({
    value: 10_000,
    exact: false,
    groups: {},
  });
});

it("groups are counted beside the total", async () => {
  await haveSeats(12, true);
  expect(await countOf(db, all, Promise.resolve({ taken: 3 }))).toEqual({
    value: 12,
    exact: true,
    groups: { taken: 3 },
  });
});
