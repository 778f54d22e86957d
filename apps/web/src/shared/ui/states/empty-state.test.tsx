import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { asVisitor } from "#shared/permissions/session.ts";
import { EmptyState } from "./empty-state.tsx";

let shown: TestPage;
afterEach(() => shown.close());

test("a word without end in what was not found makes no page wider", async () => {
  const title = "α".repeat(400);
  shown = await openTestPage(<EmptyState title={title} />, { answers: {}, session: asVisitor(undefined) });
  await expect.element(page.getByRole("heading", { name: title })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});
