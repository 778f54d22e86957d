import type { Ahead } from "@kerkis/contract/workflows/definition/outlook.policy.ts";
import type { WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { expect, test } from "vitest";
import { step } from "../workflows.factory.ts";
import { comingOf, worded } from "./outlook.policy.ts";

const says = (id: string) => step(id, { el: id, en: id });
const review = (id: string): WorkflowNode => ({
  ...says(id),
  type: "review",
  assignee: { kind: "managers" },
  due_days: 5,
  remind_days: null,
  escalation: null,
  not_by: [],
});
const END: WorkflowNode = { ...step("end"), type: "end" };
const ahead = (node: WorkflowNode, low: number | null, high: number, isHere = false): Ahead => ({
  node,
  isHere,
  low,
  high,
});
const NOTHING = new Map();
/** A Monday before Christmas. */
const DAY = "2026-12-21";
const holidaysOf = ({ steps }: ReturnType<typeof worded>) =>
  steps.map(({ tells, holidays }) => [tells.el, holidays.map(({ day }) => day)]);

test("what is done says when, what is ahead in which days, and each holiday is named at the last step that it is among the days of", () => {
  const told = worded(
    [{ node: review("check"), on: "2026-12-17" }],
    [ahead(review("look"), 1, 2, true), ahead(review("vote"), 2, 5), ahead(review("sign"), 4, 5), ahead(END, 4, 5)],
    { day: DAY, limit: "2027-02-01", usual: NOTHING },
  );
  expect(told.steps.map(({ state, done_on, from, to }) => [state, done_on, from, to])).toEqual([
    ["done", "2026-12-17", null, null],
    ["here", null, "2026-12-22", "2026-12-23"],
    ["ahead", null, "2026-12-23", "2026-12-29"],
    ["ahead", null, "2026-12-28", "2026-12-29"],
  ]);
  expect(told.decided).toEqual({ from: "2026-12-28", to: "2026-12-29" });
  // The second day of Christmas is a Saturday; the last step's days begin after the first.
  expect(holidaysOf(told)).toEqual([
    ["check", []],
    ["look", []],
    ["vote", ["2026-12-25"]],
    ["sign", []],
  ]);
  const twice = worded([], [ahead(review("look"), 1, 4, true), ahead(review("vote"), 2, 5), ahead(END, 2, 5)], {
    day: DAY,
    limit: null,
    usual: NOTHING,
  });
  expect(holidaysOf(twice)).toEqual([
    ["look", []],
    ["vote", ["2026-12-25"]],
  ]);
});

test("where nothing was measured the last day alone is told: the law's before the limits' sum, with the holidays until then", () => {
  const steps = [ahead(review("look"), null, 3, true), ahead(review("vote"), null, 5), ahead(END, null, 5)];
  const lawful = worded([], steps, { day: DAY, limit: "2027-01-08", usual: NOTHING });
  expect(lawful.decided).toEqual({ from: null, to: "2027-01-08" });
  expect(lawful.steps.map(({ from, to }) => from ?? to)).toEqual([null, null]);
  expect(holidaysOf(lawful)).toEqual([
    ["look", []],
    ["vote", ["2026-12-25", "2027-01-01", "2027-01-06"]],
  ]);
  expect(worded([], steps, { day: DAY, limit: null, usual: NOTHING }).decided).toEqual({
    from: null,
    to: "2026-12-29",
  });
  // A step that was measured, and all before it, has its days all the same.
  const part = worded([], [ahead(review("look"), 1, 3, true), ahead(review("vote"), null, 5), ahead(END, null, 5)], {
    day: DAY,
    limit: null,
    usual: NOTHING,
  });
  expect(part.steps.map(({ from, to }) => [from, to])).toEqual([
    ["2026-12-22", "2026-12-24"],
    [null, null],
  ]);
  // Where the steps have no last day, the law's holds all the same.
  const endless = [
    { ...ahead(review("look"), null, 3, true), high: null },
    { ...ahead(END, null, 3), high: null },
  ];
  expect(worded([], endless, { day: DAY, limit: "2027-01-08", usual: NOTHING }).decided).toEqual({
    from: null,
    to: "2027-01-08",
  });
  expect(worded([], endless, { day: DAY, limit: null, usual: NOTHING }).decided).toBeNull();
  // A day that has passed is no answer to when.
  expect(worded([], steps, { day: DAY, limit: "2026-12-18", usual: NOTHING }).decided).toBeNull();
  expect(worded([], steps, { day: DAY, limit: DAY, usual: NOTHING }).decided).toEqual({ from: null, to: DAY });
});

test("what stands still has no days and no holidays, what is done keeps its own", () => {
  const told = worded(
    [{ node: review("check"), on: "2026-12-17" }],
    [ahead(review("look"), 1, 9, true), ahead(END, 1, 9)],
    { day: null, limit: "2027-01-08", usual: NOTHING },
  );
  expect(told).toMatchObject({
    decided: null,
    steps: [{ done_on: "2026-12-17" }, { state: "here", from: null, to: null, holidays: [] }],
  });
});

test("a step that was measured says how long it usually takes, but for what is done and what the applicant does", () => {
  const own: WorkflowNode = Object.assign({}, review("sign"), { assignee: { kind: "submitter" as const } });
  const usual = new Map(["check", "look", "sign"].map((id) => [id, { low: 3, high: 5 }] as const));
  const told = worded(
    [{ node: review("check"), on: "2026-12-17" }],
    [ahead(review("look"), 3, 5, true), ahead(own, 6, 10), ahead(review("vote"), null, 15), ahead(END, null, 15)],
    { day: DAY, limit: null, usual },
  );
  expect(told.steps.map(({ tells, usual: days }) => [tells.el, days])).toEqual([
    ["check", null],
    ["look", { low: 3, high: 5 }],
    ["sign", null],
    ["vote", null],
  ]);
});

test("what the applicant will be asked for is told while it is ahead: documents and their own tasks, each once and by name", () => {
  const own: WorkflowNode = Object.assign({}, review("sign"), { assignee: { kind: "submitter" as const } });
  const asks = (id: string, el: string, en = ""): WorkflowNode => ({
    ...step(id),
    type: "request_document",
    document: { el, en },
  });
  expect(
    comingOf([
      ahead(asks("now", "Τώρα"), 0, 0, true),
      ahead(asks("tax", "Φορολογική ενημερότητα"), 1, 1),
      ahead(review("look"), 1, 1),
      ahead(asks("again", "Φορολογική ενημερότητα"), 1, 1),
      ahead(asks("unnamed", ""), 1, 1),
      ahead(own, 1, 1),
      ahead(END, 1, 1),
    ]),
  ).toEqual([
    { what: "document", name: { el: "Φορολογική ενημερότητα", en: "Φορολογική ενημερότητα" } },
    { what: "task", name: { el: "sign", en: "sign" } },
  ]);
});
