import type { Evaluation } from "@kerkis/contract/evaluations/evaluation.schema.ts";
import type { Assignment } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { pause, skipPauses } from "#shared/hooks/pauses.factory.ts";
import { readAnswers, writeAnswers } from "#shared/offline/kept-database.ts";
import { openTestPage, refusal, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { assignment, evaluation, session } from "../../evaluations.factory.ts";
import { evaluationsQueries } from "../../evaluations.queries.ts";
import { EvaluationView } from "./evaluation-view.tsx";

let shown: TestPage;
let saved: Record<string, unknown>[];
let stored: Evaluation;
let waiting: Assignment[];
skipPauses();
beforeEach(() => {
  localStorage.clear();
  saved = [];
  stored = evaluation();
  waiting = [];
});
afterEach(async () => {
  const isSaved = ["clean", "saved"].includes(indicator() ?? "");
  shown.close();
  // Leaving the screen sends what is unsent; the next test must not meet it.
  if (isSaved) return;
  await new Promise((resolve) => setTimeout(resolve, 100));
});

async function save(request: Request) {
  const body: Record<string, unknown> = await request.json();
  if (body["version"] !== stored.version) {
    return refusal("request.conflict");
  }
  saved.push(body);
  stored = { ...stored, ...body, version: stored.version + 1 };
  return { version: stored.version, saved_at: "2026-11-20T08:00:00.000Z", weighted_total: null };
}

function Sheet() {
  const { data, dataUpdatedAt } = useQuery(evaluationsQueries.sheet(evaluation().id));
  return data ? <EvaluationView evaluation={data} now={dataUpdatedAt} /> : null;
}

async function open(given: Partial<Evaluation> = {}) {
  stored = evaluation(given);
  shown = await openTestPage(<Sheet />, {
    answers: {
      "evaluations.save": save,
      "evaluations.get": () => stored,
      "evaluations.mine": () => ({ items: waiting, stats: { open: waiting.length, overdue: 0, submitted: 1 } }),
      "evaluations.recuse": { ok: true },
      "evaluations.submit": () => {
        stored = {
          ...stored,
          status: "submitted",
          submitted_at: "2026-11-20T09:00:00.000Z",
          version: stored.version + 1,
        };
        return stored;
      },
    },
    session: session(),
    paths: ["/evaluator-dashboard", "/evaluation/$evaluationId"],
  });
}

const scale = (name: string) => page.getByRole("radiogroup", { name });
const step = (name: string, score: string) => scale(name).getByRole("radio", { name: new RegExp(`^${score}`) });
const focused = () => document.activeElement;
const indicator = () => document.querySelector("[data-autosave]")?.getAttribute("data-autosave");

const comments = () =>
  stored.template.criteria.map(({ label }) => page.getByRole("textbox", { name: `Comment on ${label.en}` }));
const UNNAMED = /without your name\. Do not name yourself\.$/;

test("a comment that other evaluators read without a name says so at its field, and nowhere else", async () => {
  await open({ others_see: true, hides_reviewers: true });
  for (const comment of comments()) await expect.element(comment).toHaveAccessibleDescription(UNNAMED);
  for (const rules of [
    { others_see: true, hides_reviewers: false },
    { others_see: false, hides_reviewers: true },
    { others_see: true, hides_reviewers: true, can: { edit: false, submit: false, recuse: false, decline: false } },
  ]) {
    shown.close();
    await open(rules);
    for (const comment of comments()) await expect.element(comment).not.toHaveAccessibleDescription(UNNAMED);
  }
});

test("what is written to the applicant says that no name goes with it", async () => {
  await open();
  await expect
    .element(page.getByRole("textbox", { name: /^Feedback to the applicant/ }))
    .toHaveAccessibleDescription(/the applicant, who does not see your name\. Do not name yourself\./);
});

test("digits set a score, arrows move it, Delete clears it", async () => {
  await open();
  await step("Team", "0").click();
  await userEvent.keyboard("4");
  await expect.element(step("Team", "4")).toBeChecked();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(step("Team", "3")).toBeChecked();
  await userEvent.keyboard("{End}");
  await expect.element(step("Team", "5: Outstanding")).toBeChecked();
  await userEvent.keyboard("{Delete}");
  expect(scale("Team").getByRole("radio", { checked: true }).elements()).toHaveLength(0);
});

test("Tab goes to the next criterion, past a comment that is not needed and to one that is; C goes to the comment", async () => {
  await open();
  await step("Team", "0").click();
  await userEvent.keyboard("4{Tab}");
  await expect.poll(() => scale("Market").element().contains(focused())).toBe(true);
  await userEvent.keyboard("2{Tab}");
  await expect.poll(focused).toBe(page.getByRole("textbox", { name: "Comment on Market" }).element());
  await userEvent.keyboard("Strong demand{Tab}3");
  await expect.element(step("Support", "3")).toBeChecked();
  await userEvent.keyboard("c");
  await expect.poll(focused).toBe(page.getByRole("textbox", { name: "Comment on Support" }).element());
});

test("the total grows with the scores, by the contract's formula, without independent criteria", async () => {
  await open();
  await expect.element(page.getByText(/0 of 3 criteria/)).toBeVisible();
  await step("Team", "5").click();
  await expect.element(page.getByText("So far").first()).toBeInTheDocument();
  await step("Market", "2").click();
  await step("Support", "1").click();
  // (60 · 5/5 + 40 · 2/5) ÷ 100
  await expect.element(page.getByText("76", { exact: true })).toBeVisible();
  await expect.element(page.getByText(/3 of 3 criteria/)).toBeVisible();
});

test("what is written is saved by itself", async () => {
  await open();
  await step("Team", "5").click();
  await page.getByRole("textbox", { name: /^Private notes/ }).fill("Call the port");
  await pause();
  await expect.poll(indicator).toBe("saved");
  expect(saved.at(-1)).toMatchObject({
    version: 1,
    scores: { team: { score: 5, comment: "" } },
    private_notes: "Call the port",
  });
});

test("another tab's change of the same score is told, and the person chooses", async () => {
  await open();
  await expect.element(scale("Team")).toBeVisible();
  stored = { ...stored, scores: { team: { score: 1, comment: "" } }, version: 2 };
  await step("Team", "5").click();
  await pause();
  await expect.element(page.getByText("The same fields were changed elsewhere")).toBeVisible();
  expect(saved).toEqual([]);
  await page.getByRole("button", { name: "Load the other version" }).click();
  await expect.element(step("Team", "1")).toBeChecked();
  await expect.element(page.getByText("The same fields were changed elsewhere")).not.toBeInTheDocument();
});

test("what is missing is listed, each item leads to its field, and only a complete sheet is handed in", async () => {
  await open();
  await step("Market", "2").click();
  await page.getByRole("button", { name: "Submit evaluation" }).click();
  await expect.element(page.getByText("Still missing")).toBeVisible();
  await page.getByRole("link", { name: "Comment: Market" }).click();
  await expect.poll(focused).toBe(page.getByRole("textbox", { name: "Comment on Market" }).element());
  await userEvent.keyboard("Strong demand");
  await page.getByRole("link", { name: "Score: Team" }).click();
  await userEvent.keyboard("5{Tab}");
  await step("Support", "1").click();
  await page.getByRole("radio", { name: "Approve", exact: true }).click();
  await expect.element(page.getByText("Still missing")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Submit evaluation" }).click();
  const confirm = page.getByRole("alertdialog").getByRole("button", { name: "Submit evaluation" });
  await expect.element(page.getByText("Total 76 of 100 · Recommendation: Approve")).toBeVisible();
  expect(page.getByText(/other evaluators/).query()).toBeNull();
  await confirm.dblClick();
  // Said at once, and on the sheet for as long as it is open.
  await expect.element(page.getByText("Evaluation submitted")).toBeVisible();
  await expect.element(page.getByText(/^Submitted 20 Nov 2026/)).toBeVisible();
  expect(shown.calls.filter((call) => call.startsWith("POST"))).toHaveLength(1);
  expect(saved.at(-1)).toMatchObject({ recommendation: "approve", scores: { market: { comment: "Strong demand" } } });
});

const complete = {
  scores: {
    team: { score: 5, comment: "" },
    market: { score: 4, comment: "Strong demand" },
    support: { score: 3, comment: "" },
  },
  recommendation: "approve" as const,
};

test("nothing is handed in while another tab's change of the same score waits for a choice", async () => {
  await open({ ...complete, status: "in_progress" });
  await expect.element(scale("Team")).toBeVisible();
  stored = { ...stored, scores: { ...complete.scores, team: { score: 1, comment: "" } }, version: 2 };
  await step("Team", "4").click();
  await pause();
  await expect.element(page.getByText("The same fields were changed elsewhere")).toBeVisible();
  await page.getByRole("button", { name: "Submit evaluation" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Submit evaluation" }).click();
  await expect.element(page.getByText("Some changes are not saved yet")).toBeVisible();
  expect(shown.calls.filter((call) => call.startsWith("POST"))).toEqual([]);
  expect(stored.status).toBe("in_progress");
});

test("a score that is changed after handing in is saved at once, as a change of what was handed in", async () => {
  await open({ ...complete, status: "in_progress" });
  await page.getByRole("button", { name: "Submit evaluation" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Submit evaluation" }).click();
  await expect.element(page.getByText(/^Submitted 20 Nov 2026/)).toBeVisible();
  const { version } = stored;
  const written = () => shown.calls.filter((call) => /^(PATCH|PUT)/.test(call)).length;
  const before = written();
  await step("Team", "2").click();
  await pause();
  await expect.poll(() => saved.at(-1)).toMatchObject({ version, scores: { team: { score: 2 } } });
  // Nothing was refused first, as what another tab changed would be.
  expect(written()).toBe(before + 1);
});

test("after handing in, the next one is offered, the most urgent first; without one, the way back", async () => {
  waiting = [
    assignment({
      id: "0199a000-0000-7000-8000-0000000000c1",
      subject_name: "Later",
      due_at: "2026-12-24T09:00:00.000Z",
    }),
    assignment({
      id: "0199a000-0000-7000-8000-0000000000c2",
      subject_name: "Sooner",
      due_at: "2026-12-01T09:00:00.000Z",
    }),
  ];
  await open({ ...complete, status: "submitted", submitted_at: "2026-11-20T09:00:00.000Z" });
  await expect
    .element(page.getByRole("link", { name: "Next evaluation: Sooner" }))
    .toHaveAttribute("href", "/evaluation/0199a000-0000-7000-8000-0000000000c2");
  waiting = [];
  await shown.queryClient.invalidateQueries({ queryKey: evaluationsQueries.mine().queryKey });
  await expect.element(page.getByRole("link", { name: /No other one is waiting/ })).toBeVisible();
});

test("a round that hides who applies heads the sheet with the number, once", async () => {
  await open({ subject_name: "KRK-2026-000031", reference: "KRK-2026-000031" });
  await expect.element(page.getByRole("heading", { level: 1, name: "KRK-2026-000031" })).toBeVisible();
  expect(page.getByText("KRK-2026-000031").elements()).toHaveLength(1);
});

test("a decided application can be read and no longer scored", async () => {
  await open({
    status: "submitted",
    open: false,
    submitted_at: "2026-11-20T09:00:00.000Z",
    scores: { team: { score: 4, comment: "Fine" } },
    can: { edit: false, submit: false, recuse: false, decline: false },
  });
  await expect.element(page.getByText("This evaluation is closed")).toBeVisible();
  await expect.element(step("Team", "4")).toBeDisabled();
  expect(page.getByRole("button", { name: "Submit evaluation" }).elements()).toHaveLength(0);
});

test("who steps back keeps nothing of the application on this device", async () => {
  const now = Date.now();
  const told = { owner: "someone", hash: "feed", key: ["activity", "feed"], data: "Aktis Grid", bytes: 10 };
  await writeAnswers([{ ...told, updatedAt: now, viewedAt: now }]);
  await open();
  await page.getByRole("button", { name: "Declare a conflict of interest" }).click();
  await page.getByRole("alertdialog").getByRole("textbox").fill("I advise the company.");
  await page.getByRole("alertdialog").getByRole("button", { name: "Step back" }).click();
  await expect.poll(() => shown.address()).toBe("/evaluator-dashboard");
  await expect.poll(async () => (await readAnswers()).length).toBe(0);
});
