import type { TestProject } from "vitest/node";
import { migratedTemplate } from "./template.ts";
import { startTestPostgres } from "./test-postgres.ts";

/** Starts PostgreSQL once for a test run and migrates the template that every test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres();
  try {
    const { url, prefix } = postgres;
    project.provide("testPostgres", { url, prefix, ...(await migratedTemplate(postgres)) });
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return () => postgres.stop();
}
