import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { JOBS_SCHEMA } from "#platform/jobs/jobs.schema.ts";
import { createTestDatabase } from "../database.ts";

/**
 * Rows that may belong to no organization: a notice about an account, an entry about the installation, a conversation of someone who belongs to none, a
 * person who helps with an event.
 */
const WITHOUT_ORGANIZATION = new Set(["notifications", "audit_log", "chat_conversations", "event_cohosts"]);
const HISTORY = ["application_history", "evaluation_history", "investor_history"];
const FIXED = [...HISTORY, "application_transitions"];

const clients: pg.Client[] = [];
let owner: pg.Client;
let application: pg.Client;
let applicationRole = "";

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  clients.push(client);
  return client;
}

async function read<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
  return (await owner.query<Row>(sql, values)).rows;
}

const names = async (sql: string, values: unknown[] = []): Promise<string[]> =>
  (await read<{ name: string }>(sql, values)).map(({ name }) => name);

beforeAll(async () => {
  const { ownerUrl, appUrl } = await createTestDatabase();
  owner = await connect(ownerUrl);
  application = await connect(appUrl);
  applicationRole = new URL(appUrl).username;
});
afterAll(() => Promise.all(clients.map((client) => client.end())));

describe("rows of an organization", () => {
  it("are in more than ten tables, so that this sweep sees what it should", async () => {
    const tables = await names(`
      select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and column_name = 'organization_id' and table_type = 'BASE TABLE'`);
    expect(tables.length).toBeGreaterThan(10);
  });

  it("always name their organization", async () => {
    const nullable = await names(`
      select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and column_name = 'organization_id' and table_type = 'BASE TABLE' and is_nullable = 'YES'`);
    expect(nullable.filter((table) => !WITHOUT_ORGANIZATION.has(table))).toEqual([]);
  });

  it("are reached by their organization, or by the record they belong to", async () => {
    // A history is only ever read by its application or evaluation, which was reached by its organization.
    const unreached = await names(`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id'
      where n.nspname = 'public' and c.relkind = 'r' and a.attnotnull and not exists (
        select from pg_index i where i.indrelid = c.oid and i.indpred is null and i.indkey[0] = a.attnum)`);
    expect(unreached.filter((table) => !HISTORY.includes(table))).toEqual([]);
  });
});

describe("keys", () => {
  it("every table has a primary key", async () => {
    const keyless = await names(`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r'
        and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'p')`);
    expect(keyless).toEqual([]);
  });

  it("every foreign key has an index that begins with it, so that nothing is scanned when its target goes", async () => {
    const unindexed = await names(`
      select k.conrelid::regclass::text || '.' || k.conname as name from pg_constraint k
      join pg_namespace n on n.oid = k.connamespace
      where k.contype = 'f' and n.nspname = 'public' and not exists (
        select from pg_index i where i.indrelid = k.conrelid
          and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey
          -- A partial index serves when it only leaves out the rows without a target.
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ '^\\(?\\w+ IS NOT NULL\\)?$'))
      order by 1`);
    expect(unindexed).toEqual([]);
  });
});

describe("the application's role", () => {
  it("is no superuser, makes no roles and no databases, and does not bypass row rules", async () => {
    const [role] = await read(
      "select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication from pg_roles where rolname = $1",
      [applicationRole],
    );
    expect(Object.values(role ?? { missing: true })).toEqual([false, false, false, false, false]);
  });

  it("owns nothing", async () => {
    const owned = await names(
      `select relname as name from pg_class where pg_get_userbyid(relowner) = $1
       union all select proname from pg_proc where pg_get_userbyid(proowner) = $1
       union all select nspname from pg_namespace where pg_get_userbyid(nspowner) = $1
       union all select datname from pg_database where pg_get_userbyid(datdba) = $1`,
      [applicationRole],
    );
    expect(owned).toEqual([]);
  });

  it("belongs to no role that could lend it more", async () => {
    const lent = await names(
      "select pg_get_userbyid(roleid) as name from pg_auth_members where pg_get_userbyid(member) = $1",
      [applicationRole],
    );
    expect(lent).toEqual([]);
  });

  it.each(["public", JOBS_SCHEMA])("creates nothing in the schema %s", async (schema) => {
    const [row] = await read("select has_schema_privilege($1, $2, 'CREATE') as allowed", [applicationRole, schema]);
    expect(row).toEqual({ allowed: false });
  });

  it.each(FIXED)("reads %s and changes none of it", async (table) => {
    const allowed: string[] = [];
    for (const privilege of ["SELECT", "INSERT", "UPDATE", "DELETE", "TRUNCATE"]) {
      const [row] = await read<{ held: boolean }>("select has_table_privilege($1, $2, $3) as held", [
        applicationRole,
        table,
        privilege,
      ]);
      if (row?.held) allowed.push(privilege);
    }
    expect(allowed).toEqual(["SELECT"]);
    for (const sql of [`delete from ${table}`, `insert into ${table} default values`, `truncate ${table}`]) {
      await expect(application.query(sql)).rejects.toThrow("permission denied");
    }
  });

  it("adds to the audit log and changes none of it", async () => {
    await application.query("insert into audit_log (action, entity_type) values ('test.happened', 'test')");
    for (const sql of ["update audit_log set action = 'x'", "delete from audit_log", "truncate audit_log"]) {
      await expect(application.query(sql)).rejects.toThrow("permission denied");
    }
    await expect(owner.query("update audit_log set action = 'x'")).rejects.toThrow("never changes");
  });

  it.each(FIXED)("cannot reach %s through a view", async (table) => {
    const writable = await names(
      `select v.table_name as name from information_schema.view_table_usage u
       join information_schema.views v on v.table_schema = u.view_schema and v.table_name = u.view_name
       where u.table_name = $1 and has_table_privilege($2, quote_ident(v.table_schema) || '.' || quote_ident(v.table_name), 'INSERT,UPDATE,DELETE')`,
      [table, applicationRole],
    );
    expect(writable).toEqual([]);
  });

  it("cannot switch the rules of the state machine off", async () => {
    await expect(application.query("alter table applications disable trigger application_guard")).rejects.toThrow(
      "must be owner",
    );
    await expect(application.query("set session_replication_role = replica")).rejects.toThrow("permission denied");
  });

  it("writes no evaluation through the view that applications read", async () => {
    const [row] = await read(
      "select has_table_privilege($1, 'application_reviews', 'INSERT,UPDATE,DELETE') as allowed",
      [applicationRole],
    );
    expect(row).toEqual({ allowed: false });
  });
});

describe("functions that run with their owner's rights", () => {
  it("fix their search path, temporary tables last, so that nobody slips other tables under them", async () => {
    const loose = await names(`
      select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'public' and p.prosecdef and not exists (
        select from unnest(coalesce(p.proconfig, '{}')) as setting
        where setting like 'search_path=%, pg_temp')`);
    expect(loose).toEqual([]);
  });
});
