import { basename } from "node:path";
import { expect, test } from "vitest";
import { root } from "./paths.ts";
import { journeysNamed } from "./test-selection.ts";

test("words choose journeys by their path in the project, not by the folder that it lies in", () => {
  expect(journeysNamed(["main-job", "firefox"])).toEqual(["e2e/firefox.spec.ts", "e2e/main-job.spec.ts"]);
  expect(journeysNamed([`/${basename(root)}/e2e`])).toEqual([]);
});
