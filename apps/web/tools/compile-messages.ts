/** Compiles the message files into .paraglide. Fails when no message comes out: a wrong plugin path would otherwise pass for success. */
import { existsSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "@inlang/paraglide-js";
import { messageCompilerOptions } from "./message-compiler-options.ts";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const outdir = join(web, ".paraglide");
// Compiled beside the old output and then swapped, so that a reader never sees half of it.
const stale = join(web, "node_modules", `.paraglide-old-${process.pid}`);
const fresh = join(web, "node_modules", `.paraglide-${process.pid}`);

process.chdir(web);
try {
  await compile({ ...messageCompilerOptions, project: join(web, "project.inlang"), outdir: fresh });
  const messages = existsSync(join(fresh, "messages"))
    ? (await readdir(join(fresh, "messages"))).filter((name) => !name.startsWith("_"))
    : [];
  if (messages.length === 0) {
    throw new Error("No messages were compiled. Check the plugin path in project.inlang/settings.json.");
  }
  if (existsSync(outdir)) await rename(outdir, stale);
  await rename(fresh, outdir);
  console.log(`${messages.length} messages compiled`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await rm(fresh, { recursive: true, force: true });
  await rm(stale, { recursive: true, force: true });
  // The compiler's own notes beside the settings are no source: they would make every build look new.
  for (const note of ["README.md", ".meta.json", ".lix", "cache", ".gitignore"]) {
    await rm(join(web, "project.inlang", note), { recursive: true, force: true });
  }
}
// The compiler leaves a timer behind that would hold the process for half a minute.
process.exit();
