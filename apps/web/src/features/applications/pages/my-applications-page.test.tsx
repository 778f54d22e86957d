import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Answers } from "#shared/api/answers.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { founderApplication, founderSession } from "../applications.factory.ts";
import { ApplicationCard } from "../components/application-card.tsx";
import { ApplicationDetail } from "../components/application-detail.tsx";
import { useLiveApplications } from "../hooks/use-live-applications.ts";
import { myApplicationsInput, myApplicationsSearch } from "../model/application-search.ts";

let shown: TestPage;
let stored: Application;
let closed: number;
beforeEach(async () => {
  await page.viewport(1280, 900);
  closed = 0;
});
afterEach(() => shown.close());

const history = (
  action: Application["history"][number]["action"],
  reason: string | null,
): Application["history"][number] => ({
  id: `0199a000-0000-7000-8000-0000000000${action.length}0`,
  action,
  from_phase: "pending",
  to_phase: "rejected",
  reason,
  actor_name: null,
  created_at: "2026-11-20T09:00:00.000Z",
});

function Screen() {
  useLiveApplications();
  return (
    <>
      <ApplicationCard application={stored} search={{}} />
      <ApplicationDetail id={stored.id} onClose={() => (closed += 1)} />
    </>
  );
}

async function open(given: Partial<Application>, answers: Answers = {}) {
  stored = founderApplication({ subject_name: "Aktis Grid", reference: "KRK-2026-000001", ...given });
  shown = await openTestPage(<Screen />, {
    session: founderSession(),
    paths: ["/my-applications", "/register-startup", "/startup/$id"],
    answers: { "applications.get": () => stored, ...answers },
  });
}
const sheet = () => page.getByRole("dialog", { name: "Aktis Grid" });
const can = (given: Partial<Application["can"]>) => ({ ...founderApplication({ phase: "rejected" }).can, ...given });

test("a rejection shows its reason, and an appeal needs one and is sent with the version on screen", async () => {
  let sent: unknown;
  await open(
    {
      phase: "rejected",
      status: "rejected",
      version: 7,
      can: can({ appeal: true }),
      history: [history("reject", "The team is missing")],
      feedback: ["Look for a salesperson early"],
    },
    {
      "applications.appeal": async (request: Request) => {
        sent = await request.json();
        stored = { ...stored, phase: "pending", version: 8, can: can({}) };
        return stored;
      },
    },
  );
  await expect.element(sheet().getByText("The team is missing").first()).toBeVisible();
  await expect.element(sheet().getByText("Look for a salesperson early")).toBeVisible();
  await sheet().getByRole("button", { name: "Appeal" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: "Appeal" }).click();
  await expect.element(dialog.getByText("This field is required")).toBeVisible();
  expect(sent).toBeUndefined();
  await dialog.getByRole("textbox").fill("It is on the second page");
  await dialog.getByRole("button", { name: "Appeal" }).click();
  await expect.element(sheet().getByText("Pending")).toBeVisible();
  expect(sent).toMatchObject({ version: 7, reason: "It is on the second page" });
});

test("without the right to, nothing is offered", async () => {
  await open({ phase: "rejected", status: "rejected", can: can({}), history: [history("reject", "No")] });
  await expect.element(sheet().getByText("No", { exact: true }).first()).toBeVisible();
  expect(
    sheet()
      .getByRole("button", { name: /Appeal|Withdraw|Discard/ })
      .elements(),
  ).toHaveLength(0);
  expect(sheet().getByText("You can appeal once.").elements()).toHaveLength(0);
});

test("a draft leads back to the form, and is thrown away only after asking", async () => {
  let discarded = 0;
  await open(
    { phase: "draft", reference: null },
    {
      "applications.discard": () => {
        discarded += 1;
        return { ok: true };
      },
    },
  );
  await sheet().getByRole("button", { name: "Discard draft" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  expect(discarded).toBe(0);
  await sheet().getByRole("button", { name: "Discard draft" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard draft" }).click();
  await expect.poll(() => closed).toBe(1);
  expect(discarded).toBe(1);
});

test("a refusal is said in the dialog, which stays", async () => {
  await open(
    { phase: "pending", can: can({ withdraw: true }) },
    {
      "applications.withdraw": Response.json(
        { defined: false, code: "application.transition", status: 409, message: "", data: {} },
        { status: 409 },
      ),
    },
  );
  await sheet().getByRole("button", { name: "Withdraw" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await expect.element(page.getByRole("alertdialog").getByText(/has moved on/)).toBeVisible();
});

test("an address holds the filters of the specification and drops what makes no sense", () => {
  const search = myApplicationsSearch({ q: " aktis ", status: "under_review", sort: "status", application: "1" });
  expect(search).toEqual({ q: "aktis", status: "under_review", sort: "status" });
  expect(myApplicationsInput(search)).toEqual({ search: "aktis", status: "under_review", sort: "status" });
  expect(myApplicationsSearch({ status: "all", sort: "newest", q: "" })).toEqual({});
});

test("whoever appealed reads that the application is reviewed again", async () => {
  await open({ phase: "pending", status: "pending", history: [history("reject", "No."), history("appeal", "Yes.")] });
  await expect.element(sheet().getByText("Your appeal is in. The application is reviewed again, once.")).toBeVisible();
});
