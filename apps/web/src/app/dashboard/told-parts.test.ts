import { expect, it } from "vitest";
import { toldParts } from "./told-parts.ts";

it("parts too small to be told are one sum, with those beyond the list", () => {
  const cells = [
    { key: "attica", value: 9 },
    { key: "crete", value: null },
    { key: "epirus", value: null },
  ];
  expect(toldParts(cells, 16)).toEqual({ told: [{ key: "attica", value: 9 }], rest: 7 });
  expect(toldParts([{ key: "attica", value: 9 }], 9)).toEqual({ told: [{ key: "attica", value: 9 }], rest: 0 });
  expect(toldParts([], 0)).toEqual({ told: [], rest: 0 });
});
