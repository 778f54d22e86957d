import { randomBytes } from "node:crypto";
import { expect, inject } from "vitest";
import { cloneDatabase, dropDatabase, withDatabase } from "#platform/db/databases.ts";
import type { DatabaseTemplate } from "./template.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where tests clone their databases from; `appUrl` is the application role's address of the template. */
    testPostgres: { url: string; prefix: string } & DatabaseTemplate;
  }
}

/** A migrated database of one test file: as its owner, and as the role that the application connects with. */
export type TestDatabase = { ownerUrl: string; appUrl: string };

/** What the file that runs in this process has made: it is dropped when the next one begins, or a run holds hundreds. */
const made = { by: "", names: new Array<string>() };

async function dropEarlier(url: string): Promise<void> {
  const { testPath = "" } = expect.getState();
  if (made.by === testPath) return;
  made.by = testPath;
  for (const name of made.names.splice(0)) await dropDatabase(url, name);
}

/** Clones the migrated template (about 30 ms); call it once per test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, prefix, template, appUrl } = inject("testPostgres");
  await dropEarlier(url);
  const name = `${prefix}_${randomBytes(4).toString("hex")}`;
  const ownerUrl = await cloneDatabase(url, template, name);
  made.names.push(name);
  return { ownerUrl, appUrl: withDatabase(appUrl, name) };
}
