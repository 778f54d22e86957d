import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { founder } from "#features/identity/identity.factory.ts";
import { ImpersonatedNotice } from "./impersonated-notice.tsx";

const impersonation = { admin_name: "Άννα", expires_at: "2026-11-20T12:00:00.000Z" };
let screen: TestPage;
afterEach(() => screen.close());

it("says on sections that are the person's own that nothing can be changed as someone else", async () => {
  const sections = (
    <>
      <ImpersonatedNotice section="password" />
      <ImpersonatedNotice section="profile" />
    </>
  );
  screen = await openTestPage(sections, { answers: {}, session: { ...founder, impersonation } });
  await expect.element(page.getByText("Only the person themselves can do this.", { exact: false })).toBeVisible();
  expect(page.getByText("Only the person themselves", { exact: false }).elements()).toHaveLength(1);
  screen.close();
  screen = await openTestPage(sections, { answers: {}, session: founder });
  expect(page.getByText("Only the person themselves", { exact: false }).elements()).toHaveLength(0);
});
