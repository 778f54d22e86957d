import { toColumns } from "@kerkis/contract/core/columnar/columnar.ts";
import { RESULT_FIELDS } from "@kerkis/contract/judging/results/results.schema.ts";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Answers } from "#shared/api/answers.factory.ts";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { testId, testResult, testRound } from "../judging.factory.ts";
import { ResultsPage } from "./results-page.tsx";

let shown: TestPage;
let prepared: unknown[];
afterEach(() => shown.close());

const results = ["First", "Second", "Third", "Fourth"].map((name, index) =>
  testResult(index + 1, {
    name,
    corrected: 90 - 5 * index,
    mean: 88 - 5 * index,
    median: 88 - 5 * index,
    spread: 2,
    interval: 3,
    scores: [86 - 5 * index, 90 - 5 * index],
    corrected_scores: [88 - 5 * index, 92 - 5 * index],
    is_uncertain: index === 1 || index === 2,
  }),
);

const NONE = { decisions: [], rules: { second_person: false }, may_rule: false };

async function open(given: Partial<{ cut: { places: number; threshold: number } | null }> = {}, answers: Answers = {}) {
  prepared = [];
  await page.viewport(1440, 900);
  shown = await openTestPage(<ResultsPage />, {
    session: { ...asVisitor(undefined), profile: testProfile() },
    answers: {
      "judging.round": testRound({ places: 2 }),
      "judging.results": {
        results: toColumns(results, RESULT_FIELDS),
        cut: { places: 2, threshold: 82.5 },
        pooled: 2.6,
        is_provisional: false,
        next_round: null,
        ...given,
      },
      "judging.decisions": NONE,
      "judging.prepareDecisions": async (request) => {
        prepared.push(await request.json());
        return NONE;
      },
      "applications.get": () => Response.json({ evaluations: [] }),
      "evaluations.criteria": [],
      ...answers,
    },
    at: "/evaluation-management/rounds/$roundId/results",
    isPage: true,
    paths: ["/evaluation-management"],
  });
  await expect.element(row("First")).toBeVisible();
}
const row = (name: string) => page.getByRole("row", { name: new RegExp(name) });
const box = (name: string) => page.getByRole("checkbox", { name: `Select ${name}` });
const order = () =>
  page
    .getByRole("row")
    .elements()
    .map((one) => /First|Second|Third|Fourth|Cut: \d/.exec(one.textContent ?? "")?.[0])
    .filter(Boolean);

test("J goes down the rows, X chooses one, Shift+J the next ones, and the bar says which", async () => {
  await open();
  await userEvent.keyboard("jjx");
  await expect.element(row("Second")).toHaveAttribute("aria-selected", "true");
  await expect.element(page.getByRole("toolbar")).toMatchTextContent(/rank 2/);
  await userEvent.keyboard("{Shift>}j{/Shift}");
  await expect.element(row("Third")).toHaveAttribute("aria-selected", "true");
  await expect.element(row("First")).toHaveAttribute("aria-selected", "false");
  await expect.element(page.getByRole("toolbar")).toMatchTextContent(/ranks 2 to 3/);
  await userEvent.keyboard("x");
  await expect.element(row("Third")).toHaveAttribute("aria-selected", "false");
});

test("A proposes approval of the chosen, or of the row that has the focus", async () => {
  await open();
  await userEvent.keyboard("a");
  await userEvent.keyboard("jjja");
  await expect.poll(() => prepared).toEqual([{ application_ids: [testId(3)], verdict: "approve" }]);
});

test("E opens the reviews under the row and closes them again; D leads to the discussion", async () => {
  await open();
  await userEvent.keyboard("je");
  const reviews = page.getByRole("region", { name: "The reviews: First" });
  await expect.element(reviews).toMatchTextContent(/No review was handed in yet/);
  await userEvent.keyboard("e");
  await expect.element(reviews).not.toBeInTheDocument();
  await userEvent.keyboard("jd");
  await expect.poll(() => shown.address()).toContain(`application=${testId(2)}`);
  expect(shown.address()).toContain("#comments");
});

test("S takes the next order", async () => {
  await open();
  await userEvent.keyboard("s");
  await expect.element(page.getByRole("columnheader", { name: "Mean" })).toHaveAttribute("aria-sort", "descending");
});

