import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { testProfile } from "#shared/permissions/session.factory.ts";
import type { Answers } from "#shared/api/answers.factory.ts";
import { openTestPage, refusal, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { ImpersonationBanner } from "./impersonation-banner.tsx";

const session: Session = { ...asVisitor(undefined), profile: testProfile({ first_name: "Μαρία", last_name: "Δήμου" }) };

let shown: TestPage;
afterEach(() => shown.close());

async function open(seconds: number, answers: Answers) {
  const expiresAt = new Date(Date.now() + seconds * 1000).toISOString();
  shown = await openTestPage(<ImpersonationBanner name="Μαρία Δήμου" expiresAt={expiresAt} />, { answers, session });
}

test("says whose name it is and how long it lasts", async () => {
  await open(125, {});
  const banner = page.getByRole("region", { name: "Support access" });
  await expect.element(banner.getByText("Μαρία Δήμου")).toBeVisible();
  await expect.poll(() => page.getByRole("timer").element().textContent).toMatch(/^(2:0|1:5)\d left$/);
});

test("a press stops it, once, and a refusal is said", async () => {
  const stop = vi.fn<() => Response>(() => refusal("server.unexpected"));
  await open(600, { "admin.stopImpersonation": stop });
  await page.getByRole("button", { name: "Stop" }).dblClick();
  await expect.element(page.getByRole("alert")).toBeVisible();
  expect(stop).toHaveBeenCalledTimes(1);
});

test("when its time is over it ends by itself", async () => {
  const stop = vi.fn<() => Response>(() => refusal("server.unexpected"));
  await open(2, { "admin.stopImpersonation": stop });
  await expect.element(page.getByRole("timer")).toHaveTextContent("0:00 left");
  await expect.poll(() => stop.mock.calls.length).toBe(1);
});
