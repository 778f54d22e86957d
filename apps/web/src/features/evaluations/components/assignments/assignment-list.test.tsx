import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { keep } from "#shared/autosave/autosave-storage.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { assignment, session, testId } from "../../evaluations.factory.ts";
import { AssignmentGroup, SubmittedFacts } from "./assignment-list.tsx";
import { AssignmentsFoot } from "./assignments-foot.tsx";

let shown: TestPage;
afterEach(async () => {
  shown.close();
  await page.viewport(1280, 800);
});

test("on a phone a name has the whole line beside its score, and a row keeps to two lines", async () => {
  await page.viewport(390, 844);
  const row = assignment({
    subject_name: "Mnemosyne Health Tech",
    industry: "artificial_intelligence",
    status: "submitted",
    submitted_at: "2026-11-20T08:00:00.000Z",
    weighted_total: 89.5,
  });
  shown = await openTestPage(
    <AssignmentGroup title="Submitted" assignments={[row]}>
      {(one) => <SubmittedFacts assignment={one} />}
    </AssignmentGroup>,
    { answers: {}, session: session(), paths: ["/evaluation/$evaluationId"] },
  );
  const link = page.getByRole("link", { name: "Mnemosyne Health Tech" });
  await expect.element(link).toBeVisible();
  const line = link.element().parentElement;
  expect(line?.scrollWidth).toBeLessThanOrEqual(line?.clientWidth ?? 0);
  expect(link.element().closest("li")?.getBoundingClientRect().height).toBeLessThan(80);
});

test("of one that a locked round closed, no decision is claimed", async () => {
  const row = assignment({ status: "submitted", open: false, weighted_total: 70 });
  shown = await openTestPage(<SubmittedFacts assignment={row} />, { answers: {}, session: session() });
  await expect.element(page.getByText("No longer editable", { exact: true })).toBeVisible();
});

test("a row says that scores of it wait in this browser, of nobody else's and only until they are sent", async () => {
  const [waiting, sent] = [assignment({ id: testId(1) }), assignment({ id: testId(2) })];
  const me = session().profile?.id ?? "";
  const entry = JSON.stringify({ owner: "tab", version: 1, base: {}, mine: {} });
  keep(localStorage, `evaluation.${waiting.id}.${me}`, JSON.parse(entry));
  keep(localStorage, `evaluation.${sent.id}.somebody-else`, JSON.parse(entry));
  shown = await openTestPage(
    <AssignmentGroup title="To score" assignments={[waiting, sent]}>
      {() => null}
    </AssignmentGroup>,
    { answers: {}, session: session(), paths: ["/evaluation/$evaluationId"] },
  );
  await expect.element(page.getByText("Not sent yet")).toBeVisible();
  expect(page.getByText("Not sent yet").elements()).toHaveLength(1);
  localStorage.clear();
  window.dispatchEvent(new Event("online"));
  await expect.element(page.getByText("Not sent yet")).not.toBeInTheDocument();
});

test("the foot begins what was not begun, and goes on with what was", async () => {
  await page.viewport(390, 844);
  const foot = (criteria_scored: number) => (
    <AssignmentsFoot next={assignment({ subject_name: "Halcyon", criteria_scored })} shown="all" onShow={() => {}} />
  );
  const opened = { answers: {}, session: session(), paths: ["/evaluation/$evaluationId"] };
  shown = await openTestPage(foot(0), opened);
  await expect.element(page.getByRole("link", { name: "Start, Halcyon" })).toBeVisible();
  shown.close();
  shown = await openTestPage(foot(2), opened);
  await expect.element(page.getByRole("link", { name: "Continue, Halcyon" })).toBeVisible();
});
