import { expect, test } from "vitest";
import { comparedIds, comparedParam, compareSearch, toggled } from "./compared.ts";

const id = (last: number) => `0199a000-0000-7000-8000-00000000000${last}`;

test("an address names up to four startups, each once, and nothing else", () => {
  const many = [1, 1, 2, 3, 4, 5].map(id).join(",");
  expect(comparedIds(`x,${many}`)).toEqual([1, 2, 3, 4].map(id));
  expect(comparedParam("x,y")).toBeUndefined();
  expect(compareSearch({ ids: id(1), all: "yes" })).toEqual({ ids: id(1) });
});

test("one is added and taken away; a fifth is not taken", () => {
  expect(toggled(undefined, id(1))).toBe(id(1));
  expect(toggled([1, 2].map(id).join(","), id(1))).toBe(id(2));
  expect(toggled(id(1), id(1))).toBeUndefined();
  const four = [1, 2, 3, 4].map(id).join(",");
  expect(toggled(four, id(5))).toBe(four);
});
