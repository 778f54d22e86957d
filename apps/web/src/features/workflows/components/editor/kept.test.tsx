import type { TemplateDetail } from "@kerkis/contract/workflows/templates/templates.schema.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { openTestPage, type TestPage, unreachable } from "#shared/routing/test-page.factory.tsx";
import { forgetPersonal, holdPersonal, restorePersonal } from "#shared/storage/personal-storage.ts";
import { owner, testTemplate } from "../../workflows.factory.ts";
import { WorkflowEditor } from "./workflow-editor.tsx";

const ME = owner.profile?.id ?? "";
const OTHER = "0199a000-0000-7000-8000-0000000000aa";
const other = { ...owner, profile: testProfile({ id: OTHER }) };
const TYPED = "Δεύτερη ματιά";

let shown: TestPage;
let latest: TemplateDetail;
/** Whether the server is reached. A page that was closed may try once more then, whatever stands there by now. */
let isReached: boolean;
beforeEach(() => {
  latest = testTemplate({ id: crypto.randomUUID(), has_draft: true });
});
afterEach(() => {
  shown.close();
  localStorage.clear();
});

const stepAt = (id: string) => document.querySelector<HTMLElement>(`[data-step="${id}"]`);
const name = () => page.getByRole("textbox", { name: "Name, English" });
const nameAtServer = () => latest.definition.nodes.find(({ id }) => id === "approval")?.name.en;
const stored = () => Object.values(localStorage).join();

/** The editor with the settings of the second approval. */
async function open(session = owner): Promise<void> {
  await page.viewport(1440, 900);
  shown = await openTestPage(<WorkflowEditor template={latest} />, {
    session,
    answers: {
      "workflows.template": () => latest,
      "workflows.saveTemplate": async (request) => {
        const changed = (await request.json()) as object;
        // A page of the test before may still try.
        if (!isReached || !request.url.includes(latest.id)) return unreachable();
        latest = { ...latest, ...changed, version: latest.version + 1 };
        return { version: latest.version };
      },
    },
  });
  await expect.poll(() => stepAt("approval")).not.toBeNull();
  stepAt("approval")?.click();
  await expect.element(name()).toBeVisible();
}

/** Types what cannot be sent. */
async function typeUnsent(): Promise<void> {
  isReached = false;
  await open();
  await name().fill(TYPED);
  await expect.poll(stored).toContain(TYPED);
}

test("without a connection what is edited waits, says so, and goes once there is one", async () => {
  await typeUnsent();
  const said = page.getByText("Will be saved once you are connected").first();
  await expect.element(said).toBeVisible();
  await expect.element(name()).toHaveValue(TYPED);
  expect(nameAtServer()).toBe("Second approval");
  isReached = true;
  window.dispatchEvent(new Event("online"));
  await expect.poll(nameAtServer).toBe(TYPED);
  await expect.element(page.getByText(/^Saved/).first()).toBeInTheDocument();
  expect(said.elements()).toEqual([]);
  await expect.poll(stored).not.toContain(TYPED);
});

test("what whoever signs out had not sent is nobody's: neither the next person has it, nor the browser", async () => {
  await typeUnsent();
  forgetPersonal();
  shown.close();
  expect(stored()).not.toContain(TYPED);
  await open(other);
  await expect.element(name()).toHaveValue("Second approval");
  expect(stored()).not.toContain(TYPED);
});

test("what someone had not sent when their session ended comes back to them alone", async () => {
  await typeUnsent();
  holdPersonal(ME);
  shown.close();
  expect(stored()).not.toContain(TYPED);
  restorePersonal(ME);
  await open();
  await expect.element(name()).toHaveValue(TYPED);
  isReached = true;
  window.dispatchEvent(new Event("online"));
  await expect.poll(nameAtServer).toBe(TYPED);
});

test("to another who signs in there it does not come, even where it is still kept", async () => {
  await typeUnsent();
  holdPersonal(ME);
  shown.close();
  restorePersonal(OTHER);
  expect(stored()).not.toContain(TYPED);
  await open(other);
  await expect.element(name()).toHaveValue("Second approval");
  shown.close();
  await typeUnsent();
  shown.close();
  expect(stored()).toContain(TYPED);
  await open(other);
  await expect.element(name()).toHaveValue("Second approval");
});
