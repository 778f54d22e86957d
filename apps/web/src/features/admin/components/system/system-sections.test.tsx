import type { AccessAnswer } from "@kerkis/contract/admin/people/access.schema.ts";
import type { RoleRequest } from "@kerkis/contract/admin/people/people.schema.ts";
import { FEATURES } from "@kerkis/contract/core/features.ts";
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { testProfile } from "#shared/permissions/session.factory.ts";
import type { Answers } from "#shared/api/answers.factory.ts";
import { openTestPage, refusal, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { testPerson } from "../../admin.factory.ts";
import { AccessSection } from "./access-section.tsx";
import { FeaturesSection } from "../operations/features-section.tsx";
import { PersonActions } from "../people/person-actions.tsx";
import { RequestsSection } from "../people/requests-section.tsx";

const ID = "0199a000-0000-7000-8000-000000000042";
const ORGANIZATION = "0199a000-0000-7000-8000-0000000000aa";
const session: Session = { ...asVisitor(undefined), profile: testProfile({ role: "admin" }), is_super_admin: true };
const person = testPerson();
const request: RoleRequest = {
  id: ID,
  user_id: ID,
  name: "Maria Dimou",
  email: "maria@people.test",
  avatar_url: null,
  is_verified: true,
  role: "evaluator",
  status: "pending",
  created_at: "2026-01-05T10:00:00.000Z",
  decided_at: null,
  decided_by: null,
  decision_note: null,
};

let shown: TestPage;
afterEach(() => shown.close());
async function open(element: ReactNode, answers: Answers) {
  shown = await openTestPage(element, { answers, session });
}
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("making someone a super admin takes their e-mail, typed", async () => {
  const make = vi.fn<(asked: Request) => Promise<{ ok: true }>>(async (asked) => {
    expect(await asked.json()).toMatchObject({ confirmation: "Maria@People.test" });
    return { ok: true };
  });
  await open(<PersonActions person={person} />, { "admin.makeSuperAdmin": make });
  await button("Make super admin").click();
  const confirm = page.getByRole("alertdialog").getByRole("button", { name: "Make super admin" });
  await expect.element(confirm).toBeDisabled();
  await page.getByRole("textbox").fill("maria@people");
  await expect.element(confirm).toBeDisabled();
  await page.getByRole("textbox").fill("Maria@People.test");
  await confirm.dblClick();
  await expect.poll(() => make.mock.calls.length).toBe(1);
  await expect.element(page.getByText("Super admin from now on: Maria Dimou")).toBeVisible();
});

test("what is not allowed is not offered", async () => {
  const can = { ...person.can, impersonate: false, verify: false, disable_two_factor: false, make_super_admin: false };
  await open(<PersonActions person={{ ...person, can }} />, {});
  await expect.element(button("Change role")).toBeVisible();
  for (const name of ["Support access", "Verify email", "Disable two-factor sign-in", "Make super admin"]) {
    await expect.element(button(name)).not.toBeInTheDocument();
  }
});

test("working as someone takes a reason, and a refusal is said in the dialog", async () => {
  const start = vi.fn<() => Response>(() => refusal("auth.impersonation_refused"));
  await open(<PersonActions person={person} />, { "admin.startImpersonation": start });
  await button("Support access").click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: "Support access" }).click();
  await expect.element(dialog.getByText("This field is required")).toBeVisible();
  expect(start).not.toHaveBeenCalled();
  await dialog.getByRole("textbox").fill("Cannot see her application");
  await dialog.getByRole("button", { name: "Support access" }).click();
  await expect.element(dialog.getByText("You cannot work as this person.")).toBeVisible();
});

test("a request is rejected with a reason, approved with or without one", async () => {
  const decide = vi.fn<(asked: Request) => Promise<RoleRequest>>(async (asked) => ({
    ...request,
    ...(await asked.json()),
    status: "rejected",
  }));
  await open(<RequestsSection />, {
    "admin.roleRequests": { items: [request], next_cursor: null },
    "admin.decideRoleRequest": decide,
  });
  await page.getByRole("button", { name: /^Approve/ }).click();
  await expect.element(page.getByRole("alertdialog").getByRole("button", { name: "Approve" })).toBeEnabled();
  await userEvent.keyboard("{Escape}");
  await page.getByRole("button", { name: /^Reject/ }).click();
  const confirm = page.getByRole("alertdialog").getByRole("button", { name: "Reject" });
  await confirm.click();
  await expect.element(page.getByText("This field is required")).toBeVisible();
  expect(decide).not.toHaveBeenCalled();
  await page.getByRole("textbox").fill("Not enough experience");
  await confirm.click();
  await expect.poll(() => decide.mock.calls.length).toBe(1);
  await expect.element(page.getByText("Rejected: Maria Dimou")).toBeVisible();
});

test("a feature is switched with the keyboard and says who did it", async () => {
  let enabled = true;
  const list = () => ({
    features: FEATURES.map((feature) => ({
      feature,
      enabled: feature === "sign_up" ? enabled : true,
      changed_by: feature === "sign_up" && !enabled ? "Rea Archi" : null,
      changed_at: feature === "sign_up" && !enabled ? "2026-01-05T10:00:00.000Z" : null,
    })),
  });
  await open(<FeaturesSection />, {
    "admin.featureSwitches": list,
    "admin.changeFeature": () => {
      enabled = false;
      return list();
    },
  });
  const signUp = page.getByRole("switch", { name: "Sign-up" });
  await expect.element(signUp).toBeChecked();
  signUp.element().focus();
  await userEvent.keyboard(" ");
  await expect.element(signUp).not.toBeChecked();
  await expect.element(page.getByText(/Changed by Rea Archi/)).toBeVisible();
});

test("explains who may see what, with the rule that decided", async () => {
  const { memberships: _memberships, can: _can, ...row } = person;
  const explain = vi.fn<(asked: Request) => Promise<AccessAnswer>>(async (asked) => {
    expect(await asked.json()).toEqual({
      organization_id: ORGANIZATION,
      user_id: ID,
      subject: { kind: "page", page: "evaluation-management" },
    });
    return {
      allowed: false,
      steps: [
        { rule: "person.super_admin", decides: false, allows: true },
        { rule: "default.nobody", decides: true, allows: false },
      ],
      person: {
        name: "Maria Dimou",
        role: "company_coordinator",
        organization_role: "member",
        organization_name: "Kerkis",
      },
      record_name: null,
    };
  });
  await open(<AccessSection />, {
    "admin.people": { items: [row], next_cursor: null },
    "admin.person": person,
    "admin.explainAccess": explain,
  });
  await expect.element(button("Explain")).toBeDisabled();
  await page.getByRole("searchbox").fill("maria");
  await page.getByRole("button", { name: /Maria Dimou/ }).click();
  await button("Explain").click();
  await expect.element(page.getByText("No, they cannot see it")).toBeVisible();
  await expect.element(page.getByText("No rule gives this page")).toBeVisible();
  expect(explain).toHaveBeenCalledTimes(1);
});
