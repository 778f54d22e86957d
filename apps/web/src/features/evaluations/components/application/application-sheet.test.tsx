import { ACTIVITY_EVENT } from "@kerkis/contract/activity/activity.events.ts";
import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import type { Criterion } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import { recordTopic, userTopic } from "@kerkis/contract/core/realtime.ts";
import { COMMENTS_CHANGED, type CommentPage } from "@kerkis/contract/applications/triage/triage.schema.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { lastWire } from "#shared/realtime/wire.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import {
  application,
  applicationRow,
  criterion,
  evaluationSummary,
  evaluators,
  queueCount,
  session,
  testId,
} from "../../evaluations.factory.ts";
import { QueueList } from "../queue/queue-list.tsx";
import { ApplicationSheet } from "./application-sheet.tsx";

let shown: TestPage;
let stored: Application;
let criteria: Criterion[];
afterEach(() => shown.close());

const PATH = "/evaluation-management";

/** An application that is open over the table. */
function Screen() {
  return (
    <>
      <QueueList search={{}} onOpen={() => undefined} />
      <ApplicationSheet applicationId={stored.id} search={{}} onGo={() => undefined} onClose={() => undefined} />
    </>
  );
}

/** Something happened to an application. */
async function announce(topic: string = userTopic(session().profile?.id ?? ""), event: string = ACTIVITY_EVENT) {
  const wire = lastWire();
  if (wire.readyState === 0) wire.open();
  const joined = () => wire.sent.find(([, , to, sent]) => to === topic && sent === "phx_join");
  await expect.poll(joined).toBeDefined();
  wire.deliver([joined()?.[0] ?? null, null, topic, event, {}]);
}

test("the scores by criterion of the first evaluation that is handed in appear in the open application", async () => {
  await page.viewport(1440, 900);
  stored = application({ phase: "under_review", status: "under_review" });
  criteria = [];
  shown = await openTestPage(<Screen />, {
    at: PATH,
    paths: [PATH],
    session: session(),
    answers: {
      "applications.queue": { items: [], next_cursor: null },
      "applications.queueCount": queueCount([]),
      "organizations.members": evaluators([]),
      "applications.get": () => stored,
      "evaluations.criteria": () => criteria,
      "applications.comments": { items: [], next_cursor: null },
    },
  });
  await expect.element(page.getByRole("heading", { name: "Aktis Grid" })).toBeVisible();
  await expect.poll(() => shown.calls).toContain(`GET /applications/${stored.id}/criteria`);
  expect(page.getByText("Scores by criterion").elements()).toEqual([]);

  criteria = [criterion({ key: "team" })];
  const scores = { team: { score: 4, comment: "They have done it before" } };
  stored = {
    ...stored,
    version: 2,
    evaluations: [evaluationSummary({ status: "submitted", weighted_total: 80, scores })],
  };
  await announce();
  await expect.element(page.getByRole("heading", { name: "Team" })).toBeVisible();
  await expect.element(page.getByText("4 of 5")).toBeVisible();
  await expect.element(page.getByText("They have done it before")).toBeVisible();
});

test("J and K go through the table and letters decide, whatever language is typed; nothing of it while something is written", async () => {
  await page.viewport(1440, 900);
  stored = application({ phase: "pending", can: { approve: true, request_changes: true } });
  const went: string[] = [];
  shown = await openTestPage(
    <ApplicationSheet applicationId={testId(1)} search={{}} onGo={(id) => went.push(id)} onClose={() => undefined} />,
    {
      at: PATH,
      paths: [PATH],
      session: session(),
      answers: {
        "applications.queue": {
          items: [applicationRow({ id: testId(2) }), applicationRow(), applicationRow({ id: testId(3) })],
          next_cursor: null,
        },
        "applications.queueCount": queueCount([applicationRow(), applicationRow(), applicationRow()]),
        "applications.get": () => stored,
        "applications.comments": { items: [], next_cursor: null },
        "evaluations.criteria": [],
      },
    },
  );
  await expect.element(page.getByText("2 of 3")).toBeVisible();
  const press = (code: string, key: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { code, key, bubbles: true }));
  press("KeyJ", "ξ");
  press("KeyK", "k");
  expect(went).toEqual([testId(3), testId(2)]);
  await page.getByRole("textbox", { name: "Comment to the coordinators" }).click();
  press("KeyJ", "j");
  press("KeyA", "a");
  expect(went).toHaveLength(2);
  await page.getByRole("button", { name: "Next application" }).click();
  // Not offered by what this person may do.
  press("KeyR", "r");
  expect(page.getByRole("dialog").elements()).toHaveLength(1);
  press("KeyA", "α");
  await expect.element(page.getByRole("alertdialog")).toBeVisible();
});

test("an appeal that waits stands above the answers, with the rejection that it is against; once decided it is history", async () => {
  await page.viewport(1440, 900);
  const entry = (action: "reject" | "appeal" | "approve", reason: string, hour: number) => ({
    id: testId(70 + hour),
    action,
    from_phase: null,
    to_phase: "pending" as const,
    reason,
    actor_name: null,
    created_at: `2026-11-20T0${hour}:00:00.000Z`,
  });
  const history = [entry("reject", "The seat is not shown.", 1), entry("appeal", "We attach the statutes.", 2)];
  stored = application({ phase: "pending", history });
  shown = await openTestPage(<Screen />, {
    at: PATH,
    paths: [PATH],
    session: session(),
    answers: {
      "applications.queue": { items: [], next_cursor: null },
      "applications.queueCount": queueCount([]),
      "organizations.members": evaluators([]),
      "applications.get": () => stored,
      "applications.comments": { items: [], next_cursor: null },
      "evaluations.criteria": [],
    },
  });
  const title = page.getByText(/^Appeal of 20 Nov/);
  await expect.element(title).toBeVisible();
  await expect.element(page.getByText(/^Rejected on 20 Nov.*: The seat is not shown\.$/)).toBeVisible();
  expect(title.element().compareDocumentPosition(page.getByText("Comment to the coordinators").element())).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  stored = { ...stored, version: 2, phase: "approved", history: [...history, entry("approve", "Shown now.", 3)] };
  await announce();
  await expect.element(page.getByText("Shown now.")).toBeVisible();
  expect(title.elements()).toEqual([]);
});

test("what another coordinator says appears while one looks", async () => {
  await page.viewport(1440, 900);
  stored = application({ phase: "pending" });
  const comments: CommentPage["items"] = [];
  const organization_id = testId(90);
  const current_organization = {
    organization_id,
    name: "Blue Hub",
    slug: "blue-hub",
    logo_url: null,
    role: "moderator" as const,
    is_coordinator: true,
    member_count: 4,
  };
  shown = await openTestPage(<Screen />, {
    at: PATH,
    paths: [PATH],
    session: session({ current_organization }),
    answers: {
      "applications.queue": { items: [], next_cursor: null },
      "applications.queueCount": queueCount([]),
      "organizations.members": evaluators([]),
      "applications.get": () => stored,
      "applications.comments": () => ({ items: comments, next_cursor: null }),
      "evaluations.criteria": [],
    },
  });
  await expect.element(page.getByText("No comments yet")).toBeVisible();
  const said = { author: "Lydia Foka", is_mine: false, text: "I called them.", created_at: "2026-11-20T08:00:00.000Z" };
  comments.push({ id: testId(71), ...said });
  await announce(recordTopic(organization_id, "application", stored.id), COMMENTS_CHANGED);
  await expect.element(page.getByText("I called them.")).toBeVisible();
  await expect.element(page.getByText(/^Lydia Foka · /)).toBeVisible();
});
