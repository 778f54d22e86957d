import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { startupVisibility } from "#modules/startups/startups.api.ts";
import { createDb, type Db } from "#platform/db/db.ts";
import { createCursors } from "#platform/lists/cursors.ts";
import type { Visibility } from "#platform/auth/visibility.policy.ts";
import { createTestDatabase } from "#test/database.ts";
import { planningAnew } from "#test/quicker/kept-plans.ts";
import { searchStartups } from "./search.reads.ts";

const ROWS = 8000;
/** The first rows are looked at, and few besides. */
const READ_MAX = 1500;
const EVERYONE = startupVisibility(null);

const cursors = createCursors("the secret of a test, long enough to seal");

let db: Db;
let organizationId: string;

beforeAll(async () => {
  // On one connection, and one by index alone: each tells what it has read when it is asked.
  db = createDb(planningAnew((await createTestDatabase()).ownerUrl), 1);
  organizationId = (await createOrganization(db)).id;
  // «Ναυτιλία» stands in the names of hidden ones alone and in every description, «άνεμος» in few names and some descriptions.
  await db.$client.query(
    `insert into startups (organization_id, name, slug, tagline, description, industry, stage, location, is_active, is_verified, verified_at, created_at)
      select $1,
        case when n % 10 = 0 then 'Ναυτιλία ' when n % 400 = 7 then 'Άνεμος ' when n % 400 = 9 then 'Παράνεμος ' else 'Όνομα ' end || n,
        'plan-' || n, '', 'Έργο για τη ναυτιλία' || case when n % 400 = 11 then ' και τους ανέμους' else '' end, 'energy', 'seed', '',
        n % 10 <> 0, n % 10 <> 0, now(), now() - make_interval(mins => n)
      from generate_series(1, $2) n`,
    [organizationId, ROWS],
  );
  await db.$client.query("vacuum analyze startups");
}, 60_000);
afterAll(() => db?.$client.end());

const pageOf = (visibility: Visibility, query: Parameters<typeof searchStartups>[2]) =>
  searchStartups({ db, cursors }, visibility, query);

/** How many rows of startups the database has read. */
async function rowsRead(): Promise<number> {
  await Promise.all([db.$client, db.$client.byIndexAlone].map((one) => one.query("select pg_stat_force_next_flush()")));
  const { rows } = await db.execute<{ read: number }>(
    sql`select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_user_tables where relname = 'startups'`,
  );
  return rows[0]?.read ?? Number.NaN;
}

test.each(["ναυτιλία", "ν", "όνομα", "άνεμος", "άνεμος 407", "όνομα ναυτιλία"])(
  "a search for %s reads few rows, however many have the word",
  async (q) => {
    const before = await rowsRead();
    await pageOf(EVERYONE, { q, limit: 24 });
    expect((await rowsRead()) - before).toBeLessThan(READ_MAX);
  },
);

describe("what is found", () => {
  const readers: [string, () => Visibility][] = [
    ["everyone", () => EVERYONE],
    ["an organization's", () => ({ ...EVERYONE, organizationIds: [organizationId] })],
    ["all", () => ({ ...EVERYONE, all: true })],
  ];

  it.each(readers)("is the same by pages of any size, each row once: %s", async (_name, visibility) => {
    const whole = await pageOf(visibility(), { q: "άνεμος", limit: 100 });
    expect(whole.items.map(({ name }) => name.split(" ")[0])).toEqual(
      ["Άνεμος", "Παράνεμος", "Όνομα"].flatMap((name) => Array.from({ length: ROWS / 400 }, () => name)),
    );
    const found: unknown[] = [];
    let cursor: string | undefined;
    do {
      const page = await pageOf(visibility(), { q: "άνεμος", limit: 3, ...(cursor && { cursor }) });
      found.push(...page.items);
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    expect(found).toEqual(whole.items);
  });

  it("is verified ones before others, the newest first, for those who see both", async () => {
    const { items } = await pageOf({ ...EVERYONE, all: true }, { q: "έργο", limit: 24 });
    expect(items.map(({ name }) => Number(name.split(" ")[1]))).toEqual(
      Array.from({ length: ROWS }, (_, index) => index + 1)
        .filter((n) => n % 10 !== 0)
        .slice(0, 24),
    );
  });
});
