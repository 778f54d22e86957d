import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { cloneDatabase, withDatabase } from "#platform/db/databases.ts";

/** A migrated database of one test file: as its owner, and as the role that the application connects with. */
export type TestDatabase = { ownerUrl: string; appUrl: string };

/** Clones the migrated template (about 30 ms); call it once per test file. All copies are dropped when the run ends. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, prefix, template, appUrl } = inject("testPostgres");
  const name = `${prefix}_${randomBytes(4).toString("hex")}`;
  const ownerUrl = await cloneDatabase(url, template, name);
  return { ownerUrl, appUrl: withDatabase(appUrl, name) };
}
