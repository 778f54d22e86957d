import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { LIBRARY } from "@kerkis/contract/workflows/library/library.taxonomy.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { founder } from "#features/identity/identity.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { TrialPanel } from "./trial-panel.tsx";

let shown: TestPage;
afterEach(() => shown.close());

const none = { el: "", en: "" };
const start = { id: "start", type: "start", name: { el: "Αρχή", en: "Start" }, tells: none } as const;
const end = { id: "end", type: "end", name: { el: "Τέλος", en: "End" }, tells: none } as const;
/** Waits for an event, as long as it takes. */
const WAITING: WorkflowDefinition = {
  nodes: [
    start,
    {
      id: "wait",
      type: "wait_for",
      name: { el: "Αναμονή", en: "Wait" },
      tells: none,
      event: "resubmitted",
      limit_days: null,
    },
    end,
  ],
  edges: [
    { from: "start", on: "next", to: "wait", max: null },
    { from: "wait", on: "next", to: "end", max: null },
  ],
};

async function open(definition: WorkflowDefinition): Promise<void> {
  await page.viewport(1440, 900);
  shown = await openTestPage(<TrialPanel definition={definition} today="2026-11-25" onClose={() => undefined} />, {
    session: founder,
    answers: {},
  });
}

test("the clock goes to the next day on which something happens by itself; where nothing will, it stands and says so", async () => {
  await open(LIBRARY.registration.definition);
  const clock = page.getByRole("status").filter({ hasText: /2026/ });
  await expect.element(clock).toHaveTextContent("25 Nov 2026");
  const pass = page.getByRole("button", { name: /^Go to / });
  const label = pass.element().textContent;
  await pass.click();
  const day = clock.element().textContent ?? "";
  expect(day).not.toBe("25 Nov 2026");
  expect(label).toContain(day);
  shown.close();
  await open(WAITING);
  await expect.element(page.getByRole("button", { name: "Nothing is waiting for a date" })).toBeDisabled();
});
