import { expect, test } from "vitest";
import { verdictOf } from "./verdict.ts";

test("a goal is reached where most runs reach it", () => {
  expect(verdictOf([true, false, true])).toEqual({ figure: "2 of 3 runs", isReached: true });
  expect(verdictOf([false, true, false])).toEqual({ figure: "1 of 3 runs", isReached: false });
  expect(verdictOf([true, false])).toMatchObject({ isReached: false });
  expect(verdictOf([])).toMatchObject({ isReached: false });
});
