// A table of people that the erasure of an account does not touch fails here.
import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { eraseDueAccounts } from "#modules/identity/account/account-deletion.service.ts";
import { startTestServer, type TestServer } from "#test/server.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.close());

test("the erasure of an account", async () => {
  const asked: string[] = [];
  const db = drizzle({ client: server.db.$client, logger: { logQuery: (query) => void asked.push(query) } });
  const { id } = await server.createUser();
  await server.ownerDb.$client.query("update profiles set deletion_requested_at = now() where id = $1", [id]);
  server.clock.advance(LIMITS.accountGraceMs + 1000);
  expect(await eraseDueAccounts({ ...server.platform, db } as typeof server.platform)).toBe(1);
  const { rows: columns } = await server.ownerDb.$client.query<{ table: string; column: string }>(`
    select k.conrelid::regclass::text as table, a.attname as column from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
    where k.contype = 'f' and k.confrelid = 'profiles'::regclass order by 1, 2`);
  const writes = asked.filter((query) => /^\s*(with|update|delete|insert)/i.test(query));
  const untouched = columns.filter(
    ({ table, column }) => !writes.some((query) => query.includes(table) && query.includes(column)),
  );
  console.log(columns.length, untouched.map(({ table, column }) => `${table}.${column}`).join("\n"));
});
