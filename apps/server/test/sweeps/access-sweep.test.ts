import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contract } from "@kerkis/contract/contract.ts";
import { expect, test } from "vitest";
import { SWEEP_INPUTS, sweptEndpoints } from "./sweep-calls.ts";

test("every endpoint declares who may call it, and the sweep knows them all", () => {
  expect(sweptEndpoints.filter(({ access }) => !access)).toEqual([]);
  expect(Object.keys(SWEEP_INPUTS).toSorted()).toEqual(sweptEndpoints.map(({ key }) => key).toSorted());
  expect(sweptEndpoints.length).toBeGreaterThan(40);
});

test.each(Object.keys(contract))("the module %s has its sweep", (module) => {
  const file = join(import.meta.dirname, "..", "..", "src", "modules", module, `${module}.access.test.ts`);
  expect(existsSync(file) && readFileSync(file, "utf8")).toContain(`sweepAccess("${module}")`);
});
