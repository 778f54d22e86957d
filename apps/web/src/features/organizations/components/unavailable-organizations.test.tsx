import { SESSION_CHANGED_EVENT, userTopic } from "@kerkis/contract/core/realtime.ts";
import type { ClosedOrganization } from "@kerkis/contract/organizations/organizations.schema.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { lastWire } from "#shared/realtime/wire.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { UnavailableOrganizations } from "./unavailable-organizations.tsx";

let shown: TestPage;
let closed: ClosedOrganization[];
afterEach(() => shown.close());

const session = { ...asVisitor(undefined), profile: testProfile() };
const blueHub = (given: Partial<ClosedOrganization> = {}): ClosedOrganization => ({
  id: "0199a000-0000-7000-8000-000000000090",
  name: "Blue Hub",
  slug: "blue-hub",
  logo_url: null,
  is_active: false,
  version: 2,
  deleted_at: null,
  erased_on: null,
  owner_names: ["Anna Petrou", "Nikos Vlachos"],
  can: { activate: false, restore: false },
  ...given,
});

async function open(...organizations: ClosedOrganization[]) {
  closed = organizations;
  const answers = { "organizations.closed": () => closed };
  shown = await openTestPage(<UnavailableOrganizations />, { answers, session, paths: ["/organization-settings"] });
}
const notice = () => page.getByText("Blue Hub is not available for now");

test("a member is told that it is switched off, and whom to ask", async () => {
  await open(blueHub());
  await expect.element(notice()).toBeVisible();
  await expect.element(page.getByText("Whom to ask: Anna Petrou and Nikos Vlachos.")).toBeVisible();
  expect(page.getByRole("link").elements()).toEqual([]);
});

test("its owner is led to where it is switched on; one without owners has the platform's administrators", async () => {
  await open(blueHub({ can: { activate: true, restore: false } }));
  const link = page.getByRole("link", { name: "Organization settings" });
  await expect.element(link).toHaveAttribute("href", `/organization-settings?id=${blueHub().id}`);
  shown.close();
  await open(blueHub({ owner_names: [] }));
  await expect.element(page.getByText("Ask the administrators of the platform.")).toBeVisible();
});

test("it comes and goes with the organization; a deleted one is no matter of its members", async () => {
  await open();
  await expect.poll(() => shown.calls).toContain("GET /organizations/closed");
  expect(notice().elements()).toEqual([]);
  const wire = lastWire();
  if (wire.readyState === 0) wire.open();
  const topic = userTopic(session.profile.id);
  const joined = () => wire.sent.find(([, , to, event]) => to === topic && event === "phx_join");
  await expect.poll(joined).toBeDefined();
  const announce = () => wire.deliver([joined()?.[0] ?? null, null, topic, SESSION_CHANGED_EVENT, {}]);
  closed = [blueHub()];
  announce();
  await expect.element(notice()).toBeVisible();
  closed = [blueHub({ deleted_at: "2026-11-20T08:00:00.000Z" })];
  announce();
  await expect.element(notice()).not.toBeInTheDocument();
});
