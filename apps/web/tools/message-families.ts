import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

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
    const file = join(compiled, "families", `${family.slice(0, -1)}.js`);
    const text = lines.toSorted().join("") || "export {};\n";
    // What has not changed is not written: a development server watches it.
    if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
  }
}

/** In development the compiler writes messages anew after each edit, and knows nothing of families: they follow it. */
export function messageFamilies(compiled: string): Plugin {
  const follow = { order: "post", sequential: true, handler: () => writeMessageFamilies(compiled) } as const;
  return { name: "kerkis:message-families", buildStart: follow, watchChange: follow };
}
