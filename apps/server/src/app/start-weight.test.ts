import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

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
  const listing = `
    import { registerHooks } from "node:module";
    const urls = [];
    registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) });
    await import(${JSON.stringify(new URL("./server.ts", import.meta.url).href)});
    console.log(JSON.stringify(urls));
    process.exit(0);
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", listing], {
    maxBuffer: 10_000_000,
    // Of a process of its own: what other tests set in this one is not its setting.
    env: { PATH: process.env.PATH },
    cwd: import.meta.dirname,
  });
  const loaded = (JSON.parse(stdout.trim().split("\n").at(-1) ?? "[]") as string[]).filter((url) =>
    url.includes("/node_modules/"),
  );
  expect(loaded.length).toBeGreaterThan(500);
  expect(LATE.filter((name) => loaded.some((url) => url.includes(`/node_modules/${name}`)))).toEqual([]);
});
