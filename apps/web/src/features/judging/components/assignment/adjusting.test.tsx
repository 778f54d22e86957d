import type { Matrix, Proposal } from "@kerkis/contract/judging/assignment/assignment.schema.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Answers } from "#shared/api/answers.factory.ts";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, refusal, type TestPage, unreachable } from "#shared/routing/test-page.factory.tsx";
import { testEvaluator, testId, testReview, testRound, testRow } from "../../judging.factory.ts";
import { AssignmentBoard } from "./assignment-board.tsx";

/** A proposal that is adjusted in the matrix before it is applied. */
let shown: TestPage;
beforeEach(() => page.viewport(1440, 900));
afterEach(() => shown.close());

const [MARIA, NIKOS, ELENI, GONE] = [testId(11), testId(12), testId(13), testId(14)];
const [HALIOS, AKTIS] = [testId(21), testId(22)];
const pair = (application_id: string, evaluator_id: string) => ({ application_id, evaluator_id });
const MATRIX: Matrix = {
  applications: [
    testRow(HALIOS, { name: "Halios Ports", field: "maritime", reviews: [testReview(testId(32), GONE, "submitted")] }),
    testRow(AKTIS, { name: "Aktis Grid", field: "energy", reviews: [testReview(testId(31), ELENI, "assigned")] }),
  ],
  evaluators: [
    testEvaluator(MARIA, { name: "Maria Deli", fields: ["maritime"], cap: 1 }),
    testEvaluator(NIKOS, { name: "Nikos Rallis", fields: ["energy"] }),
    testEvaluator(ELENI, { name: "Eleni Kora" }),
    testEvaluator(GONE, { name: "Petros Gone", may_take: false, is_proposed: false }),
  ],
  fixed: [],
  declined: [],
  conflicts: [{ application_id: HALIOS, user_id: ELENI, kind: "declared" }],
};
const PROPOSAL: Proposal = {
  id: testId(41),
  seconds: 0.1,
  wanted: 2,
  pairs: [pair(HALIOS, MARIA), pair(AKTIS, NIKOS)],
  short: [],
  load: { min: 1, max: 1 },
  match: 1,
};

/** The board with its proposal, and what was sent by then. */
async function openProposal(answers: Answers = {}) {
  const sent: { path: string; body: unknown }[] = [];
  const keep =
    <Answer,>(path: string, answer: Answer) =>
    async (request: Request) => {
      const text = await request.text();
      sent.push({ path, body: text && JSON.parse(text) });
      return answer;
    };
  shown = await openTestPage(<AssignmentBoard round={testRound()} />, {
    session: { ...asVisitor(undefined), profile: testProfile() },
    answers: {
      "judging.matrix": MATRIX,
      "judging.assignMany": keep("assign", { assigned: 1 }),
      "judging.unassignMany": keep("unassign", { assigned: 1 }),
      "judging.setExpertise": keep("raise", { ok: true }),
      "judging.distribute": keep("distribute", PROPOSAL),
      "judging.applyProposal": keep("apply", { assigned: 2, left_out: [] }),
      ...answers,
    },
  });
  await expect.element(page.getByRole("button", { name: /^Distribute/ })).toBeVisible();
  await userEvent.keyboard("g");
  await expect.element(panel().getByText(/^Before you apply it you can/)).toBeVisible();
  return { sent, paths: () => sent.map(({ path }) => path) };
}
const panel = () => page.getByRole("region", { name: "Proposed distribution" });
const cell = (name: RegExp | string) => page.getByRole("gridcell", { name });
const row = (name: RegExp) => page.getByRole("row", { name });
const column = (name: RegExp) => page.getByRole("columnheader", { name });
const status = () => panel().getByRole("status");

test("a press takes a proposed pair out and puts a free one in, another takes that back; nothing is assigned by it", async () => {
  const { paths } = await openProposal();
  await cell("Halios Ports, Maria Deli, proposed").click();
  await expect.element(cell("Halios Ports, Maria Deli, taken out of the proposal")).toBeVisible();
  await cell("Halios Ports, Nikos Rallis, free").click();
  await expect.element(cell("Halios Ports, Nikos Rallis, put into the proposal")).toBeVisible();
  await expect.element(status()).toHaveTextContent("Taken out: 1 · Put in: 1");
  await cell("Halios Ports, Nikos Rallis, put into the proposal").click();
  await cell("Halios Ports, Maria Deli, taken out of the proposal").click();
  await expect.element(cell("Halios Ports, Nikos Rallis, free")).toBeVisible();
  await expect.element(cell("Halios Ports, Maria Deli, proposed")).toBeVisible();
  await expect.element(panel().getByText(/^Before you apply it you can/)).toBeVisible();
  expect(paths()).toEqual(["distribute"]);
});

