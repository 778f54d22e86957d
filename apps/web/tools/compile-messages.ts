/** Compiles the message files into .paraglide. Fails when no message comes out: a wrong plugin path would otherwise pass for success. */
import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "@inlang/paraglide-js";
import { messageCompilerOptions } from "./message-compiler-options.ts";
import { writeMessageFamilies } from "./message-families.ts";
import { writeMessageProject } from "./message-project.ts";
import { repeatedKeys } from "./repeated-keys.ts";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const project = writeMessageProject(web);
const outdir = join(web, ".paraglide");
// Compiled beside the old output and then swapped, so that a reader never sees half of it.
const fresh = join(web, "node_modules", `.paraglide-${process.pid}`);
const stale = join(web, "node_modules", `.paraglide-old-${process.pid}`);
/** The compiler's own notes beside the settings are no source: left there, they would make every build look new. */
const notes = ["README.md", ".meta.json", ".lix", "cache", ".gitignore"].map((name) => join(project, name));

/** What the last compilation was made of: the same again would come out the same, which takes a while to find. */
const inputsFile = join(web, "node_modules", ".paraglide-inputs");
const COMPILED_FROM = /\/messages\/.*\.json$|package-lock\.json$|\/tools\/[\w-]+\.ts$/;
const INPUTS = ["src", "tools", "../../package-lock.json"];

async function inputsHash(): Promise<string> {
  const hash = createHash("sha256").update(process.version);
  for (const input of INPUTS.map((name) => join(web, name))) {
    const found = statSync(input).isDirectory() ? await readdir(input, { recursive: true }) : [""];
    const files = found.map((name) => join(input, name)).filter((file) => COMPILED_FROM.test(file));
    for (const file of files.toSorted())
      hash
        .update(file)
        .update("\0")
        .update(await readFile(file))
        .update("\0");
  }
  return hash.digest("hex");
}

async function readFolder(folder: string): Promise<Map<string, string>> {
  if (!existsSync(folder)) return new Map();
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const paths = files.map((file) => join(file.parentPath, file.name));
  const texts = await Promise.all(paths.map((path) => readFile(path, "utf8")));
  return new Map(paths.map((path, index) => [path.slice(folder.length), texts[index] ?? ""]));
}

const isSame = (a: Map<string, string>, b: Map<string, string>): boolean =>
  a.size === b.size && [...a].every(([path, text]) => b.get(path) === text);

/** @returns how many messages there are */
async function compileMessages(): Promise<number> {
  const repeated = repeatedKeys(web);
  if (repeated.length > 0) throw new Error(repeated.join("\n"));
  await compile({ ...messageCompilerOptions, project, outdir: fresh });
  writeMessageFamilies(fresh);
  const output = await readFolder(fresh);
  const messages = [...output.keys()].filter((path) => /^\/messages\/[^_/][^/]*\.js$/.test(path)).length;
  if (messages === 0) {
    throw new Error("No messages were compiled. Check the plugin path in tools/message-project.ts.");
  }
  // What has not changed stays as it is: a development server watches it.
  if (isSame(output, await readFolder(outdir))) return messages;
  if (existsSync(outdir)) await rename(outdir, stale);
  await rename(fresh, outdir);
  return messages;
}

process.chdir(web);
const notesBefore = new Set(notes.filter((path) => existsSync(path)));
try {
  const inputs = await inputsHash();
  if (
    existsSync(join(outdir, "families")) &&
    existsSync(inputsFile) &&
    (await readFile(inputsFile, "utf8")) === inputs
  ) {
    console.log("messages are compiled");
  } else {
    console.log(`${await compileMessages()} messages compiled`);
    await writeFile(inputsFile, inputs);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  const leftovers = [fresh, stale, ...notes.filter((path) => !notesBefore.has(path))];
  await Promise.all(leftovers.map((path) => rm(path, { recursive: true, force: true })));
}
// The compiler leaves a timer behind that would hold the process for half a minute.
process.exit();
