import { expect, test } from "vitest";
import { testEvaluator, testReview, testRow } from "../judging.factory.ts";
import { pictureOf } from "./matrix-picture.ts";

test("who stepped back fills no seat and carries no load; a decided application misses nothing", () => {
  const picture = pictureOf(
    {
      applications: [
        testRow("a", { reviews: [testReview("1", "m", "submitted"), testReview("2", "n", "recused")] }),
        testRow("b", { reviews: [testReview("3", "m", "assigned", true)] }),
        testRow("c", { is_open: false }),
      ],
      evaluators: [testEvaluator("m"), testEvaluator("n")],
      conflicts: [{ application_id: "a", user_id: "n", kind: "recused" }],
    },
    2,
  );
  expect(["a", "b", "c"].map(picture.missing)).toEqual([1, 1, 0]);
  expect(picture.loadOf("m")).toEqual({ given: 2, submitted: 1, late: 1 });
  expect(picture.loadOf("n")).toEqual({ given: 0, submitted: 0, late: 0 });
  expect(picture.cellOf("a", "n")?.status).toBe("recused");
  expect(picture.conflictOf("a", "n")).toBe("recused");
});
