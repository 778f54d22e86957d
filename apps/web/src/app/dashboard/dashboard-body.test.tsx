import { ACTIVITY_EVENT } from "@kerkis/contract/activity/activity.events.ts";
import { userTopic } from "@kerkis/contract/core/realtime.ts";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { founder } from "#features/identity/identity.factory.ts";
import { lastWire } from "#shared/realtime/wire.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { DashboardBody } from "./dashboard-body.tsx";

let shown: TestPage;
afterEach(() => shown.close());

it("figures follow what happens, without reloading", async () => {
  let pending = 17;
  shown = await openTestPage(<DashboardBody view="founder" session={founder} />, {
    session: founder,
    answers: {
      "GET /applications/mine": () => ({
        items: [],
        next: null,
        stats: { total: 21, pending, under_review: 0, approved: 0, rejected: 0 },
      }),
    },
  });
  await expect.element(page.getByText("17", { exact: true })).toBeVisible();
  pending = 16;
  const wire = lastWire();
  wire.open();
  await expect.poll(() => wire.sent.some(([, , topic]) => topic === userTopic(founder.profile?.id ?? ""))).toBe(true);
  const join = wire.sent.find(([, , topic]) => topic === userTopic(founder.profile?.id ?? ""));
  await expect.element(page.getByText("16", { exact: true })).toBeVisible(); // the first join asks again
  pending = 15;
  wire.deliver([join?.[0] ?? null, null, userTopic(founder.profile?.id ?? ""), ACTIVITY_EVENT, {}]);
  await expect.element(page.getByText("15", { exact: true })).toBeVisible();
});
