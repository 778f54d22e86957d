import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { NotifyMe } from "./notify-me.tsx";

const CALL = "0199a000-0000-7000-8000-000000000082";

let shown: TestPage;
afterEach(() => shown.close());

async function open(isSignedIn: boolean) {
  let is_waiting = false;
  shown = await openTestPage(<NotifyMe callId={CALL} />, {
    session: { ...asVisitor(undefined), profile: isSignedIn ? testProfile() : null },
    answers: {
      "programmes.waiting": () => ({ is_waiting }),
      "programmes.wait": async (request) => {
        const { waits }: { waits: boolean } = await request.json();
        is_waiting = waits;
        return { is_waiting };
      },
    },
    paths: ["/signin"],
  });
}

test("whoever is signed in asks to be told, and takes it back where they asked", async () => {
  await open(true);
  await page.getByRole("button", { name: "Notify me" }).click();
  await expect.element(page.getByText("We will tell you as soon as it opens.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel the notification" }).click();
  await expect.element(page.getByRole("button", { name: "Notify me" })).toBeVisible();
});

test("whoever is signed out is led to sign in, and nothing is asked about them", async () => {
  await open(false);
  const link = page.getByRole("link", { name: "Notify me" });
  await expect.element(link).toBeVisible();
  expect(link.element().getAttribute("href")).toContain("/signin?next=");
  expect(shown.calls).toEqual([]);
});
