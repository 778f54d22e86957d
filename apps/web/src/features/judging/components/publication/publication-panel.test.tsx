import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { testId } from "../../judging.factory.ts";
import { useApplyDecisions } from "../../judging.mutations.ts";
import { PublicationPanel } from "./publication-panel.tsx";

let shown: TestPage | undefined;
afterEach(() => shown?.close());

const CALL = { id: testId(3), title: { el: "Πιο ήσυχες πόλεις", en: "Quieter cities" } };

function Desk() {
  const apply = useApplyDecisions();
  return (
    <>
      <button type="button" onClick={() => apply.mutate({ id: testId(1), decision_ids: [testId(2)] })}>
        Apply
      </button>
      <PublicationPanel call={CALL} />
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

test("what is published, and taken back, is named: the question and what is said afterwards", async () => {
  let published: string | null = null;
  const standing = () => ({
    published_at: published,
    managed: { is_closed: true, undecided: 0, selected: 2, unlisted: 0 },
  });
  shown = await openTestPage(<PublicationPanel call={CALL} />, {
    answers: {
      "judging.publication": standing,
      "judging.publishResults": () => {
        published = "2026-11-20T10:00:00.000Z";
        return standing();
      },
      "judging.takeBackResults": () => {
        published = null;
        return standing();
      },
    },
    session: asVisitor(undefined),
  });
  await page.getByRole("button", { name: "Publish" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Publish the results of Quieter cities?" });
  await dialog.getByRole("button", { name: "Publish" }).click();
  await expect.element(page.getByText("The results of Quieter cities are published")).toBeVisible();
  await page.getByRole("button", { name: "Take back" }).click();
  await expect.element(page.getByText("The results of Quieter cities are no longer public")).toBeVisible();
});
