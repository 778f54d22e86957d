import { recordTopic } from "@kerkis/contract/core/realtime.ts";
import { TEMPLATE_SAVED } from "@kerkis/contract/workflows/workflows.events.ts";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { lastWire } from "#shared/realtime/wire.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { changeStep } from "../../model/edit-steps.ts";
import { ORGANIZATION, owner, testTemplate } from "../../workflows.factory.ts";
import { WorkflowEditor } from "./workflow-editor.tsx";

let shown: TestPage;
afterEach(() => shown.close());

const stepAt = (id: string) => document.querySelector<HTMLElement>(`[data-step="${id}"]`);
const order = () => Array.from(document.querySelectorAll("[data-step]"), (step) => step.getAttribute("data-step"));

test("what was taken back comes again by either key, and no more once something else was changed", async () => {
  await page.viewport(1000, 900);
  const template = testTemplate({ id: crypto.randomUUID(), has_draft: true });
  shown = await openTestPage(<WorkflowEditor template={template} />, {
    session: owner,
    answers: { "workflows.saveTemplate": { version: 4 } },
  });
  await expect.poll(() => stepAt("approval")).not.toBeNull();
  const before = order();
  stepAt("approval")?.click();
  stepAt("approval")?.focus();
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  await expect.poll(order).not.toEqual(before);
  const moved = order();
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.poll(order).toEqual(before);
  await userEvent.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
  await expect.poll(order).toEqual(moved);
  await userEvent.keyboard("{Control>}z{/Control}{Control>}y{/Control}");
  await expect.poll(order).toEqual(moved);
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.poll(order).toEqual(before);
  await page.getByRole("button", { name: "Add a step after 2", exact: true }).click();
  await page.getByRole("menuitem", { name: "Review", exact: true }).click();
  await expect.poll(() => document.activeElement?.getAttribute("data-step")).toBe("review");
  const other = order();
  await userEvent.keyboard("{Control>}y{/Control}");
  expect(order()).toEqual(other);
  // Were the move in force again, taking back would take that.
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.poll(order).toEqual(before);
});

test("what others save is followed, and stays when one takes back one's own", async () => {
  await page.viewport(1000, 900);
  const template = testTemplate({ id: crypto.randomUUID(), has_draft: true });
  let latest = template;
  shown = await openTestPage(<WorkflowEditor template={template} />, {
    session: owner,
    answers: {
      "workflows.saveTemplate": async (request) => {
        latest = { ...latest, ...((await request.json()) as object), version: latest.version + 1 };
        return { version: latest.version };
      },
      "workflows.template": () => latest,
    },
  });
  const topic = recordTopic(ORGANIZATION, "workflow", template.id);
  const wire = lastWire();
  wire.open();
  await expect.poll(() => wire.sent.some(([, , of, event]) => of === topic && event === "phx_join")).toBe(true);
  const [joined] = wire.sent.find(([, , of]) => of === topic) ?? [];
  await expect.poll(() => stepAt("approval")).not.toBeNull();
  const before = order();
  stepAt("approval")?.click();
  stepAt("approval")?.focus();
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  await expect.poll(() => latest.version).toBe(4);
  await expect.element(page.getByText(/^Saved/).first()).toBeInTheDocument();
  const check = latest.definition.nodes.find(({ id }) => id === "completeness");
  if (!check) throw new Error("No step.");
  latest = {
    ...latest,
    version: 5,
    definition: changeStep(latest.definition, { ...check, name: { ...check.name, en: "First look" } }),
  };
  wire.deliver([joined ?? null, null, topic, TEMPLATE_SAVED, { version: 5 }]);
  await expect.element(page.getByText("First look").first()).toBeInTheDocument();
  stepAt("approval")?.focus();
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.poll(order).toEqual(before);
  expect(page.getByText("First look").elements().length).toBeGreaterThan(0);
  await expect.poll(() => latest.version).toBe(6);
  expect(latest.definition.nodes.find(({ id }) => id === "completeness")?.name.en).toBe("First look");
});

test("what was chosen from a list is taken back there, without leaving it", async () => {
  await page.viewport(1440, 900);
  const template = testTemplate({ id: crypto.randomUUID(), has_draft: true });
  shown = await openTestPage(<WorkflowEditor template={template} />, {
    session: owner,
    answers: { "workflows.saveTemplate": { version: 4 } },
  });
  await expect.poll(() => stepAt("approval")).not.toBeNull();
  stepAt("approval")?.click();
  const who = page.getByRole("combobox", { name: "Who", exact: true });
  await expect.element(who).toBeVisible();
  const list = who.element() as HTMLSelectElement;
  const before = list.value;
  list.focus();
  await who.selectOptions("Mentor");
  expect(list.value).not.toBe(before);
  const chosen = list.value;
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(who).toHaveValue(before);
  await userEvent.keyboard("{Control>}y{/Control}");
  await expect.element(who).toHaveValue(chosen);
  expect(document.activeElement).toBe(list);
});