test("Space does it too, for a range at once; one button goes back to what was computed", async () => {
  const { paths } = await openProposal();
  page.getByRole("grid").element().focus();
  await userEvent.keyboard(" ");
  await expect.element(cell("Halios Ports, Maria Deli, taken out of the proposal")).toBeVisible();
  // Of the range two are free, one of those for a conflict and none for whoever is gone.
  await userEvent.keyboard("{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift} ");
  await expect.element(cell("Halios Ports, Maria Deli, proposed")).toBeVisible();
  await expect.element(cell("Halios Ports, Nikos Rallis, put into the proposal")).toBeVisible();
  await expect.element(cell(/^Halios Ports, Eleni Kora, not allowed/)).toBeVisible();
  await userEvent.keyboard(" ");
  await expect.element(status()).toHaveTextContent("Taken out: 1 · Put in: 0");
  await panel().getByRole("button", { name: "As proposed" }).click();
  await expect.element(cell("Halios Ports, Maria Deli, proposed")).toBeVisible();
  await expect.element(panel()).toHaveFocus();
  expect(paths()).toEqual(["distribute"]);
});

test("reviews of an application, loads, what is short and to how many it goes follow at once", async () => {
  await openProposal();
  await expect.element(row(/Halios Ports/)).toMatchTextContent(/2 of 2, proposed: 1/);
  await expect.element(column(/Nikos Rallis/)).toMatchTextContent(/Load 1, limit 5/);
  await expect.element(panel()).toMatchTextContent(/2of 2 assignments/);
  expect(
    panel()
      .getByRole("heading", { name: /What was not met/ })
      .query(),
  ).toBeNull();
  await cell("Aktis Grid, Nikos Rallis, proposed").click();
  await expect.element(row(/Aktis Grid/)).toMatchTextContent(/1 of 2/);
  await expect.element(column(/Nikos Rallis/)).toMatchTextContent(/Load 0, limit 5/);
  await expect.element(panel()).toMatchTextContent(/1of 2 assignments.*Aktis Grid1 missingyou took them out1 of 3/);
  await expect.element(panel()).toMatchTextContent(/Load0 to 1 applications/);
  await cell("Halios Ports, Nikos Rallis, free").click();
  await expect.element(row(/Halios Ports/)).toMatchTextContent(/3, 2 needed/);
  await expect.element(panel()).toMatchTextContent(/1of 2 assignments and 1 more/);
  await expect.element(panel()).toMatchTextContent(/Know the field50%/);
  await expect.element(panel().getByRole("button", { name: "Apply and send to 2" })).toBeVisible();
  await cell("Halios Ports, Maria Deli, proposed").click();
  await cell("Halios Ports, Nikos Rallis, put into the proposal").click();
  await expect.element(panel().getByRole("button", { name: "Apply and send to 0" })).toBeDisabled();
});

test("a conflict, a limit and whoever is gone say why and stay out; what is assigned keeps its press", async () => {
  const { sent, paths } = await openProposal();
  await cell(/^Halios Ports, Eleni Kora, not allowed/).click();
  await expect.element(page.getByText("Eleni Kora: A conflict of interest was declared")).toBeVisible();
  await cell(/^Aktis Grid, Maria Deli/).click();
  await expect.element(page.getByText("Maria Deli: at their limit, 1 of 1 applications")).toBeVisible();
  await cell(/^Aktis Grid, Petros Gone, not allowed/).click();
  await expect.element(page.getByText("Petros Gone: takes no more")).toBeVisible();
  await expect.element(panel().getByText(/^Before you apply it you can/)).toBeVisible();
  // With room it goes in, and what was taken out for it does not come back.
  await cell("Halios Ports, Maria Deli, proposed").click();
  await cell(/^Aktis Grid, Maria Deli/).click();
  await expect.element(cell("Aktis Grid, Maria Deli, put into the proposal")).toBeVisible();
  await cell("Halios Ports, Maria Deli, taken out of the proposal").click();
  await expect.element(status()).toHaveTextContent("Taken out: 1 · Put in: 1");
  expect(paths()).toEqual(["distribute"]);
  await cell("Aktis Grid, Eleni Kora, accepted").click();
  await expect.poll(() => sent.at(-1)).toEqual({ path: "unassign", body: { evaluation_ids: [testId(31)] } });
});

