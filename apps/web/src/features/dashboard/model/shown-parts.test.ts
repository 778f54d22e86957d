import { expect, it } from "vitest";
import { splitParts } from "./shown-parts.ts";

it("parts too small to be told are one sum, with those beyond the list", () => {
  const cells = [
    { key: "attica", value: 9 },
    { key: "crete", value: null },
    { key: "epirus", value: null },
  ];
  expect(splitParts(cells, 16)).toEqual({ shown: [{ key: "attica", value: 9 }], rest: 7 });
  expect(splitParts([{ key: "attica", value: 9 }], 9)).toEqual({ shown: [{ key: "attica", value: 9 }], rest: 0 });
  expect(splitParts([], 0)).toEqual({ shown: [], rest: 0 });
});
