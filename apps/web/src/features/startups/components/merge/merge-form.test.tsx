import type { MergeSide } from "@kerkis/contract/startups/merge/merge.schema.ts";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, refusal, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { startupRegistry } from "../../merge.mutations.ts";
import { MergeForm } from "./merge-form.tsx";
import { MergeView } from "./merge-view.tsx";

const KEPT = "0199a000-0000-7000-8000-00000000000a";
const MERGED = "0199a000-0000-7000-8000-00000000000b";

const side = (given: Partial<MergeSide>): MergeSide => ({
  id: KEPT,
  version: 3,
  name: "Thalassa",
  logo_url: null,
  is_published: true,
  answers: {},
  has: { people: 0, followers: 0, rounds: 0, milestones: 0, updates: 0 },
  ...given,
});
const kept = side({ answers: { name: "Thalassa", city: "Βόλος", tagline: "", industry: "maritime" } });
const merged = side({
  id: MERGED,
  version: 5,
  name: "Thalassa A.E.",
  is_published: false,
  answers: { name: "Thalassa A.E.", city: "Πειραιάς", tagline: "Boats", industry: "maritime" },
  has: { people: 2, followers: 0, rounds: 1, milestones: 0, updates: 0 },
});

let shown: TestPage;
let sent: unknown;
afterEach(() => shown.close());

async function open(answer: () => { id: string; startup_id: string } | Response) {
  sent = undefined;
  shown = await openTestPage(<MergeForm view={{ kept, merged }} />, {
    session: { ...asVisitor(undefined), profile: testProfile() },
    paths: ["/startup/$id"],
    answers: {
      "startups.merge": async (request: Request) => {
        sent = await request.json();
        return answer();
      },
    },
  });
}
const fact = (name: string) => page.getByRole("radiogroup", { name });
const confirm = async () => {
  await page.getByRole("button", { name: "Merge" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Merge" }).click();
};

test("only what differs is asked; what stays is chosen, but where it has nothing", async () => {
  await open(() => ({ id: KEPT, startup_id: KEPT }));
  await expect.element(fact("City").getByRole("radio", { name: "Βόλος" })).toBeChecked();
  await expect.element(page.getByText("Πειραιάς · Not published")).toBeVisible();
  await expect.element(fact("In one sentence").getByRole("radio", { name: "Boats" })).toBeChecked();
  expect(fact("Industry").elements()).toEqual([]);
  await expect.element(page.getByText("2 people who run it", { exact: false })).toBeVisible();
  expect(document.body.textContent).not.toContain("follower");
  await fact("City").getByRole("radio", { name: "Πειραιάς" }).click();
  await confirm();
  await expect.element(page.getByLabelText("address")).toHaveTextContent(`/startup/${KEPT}`);
  expect(sent).toEqual({
    kept_id: KEPT,
    merged_id: MERGED,
    kept_version: 3,
    merged_version: 5,
    take: ["tagline", "city"],
  });
});

test("a refusal stands in the dialog, and the choice stays", async () => {
  await open(() => refusal("startup.application_open"));
  await fact("City").getByRole("radio", { name: "Πειραιάς" }).click();
  await confirm();
  const dialog = page.getByRole("alertdialog");
  await expect
    .element(dialog.getByText("There is an application without a decision. Decide on it first."))
    .toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(fact("City").getByRole("radio", { name: "Πειραιάς" })).toBeChecked();
});

test("what was chosen stays in sight when both became one and are asked for again", async () => {
  const view = { error: new Error("gone"), refetch: () => undefined };
  const asked = { kept: KEPT, merged: MERGED };
  const viewOf = (children: ReactNode) => (
    <MergeView registry={startupRegistry} asked={asked} chooseTwo="" view={view}>
      {children}
    </MergeView>
  );
  const options = {
    session: { ...asVisitor(undefined), profile: testProfile() },
    paths: ["/startups/merge", "/startups/duplicates"],
    answers: {},
  };
  const failed = page.getByRole("heading", { name: "The entries are not available" });
  shown = await openTestPage(viewOf(<p>Fact by fact</p>), options);
  await expect.element(page.getByText("Fact by fact")).toBeVisible();
  expect(failed.elements()).toEqual([]);
  shown.close();
  shown = await openTestPage(viewOf(null), options);
  await expect.element(failed).toBeVisible();
});
