import { expect, test } from "vitest";
import { testEvaluator, testReview, testRow } from "../judging.factory.ts";
import { pictureOf } from "./matrix-picture.ts";

test("who stepped back fills no seat and carries no load; a decided application misses nothing", () => {
  const picture = pictureOf(
    {
      applications: [
        testRow("a", { reviews: [testReview("1", "m", "submitted"), testReview("2", "n", "recused")] }),
        testRow("b", { reviews: [testReview("3", "m", "assigned", { is_late: true })] }),
        testRow("c", { is_open: false }),
      ],
      evaluators: [testEvaluator("m"), testEvaluator("n")],
      fixed: [],
      declined: [],
      conflicts: [{ application_id: "a", user_id: "n", kind: "recused" }],
    },
    2,
  );
  expect(["a", "b", "c"].map(picture.missing)).toEqual([1, 1, 0]);
  expect(picture.loadOf("m")).toEqual({ given: 2, submitted: 1, late: 1, unanswered: 0 });
  expect(picture.loadOf("n")).toEqual({ given: 0, submitted: 0, late: 0, unanswered: 0 });
  expect(picture.cellOf("a", "n")?.status).toBe("recused");
  expect(picture.conflictOf("a", "n")).toBe("recused");
});

test("what was declined is a seat that is missing, with its reason; what was not answered is a promise nobody made yet", () => {
  const picture = pictureOf(
    {
      applications: [
        testRow("a", {
          reviews: [
            testReview("1", "m", "declined"),
            testReview("2", "n", "assigned", { is_accepted: false }),
            testReview("3", "o", "in_progress", { is_accepted: false }),
          ],
        }),
      ],
      evaluators: [testEvaluator("m"), testEvaluator("n"), testEvaluator("o")],
      fixed: [],
      declined: [{ application_id: "a", user_id: "m", reason: "no_time", words: "" }],
      conflicts: [],
    },
    3,
  );
  expect(picture.missing("a")).toBe(1);
  expect(["m", "n", "o"].map((id) => picture.loadOf(id).given)).toEqual([0, 1, 1]);
  expect(["m", "n", "o"].map((id) => picture.loadOf(id).unanswered)).toEqual([0, 1, 0]);
  expect(picture.declineOf("a", "m")?.reason).toBe("no_time");
  expect([picture.declineOf("a", "n"), picture.hasDeclined("a")]).toEqual([undefined, true]);
});
