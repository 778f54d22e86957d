import { PAGE_KEYS } from "@kerkis/contract/core/pages.ts";
import type { PermissionMatrix } from "@kerkis/contract/organizations/settings/permissions.schema.ts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import type { Answers } from "#shared/api/answers.factory.ts";
import { openTestPage, refusal, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { PermissionMatrixSection } from "./permission-matrix-section.tsx";

const visitor = asVisitor(undefined);
const ID = "0199a000-0000-7000-8000-00000000000a";
let screen: TestPage;
let answers: Answers;
let sent: unknown[];

const matrix = (overrides: PermissionMatrix["overrides"], edit = true): PermissionMatrix => ({
  overrides,
  can: { edit },
});
const changed = matrix([{ subject: "profile_role", role: "mentor", page: "analytics", allowed: true }]);

beforeEach(async () => {
  sent = [];
  answers = {
    "organizations.permissionMatrix": matrix([]),
    "organizations.setPermission": async (request: Request) => {
      sent.push(await request.json());
      return changed;
    },
  };
  await page.viewport(1440, 900);
});
afterEach(async () => {
  screen.close();
  await page.viewport(1280, 800);
});
const open = async (pages: readonly string[] = PAGE_KEYS) => {
  const paths = pages.map((known) => `/${known}`);
  screen = await openTestPage(<PermissionMatrixSection organizationId={ID} />, { answers, session: visitor, paths });
  await expect.element(page.getByRole("table")).toBeVisible();
};
const cell = (name: string) => page.getByRole("table").getByRole("button", { name, exact: true });

it("shows every page for every role; who always has all cannot be changed", async () => {
  await open();
  expect(page.getByRole("table").getByRole("rowheader").elements()).toHaveLength(PAGE_KEYS.length);
  expect(page.getByRole("table").getByRole("columnheader").elements()).toHaveLength(12);
  // Eight roles on seventeen pages: owners, admins and profile admins, and the page «admin», are locked.
  expect(page.getByRole("table").getByRole("button").elements()).toHaveLength(8 * 17);
});

it("leaves out pages that the application does not have", async () => {
  await open(["dashboard", "admin"]);
  const rows = page.getByRole("table").getByRole("rowheader");
  expect(rows.elements().map((row) => row.textContent)).toEqual(["Dashboard", "Administration"]);
});

it("overrides a cell with what was seen, and shows the change", async () => {
  await open();
  await cell("Analytics Dashboard, Mentor: No").click();
  await page.getByRole("radio", { name: "Sees the page", exact: true }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(cell("Analytics Dashboard, Mentor: Yes, changed")).toBeVisible();
  expect(sent).toEqual([{ subject: "profile_role", role: "mentor", page: "analytics", allowed: true, seen: null }]);
});

it("shows what stands when somebody was faster", async () => {
  await open();
  answers["organizations.setPermission"] = () => refusal("request.conflict");
  answers["organizations.permissionMatrix"] = changed;
  await cell("Analytics Dashboard, Mentor: No").click();
  await page.getByRole("radio", { name: "Sees the page", exact: true }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("Could not change the permission")).toBeVisible();
  await expect.element(cell("Analytics Dashboard, Mentor: Yes, changed")).toBeVisible();
});

it("is only read by who may not change it", async () => {
  answers["organizations.permissionMatrix"] = matrix([], false);
  await open();
  expect(page.getByRole("table").getByRole("button").elements()).toHaveLength(0);
});
