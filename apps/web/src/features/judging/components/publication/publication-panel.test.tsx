import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { testId } from "../../judging.factory.ts";
import { useApplyDecisions } from "../../judging.mutations.ts";
import { PublicationPanel } from "./publication-panel.tsx";

let shown: TestPage | undefined;
afterEach(() => shown?.close());

function Desk() {
  const apply = useApplyDecisions();
  return (
    <>
      <button type="button" onClick={() => apply.mutate({ id: testId(1), decision_ids: [testId(2)] })}>
        Apply
      </button>
      <PublicationPanel callId={testId(3)} />
    </>
  );
}

test("decisions that were applied are no longer waited for", async () => {
  let undecided = 5;
  shown = await openTestPage(<Desk />, {
    answers: {
      "judging.publication": () => ({
        published_at: null,
        managed: { is_closed: true, undecided, selected: 0, unlisted: 0 },
      }),
      "judging.applyDecisions": () => {
        undecided = 2;
        return { applied: 3 };
      },
    },
    session: asVisitor(undefined),
  });
  await expect.element(page.getByText(/^5 applications/)).toBeVisible();
  await page.getByRole("button", { name: "Apply" }).click();
  await expect.element(page.getByText(/^2 applications/)).toBeVisible();
  const which = new URL((page.getByRole("link", { name: "See which" }).element() as HTMLAnchorElement).href);
  expect(which.pathname).toBe("/evaluation-management");
  expect(Object.fromEntries(which.searchParams)).toEqual({ programme: testId(3), phase: "open" });
});
