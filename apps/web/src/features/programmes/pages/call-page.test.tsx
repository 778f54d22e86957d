import { userTopic } from "@kerkis/contract/core/realtime.ts";
import { NOTIFICATION_INSERT } from "@kerkis/contract/notifications/notifications.events.ts";
import type { Call } from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { owner } from "#features/workflows/workflows.factory.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { happenOn, openWire } from "#shared/realtime/wire.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { CallPage } from "./call-page.tsx";

const ID = "0199a000-0000-7000-8000-000000000091";
const call: Call = {
  id: ID,
  kind: "challenge",
  phase: "closed",
  title: { el: "Γαλάζια Ανάπτυξη", en: "Blue Growth" },
  description: { el: "Τι ζητάμε", en: "What we ask for" },
  summary: { el: "", en: "" },
  prize: { el: "", en: "" },
  opens_at: "2026-09-01T06:00:00.000Z",
  closes_at: "2026-10-30T21:59:00.000Z",
  timezone: "Europe/Athens",
  grace_minutes: 15,
  capacity: null,
  decision_days: 45,
  decided_by: "2026-12-30",
  organization: { id: ID, name: "Blue Hub", slug: "blue-hub", logo_url: null },
  asks: 12,
  criteria: [],
  closed_early_at: null,
  notice: null,
  now: "2026-11-26T10:00:00.000Z",
  can_manage: false,
};

let shown: TestPage;
afterEach(() => shown.close());

async function open(published_at: string | null, changed: Partial<Call> = {}) {
  await page.viewport(1440, 900);
  shown = await openTestPage(<CallPage />, {
    session: asVisitor(undefined),
    answers: {
      "programmes.call": { ...call, ...changed },
      "judging.publication": { published_at, managed: null },
      "judging.selected": { items: [], next_cursor: null },
      "judging.selectedCount": { value: 0, exact: true, groups: {} },
    },
    at: `/call/${ID}`,
    route: "/call/$callId",
    isPage: "public",
  });
}

test("a closed call says by when its decisions come, until its results are published", async () => {
  const promised = page.getByText(/are closed\. Decisions by/);
  await open(null);
  await expect.element(promised).toBeVisible();
  shown.close();
  await open("2026-11-25T10:00:00.000Z");
  await expect.element(page.getByRole("heading", { name: "The results" })).toBeVisible();
  expect(promised.query()).toBeNull();
});

test("a call that was closed early says when, and the end that was planned", async () => {
  await open(null, { closed_early_at: "2026-10-12T08:30:00.000Z" });
  const closing = page.getByRole("listitem").filter({ hasText: "Applications close" });
  await expect
    .element(closing)
    .toHaveTextContent("Applications close12 Oct 202611:30 (Athens time) instead of 30 Oct 2026, 23:59");
});

test("a visitor is offered to check whether a startup fits while it may still apply", async () => {
  const criteria = [{ key: "seat", label: { el: "Έδρα", en: "Seat" }, reference: { el: "", en: "" } }];
  const offer = page.getByText("Are you in the registry already?");
  await open(null, { criteria, phase: "open", closes_at: "2027-10-30T21:59:00.000Z" });
  await expect.element(offer).toBeVisible();
  shown.close();
  await open(null, { criteria });
  await expect.element(page.getByText("Seat")).toBeVisible();
  expect(offer.query()).toBeNull();
});

test("an open page follows its call for whoever is told of it", async () => {
  let phase: Call["phase"] = "open";
  await page.viewport(1440, 900);
  shown = await openTestPage(<CallPage />, {
    session: owner,
    answers: {
      "programmes.call": () => ({ ...call, phase, closes_at: "2027-10-30T21:59:00.000Z" }),
      "judging.publication": { published_at: null, managed: null },
    },
    at: `/call/${ID}`,
    route: "/call/$callId",
    isPage: "public",
  });
  await expect.element(page.getByRole("heading", { name: "Blue Growth" })).toBeVisible();
  await openWire();
  phase = "paused";
  await happenOn(userTopic(owner.profile?.id ?? ""), NOTIFICATION_INSERT);
  await expect.element(page.getByText("This call is paused.").first()).toBeVisible();
});
