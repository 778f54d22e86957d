import { randomUUID } from "node:crypto";
import { setImmediate as turn } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "#test/database.ts";
import { byIndexAlone } from "./by-index-alone.ts";
import { behind, createDb, settled, together, transact, type Db, type Tx } from "./db.ts";

let db: Db;
beforeAll(async () => {
  db = createDb((await createTestDatabase()).appUrl, 1);
});
afterAll(() => db?.$client.end());

const ACTOR = randomUUID();
const actorSeen = sql`select current_setting('kerkis.actor', true) as actor`;

/** How often something was sent to PostgreSQL after an answer, rather than beside what was sent already. */
async function journeysOf(work: () => Promise<unknown>): Promise<number> {
  const client = await db.$client.connect();
  client.release();
  const { connection } = client as unknown as { connection: pg.Connection };
  const { stream } = connection as unknown as { stream: { write: (...input: unknown[]) => boolean } };
  const { write } = stream;
  let journeys = 0;
  let isAnswered = true;
  const answered = () => {
    isAnswered = true;
  };
  stream.write = (...input) => {
    if (isAnswered) journeys += 1;
    isAnswered = false;
    return Reflect.apply(write, stream, input);
  };
  connection.on("readyForQuery", answered);
  await work();
  connection.off("readyForQuery", answered);
  stream.write = write;
  return journeys;
}

test("the first statement of a transaction knows who acts, and the name costs no journey of its own", async () => {
  let seen: unknown;
  const work = () =>
    transact(db, ACTOR, async (tx) => {
      seen = (await tx.execute<{ actor: string }>(actorSeen)).rows;
    });
  await work();
  expect(seen).toEqual([{ actor: ACTOR }]);
  // Begin, the name with the statement, commit.
  expect(await journeysOf(work)).toBe(3);
});

test("statements that need nothing of one another travel together", async () => {
  const one = sql`select 1`;
  const apart = () =>
    transact(db, null, async (tx) => {
      await tx.execute(one);
      await tx.execute(one);
    });
  const both = () => transact(db, null, (tx) => together(tx.execute(one), tx.execute(one)));
  expect([await journeysOf(apart), await journeysOf(both)]).toEqual([4, 3]);
});

test("when one of them fails nothing of the other is written, however late it comes", async () => {
  const failed = transact(db, ACTOR, async (tx) => {
    const failing = Promise.resolve(tx.execute(sql`select 1 / 0`));
    const late = async () => {
      await failing.catch(() => undefined);
      for (let turns = 0; turns < 20; turns += 1) await turn();
      await tx.execute(sql`insert into rate_limits (key, points) values ('late', 1)`);
    };
    await together(failing, late());
  });
  await expect(failed).rejects.toMatchObject({ cause: { code: "22012" } });
  const { rows } = await db.execute<{ key: string }>(sql`select key from rate_limits where key = 'late'`);
  expect(rows).toEqual([]);
});

test("a connection goes on after a transaction that failed", async () => {
  await expect(transact(db, "no uuid at all", (tx) => tx.execute(sql`select 1 / 0`))).rejects.toThrow("Failed query");
  expect((await transact(db, ACTOR, (tx) => tx.execute<{ actor: string }>(actorSeen))).rows).toEqual([
    { actor: ACTOR },
  ]);
});

test("what goes without being waited for is kept with the transaction, or fails it; nothing is sent after its end", async () => {
  const owner = createDb((await createTestDatabase()).ownerUrl, 1);
  await owner.execute(sql`create table kept (n int primary key)`);
  const put = (tx: Tx, n: number) => behind(tx, tx.execute(sql`insert into kept values (${n})`));
  const count = async () => (await owner.execute<{ n: number }>(sql`select count(*)::int as n from kept`)).rows[0]?.n;
  await transact(owner, null, async (tx) => {
    await put(tx, 1);
    await put(tx, 2);
    const { rows } = await tx.execute<{ n: number }>(sql`select n from kept`);
    expect(rows).toHaveLength(2);
  });
  expect(await count()).toBe(2);
  const twice = transact(owner, null, async (tx) => {
    await put(tx, 3);
    await put(tx, 1);
    await put(tx, 4);
  });
  await expect(twice).rejects.toMatchObject({ cause: { code: "23505" } });
  const left = transact(owner, null, async (tx) => {
    await put(tx, 5);
    throw new Error("Left.");
  });
  await expect(left).rejects.toThrow("Left.");
  expect(await count()).toBe(2);
  await transact(owner, null, async (tx) => {
    await put(tx, 6);
    await settled(tx);
    const back = tx.transaction(async (nested) => {
      await put(nested, 8);
      throw new Error("Back.");
    });
    await expect(back).rejects.toThrow("Back.");
    await put(tx, 7);
  });
  expect(await count()).toBe(4);
  await owner.$client.end();
});

test("what is looked up by index alone has connections of its own, set up before their first statement; others keep their planner", async () => {
  interface Settings extends Record<string, unknown> {
    seqscan: string;
    indexscan: string;
    alike: string;
  }
  const settings = sql`select current_setting('enable_seqscan') as seqscan, current_setting('enable_indexscan') as indexscan,
    current_setting('pg_trgm.word_similarity_threshold', true) as alike`;
  const rows = await byIndexAlone(db, async (reader) => (await reader.execute<Settings>(settings)).rows);
  expect(rows).toEqual([{ seqscan: "off", indexscan: "off", alike: "0.5" }]);
  const [others] = (await db.execute<Settings>(settings)).rows;
  expect(others).toMatchObject({ seqscan: "on", indexscan: "on" });
});
