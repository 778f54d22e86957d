import type { Matrix, Proposal } from "@kerkis/contract/judging/assignment/assignment.schema.ts";
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Answers } from "#shared/api/answers.factory.ts";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, refusal, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { testEvaluator, testId, testReview, testRound, testRow } from "../../judging.factory.ts";
import { AssignmentBoard } from "./assignment-board.tsx";

let shown: TestPage;
beforeEach(() => page.viewport(1440, 900));
afterEach(() => shown.close());

const [MARIA, NIKOS, ELENI] = [testId(11), testId(12), testId(13)];
const [HALIOS, AKTIS] = [testId(21), testId(22)];
const MATRIX: Matrix = {
  applications: [
    testRow(HALIOS, { name: "Halios Ports", field: "maritime" }),
    testRow(AKTIS, { name: "Aktis Grid", field: "energy", reviews: [testReview(testId(31), ELENI, "assigned")] }),
  ],
  evaluators: [
    testEvaluator(MARIA, { name: "Maria Deli", fields: ["maritime"], cap: 0 }),
    testEvaluator(NIKOS, { name: "Nikos Rallis", fields: ["energy"] }),
    testEvaluator(ELENI, { name: "Eleni Kora" }),
  ],
  fixed: [],
  declined: [],
  conflicts: [],
};
const SESSION: Session = {
  ...asVisitor(undefined),
  profile: testProfile(),
  current_organization: {
    organization_id: testId(90),
    name: "Blue Hub",
    slug: "blue-hub",
    logo_url: null,
    role: "owner",
    is_coordinator: false,
    member_count: 3,
  },
};
const PROPOSAL: Proposal = {
  id: testId(41),
  seconds: 0.1,
  wanted: 3,
  pairs: [{ application_id: AKTIS, evaluator_id: NIKOS }],
  short: [
    {
      application_id: HALIOS,
      missing: 2,
      reasons: { conflict: 0, assigned: 0, declined: 0, full: 1, no_expertise: 2, left_out: 0 },
    },
  ],
  load: { min: 0, max: 1 },
  match: 1,
};

interface Sent {
  path: string;
  body: unknown;
}

async function openBoard(matrix: () => Matrix = () => MATRIX, answers: Answers = {}) {
  const sent: Sent[] = [];
  const keep =
    <Answer,>(path: string, answer: Answer) =>
    async (request: Request) => {
      sent.push({ path, body: await request.json() });
      return answer;
    };
  shown = await openTestPage(<AssignmentBoard round={testRound()} />, {
    session: SESSION,
    answers: {
      "judging.matrix": matrix,
      "judging.assignMany": keep("assign", { assigned: 1 }),
      "judging.unassignMany": keep("unassign", { assigned: 1 }),
      "judging.fixMany": keep("fix", { assigned: 1 }),
      "judging.enterConflict": keep("conflict", { ok: true }),
      "judging.setExpertise": keep("raise", { ok: true }),
      "judging.distribute": keep("distribute", PROPOSAL),
      ...answers,
    },
  });
  await expect.element(page.getByRole("grid")).toBeVisible();
  page.getByRole("grid").element().focus();
  return sent;
}

test("Shift with arrows chooses a range that Space gives whole, and what is taken there stays as it is", async () => {
  const sent = await openBoard();
  await userEvent.keyboard("{Shift>}{ArrowRight}{ArrowRight}{ArrowDown}{/Shift}");
  await expect
    .element(page.getByRole("gridcell", { name: /^Aktis Grid, Nikos Rallis/ }))
    .toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard(" ");
  await expect.poll(() => sent.length).toBe(1);
  const pair = (application_id: string, evaluator_id: string) => ({ application_id, evaluator_id });
  expect(sent[0]).toEqual({
    path: "assign",
    body: { pairs: [...[MARIA, NIKOS, ELENI].map((id) => pair(HALIOS, id)), pair(AKTIS, MARIA), pair(AKTIS, NIKOS)] },
  });
});

test("C enters a conflict and takes back one that was declared; L locks what stands, and what is locked is not taken back", async () => {
  let matrix = MATRIX;
  const sent = await openBoard(() => matrix, {
    "judging.enterConflict": async (request) => {
      sent.push({ path: "conflict", body: await request.json() });
      matrix = {
        ...MATRIX,
        fixed: [testId(31)],
        conflicts: [{ application_id: HALIOS, user_id: MARIA, kind: "declared" }],
      };
      return { ok: true };
    },
  });
  await userEvent.keyboard("c");
  await expect
    .element(page.getByRole("gridcell", { name: /Halios Ports, Maria Deli, not allowed, A conflict/ }))
    .toBeVisible();
  await userEvent.keyboard("c");
  await expect.poll(() => sent.length).toBe(2);
  const pair = { application_id: HALIOS, evaluator_id: MARIA };
  expect(sent.map(({ body }) => body)).toEqual([
    { ...pair, entered: true },
    { ...pair, entered: false },
  ]);
  const standing = page.getByRole("gridcell", { name: "Aktis Grid, Eleni Kora, accepted, locked in place" });
  await standing.click();
  await expect.element(page.getByText("1 locked assignment stays. Unlock it first.")).toBeVisible();
  await userEvent.keyboard("l");
  await expect.poll(() => sent.at(-1)).toEqual({ path: "fix", body: { evaluation_ids: [testId(31)], fixed: false } });
  expect(sent.filter(({ path }) => path === "unassign")).toEqual([]);
});

