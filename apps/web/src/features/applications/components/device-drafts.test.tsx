import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { keep } from "#shared/autosave/autosave-storage.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { founderSession } from "../applications.factory.ts";
import { draftKey, useDeviceDrafts } from "../hooks/use-device-drafts.ts";
import { DeviceDrafts } from "./device-drafts.tsx";

let shown: TestPage;
beforeEach(() => localStorage.clear());
afterEach(() => shown.close());

function Drafts() {
  return <DeviceDrafts drafts={useDeviceDrafts("eleni")} />;
}
const keepDraft = (id: string, userId: string, name: string) =>
  keep(localStorage, draftKey(id, userId), { owner: "tab", version: 1, base: { name: "" }, mine: { name } });

test("drafts that only this device has are shown by the name they have there, each person their own", async () => {
  keepDraft("one", "eleni", "Aktis on this device");
  keepDraft("two", "nikos", "Somebody else's");
  shown = await openTestPage(<Drafts />, { answers: {}, session: founderSession(), paths: ["/register-startup"] });
  const link = page.getByRole("link", { name: "Aktis on this device" });
  await expect.element(link).toHaveAttribute("href", "/register-startup?application=one");
  expect(page.getByRole("link").elements()).toHaveLength(1);
});
