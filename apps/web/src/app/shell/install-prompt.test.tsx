import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { watchInstallOffer } from "../browser/install-offer.ts";
import { InstallPrompt } from "./install-prompt.tsx";

watchInstallOffer();
let shown: TestPage;
afterEach(() => {
  shown.close();
  localStorage.clear();
  window.dispatchEvent(new Event("appinstalled"));
});

const prompt = vi.fn<() => Promise<unknown>>(async () => ({ outcome: "accepted" }));
const offer = () => window.dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt }));
const card = () => page.getByRole("region", { name: "Install Kerkis" });
const open = async () => {
  shown = await openTestPage(<InstallPrompt />, { answers: {}, session: asVisitor(undefined) });
};

test("shows when the browser offers it, and never again after Not now or close (specification 4)", async () => {
  await open();
  expect(card().elements()).toHaveLength(0);
  offer();
  await expect.element(card()).toBeVisible();
  await page.getByRole("button", { name: "Not now" }).click();
  await expect.element(card()).not.toBeInTheDocument();
  expect(localStorage.getItem("kerkis.install-dismissed")).toBe("1");
  offer();
  expect(card().elements()).toHaveLength(0);
  localStorage.clear();
  offer();
  await page.getByRole("button", { name: "Close" }).click();
  expect(localStorage.getItem("kerkis.install-dismissed")).toBe("1");
});

test("asks the browser on a press, and disappears after the choice and after installing", async () => {
  await open();
  offer();
  await page.getByRole("button", { name: "Install" }).click();
  expect(prompt).toHaveBeenCalledOnce();
  await expect.element(card()).not.toBeInTheDocument();
  expect(localStorage.getItem("kerkis.install-dismissed")).toBeNull();
  offer();
  await expect.element(card()).toBeVisible();
  window.dispatchEvent(new Event("appinstalled"));
  await expect.element(card()).not.toBeInTheDocument();
});
