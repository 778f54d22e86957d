import { createHmac } from "node:crypto";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { PgBoss } from "pg-boss";
import { installationSecret, prepareDataFolder } from "#platform/config/config.ts";
import { SetupProblem } from "#platform/config/setup-problem.ts";
import { JOBS_SCHEMA } from "#platform/jobs/jobs.schema.ts";

const MIGRATIONS = fileURLToPath(new URL("../../../db/migrations", import.meta.url));
/** Only one node migrates at a time; the others wait here. */
const MIGRATION_LOCK = 7_305_127;
/** Tables that only triggers write, and views. */
const READ_ONLY = [
  "application_history",
  "investor_history",
  "evaluation_history",
  "startup_history",
  "programme_history",
  "application_transitions",
  "application_reviews",
  "application_reviews_given",
  "organization_counts",
];
/** Tables whose rows the application may add but never change or remove. */
const APPEND_ONLY = ["audit_log", "programme_rules"];

/**
 * Brings the database up to date and prepares the application's own role, which owns nothing.
 * @param ownerUrl connection that may create tables and roles
 * @param secret the installation's secret; the role's password derives from it, so that every node knows it
 * @returns the connection string of the application's role, as appUrl
 * @throws SetupProblem saying what is missing
 */
export async function migrateDatabase({
  ownerUrl,
  secret = installationSecret(prepareDataFolder(process.env)),
}: {
  ownerUrl: string;
  secret?: string;
}): Promise<{ appUrl: string }> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const version = await client.query<{ server_version_num: string }>("show server_version_num");
    if (Number(version.rows[0]?.server_version_num) < 180_000)
      throw new SetupProblem("Kerkis needs PostgreSQL 18 or newer.");
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS, migrationsSchema: "migrations" });
    await migrateJobs(ownerUrl);
    return { appUrl: await grantApplicationRole(client, ownerUrl, secret) };
  } finally {
    await client.end();
  }
}

async function migrateJobs(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, schema: JOBS_SCHEMA, supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false });
}

async function grantApplicationRole(client: pg.Client, ownerUrl: string, secret: string): Promise<string> {
  const { rows } = await client.query<{ database: string; owner: string }>(
    "select current_database() as database, current_user as owner",
  );
  const database = rows[0]?.database ?? "postgres";
  const role = `${database}_app`;
  const password = createHmac("sha256", secret).update(`database role ${role}`).digest("base64url");
  const name = client.escapeIdentifier(role);
  const exists = await client.query("select 1 from pg_roles where rolname = $1", [role]);
  try {
    await client.query(
      `${exists.rowCount ? "alter" : "create"} role ${name} login nosuperuser nocreatedb nocreaterole password ${client.escapeLiteral(password)}`,
    );
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "42501") {
      throw new SetupProblem(
        `The user of DATABASE_URL may not create the role ${role}. Give it CREATEROLE, then start again.`,
      );
    }
    throw error;
  }
  await grantTables(client, name);
  const url = new URL(ownerUrl);
  url.username = role;
  url.password = password;
  return url.href;
}

/** Grants what the application's role needs, and nothing more; run for the template of test databases too. */
async function grantTables(client: pg.Client, role: string): Promise<void> {
  const jobs = client.escapeIdentifier(JOBS_SCHEMA);
  const named = (tables: readonly string[]) => tables.map((table) => client.escapeIdentifier(table)).join(", ");
  await client.query(`
    grant usage on schema public, ${jobs} to ${role};
    grant select, insert, update, delete on all tables in schema public to ${role};
    revoke insert, update, delete, truncate on ${named(READ_ONLY)} from ${role};
    revoke update, delete, truncate on ${named(APPEND_ONLY)} from ${role};
    grant usage on all sequences in schema public to ${role};
    grant select, insert, update, delete on all tables in schema ${jobs} to ${role};
    grant usage on all sequences in schema ${jobs} to ${role};
    grant execute on all functions in schema ${jobs} to ${role};
  `);
}
