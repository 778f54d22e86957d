import { STEP_KINDS, type DashboardStep } from "@kerkis/contract/analytics/analytics.schema.ts";
import { beforeEach, expect, it } from "vitest";
import { provideLanguage } from "#shared/i18n/language.ts";
import { toNextStep } from "./next-steps.ts";

const NOW = Date.parse("2026-11-20T10:00:00Z");
const RECORD = "0199a000-0000-7000-8000-000000000009";
const step = (given: Partial<DashboardStep> & Pick<DashboardStep, "kind">): DashboardStep => ({
  record_id: RECORD,
  notification_id: null,
  name: "Thalassa",
  outcome: null,
  count: 1,
  since: "2026-11-12T10:00:00Z",
  due_at: null,
  subject: null,
  is_urgent: false,
  ...given,
});

beforeEach(() => provideLanguage(() => "en"));

it.each(STEP_KINDS)("%s has words and a place", (kind) => {
  const { text, path } = toNextStep(step({ kind }), NOW);
  expect(text.length).toBeGreaterThan(8);
  expect(text).not.toMatch(/[{}]/);
  expect(path).toMatch(/^\/[a-z]/);
});

it("opens the record where it is worked on", () => {
  expect(toNextStep(step({ kind: "changes_requested" }), NOW)).toMatchObject({
    path: "/my-applications",
    search: { application: RECORD },
  });
  expect(toNextStep(step({ kind: "draft_unfinished", subject: "investor" }), NOW)).toMatchObject({
    path: "/register-investor",
    search: { application: RECORD },
  });
  expect(toNextStep(step({ kind: "evaluation_due" }), NOW).path).toBe(`/evaluation/${RECORD}`);
});

it("says how long an application waits, in whole days", () => {
  const hint = (since: string) => toNextStep(step({ kind: "application_waiting", since }), NOW).hint;
  expect(hint("2026-11-12T10:00:00Z")).toBe("waiting 8 days");
  expect(hint("2026-11-19T09:00:00Z")).toBe("waiting 1 day");
  expect(hint("2026-11-20T09:00:00Z")).toBe("arrived today");
});

it("tells a date that has passed from one that has not", () => {
  const late = toNextStep(step({ kind: "evaluation_overdue", due_at: "2026-11-15T10:00:00Z" }), NOW);
  const soon = toNextStep(step({ kind: "evaluation_due", due_at: "2026-11-25T10:00:00Z" }), NOW);
  expect([late.hint, soon.hint]).toEqual(["overdue since 15 Nov", "due 25 Nov"]);
  expect(toNextStep(step({ kind: "invitations_pending", due_at: "2026-11-15T10:00:00Z" }), NOW).hint).toBe(
    "expired 15 Nov",
  );
});

it("a draft without a name is still one's own, a decision says which", () => {
  expect(toNextStep(step({ kind: "draft_unfinished", name: "" }), NOW).text).toContain("your application");
  expect(toNextStep(step({ kind: "decision_to_read", outcome: "approved" }), NOW).text).toContain("approved");
  expect(toNextStep(step({ kind: "decision_to_read", outcome: "rejected" }), NOW).text).not.toContain("approved");
});