test("what was adjusted is sent with the proposal, and nothing of it where nothing was", async () => {
  const { sent } = await openProposal();
  await cell("Halios Ports, Maria Deli, proposed").click();
  await cell("Halios Ports, Nikos Rallis, free").click();
  await panel().getByRole("button", { name: "Apply and send to 1" }).click();
  await expect.element(panel()).not.toBeInTheDocument();
  expect(sent.at(-1)).toEqual({
    path: "apply",
    body: { taken_out: [pair(HALIOS, MARIA)], put_in: [pair(HALIOS, NIKOS)] },
  });
  await userEvent.keyboard("g");
  await expect.element(cell("Halios Ports, Maria Deli, proposed")).toBeVisible();
  await panel().getByRole("button", { name: "Apply and send to 2" }).click();
  await expect.poll(() => sent.at(-1)).toEqual({ path: "apply", body: "" });
});

test("what may not be put in is named, and without a connection nothing of it is lost", async () => {
  let answer = () => refusal("evaluation.conflict_of_interest", {}, [{ path: "put_in.0", code: "invalid" }]);
  let matrix: () => Matrix = () => MATRIX;
  await openProposal({ "judging.applyProposal": () => answer(), "judging.matrix": () => matrix() });
  await cell("Halios Ports, Nikos Rallis, free").click();
  await panel()
    .getByRole("button", { name: /^Apply/ })
    .click();
  await expect
    .element(panel().getByRole("alert"))
    .toMatchTextContent(/conflict of interest.*Halios Ports · Nikos Rallis/);
  [answer, matrix] = [unreachable, unreachable];
  await panel()
    .getByRole("button", { name: /^Apply/ })
    .click();
  await expect.element(panel().getByRole("alert")).not.toMatchTextContent(/Nikos Rallis/);
  await expect.element(status()).toHaveTextContent("Taken out: 0 · Put in: 1");
  await cell("Halios Ports, Nikos Rallis, put into the proposal").click();
  await expect.element(panel().getByRole("alert")).not.toBeInTheDocument();
});

test("a new distribution asks before it drops what was adjusted, and begins without; without adjustments it asks nothing", async () => {
  const { paths } = await openProposal();
  await userEvent.keyboard("g");
  await expect.poll(paths).toEqual(["distribute", "distribute"]);
  await cell("Halios Ports, Maria Deli, proposed").click();
  await userEvent.keyboard("g");
  const asked = page.getByRole("alertdialog", { name: "A new distribution without your changes?" });
  await expect.element(asked).toMatchTextContent(/You changed 1 assignment/);
  await asked.getByRole("button", { name: "Cancel" }).click();
  await expect.element(status()).toHaveTextContent("Taken out: 1 · Put in: 0");
  await page.getByRole("button", { name: /^Distribute/ }).click();
  await asked.getByRole("button", { name: "Distribute again" }).click();
  await expect.element(cell("Halios Ports, Maria Deli, proposed")).toBeVisible();
  await expect.element(asked).not.toBeInTheDocument();
  expect(paths()).toEqual(["distribute", "distribute", "distribute"]);
});

test("on a phone the sheet of a row puts in and takes out", async () => {
  await page.viewport(390, 844);
  const { paths } = await openProposal();
  await page.getByRole("button", { name: "Halios Ports" }).click();
  const sheet = page.getByRole("dialog", { name: "Halios Ports" });
  await expect.element(sheet.getByText(/Assigned: 2 of 2 · proposed: 1$/)).toBeVisible();
  await sheet.getByRole("button", { name: "Take out: Maria Deli" }).click();
  await expect.element(sheet.getByText(/Assigned: 1 of 2$/)).toBeVisible();
  await sheet.getByRole("button", { name: "Put in: Nikos Rallis" }).click();
  await expect.element(sheet.getByText(/^put into the proposal · load 2\/5/)).toBeVisible();
  await sheet.getByRole("button", { name: "Put in: Maria Deli" }).click();
  await sheet.getByRole("button", { name: "Close" }).click();
  await expect.element(status()).toHaveTextContent("Taken out: 0 · Put in: 1");
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(paths()).toEqual(["distribute"]);
});
