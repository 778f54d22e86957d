import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";

const tools = dirname(fileURLToPath(import.meta.url));
const PATIENCE_MS = 20_000;

let root: string;
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Compiles the messages of a small project that has these keys in two folders. */
function compile(first: string, second: string) {
  root = realpathSync(mkdtempSync(join(tmpdir(), "kerkis-messages-")));
  const web = join(root, "apps", "web");
  cpSync(tools, join(web, "tools"), { recursive: true });
  symlinkSync(join(tools, "../../../node_modules"), join(root, "node_modules"));
  for (const folder of ["node_modules", "src/one/messages", "src/two/messages"])
    mkdirSync(join(web, folder), { recursive: true });
  const write = (file: string, value: object) => writeFileSync(join(web, file), JSON.stringify(value));
  write("../../package-lock.json", {});
  for (const language of ["el", "en"]) {
    write(`src/one/messages/${language}.json`, { [first]: "1" });
    write(`src/two/messages/${language}.json`, { [second]: "2" });
  }
  const script = join(web, "tools", "compile-messages.ts");
  return spawnSync(process.execPath, [script], { encoding: "utf8", timeout: PATIENCE_MS });
}

test("a key that stands in two places stops the compilation at once and is named with both", () => {
  const { status, stderr } = compile("same_key", "same_key");
  expect(stderr).toContain("same_key: stands in two places, src/one/messages and src/two/messages");
  expect(status).toBe(1);
});

test("messages whose keys stand once are compiled", () => {
  const { status, stdout } = compile("one_key", "other_key");
  expect(stdout).toContain("2 messages compiled");
  expect(status).toBe(0);
});
