import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Beginnings of messages that are found by a code: refusals, audit log, queues, modules of the interface. */
export const FAMILIES = ["error_", "audit_action_", "audit_entity_", "job_queue_", "api_module_"];

/** Writes for each family a module with its messages alone, so that who looks one up brings these and no others. */
export function writeMessageFamilies(compiled: string): void {
  const names = readdirSync(join(compiled, "messages")).filter((name) => /^[a-z]\w*\.js$/.test(name));
  mkdirSync(join(compiled, "families"), { recursive: true });
  for (const family of FAMILIES) {
    const lines = names
      .filter((name) => name.startsWith(family))
      .map((name) => `export * from ${JSON.stringify(`../messages/${name}`)};\n`);
    writeFileSync(join(compiled, "families", `${family.slice(0, -1)}.js`), lines.toSorted().join("") || "export {};\n");
  }
}
