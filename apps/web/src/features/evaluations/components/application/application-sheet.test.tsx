import { ACTIVITY_EVENT } from "@kerkis/contract/activity/activity.events.ts";
import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import type { Criterion } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import { userTopic } from "@kerkis/contract/core/realtime.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { lastWire } from "#shared/realtime/wire.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import {
  application,
  criterion,
  evaluationSummary,
  evaluators,
  queueCount,
  session,
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
      <ApplicationSheet applicationId={stored.id} onClose={() => undefined} />
    </>
  );
}

/** Something happened to an application. */
async function announce() {
  const wire = lastWire();
  if (wire.readyState === 0) wire.open();
  const topic = userTopic(session().profile?.id ?? "");
  const joined = () => wire.sent.find(([, , to, event]) => to === topic && event === "phx_join");
  await expect.poll(joined).toBeDefined();
  wire.deliver([joined()?.[0] ?? null, null, topic, ACTIVITY_EVENT, {}]);
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