test("Alt with an arrow moves the cut in table and chart, with whoever is uncertain there; it can be put back", async () => {
  await open();
  expect(order()).toEqual(["First", "Second", "Cut: 2", "Third", "Fourth"]);
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
  await expect.poll(order).toEqual(["First", "Second", "Third", "Cut: 3", "Fourth"]);
  await expect.element(page.getByText("Cut 3", { exact: true })).toBeInTheDocument();
  await expect.element(row("Fourth")).toMatchTextContent(/Uncertain/);
  await expect.element(row("Second")).not.toMatchTextContent(/Uncertain/);
  await expect.element(page.getByText(/a trial: the round has 2/)).toBeVisible();
  // Below the last but one there is nobody to part.
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
  expect(order()).toEqual(["First", "Second", "Third", "Cut: 3", "Fourth"]);
  await page.getByRole("button", { name: "Put it back" }).click();
  await expect.poll(order).toEqual(["First", "Second", "Cut: 2", "Third", "Fourth"]);
  await page.getByRole("button", { name: "Move the cut one place up" }).click();
  await expect.poll(order).toEqual(["First", "Cut: 1", "Second", "Third", "Fourth"]);
});

test("without places there is no cut to move", async () => {
  await open({ cut: null });
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
  expect(order()).toEqual(["First", "Second", "Third", "Fourth"]);
});

test("a figure tells how it came about with the numbers of its row", async () => {
  await open();
  await page.getByRole("button", { name: "Mean: 88.0, how it came about" }).click();
  const dialog = page.getByRole("dialog", { name: "Mean, First" });
  await expect.element(dialog).toMatchTextContent(/\(86\.0 \+ 90\.0\) ÷ 2 = 88\.0/);
});

test("a seat of the chart lights its row, a row its seat, and pressing a seat goes to the row", async () => {
  await open();
  const seat = () => document.querySelector(`svg [data-seat-of="${testId(3)}"]`) as SVGElement;
  seat().dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  await expect.element(row("Third")).toHaveAttribute("data-lit");
  await userEvent.keyboard("jj");
  await expect.element(row("Third")).not.toHaveAttribute("data-lit");
  expect(document.querySelector(`svg [data-lit]`)?.getAttribute("data-seat-of")).toBe(testId(2));
  seat().dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(document.activeElement?.textContent).toBe("Third");
});

test("the bar stands under the last row at the end of the list, and the keys are listed by ?", async () => {
  await open();
  await box("Fourth").click();
  const bar = page.getByRole("toolbar").element().getBoundingClientRect();
  window.scrollTo(0, document.body.scrollHeight);
  const last = row("Fourth").element().getBoundingClientRect();
  expect(page.getByRole("toolbar").element().getBoundingClientRect().top).toBeGreaterThanOrEqual(last.bottom);
  expect(Math.abs(bar.left + bar.right - window.innerWidth)).toBeLessThan(60);
  await userEvent.keyboard("?");
  await expect.element(page.getByRole("dialog", { name: "Keys" })).toMatchTextContent(/move the cut/);
});

test("chosen rows of an open round get two more evaluators, shown before it is done; one alone can be discussed", async () => {
  const asked: unknown[] = [];
  await open(
    {},
    {
      "judging.distribute": async (request) => {
        asked.push(await request.json());
        return {
          id: testId(70),
          seconds: 0.1,
          wanted: 4,
          pairs: [1, 2, 3].map((number) => ({ application_id: testId(number), evaluator_id: testId(11) })),
          short: [],
          load: { min: 1, max: 1 },
          match: 1,
        };
      },
      "judging.applyProposal": (request) => {
        asked.push(new URL(request.url).pathname);
        return { assigned: 3, left_out: [] };
      },
    },
  );
  await userEvent.keyboard("jx");
  await expect.element(page.getByRole("toolbar").getByRole("button", { name: /Discuss/ })).toBeVisible();
  await userEvent.keyboard("{Shift>}j{/Shift}");
  await expect.element(page.getByRole("toolbar").getByRole("button", { name: /Discuss/ })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "2 more evaluators" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Two more evaluators for 2 applications?" });
  await expect.element(dialog).toMatchTextContent(/3 of 4 assignments can be made/);
  await dialog.getByRole("button", { name: "Assign" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked).toMatchObject([
    { application_ids: [testId(1), testId(2)], more: 2, only_experts: false },
    expect.stringContaining(testId(70)),
  ]);
  await expect.element(page.getByRole("toolbar")).not.toBeInTheDocument();
});
