import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { openTestPage, refusal, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { founderApplication, founderSession } from "../applications.factory.ts";
import { LeftBehind } from "./left-behind.tsx";

let shown: TestPage;
afterEach(() => shown.close());

const LONG = "Μακρύ".repeat(24);
const other = founderApplication();
const left = (given: { id: string; subject_name: string }) => ({
  reference: "KRK-2026-000007",
  phase: "changes_requested" as const,
  logo_url: null,
  startup_id: null,
  programme: { ...other.programme, kind: "challenge" as const },
  organization_name: "Blue Hub",
  ...given,
});

async function open(take: (id: string) => Application | Response) {
  await page.viewport(390, 844);
  let waiting = [
    left({ id: other.id, subject_name: "Aktis Grid" }),
    left({ id: other.organization_id, subject_name: LONG }),
  ];
  shown = await openTestPage(<LeftBehind />, {
    session: founderSession(),
    answers: {
      "applications.left": () => ({ applications: waiting }),
      "applications.takeOver": (request: Request) => {
        const id = new URL(request.url).pathname.split("/").at(-2) ?? "";
        waiting = waiting.filter((one) => one.id !== id);
        return take(id);
      },
    },
  });
}
const button = (name: string) =>
  page.getByRole("button", { name: new RegExp(`^Take over this application ?: ${name}$`) });

test("an owner takes over what was left behind, one application at a time", async () => {
  const taken: string[] = [];
  await open((id) => {
    taken.push(id);
    return founderApplication({ id });
  });
  await expect.element(page.getByText("Applications of your startups that nobody answers for")).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await button("Aktis Grid").click();
  await expect.element(button("Aktis Grid")).not.toBeInTheDocument();
  await expect.element(button(LONG)).toBeVisible();
  expect(taken).toEqual([other.id]);
});

test("whoever is second reads that another owner has it, and it stands there no more", async () => {
  await open(() => refusal("application.taken_over"));
  await button("Aktis Grid").click();
  await expect.element(page.getByText(/Another owner of the startup has already taken/)).toBeVisible();
  await expect.element(button("Aktis Grid")).not.toBeInTheDocument();
});
