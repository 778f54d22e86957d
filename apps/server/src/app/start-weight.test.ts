import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";

/** Large, and needed by few requests or none: each comes with its first use. */
const LATE = [
  "better-auth/dist/auth/",
  "fontkit",
  "ical.js",
  "kysely",
  "pdfkit",
  "@resvg/",
  "sharp",
  "@simplewebauthn",
  "file-type",
];

test("a server that starts has loaded nothing that most of its days need not", async () => {
  const folder = await mkdtemp(join(tmpdir(), "start-weight-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const list = join(folder, "loaded.json");
  const listing = `
    import { writeFileSync } from "node:fs";
    import { registerHooks } from "node:module";
    const urls = [];
    registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) });
    await import(${JSON.stringify(new URL("./server.ts", import.meta.url).href)});
    // A pipe holds less than this list: what it has not taken yet is gone with the process.
    writeFileSync(${JSON.stringify(list)}, JSON.stringify(urls));
    process.exit(0);
  `;
  await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", listing], {
    // Of a process of its own: what other tests set in this one is not its setting.
    env: { PATH: process.env.PATH },
    cwd: import.meta.dirname,
  });
  const loaded = (JSON.parse(await readFile(list, "utf8")) as string[]).filter((url) => url.includes("/node_modules/"));
  expect(loaded.length).toBeGreaterThan(500);
  expect(LATE.filter((name) => loaded.some((url) => url.includes(`/node_modules/${name}`)))).toEqual([]);
});