test("a cell that gets the focus, as from a screen reader, is the one that keys act on, and the grid tells where they go", async () => {
  const sent = await openBoard();
  page
    .getByRole("gridcell", { name: /^Aktis Grid, Nikos Rallis/ })
    .element()
    .focus();
  await expect.element(page.getByRole("grid")).toHaveFocus();
  await userEvent.keyboard("c");
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.body).toEqual({ application_id: AKTIS, evaluator_id: NIKOS, entered: true });
});

test("keys mean what is printed on them in Greek too, and a resting key tells what speaks for and against a pair", async () => {
  await openBoard();
  const greek = new KeyboardEvent("keydown", { code: "KeyN", key: "ν", bubbles: true, cancelable: true });
  page.getByRole("grid").element().dispatchEvent(greek);
  await expect
    .element(page.getByRole("gridcell", { name: /Aktis Grid, Maria Deli/ }))
    .toHaveAttribute("aria-selected", "true");
  await expect.poll(() => document.body.textContent).toContain("Knows other fields: Maritime");
});

test("what was not met has a button for each way out: without expertise, one more for whoever is full, an invitation", async () => {
  const sent = await openBoard();
  await userEvent.keyboard("g");
  const panel = page.getByRole("region", { name: "Proposed distribution" });
  await expect.element(panel.getByRole("heading", { name: /^What was not met/ })).toBeVisible();
  await expect.element(panel.getByRole("link", { name: "Invite an evaluator: Halios Ports" })).toBeVisible();
  await panel.getByRole("button", { name: "+1 to the limit: Maria Deli" }).click();
  await expect.poll(() => sent.map(({ path }) => path)).toEqual(["distribute", "raise", "distribute"]);
  expect(sent[1]?.body).toEqual({ user_id: MARIA, fields: ["maritime"], cap: 1 });
  expect(panel.getByRole("button", { name: /^Without expertise/ }).query()).toBeNull();
  await panel.getByRole("button", { name: "Discard proposal" }).click();
  await page.getByRole("checkbox", { name: "Only those who know the field" }).click();
  await page.getByRole("button", { name: /^Distribute/ }).click();
  await panel.getByRole("button", { name: "Without expertise: Halios Ports" }).click();
  await expect.poll(() => sent.at(-1)?.body).toEqual({ only_experts: true, anyone_for: [HALIOS] });
});

test("Ctrl and Enter apply what is proposed; for an old picture it is distributed anew instead of applied", async () => {
  const sent = await openBoard(() => MATRIX, { "judging.applyProposal": refusal("round.proposal_old") });
  await userEvent.keyboard("g");
  await expect.element(page.getByRole("button", { name: /Apply and send to 1/ })).toBeVisible();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByText("The proposal is for an old picture")).toBeVisible();
  await expect.element(page.getByRole("button", { name: /Apply and send/ })).toBeDisabled();
  await page.getByRole("button", { name: "Distribute again" }).click();
  await expect.element(page.getByText("The proposal is for an old picture")).not.toBeInTheDocument();
  await expect.poll(() => sent.filter(({ path }) => path === "distribute")).toHaveLength(2);
});

test("a distribution that takes long says so and is cancelled without a complaint", async () => {
  let signal: AbortSignal | undefined;
  await openBoard(() => MATRIX, {
    "judging.distribute": (request) => {
      signal = request.signal;
      return new Promise<never>((_, reject) => {
        request.signal.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
      });
    },
  });
  await userEvent.keyboard("g");
  const waiting = page.getByRole("region", { name: "Distribution under way" });
  await expect.element(waiting).toBeVisible();
  await waiting.getByRole("button", { name: "Cancel" }).click();
  await expect.element(waiting).not.toBeInTheDocument();
  expect(signal?.aborted).toBe(true);
  await expect.element(page.getByText("The distribution did not go through")).not.toBeInTheDocument();
});

test("a round without evaluators offers to invite them; a name of an evaluator leaves their column", async () => {
  shown = await openTestPage(<AssignmentBoard round={testRound()} />, {
    session: SESSION,
    answers: { "judging.matrix": { ...MATRIX, evaluators: [] } },
  });
  await expect.element(page.getByRole("link", { name: "Invite an evaluator" })).toBeVisible();
  shown.close();
  await openBoard();
  await userEvent.keyboard("/");
  await userEvent.keyboard("rallis");
  await expect.poll(() => page.getByRole("grid").element().querySelectorAll("[data-at]").length).toBe(2);
});
