import pg from "pg";
import { expect, test } from "vitest";
import { createTestDatabase } from "./database.ts";

async function read(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

test("a test database knows Greek letters: search and order do not depend on the machine's locale", async () => {
  const { ownerUrl } = await createTestDatabase();
  expect(await read(ownerUrl, "SELECT lower('ΑΘΗΝΑ') AS word")).toEqual([{ word: "αθηνα" }]);
});

test("two test databases of one file share no rows", async () => {
  const [first, second] = [await createTestDatabase(), await createTestDatabase()];
  await read(first.ownerUrl, "CREATE TABLE only_here (id int)");
  expect(await read(second.ownerUrl, "SELECT to_regclass('only_here') AS found")).toEqual([{ found: null }]);
});

test("the application's role owns nothing and may not create tables", async () => {
  const { appUrl } = await createTestDatabase();
  await expect(read(appUrl, "CREATE TABLE mine (id int)")).rejects.toThrow("permission denied");
});
