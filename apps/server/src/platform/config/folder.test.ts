import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { loadConfig } from "./config.ts";
import { makeFolder } from "./folder.ts";
import { SetupProblem } from "./setup-problem.ts";

const folder = mkdtempSync(join(tmpdir(), "kerkis-folder-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const configIn = (dataDir: string, env: NodeJS.ProcessEnv = {}) =>
  loadConfig({ KERKIS_DATA_DIR: dataDir, ...env }, { databaseUrl: "postgresql://nobody@localhost/none" });

test("a folder is made with those above it, and what tried it is gone", () => {
  const deep = join(folder, "με κενά", "b", "c");
  makeFolder(deep);
  makeFolder(deep);
  expect(existsSync(deep)).toBe(true);
  expect(readdirSync(deep)).toEqual([]);
});

test.runIf(existsSync("/proc/self")).each(["/proc/kerkis/data", "/proc"])("%s takes no files: one line", (dataDir) => {
  expect(() => configIn(dataDir)).toThrow(SetupProblem);
  expect(() => configIn(dataDir)).toThrow(/^\/proc\S* [^\n]*hoose another folder\.$/);
});

test.each(["file", "file/data"])("%s is a file or below one: one line", (name) => {
  writeFileSync(join(folder, "file"), "");
  expect(() => configIn(join(folder, name))).toThrow(
    /^[^\n]*cannot be a folder: [^\n]*file is a file\. Choose another one\.$/,
  );
});

test("the demo listens for this machine only, unless HOST says otherwise; an installation listens everywhere", () => {
  expect(configIn(folder).host).toBe("127.0.0.1");
  expect(configIn(folder, { HOST: "" }).host).toBe("127.0.0.1");
  expect(configIn(folder, { DEMO: "off" }).host).toBe("0.0.0.0");
  expect(configIn(folder, { HOST: "192.0.2.7" }).host).toBe("192.0.2.7");
  expect(configIn(folder, { HOST: "::1", DEMO: "off" }).host).toBe("::1");
});
