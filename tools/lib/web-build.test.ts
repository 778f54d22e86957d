import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./paths.ts";
import { buildFailure, sourceFiles } from "./web-build.ts";

const PLENTY = 10 * 1024 ** 3;

test("a build that ran out of room says so in one line, whatever it stumbled over", () => {
  const empty = 'JSONError { path: "messages/package.json", message: "File is empty" }';
  expect(buildFailure(empty, 1024 ** 2).message).toMatch(/^The disk is full: .*Free some space and start again\.$/);
  expect(buildFailure("Error: ENOSPC: no space left on device, write", PLENTY).message).toMatch(/^The disk is full/);
});

test("any other failure keeps what the build said", () => {
  expect(buildFailure("x is not defined", PLENTY).message).toBe(
    "The web application does not build:\nx is not defined",
  );
});

test("nothing that a build writes is among its sources: a fresh copy is built once", () => {
  const ignored = readFileSync(join(root, ".gitignore"), "utf8").split("\n");
  const folders = ignored.filter((line) => line.endsWith("/")).map((folder) => `/${folder}`);
  expect(folders).toContain("/dist/");
  expect(sourceFiles()).toContain("apps/web/package.json");
  const written = sourceFiles().filter((file) => folders.some((folder) => `/${file}`.includes(folder)));
  expect(written).toEqual([]);
});
