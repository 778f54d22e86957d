import { expect, test } from "vitest";
import { ERRORS, inKey } from "./codes.ts";
import type { Codes } from "./core/codes.ts";
import * as modules from "./module-codes.ts";

const declared = Object.values<Codes>(modules);

test.each(["auditActions", "auditEntities", "queues"] as const)("no two modules declare one of the %s", (part) => {
  const names = declared.flatMap((codes) => codes[part] ?? []);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("no two modules declare one refusal, and none loses its status", () => {
  const names = declared.flatMap(({ errors = {} }) => Object.entries(errors));
  expect(Object.fromEntries(names)).toEqual(ERRORS);
  expect(names).toHaveLength(Object.keys(ERRORS).length);
});

test("no two codes have one key", () => {
  const codes = declared.map(({ errors = {}, queues = [], auditActions = [] }) => [
    Object.keys(errors),
    queues,
    auditActions,
  ]);
  for (const part of [0, 1, 2]) {
    const keys = codes.flatMap((lists) => lists[part] ?? []).map(inKey);
    expect(new Set(keys).size).toBe(keys.length);
  }
});
