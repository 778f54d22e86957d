import type { Matrix } from "@kerkis/contract/judging/assignment/assignment.schema.ts";
import { expect, test } from "vitest";
import { pictureOf } from "./matrix-picture.ts";

const cell = (
  application_id: string,
  evaluator_id: string,
  status: Matrix["cells"][number]["status"],
  is_late = false,
) => ({
  evaluation_id: `${application_id}-${evaluator_id}`,
  application_id,
  evaluator_id,
  status,
  is_late,
});
const application = (id: string, is_open = true) => ({ id, reference: id, name: id, field: null, is_open });

test("who stepped back fills no seat and carries no load; a decided application misses nothing", () => {
  const picture = pictureOf(
    {
      applications: [application("a"), application("b"), application("c", false)],
      evaluators: ["m", "n"].map((id) => ({ id, name: id, fields: [], cap: null, reminded_at: null })),
      cells: [cell("a", "m", "submitted"), cell("a", "n", "recused"), cell("b", "m", "assigned", true)],
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
