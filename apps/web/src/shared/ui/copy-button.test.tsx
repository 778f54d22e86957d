import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { m } from "#messages";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { CopyButton } from "./copy-button.tsx";

let shown: TestPage;
afterEach(() => shown.close());

test("what the browser does not let a page copy is shown to be copied by hand", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("refused", "NotAllowedError"));
  shown = await openTestPage(<CopyButton text="kerkis.test/startup/1" />, {
    answers: {},
    session: asVisitor(undefined),
  });
  await page.getByRole("button", { name: m.ui_copy() }).click();
  await expect.element(page.getByText(m.ui_copy_refused())).toBeVisible();
  await expect.element(page.getByText("kerkis.test/startup/1")).toBeVisible();
  await expect.element(page.getByRole("button", { name: m.ui_copy() })).toBeVisible();
});
