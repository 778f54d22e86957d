import { ensureDatabase } from "#platform/db/databases.ts";
import { migrateDatabase } from "#platform/db/migrate.ts";
import type { TestPostgres } from "./external-postgres.ts";

/** A migrated database that copies are made of, and the application role's address of it. */
export type DatabaseTemplate = { template: string; appUrl: string };

/** Brings a run's template up to date, made unless it is there: migrating each database anew takes a second of work. */
export async function migratedTemplate({
  url,
  prefix,
}: Pick<TestPostgres, "url" | "prefix">): Promise<DatabaseTemplate> {
  const template = templateName(prefix);
  const ownerUrl = await ensureDatabase(url, template);
  const { appUrl } = await migrateDatabase({ ownerUrl, secret: "test" });
  return { template, appUrl };
}

/** What the template of a run is called. */
export const templateName = (prefix: string): string => `${prefix}_template`;
