import type { Matrix } from "@kerkis/contract/judging/assignment/assignment.schema.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { testEvaluator, testId, testReview, testRound, testRow } from "../../judging.factory.ts";
import { AssignmentBoard } from "./assignment-board.tsx";

let shown: TestPage;
afterEach(async () => {
  shown.close();
  await page.viewport(1280, 800);
});

const [MARIA, GONE] = [testId(11), testId(12)];
const MATRIX: Matrix = {
  applications: [
    testRow(testId(21), { name: "Aktis Grid", reviews: [testReview(testId(31), GONE, "submitted")] }),
    testRow(testId(22), { name: "Halios Ports" }),
  ],
  evaluators: [
    testEvaluator(MARIA, { name: "Maria Deli" }),
    testEvaluator(GONE, { name: "Deleted account", may_take: false }),
  ],
  conflicts: [],
};

const openBoard = async (matrix: Matrix = MATRIX) => {
  shown = await openTestPage(<AssignmentBoard round={testRound()} />, {
    session: { ...asVisitor(undefined), profile: testProfile() },
    answers: { "judging.matrix": matrix, "judging.assignMany": { assigned: 1 } },
  });
};
const assigning = () => shown.calls.filter((call) => call.startsWith("POST"));

test("whoever is gone keeps a column to be read, and nothing is given to them", async () => {
  await openBoard();
  await expect.element(page.getByRole("gridcell", { name: "Aktis Grid, Deleted account, submitted" })).toBeVisible();
  await page.getByRole("gridcell", { name: "Halios Ports, Deleted account, not allowed" }).click();
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
