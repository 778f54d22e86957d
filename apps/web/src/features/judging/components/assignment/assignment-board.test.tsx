import type { Matrix } from "@kerkis/contract/judging/assignment/assignment.schema.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Answers } from "#shared/api/answers.factory.ts";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { testEvaluator, testId, testReview, testRound, testRow } from "../../judging.factory.ts";
import { AssignmentBoard } from "./assignment-board.tsx";

let shown: TestPage;
beforeEach(() => page.viewport(1280, 800));
afterEach(() => shown.close());

const [MARIA, GONE, NIKOS] = [testId(11), testId(12), testId(13)];
const MATRIX: Matrix = {
  applications: [
    testRow(testId(21), { name: "Aktis Grid", reviews: [testReview(testId(31), GONE, "submitted")] }),
    testRow(testId(22), { name: "Halios Ports" }),
  ],
  evaluators: [
    testEvaluator(MARIA, { name: "Maria Deli" }),
    testEvaluator(GONE, { name: "Deleted account", may_take: false }),
  ],
  fixed: [],
  declined: [],
  conflicts: [],
};

const openBoard = async (matrix: () => Matrix = () => MATRIX, answers: Answers = {}) => {
  shown = await openTestPage(<AssignmentBoard round={testRound()} />, {
    session: { ...asVisitor(undefined), profile: testProfile() },
    answers: { "judging.matrix": matrix, "judging.assignMany": { assigned: 1 }, ...answers },
  });
};
const assigning = () => shown.calls.filter((call) => call.startsWith("POST"));

test("whoever is gone keeps a column to be read, and nothing is given to them", async () => {
  await openBoard();
  await expect.element(page.getByRole("gridcell", { name: "Aktis Grid, Deleted account, submitted" })).toBeVisible();
  await page.getByRole("gridcell", { name: /^Halios Ports, Deleted account, not allowed/ }).click();
  await page.getByRole("checkbox", { name: "Choose Halios Ports" }).click();
  const offered = page.getByRole("combobox", { name: "Assign the selected to…" });
  await expect.element(offered.getByRole("option", { name: "Maria Deli" })).toBeInTheDocument();
  expect(offered.getByRole("option", { name: "Deleted account" }).query()).toBeNull();
  expect(assigning()).toEqual([]);
  await page.getByRole("gridcell", { name: "Halios Ports, Maria Deli, free" }).click();
  await expect.poll(assigning).toHaveLength(1);
  await page.getByRole("tab", { name: /Evaluators/ }).click();
  await expect.element(page.getByRole("row", { name: /Deleted account/ })).toMatchTextContent(/takes no more/);
});

