import type { StandingInCall } from "@kerkis/contract/applications/applications.schema.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { CallCriteria } from "./call-criteria.tsx";
import { CallFoot } from "./call-foot.tsx";

const CALL = "0199a000-0000-7000-8000-000000000082";
const DRAFT = { id: CALL, phase: "draft" as const, subject_name: "", reference: null, startup_id: null, progress: 60 };
const both = (text: string) => ({ el: text, en: text });

let shown: TestPage;
afterEach(() => shown.close());

async function open(given: Partial<StandingInCall>, isSignedIn = true) {
  await page.viewport(390, 844);
  shown = await openTestPage(
    <>
      <CallCriteria callId={CALL}>
        <p>The criteria alone</p>
      </CallCriteria>
      <CallFoot call={{ id: CALL, phase: "open" }}>9 days left</CallFoot>
    </>,
    {
      session: { ...asVisitor(undefined), profile: isSignedIn ? testProfile() : null },
      answers: { "applications.inCall": { applications: [], startups: [], eligibility: null, ...given } },
      paths: ["/register-startup", "/my-applications"],
    },
  );
}
const ELIGIBILITY: StandingInCall["eligibility"] = {
  name: "Thalassa Robotics",
  version: 1,
  since: "2026-11-20T08:00:00.000Z",
  in_force: 1,
  verdicts: [
    {
      key: "staff",
      label: both("Fewer than 250 staff"),
      reference: both("Recommendation 2003/361"),
      truth: "not_met",
      used: [{ fact: "employees_range", value: "250+", described: null }],
    },
    {
      key: "turnover",
      label: both("At most 50 M"),
      reference: both(""),
      truth: "cannot_tell",
      used: [{ fact: "turnover", value: null, described: null }],
    },
    {
      key: "seat",
      label: both("Seat in Greece"),
      reference: both(""),
      truth: "met",
      used: [{ fact: "country", value: "GR", described: null }],
    },
  ],
};

test("each criterion says whether it holds for one's own startup, and the value that was looked at", async () => {
  await open({ eligibility: ELIGIBILITY, applications: [DRAFT] });
  const row = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await expect.element(row("Fewer than 250 staff")).toMatchTextContent(/Not met.*250/);
  await expect.element(row("At most 50 M")).toMatchTextContent(/Cannot tell/);
  await expect.element(row("Seat in Greece")).toMatchTextContent(/Met.*Greece/);
  await expect.element(page.getByText("By the facts of Thalassa Robotics")).toBeVisible();
  await expect.element(page.getByText(/Something does not hold/)).toBeVisible();
  // What does not hold keeps nobody from the door.
  await expect.element(page.getByRole("link", { name: "Continue the application" })).toBeVisible();
});

test("without anything to judge the criteria stand alone; who is signed out is not asked about", async () => {
  const asked = () => shown.calls.filter((call) => call.includes("in-call"));
  await open({});
  await expect.element(page.getByText("The criteria alone")).toBeVisible();
  await expect.poll(asked).toHaveLength(1);
  shown.close();
  await open({ eligibility: ELIGIBILITY }, false);
  await expect.element(page.getByText("The criteria alone")).toBeVisible();
  expect(asked()).toEqual([]);
});

test("at the foot of a phone stand what is left and the draft that was begun, with the way back to it", async () => {
  await open({ applications: [DRAFT] });
  await expect.element(page.getByText(/9 days left/)).toBeVisible();
  const draft = page.getByText("draft, 60%");
  await expect.element(draft).toBeVisible();
  // Beside the door there is no room for both: they stand above it, each on a line.
  const line = Number.parseFloat(getComputedStyle(draft.element()).lineHeight);
  expect(draft.element().getBoundingClientRect().height).toBeLessThan(1.5 * line);
  await expect.element(page.getByRole("link", { name: "Continue the application" })).toBeVisible();
});
