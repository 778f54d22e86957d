import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { filesOf } from "./builds.ts";
import { root } from "../lib/paths.ts";
import { ensureServerBuild, serverBuild } from "./server-build.ts";
import { webBuild } from "./web-build.ts";

const ignored = readFileSync(join(root, ".gitignore"), "utf8").split("\n");
const folders = ignored.filter((line) => line.endsWith("/")).map((folder) => `/${folder}`);

test.each([
  { build: webBuild, source: "apps/web/package.json" },
  { build: serverBuild("tools/start/serve.ts", "start"), source: "apps/server/src/app/server.ts" },
])(
  "nothing that a build writes is among its sources: a fresh copy is built once ($build.name)",
  ({ build, source }) => {
    expect(folders).toContain("/dist/");
    expect(filesOf(build)).toContain(source);
    const written = filesOf(build).filter((file) => folders.some((folder) => `/${file}`.includes(folder)));
    expect(written).toEqual([]);
  },
);

test("the server's build is ASCII, and a file of it reads what is beside its source", async () => {
  const server = readFileSync(await ensureServerBuild(() => undefined), "utf8");
  expect(server).not.toMatch(/[^\0-\x7F]/);
  expect(server).toContain(JSON.stringify(pathToFileURL(join(root, "apps/server/src/platform/db/migrate.ts")).href));
});