test("a row shows its reviews as seats beside their figure, and its line reaches the edge of the card", async () => {
  await openBoard();
  const row = page.getByRole("row", { name: /Aktis Grid/ });
  await expect.element(row).toMatchTextContent(/1 of 2/);
  const seats = row.getByRole("rowheader").element().querySelectorAll("[aria-hidden] > i");
  expect(seats).toHaveLength(2);
  const grid = page.getByRole("grid").element();
  expect(row.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(grid.clientWidth);
});

test("an application with more than it needs says both figures: they are no share", async () => {
  const reviews = [MARIA, GONE, NIKOS].map((id, at) => testReview(testId(31 + at), id, "submitted"));
  const [first] = MATRIX.applications;
  if (!first) throw new Error("No row.");
  await openBoard(() => ({ ...MATRIX, applications: [{ ...first, reviews }] }));
  const row = page.getByRole("row", { name: /Aktis Grid/ });
  await expect.element(row).toMatchTextContent(/3, 2 needed/);
  await page.viewport(390, 844);
  await expect.element(page.getByText("3, 2 needed")).toBeVisible();
  await page.getByRole("button", { name: "Aktis Grid" }).click();
  await expect.element(page.getByRole("dialog").getByText("Assigned: 3, 2 needed")).toBeVisible();
  await page.viewport(1280, 800);
});

test("on a phone two lists stand in place of the matrix: a row opens who has it and who may, and gives and takes back", async () => {
  await page.viewport(390, 844);
  const review = testReview(testId(32), MARIA, "assigned");
  const [first, second] = MATRIX.applications;
  if (!first || !second) throw new Error("No rows.");
  let matrix: Matrix = {
    ...MATRIX,
    evaluators: [...MATRIX.evaluators, testEvaluator(NIKOS, { name: "Nikos Rallis", cap: 1 })],
    conflicts: [{ application_id: second.id, user_id: NIKOS, kind: "declared" }],
  };
  const sent: unknown[] = [];
  await openBoard(() => matrix, {
    "judging.assignMany": async (request) => {
      sent.push(await request.json());
      matrix = { ...matrix, applications: [first, { ...second, reviews: [review] }] };
      return { assigned: 1 };
    },
    "judging.unassignMany": async (request) => {
      sent.push(await request.json());
      matrix = { ...matrix, applications: [first, second] };
      return { assigned: 1 };
    },
  });
  expect(page.getByRole("grid").elements()).toEqual([]);
  await page.getByRole("button", { name: "Halios Ports" }).click();
  const sheet = page.getByRole("dialog", { name: "Halios Ports" });
  await expect.element(sheet.getByText("Assigned: 0 of 2")).toBeVisible();
  await expect.element(sheet.getByText("not allowed · A conflict of interest was declared · load 0/1")).toBeVisible();
  await expect.element(sheet.getByText("not allowed · takes no more")).toBeVisible();
  expect(sheet.getByRole("button", { name: /^Assign/ }).elements()).toHaveLength(1);
  await sheet.getByRole("button", { name: "Assign: Maria Deli" }).click();
  await expect.element(sheet.getByText("accepted · load 1/5")).toBeVisible();
  await sheet.getByRole("button", { name: "Take back: Maria Deli" }).click();
  await expect.element(sheet.getByRole("button", { name: "Assign: Maria Deli" })).toBeVisible();
  expect(sent).toEqual([
    { pairs: [{ application_id: second.id, evaluator_id: MARIA }] },
    { evaluation_ids: [review.id] },
  ]);
  await sheet.getByRole("button", { name: "Close" }).click();

  await page.getByRole("tab", { name: /Evaluators/ }).click();
  await page.getByRole("button", { name: "Maria Deli" }).click();
  const hers = page.getByRole("dialog", { name: "Maria Deli" });
  // What lacks most stands first.
  await expect.element(hers.getByRole("listitem").first()).toMatchTextContent(/Halios Ports.*2/);
  await hers.getByRole("button", { name: "Assign: Halios Ports" }).click();
  await expect.element(hers.getByRole("button", { name: "Take back: Halios Ports" })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test("who left between a proposal and its being applied is named, until it is read or distributed anew", async () => {
  const pairs = [
    { application_id: MATRIX.applications[0]?.id ?? "", evaluator_id: MARIA },
    { application_id: MATRIX.applications[1]?.id ?? "", evaluator_id: NIKOS },
  ];
  await openBoard(() => MATRIX, {
    "judging.distribute": {
      id: testId(41),
      seconds: 0.1,
      wanted: 2,
      pairs,
      short: [],
      load: { min: 1, max: 1 },
      match: 1,
    },
    "judging.applyProposal": {
      assigned: 1,
      left_out: [{ evaluator_id: NIKOS, name: "Nikos Rallis", reason: "left", pairs: 1 }],
    },
  });
  await page.getByRole("button", { name: "Distribute" }).click();
  await page.getByRole("button", { name: /Apply and send/ }).click();
  const told = page.getByText("Nikos Rallis: no longer evaluates here, 1 assignment was not made");
  await expect.element(told).toBeVisible();
  await page.getByRole("button", { name: "OK" }).click();
  await expect.element(told).not.toBeInTheDocument();
});
