import { expect, test } from "vitest";
import { readImporters } from "../../../../tools/lib/imports.ts";
import { inOrder } from "./module-order.ts";
import { MODULES } from "./modules.ts";

const namesOf = (modules: readonly { name: string }[]) => modules.map(({ name }) => name);

test("the order of the lines decides nothing", () => {
  expect(namesOf(inOrder(MODULES.toReversed()))).toEqual(namesOf(MODULES));
  expect(namesOf(inOrder([{ name: "b", after: ["c"] }, { name: "c" }, { name: "a" }]))).toEqual(["a", "c", "b"]);
});

test("modules that wait for each other, or for one that is not there, are refused", () => {
  const circle = [
    { name: "a", after: ["b"] },
    { name: "b", after: ["a"] },
  ];
  expect(() => inOrder(circle)).toThrow("No order for the modules a, b.");
  expect(() => inOrder([{ name: "a", after: ["gone"] }])).toThrow("a");
});

test("a module uses those that it names, and what they build on, alone", () => {
  const moduleOf = (file: string) => /^apps\/server\/src\/modules\/([^/]+)\//.exec(file)?.[1];
  const before = new Map<string, ReadonlySet<string>>();
  for (const { name, after = [] } of MODULES) {
    const known = new Set(after);
    for (const earlier of after) for (const deeper of before.get(earlier) ?? []) known.add(deeper);
    before.set(name, known);
  }
  const unnamed = new Set<string>();
  for (const [file, importers] of readImporters()) {
    const used = moduleOf(file);
    if (used === undefined) continue;
    for (const importer of importers) {
      if (/\.(test|factory)\.ts$/.test(importer)) continue;
      const user = moduleOf(importer);
      if (user !== undefined && user !== used && !before.get(user)?.has(used)) unnamed.add(`${user} uses ${used}`);
    }
  }
  expect([...unnamed]).toEqual([]);
});
