import { expect, test } from "vitest";
import { buildFailure } from "./web-build.ts";

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
