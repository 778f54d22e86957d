import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { owner } from "#features/workflows/workflows.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { AnswersDownload } from "./answers-download.tsx";

const ID = "0199a000-0000-7000-8000-000000000091";
let shown: TestPage;
afterEach(() => shown.close());

async function open(value: number) {
  shown = await openTestPage(<AnswersDownload programmeId={ID} lead={<p>What was answered</p>} />, {
    session: owner,
    answers: { "applications.answeredCount": { value, exact: true, groups: {} } },
  });
  await expect.poll(() => shown.calls.length).toBe(1);
}

test("answers are taken along as a file once there are some", async () => {
  await open(3);
  await expect.element(page.getByText("What was answered")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Download CSV" }))
    .toHaveAttribute("href", expect.stringContaining(`/api/applications/answered.csv?programme_id=${ID}`));
  shown.close();
  await open(0);
  expect(page.getByText("What was answered").query()).toBeNull();
  expect(page.getByRole("link").query()).toBeNull();
});
