import type { Matrix } from "@kerkis/contract/judging/assignment/assignment.schema.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { testEvaluator, testId, testReview, testRound, testRow } from "../../judging.factory.ts";
import { AssignmentBoard } from "./assignment-board.tsx";

let shown: TestPage;
beforeEach(() => page.viewport(1280, 800));
afterEach(() => shown.close());

const [MARIA, NIKOS] = [testId(11), testId(12)];
const [HALIOS, AKTIS, KYMA] = [testId(21), testId(22), testId(23)];
const MATRIX: Matrix = {
  applications: [
    testRow(HALIOS, { name: "Halios Ports", reviews: [testReview(testId(31), MARIA, "declined")] }),
    testRow(AKTIS, {
      name: "Aktis Grid",
      reviews: [
        testReview(testId(32), MARIA, "assigned"),
        testReview(testId(33), NIKOS, "assigned", { is_accepted: false }),
      ],
    }),
    testRow(KYMA, { name: "Kyma Sensors", reviews: [testReview(testId(34), MARIA, "submitted")] }),
  ],
  evaluators: [testEvaluator(MARIA, { name: "Maria Deli" }), testEvaluator(NIKOS, { name: "Nikos Rallis" })],
  fixed: [],
  declined: [{ application_id: HALIOS, user_id: MARIA, reason: "other", words: "Away until May" }],
  conflicts: [],
};
const PROPOSAL = {
  id: testId(41),
  seconds: 0.1,
  wanted: 2,
  pairs: [{ application_id: HALIOS, evaluator_id: NIKOS }],
  short: [],
  load: { min: 1, max: 1 },
  match: 1,
};

async function openBoard() {
  const sent: unknown[] = [];
  const keep =
    <Answer,>(answer: Answer) =>
    async (request: Request) => {
      sent.push(await request.json());
      return answer;
    };
  shown = await openTestPage(<AssignmentBoard round={testRound()} />, {
    session: { ...asVisitor(undefined), profile: testProfile() },
    answers: {
      "judging.matrix": MATRIX,
      "judging.assignMany": keep({ assigned: 1 }),
      "judging.distribute": keep(PROPOSAL),
      "judging.remind": keep({ assigned: 1 }),
    },
  });
  return sent;
}

const cell = (name: string) => page.getByRole("gridcell", { name });

test("a declined cell says why, and a key does not give it again by itself: it asks, or proposes someone else", async () => {
  const sent = await openBoard();
  const declined = cell("Halios Ports, Maria Deli, declined, another reason: Away until May");
  await expect.element(declined).toBeVisible();
  await expect.element(cell("Aktis Grid, Nikos Rallis, asked, not answered")).toBeVisible();
  await expect.element(cell("Aktis Grid, Maria Deli, accepted")).toBeVisible();
  page.getByRole("grid").element().focus();
  await userEvent.keyboard(" ");
  const sheet = page.getByRole("dialog", { name: "Why Maria Deli declined" });
  await expect.element(sheet.getByText("another reason: Away until May")).toBeVisible();
  expect(sent).toEqual([]);
  await sheet.getByRole("button", { name: "Propose someone else" }).click();
  await expect.element(page.getByRole("button", { name: /Apply and send/ })).toBeVisible();
  expect(sent).toMatchObject([{ application_ids: [HALIOS] }]);
  await declined.click();
  await sheet.getByRole("button", { name: "Ask again" }).click();
  await expect.poll(() => sent).toMatchObject([{}, { pairs: [{ application_id: HALIOS, evaluator_id: MARIA }] }]);
  await expect.element(sheet).not.toBeInTheDocument();
});

test("rows narrow to what was declined or not answered, and what declines left short is proposed at once", async () => {
  const sent = await openBoard();
  const rows = () => page.getByRole("grid").getByRole("rowheader").elements().length;
  await expect.poll(rows).toBe(3);
  await page.getByRole("button", { name: /^Declined/ }).click();
  await expect.poll(rows).toBe(1);
  await page.getByRole("button", { name: /^Not answered/ }).click();
  await expect.element(page.getByRole("rowheader", { name: /Aktis Grid/ })).toBeVisible();
  await expect.poll(rows).toBe(1);
  await page.getByRole("button", { name: /declines? left short/ }).click();
  await expect.poll(() => sent).toMatchObject([{ application_ids: [HALIOS] }]);
});

test("the evaluators' list tells who did not answer and reminds them alone", async () => {
  const sent = await openBoard();
  await page.getByRole("tab", { name: /Evaluators/ }).click();
  await expect.element(page.getByRole("row", { name: /Nikos Rallis/ })).toMatchTextContent(/1 not answered/);
  await page.getByRole("button", { name: "Only who did not answer (1)" }).click();
  await expect.poll(() => sent).toEqual([{ user_ids: [NIKOS] }]);
});

test("on a phone the reason stands in the row, which leads to the same sheet", async () => {
  await page.viewport(390, 844);
  await openBoard();
  await page.getByRole("button", { name: "Halios Ports" }).click();
  const rows = page.getByRole("dialog", { name: "Halios Ports" });
  await expect.element(rows.getByText(/declined · another reason: Away until May/)).toBeVisible();
  await rows.getByRole("button", { name: "Why Maria Deli declined" }).click();
  await expect.element(page.getByRole("dialog", { name: "Why Maria Deli declined" })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
