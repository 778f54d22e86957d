import { expect, test } from "vitest";
import { pictureOf, type Application } from "./matrix-picture.ts";

type Review = Application["reviews"][number];

const review = (id: string, evaluator_id: string, status: Review["status"], is_late = false): Review => ({
  id,
  evaluator_id,
  status,
  is_late,
});
const application = (id: string, reviews: Review[], is_open = true): Application => ({
  id,
  reference: id,
  name: id,
  field: null,
  is_open,
  reviews,
});

test("who stepped back fills no seat and carries no load; a decided application misses nothing", () => {
  const picture = pictureOf(
    {
      applications: [
        application("a", [review("1", "m", "submitted"), review("2", "n", "recused")]),
        application("b", [review("3", "m", "assigned", true)]),
        application("c", [], false),
      ],
      evaluators: ["m", "n"].map((id) => ({ id, name: id, fields: [], cap: null, reminded_at: null })),
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
