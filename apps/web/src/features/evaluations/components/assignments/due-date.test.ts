import { expect, test } from "vitest";
import { assignment } from "../../evaluations.factory.ts";
import { groupAssignments } from "./assignment-groups.ts";
import { daysUntil, dueGroup, urgencyOf } from "./due-date.ts";

const now = Date.parse("2026-11-20T21:30:00.000Z"); // 23:30 in Athens

test("days to a deadline are those of Athens, wherever the machine is", () => {
  expect(daysUntil("2026-11-20T22:30:00.000Z", now)).toBe(1);
});

test.each([
  ["2026-11-20T21:29:59.000Z", "overdue"],
  ["2026-11-20T21:59:59.000Z", "soon"],
  ["2026-11-23T21:59:59.000Z", "soon"],
  ["2026-11-24T21:59:59.000Z", "later"],
  [null, "later"],
] as const)("%s is %s", (due, urgency) => {
  expect(urgencyOf(due, now)).toBe(urgency);
});

test.each([
  ["2026-11-20T21:29:59.000Z", "overdue"],
  ["2026-11-20T21:59:59.000Z", "today"],
  // The Sunday of that week, and the Monday after it.
  ["2026-11-22T21:59:59.000Z", "week"],
  ["2026-11-22T22:00:00.000Z", "later"],
  [null, "later"],
] as const)("%s is due %s", (due, group) => {
  expect(dueGroup(due, now)).toBe(group);
});

test("on a Sunday nothing is left of the week", () => {
  const sunday = Date.parse("2026-11-22T10:00:00.000Z");
  expect(dueGroup("2026-11-22T21:59:59.000Z", sunday)).toBe("today");
  expect(dueGroup("2026-11-23T10:00:00.000Z", sunday)).toBe("later");
});

test("assignments are sorted by what they ask of the evaluator", () => {
  const due = (id: string, due_at: string | null) => assignment({ id, due_at });
  const groups = groupAssignments(
    [
      due("later", "2026-12-20T12:00:00.000Z"),
      due("none", null),
      due("soon", "2026-11-22T12:00:00.000Z"),
      due("late", "2026-11-19T12:00:00.000Z"),
      due("latest", "2026-11-01T12:00:00.000Z"),
      assignment({ id: "done", status: "submitted", submitted_at: "2026-11-18T12:00:00.000Z" }),
      assignment({ id: "gone", open: false }),
      assignment({ id: "recused", status: "recused" }),
    ],
    now,
  );
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  expect(groups.next?.id).toBe("latest");
  expect([ids(groups.waiting.overdue), ids(groups.waiting.week), ids(groups.waiting.later)]).toEqual([
    ["late"],
    ["soon"],
    ["later", "none"],
  ]);
  expect([ids(groups.submitted), ids(groups.closed)]).toEqual([["done"], ["gone"]]);
});
