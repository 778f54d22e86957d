import { userTopic } from "@kerkis/contract/core/realtime.ts";
import { OTHERS_CHANGED_EVENT } from "@kerkis/contract/evaluations/evaluations.events.ts";
import type { Evaluation, OtherReviews } from "@kerkis/contract/evaluations/evaluation.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { openTestPage, refusal, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { happenOn, openWire } from "#shared/realtime/wire.factory.ts";
import { criterion, evaluation, session, testId } from "../../evaluations.factory.ts";
import { evaluationsQueries } from "../../evaluations.queries.ts";
import { EvaluationView } from "./evaluation-view.tsx";

let shown: TestPage;
beforeEach(() => localStorage.clear());
afterEach(() => shown.close());

const { id, template } = evaluation();
const COMPLETE = Object.fromEntries(template.criteria.map(({ key }) => [key, { score: 3, comment: "New method" }]));
const review = (name: string | null, score: number, comment = ""): OtherReviews["reviews"][number] => ({
  evaluator_name: name,
  weighted_total: score * 20.25,
  scores: { team: { score, comment } },
});

function Sheet() {
  const { data, dataUpdatedAt } = useQuery(evaluationsQueries.sheet(id));
  return data ? <EvaluationView evaluation={data} now={dataUpdatedAt} /> : null;
}

async function open(given: Partial<Evaluation>, reviews: OtherReviews["reviews"] | (() => OtherReviews | Response)) {
  let stored = evaluation({ scores: COMPLETE, recommendation: "approve", ...given });
  shown = await openTestPage(<Sheet />, {
    answers: {
      "evaluations.get": () => stored,
      "evaluations.others":
        typeof reviews === "function" ? reviews : { criteria: [criterion({ key: "team" })], reviews },
      "evaluations.mine": { items: [], stats: { open: 0, overdue: 0, submitted: 1 } },
      "evaluations.save": () => ({ version: (stored.version += 1), saved_at: stored.assigned_at, weighted_total: 60 }),
      "evaluations.submit": () => {
        stored = { ...stored, status: "submitted", version: stored.version + 1, shows_others: true };
        return stored;
      },
    },
    session: session(),
    paths: ["/evaluator-dashboard", "/evaluation/$evaluationId"],
  });
}

const part = () => page.getByRole("region", { name: "Others’ evaluations" });

test("others’ totals, scores and comments stand below the sheet, their reviewers under numbers where they are hidden", async () => {
  await open({ shows_others: true }, [review(null, 4, "A team that ships"), review(null, 1)]);
  await expect.element(part().getByText("Total of Reviewer 1")).toBeVisible();
  const terms = [...part().element().querySelectorAll("dl > div")].map((row) => row.textContent);
  expect(terms).toEqual(["Total of Reviewer 181", "Total of Reviewer 220.3"]);
  await expect.element(part().getByText("4 of 5")).toBeVisible();
  await expect.element(part().getByText("A team that ships")).toBeVisible();
  expect(part().element().querySelector("input, textarea, button")).toBeNull();
});

test("reviewers who are not hidden stand by their names, and where nobody handed in anything it says so", async () => {
  await open({ shows_others: true }, [review("Petros Makris", 3)]);
  await expect.element(part().getByText("Total of Petros Makris")).toBeVisible();
  shown.close();
  await open({ shows_others: true }, []);
  await expect.element(part().getByText("Nobody else has submitted an evaluation yet.")).toBeVisible();
});

test("where they are seen after one's own, nothing is asked for before, handing in says so and shows them", async () => {
  await open({ shows_others: false, others_see: true }, [review(null, 4)]);
  await expect.element(page.getByRole("button", { name: "Submit evaluation" })).toBeVisible();
  expect(part().query()).toBeNull();
  expect(shown.calls.filter((call) => call.includes("/others"))).toEqual([]);
  await page.getByRole("button", { name: "Submit evaluation" }).click();
  await expect.element(page.getByText(/^The application’s other evaluators see them too/)).toBeVisible();
  await page.getByRole("alertdialog").getByRole("button", { name: "Submit evaluation" }).click();
  await expect.element(part().getByText("Total of Reviewer 1")).toBeVisible();
});

test("what could not be loaded says so and is asked for again", async () => {
  let hasFailed = false;
  await open({ shows_others: true }, () => {
    if (hasFailed) return { criteria: [criterion({ key: "team" })], reviews: [review("Petros Makris", 3)] };
    hasFailed = true;
    return refusal("request.rate_limited");
  });
  await expect.element(part().getByText("Others’ evaluations could not be loaded")).toBeVisible();
  await part().getByRole("button", { name: "Try again" }).click();
  await expect.element(part().getByText("Total of Petros Makris")).toBeVisible();
});

test("what others hand in or change shows at once, while one's own sheet stays as it is written", async () => {
  const given = [review("Petros Makris", 3)];
  await open({ shows_others: true }, () => ({ criteria: [criterion({ key: "team" })], reviews: given }));
  const asked = () => shown.calls.filter((call) => call.includes("/others")).length;
  await openWire();
  await expect.element(part().getByText("60.8")).toBeVisible();
  // What may have been missed before the channel stood is asked for once.
  await expect.poll(asked).toBe(2);
  await page.getByRole("textbox", { name: /Private notes/ }).fill("Half a thought");
  given.splice(0, 1, review("Petros Makris", 4), review("Eleni Koraka", 2));
  const topic = userTopic(session().profile?.id ?? "");
  // Of another of one's evaluations this page shows nothing.
  await happenOn(topic, OTHERS_CHANGED_EVENT, { evaluation_id: testId(999) });
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(asked()).toBe(2);
  await happenOn(topic, OTHERS_CHANGED_EVENT, { evaluation_id: id });
  await expect.element(part().getByText("Total of Eleni Koraka")).toBeVisible();
  await expect.element(part().getByText("81", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: /Private notes/ })).toHaveValue("Half a thought");
});
