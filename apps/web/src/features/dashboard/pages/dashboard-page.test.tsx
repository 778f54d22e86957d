import { ACTIVITY_EVENT } from "@kerkis/contract/activity/activity.events.ts";
import type { Dashboard } from "@kerkis/contract/analytics/analytics.schema.ts";
import { userTopic } from "@kerkis/contract/core/realtime.ts";
import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { founder } from "#features/identity/identity.factory.ts";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { lastWire } from "#shared/realtime/wire.factory.ts";
import type { Answer } from "#shared/api/answers.factory.ts";
import { openTestPage, refusal, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { DashboardScreen } from "./dashboard-page.tsx";

const NOW = Date.parse("2026-11-20T10:00:00Z");
const RECORD = "0199a000-0000-7000-8000-000000000009";
const NOTICE = "0199a000-0000-7000-8000-00000000000a";

const dashboard = (given: Partial<Dashboard> = {}): Dashboard => ({
  view: "founder",
  steps: [],
  steps_more: 0,
  figures: [{ key: "my_pending", value: 17, unit: "count", previous: null, course: [] }],
  charts: [],
  programmes: [],
  ...given,
});
const decision: Dashboard["steps"][number] = {
  kind: "decision_to_read",
  record_id: RECORD,
  notification_id: NOTICE,
  name: "Thalassa",
  outcome: "rejected",
  count: 1,
  since: "2026-11-19T10:00:00Z",
  due_at: null,
  subject: null,
  is_urgent: false,
};

let shown: TestPage;
afterEach(() => shown.close());

async function open(answer: Answer<"analytics.dashboard">, session = founder): Promise<void> {
  shown = await openTestPage(<DashboardScreen firstName="Μαρία" now={NOW} />, {
    session,
    paths: ["/my-applications", "/startups", "/register-startup"],
    answers: {
      "analytics.dashboard": answer,
      "notifications.markRead": { unread_count: 0 },
    },
  });
}

it("figures follow what happens, without reloading", async () => {
  let pending = 17;
  await open(() =>
    dashboard({ figures: [{ key: "my_pending", value: pending, unit: "count", previous: null, course: [] }] }),
  );
  await expect.element(page.getByText("17", { exact: true })).toBeVisible();
  pending = 16;
  const topic = userTopic(founder.profile?.id ?? "");
  const wire = lastWire();
  wire.open();
  await expect.poll(() => wire.sent.some(([, , joined]) => joined === topic)).toBe(true);
  const join = wire.sent.find(([, , joined]) => joined === topic);
  await expect.element(page.getByText("16", { exact: true })).toBeVisible(); // the first join asks again
  pending = 15;
  wire.deliver([join?.[0] ?? null, null, topic, ACTIVITY_EVENT, {}]);
  await expect.element(page.getByText("15", { exact: true })).toBeVisible();
});

it("a decision is opened where it stands, and read by opening it", async () => {
  await open(dashboard({ steps: [decision], steps_more: 3 }));
  await expect.element(page.getByText("4 things are waiting for you", { exact: false })).toBeVisible();
  await expect.element(page.getByText("and 3 more")).toBeVisible();
  await page.getByRole("link", { name: "Read the decision on Thalassa" }).click();
  await expect.poll(() => shown.address()).toBe(`/my-applications?application=${RECORD}`);
  await expect.poll(() => shown.calls.filter((call) => call.startsWith("POST"))).toHaveLength(1);
});

it("what leads to a page that is not there is not offered", async () => {
  await open(dashboard({ steps: [{ ...decision, kind: "role_requests", notification_id: null }] }));
  await expect.element(page.getByText("Nothing is waiting for you right now.")).toBeVisible();
});

it("who has nothing waiting gets a first step", async () => {
  await open(dashboard({ view: "mentor" }));
  const ways = page.getByRole("link", { name: "Browse the registry" });
  await expect.element(ways.first()).toHaveAttribute("href", "/startups");
});

it("changes are told against the month before; fewer days are better", async () => {
  await open(
    dashboard({
      view: "coordinator",
      figures: [
        { key: "submitted", value: 22, unit: "count", previous: 20, course: [1, 2] },
        { key: "days_to_decision", value: 6.5, unit: "days", previous: 9, course: [] },
        { key: "pending", value: 4, unit: "count", previous: 4, course: [] },
      ],
    }),
  );
  await expect.element(page.getByText("+10%")).toHaveClass(/text-success/);
  await expect.element(page.getByText("−2.5")).toHaveClass(/text-success/);
  await expect.element(page.getByText("same as last month")).toBeVisible();
});

it("says that it could not be loaded and tries again", async () => {
  let isDown = true;
  await open(() => (isDown ? refusal("request.unavailable") : dashboard()));
  await expect.element(page.getByText("The dashboard could not be loaded")).toBeVisible();
  isDown = false;
  await page.getByRole("button", { name: /try again/i }).click();
  await expect.element(page.getByText("17", { exact: true })).toBeVisible();
});

it("a part that breaks leaves the others standing", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const [figure] = dashboard().figures;
  await open(Object.assign(dashboard({ steps: [decision] }), { figures: [{ ...figure, key: "unheard_of" }] }));
  await expect.element(page.getByRole("alert").getByText("Something went wrong")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Read the decision on Thalassa" })).toBeVisible();
  vi.restoreAllMocks();
});

it("who looks at the registry sees it whole first; parts too small to be told are one sum", async () => {
  await open(
    dashboard({
      view: "public",
      figures: [
        { key: "registered_startups", value: 16, unit: "count", previous: 14, course: [] },
        { key: "total_funding", value: 0, unit: "eur", previous: null, course: [] },
      ],
      charts: [
        {
          kind: "bars",
          key: "regions",
          suppressed_below: 5,
          cells: [
            { key: "attica", value: 9 },
            { key: "crete", value: null },
            { key: "epirus", value: null },
          ],
        },
        { kind: "bars", key: "industries", suppressed_below: 5, cells: [{ key: "energy", value: null }] },
      ],
    }),
  );
  const stage = page.getByRole("region", { name: "Registered startups" });
  await expect.element(stage.getByText("+2")).toBeVisible();
  const rows = stage.getByRole("listitem");
  await expect.element(rows.filter({ hasText: "Attica" })).toHaveTextContent("Attica9");
  await expect.element(rows.filter({ hasText: "Elsewhere" })).toHaveTextContent("Elsewhere or no region7");
  expect(rows.filter({ hasText: "Elsewhere" }).element().querySelectorAll("i")).toHaveLength(7);
  // Nothing that is not there: no suppressed names, no figure of zero, no card without a part to tell.
  expect(document.body.textContent).not.toMatch(/Crete|withheld$|Total funding|By industry/);
});

it("most of a registry being elsewhere does not fill the stage with seats", async () => {
  await open(
    dashboard({
      view: "public",
      figures: [{ key: "registered_startups", value: 17_738, unit: "count", previous: null, course: [] }],
      charts: [{ kind: "bars", key: "regions", suppressed_below: 0, cells: [{ key: "attica", value: 9 }] }],
    }),
  );
  const rows = page.getByRole("region", { name: "Registered startups" }).getByRole("listitem");
  await expect.element(rows.filter({ hasText: "Elsewhere" })).toHaveTextContent("Elsewhere or no region17,729");
  expect(rows.filter({ hasText: "Attica" }).element().querySelectorAll("i")).toHaveLength(9);
  expect(rows.filter({ hasText: "Elsewhere" }).element().querySelectorAll("i")).toHaveLength(0);
});

it("waits in the shape that it will have: the stage for who looks at the registry, figures for the others", async () => {
  const never = () => new Promise<never>(() => undefined);
  const stage = () => document.querySelector("[aria-busy] .bg-stage");
  await open(never, { ...founder, profile: testProfile({ role: "mentor" }) });
  await expect.poll(stage).not.toBeNull();
  shown.close();
  await open(never);
  await expect.poll(() => document.querySelector("[aria-busy]")).not.toBeNull();
  expect(stage()).toBeNull();
});
