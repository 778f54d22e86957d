import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { asVisitor, useSession } from "#shared/permissions/session.ts";
import { openTestPage, refusal, type TestPage, unreachable } from "#shared/routing/test-page.factory.tsx";
import { OrganizationSwitcher } from "./organization-switcher.tsx";
import { testProfile } from "#shared/permissions/session.factory.ts";

const membership = (number: number, name: string) => ({
  organization_id: `0199a000-0000-7000-8000-00000000000${number}`,
  name,
  slug: name.toLowerCase(),
  logo_url: null,
  role: "member" as const,
  member_count: 3,
});
const kerkis = membership(1, "Kerkis");
const blueHub = membership(2, "Blue Hub");

const sessionWith = (memberships: Session["memberships"]): Session => ({
  ...asVisitor(undefined),
  profile: testProfile({
    id: "0199a000-0000-7000-8000-000000000009",
    role: "evaluator",
    first_name: "Μαρία",
    last_name: "Δελή",
    email: "m@x.test",
    language: "el",
  }),
  memberships,
  current_organization: memberships[0] ?? null,
});

function Shown() {
  return (
    <>
      <OrganizationSwitcher />
      <p data-testid="current">{useSession().current_organization?.name ?? "none"}</p>
    </>
  );
}

let shown: TestPage;
afterEach(() => {
  shown.close();
  localStorage.clear();
});

async function open(memberships: Session["memberships"], answer?: unknown) {
  const answers = { [`POST /organizations/${blueHub.organization_id}/switch`]: answer };
  shown = await openTestPage(<Shown />, { answers, session: sessionWith(memberships), language: "en", paths: [] });
}
async function choose(name: string) {
  await page.getByRole("button", { name: /Organization/ }).click();
  await page.getByRole("menuitemradio", { name }).click();
}

test("one organization is only a name (specification 2.13)", async () => {
  await open([kerkis]);
  await expect.element(page.getByText("Kerkis").first()).toBeVisible();
  expect(page.getByRole("button").elements()).toHaveLength(0);
});

test("several can be switched between, and the browser remembers", async () => {
  await open([kerkis, blueHub], { ok: true });
  await choose("Blue Hub");
  await expect.poll(() => localStorage.getItem("kerkis.organization")).toBe(blueHub.organization_id);
});

test("without a connection it goes on in offline mode (specification 4)", async () => {
  await open([kerkis, blueHub], unreachable);
  await choose("Blue Hub");
  await expect.element(page.getByText("Switched to offline mode for this organization")).toBeVisible();
  await expect.element(page.getByTestId("current")).toHaveTextContent("Blue Hub");
});

test("a refusal leaves everything as it was and says so", async () => {
  await open([kerkis, blueHub], () => refusal("org.not_member"));
  await choose("Blue Hub");
  await expect.element(page.getByText("Failed to switch organization")).toBeVisible();
  await expect.element(page.getByTestId("current")).toHaveTextContent("Kerkis");
  expect(localStorage.getItem("kerkis.organization")).toBeNull();
});
