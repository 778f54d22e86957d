import type { TestProject } from "vitest/node";
import { ensureDatabase } from "#platform/db/databases.ts";
import { migrateDatabase } from "#platform/db/migrate.ts";
import { startTestPostgres } from "./test-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where tests clone their databases from; `appUrl` is the application role's address of the template. */
    testPostgres: { url: string; prefix: string; template: string; appUrl: string };
  }
}

/** Starts PostgreSQL once for a test run and migrates the template that every test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres();
  const template = `${postgres.prefix}_template`;
  try {
    const ownerUrl = await ensureDatabase(postgres.url, template);
    const { appUrl } = await migrateDatabase({ ownerUrl, secret: "test" });
    project.provide("testPostgres", { url: postgres.url, prefix: postgres.prefix, template, appUrl });
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return () => postgres.stop();
}
