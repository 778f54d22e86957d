import { LIBRARY } from "@kerkis/contract/workflows/library/library.taxonomy.ts";
import { expect, test } from "vitest";
import { laidOut } from "./graph-layout.ts";

test("branches stand from left to right in the order in which the sentences say them", () => {
  const { definition } = LIBRARY.diligence;
  const { places } = laidOut(definition, {
    direction: "TB",
    sizeOf: () => ({ width: 170, height: 50 }),
    labelOf: () => "",
    gaps: { nodesep: 30, edgesep: 20, ranksep: 40 },
    margin: {},
  });
  const branches = ["legal", "financial", "technical"];
  expect(branches.toSorted((a, b) => (places.get(a)?.x ?? 0) - (places.get(b)?.x ?? 0))).toEqual(branches);
});
