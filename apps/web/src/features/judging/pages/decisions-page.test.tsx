import type { Decision, Decisions } from "@kerkis/contract/judging/decisions/decisions.schema.ts";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { testId, testRound } from "../judging.factory.ts";
import { DecisionsPage } from "./decisions-page.tsx";

let shown: TestPage;
let prepared: unknown[];
afterEach(() => shown.close());

const decision = (number: number, given: Partial<Decision>): Decision => ({
  id: testId(number),
  application_id: testId(50 + number),
  reference: `KRK-${number}`,
  name: "Aktis Grid",
  applicant_name: "Anna Liapi",
  phase: "under_review",
  verdict: "approve",
  reason: "",
  language: "el",
  problem: null,
  applied_at: null,
  protocol: null,
  ...given,
});

const DECISIONS = [
  decision(1, { name: "First" }),
  decision(2, { name: "Second", language: "en" }),
  decision(3, { name: "Third", verdict: "reject", problem: "reason" }),
];

let answer: Decisions;
async function open(decisions: Decision[] = DECISIONS, width = 1440) {
  prepared = [];
  await page.viewport(width, 900);
  answer = { decisions, rules: { second_person: true }, may_rule: false };
  shown = await openTestPage(<DecisionsPage />, {
    session: { ...asVisitor(undefined), profile: testProfile() },
    answers: {
      "judging.round": testRound({ state: "locked" }),
      "judging.decisions": () => answer,
      "judging.letter": (request) => {
        const isThird = request.url.includes(testId(3));
        return {
          sender: { name: "Blue Hub", logo_url: null, location: "Piraeus" },
          protocol: null,
          applied_at: null,
          to: "Anna Liapi",
          language: "en",
          subject: isThird
            ? "Not this time"
            : request.url.includes(testId(2))
              ? "The second letter"
              : "The first letter",
          parts: [
            { text: "Reason: ", field: null },
            { text: isThird ? "" : "Tried in two ports", field: "reason" },
          ],
        };
      },
      "judging.prepareDecisions": async (request) => {
        prepared.push(await request.json());
        return answer;
      },
      "judging.applyDecisions": { applied: 2 },
    },
    at: "/evaluation-management/rounds/$roundId/decisions",
    isPage: true,
    paths: ["/evaluation-management/letters"],
  });
  await expect
    .element(page.getByRole("heading", { name: "The first letter", includeHidden: true }))
    .toBeInTheDocument();
}
const letter = (name: string) => page.getByRole("heading", { name, includeHidden: true });

test("decisions stand by verdict with their number; J and K step through the letters and stop at the ends", async () => {
  await open();
  await expect.element(page.getByRole("heading", { name: "Approval 2" })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Rejection 1" })).toBeVisible();
  await userEvent.keyboard("k");
  await expect.element(page.getByText("1 of 3")).toBeVisible();
  await userEvent.keyboard("j");
  await expect.element(letter("The second letter")).toBeVisible();
  await userEvent.keyboard("jj");
  await expect.element(letter("Not this time")).toBeVisible();
  await expect.element(page.getByText("3 of 3")).toBeVisible();
});

test("a decision's protocol number is read whole beside its application's", async () => {
  const applied_at = "2026-11-20T08:42:00.000Z";
  await open([decision(1, { reference: "KRK-2026-000044", protocol: "1014/2026", applied_at })]);
  const numbers = page.getByText(/KRK-2026-000044.*1014\/2026/);
  await expect.element(numbers).toBeVisible();
  expect(numbers.element().scrollWidth).toBeLessThanOrEqual(numbers.element().clientWidth);
});

test("Enter jumps to what is missing, which is red in the letter, and writing it mends it", async () => {
  await open();
  await userEvent.keyboard("{Enter}");
  await expect.element(letter("Not this time")).toBeVisible();
  await expect.element(page.getByText("missing: Reason")).toBeVisible();
  const field = page.getByRole("textbox", { name: "Reason" });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("Too early");
  await page.getByRole("button", { name: "Save the reason" }).click();
  await expect
    .poll(() => prepared)
    .toEqual([{ application_ids: [testId(53)], verdict: "reject", reason: "Too early" }]);
});

test("Alt+L goes through the letters of one language after the other", async () => {
  await open();
  const chord = () => userEvent.keyboard("{Alt>}l{/Alt}");
  await chord();
  await expect.element(page.getByText("1 of 2")).toBeVisible();
  await chord();
  await expect.element(letter("The second letter")).toBeVisible();
  await expect.element(page.getByText("1 of 1")).toBeVisible();
  await chord();
  await expect.element(page.getByText("1 of 3")).toBeVisible();
});

test("Ctrl+Enter asks as the button does, for what is ready alone; what blocks one letter leaves the others", async () => {
  await open();
  await expect.element(page.getByText(/Third: write a reason/)).toBeVisible();
  await expect.element(page.getByText(/stay for later: 1/)).toBeVisible();
  await expect.element(page.getByText(/It needs a second person/)).toBeVisible();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  const asked = page.getByRole("alertdialog");
  await expect.element(asked).toBeVisible();
  expect(shown.calls.some((call) => call.includes("apply"))).toBe(false);
  await asked.getByRole("button", { name: "Apply: 2" }).click();
  await expect.poll(() => shown.calls.some((call) => call.startsWith("POST") && call.includes("apply"))).toBe(true);
});

test("what is asked about stays what it was, though the list already tells that it was applied", async () => {
  await open();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  const asked = page.getByRole("alertdialog", { name: /2 decisions/ });
  await expect.element(asked).toBeVisible();
  const applied = DECISIONS.map((one) => ({ ...one, problem: null, applied_at: "2026-11-24T20:07:59.000Z" }));
  answer = { ...answer, decisions: applied };
  await shown.queryClient.invalidateQueries();
  await expect.element(page.getByText(/all of them applied/)).toBeInTheDocument();
  await expect.element(asked).toBeVisible();
  await expect.element(asked.getByRole("button", { name: "Apply: 2" })).toBeVisible();
});

test("nothing ready, nothing is asked", async () => {
  await open([decision(1, { name: "First", verdict: "reject", problem: "reason" })]);
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  expect(page.getByRole("alertdialog").elements()).toEqual([]);
});

test("on a phone there is the list, the letter whole, and what applying brings before its button", async () => {
  await open(DECISIONS, 390);
  const list = page.getByRole("button", { name: /Second/ });
  await expect.element(list).toBeVisible();
  await expect.element(letter("The first letter")).not.toBeVisible();
  const apply = page
    .getByRole("button", { name: /^Apply/ })
    .element()
    .getBoundingClientRect();
  const brings = page.getByRole("heading", { name: "What happens on applying" }).element().getBoundingClientRect();
  expect(brings.top).toBeLessThan(apply.top);
  await list.click();
  await expect.element(letter("The second letter")).toBeVisible();
  await expect.element(list).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Back to the list" }).click();
  await expect.element(list).toBeVisible();
});
