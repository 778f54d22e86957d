import type { ActivityItem } from "@kerkis/contract/activity/activity.schema.ts";
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { lastWire, Wire } from "#shared/realtime/wire.factory.ts";
import { useAnnounceActivity } from "./announce-activity.public.ts";
import { testProfile } from "#shared/permissions/session.factory.ts";

const USER = "0199a000-0000-7000-8000-000000000001";
const ORGANIZATION = "0199a000-0000-7000-8000-000000000002";
const organization = {
  organization_id: ORGANIZATION,
  name: "Kerkis",
  slug: "kerkis",
  logo_url: null,
  role: "member",
  is_coordinator: false,
  member_count: 2,
} as const;
const session: Session = {
  ...asVisitor(undefined),
  profile: testProfile({
    id: USER,
    role: "mentor",
    first_name: "Λένα",
    last_name: "Δήμου",
    email: "l@x.test",
    language: "el",
  }),
  memberships: [organization],
  current_organization: organization,
};

const item: ActivityItem = {
  id: "0199a000-0000-7000-8000-000000000003",
  title: "stored title",
  description: "stored description",
  activity_type: "startup_created",
  type: "system",
  priority: "medium",
  is_read: false,
  created_at: "2026-11-20T09:00:00.000Z",
  metadata: { startup_name: "Thalassa Robotics" },
  user_id: null,
  organization_id: ORGANIZATION,
};

function Announcer() {
  useAnnounceActivity();
  return <p>here</p>;
}

let shown: TestPage;
afterEach(() => shown.close());

test("organization-wide news come as a toast in the specification's words; personal ones and one's own do not", async () => {
  shown = await openTestPage(<Announcer />, { answers: {}, session, language: "en", paths: [] });
  await expect.poll(() => Wire.sockets.length).toBeGreaterThan(0);
  lastWire().open();
  await expect
    .poll(() => lastWire().sent.some(([, , topic, event]) => topic === `org:${ORGANIZATION}` && event === "phx_join"))
    .toBe(true);
  const deliver = (given: Partial<ActivityItem>, actor: string | null = null) =>
    lastWire().deliver([
      null,
      null,
      `org:${ORGANIZATION}`,
      "activity",
      { item: { ...item, ...given }, actor_id: actor },
    ]);
  deliver({ id: USER, user_id: USER });
  deliver({ id: ORGANIZATION, metadata: { startup_name: "What I published myself" } }, USER);
  deliver({});
  await expect.element(page.getByText("New notification!")).toBeVisible();
  await expect.element(page.getByText(/Thalassa Robotics/)).toBeVisible();
  expect(page.getByText("New notification!").elements()).toHaveLength(1);
});
