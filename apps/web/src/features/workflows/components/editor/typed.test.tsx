import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { founder } from "#features/identity/identity.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { testTemplate } from "../../workflows.factory.ts";
import { WorkflowEditor } from "./workflow-editor.tsx";

let shown: TestPage;
afterEach(() => shown.close());

const stepAt = (id: string) => document.querySelector<HTMLElement>(`[data-step="${id}"]`);
const order = () => Array.from(document.querySelectorAll("[data-step]"), (step) => step.getAttribute("data-step"));
const chosen = () => document.querySelector("[data-step][aria-pressed=true]")?.getAttribute("data-step");
const focused = () => document.activeElement?.getAttribute("data-step");

async function open(definition: WorkflowDefinition = testTemplate().definition): Promise<void> {
  await page.viewport(1440, 900);
  shown = await openTestPage(<WorkflowEditor template={testTemplate({ id: crypto.randomUUID(), definition })} />, {
    session: founder,
    answers: { "workflows.saveTemplate": { version: 4 } },
  });
  await expect.poll(() => stepAt("approval")).not.toBeNull();
}
function choose(id: string): void {
  stepAt(id)?.click();
  stepAt(id)?.focus();
}

test("while something is typed, the editor's keys are letters: nothing is put in, pasted, taken back or listed", async () => {
  await open();
  const first = order();
  choose("approval");
  await userEvent.keyboard("{Control>}c{/Control}{Alt>}{ArrowUp}{/Alt}");
  await expect.poll(order).not.toEqual(first);
  const moved = order();
  const name = page.getByRole("textbox", { name: "Name, English" });
  await name.click();
  await userEvent.keyboard(
    "{End}/?{Control>}v{/Control}{Control>}z{/Control}{Control>}z{/Control}{Alt>}{ArrowDown}{/Alt}",
  );
  await name.fill("a/b?");
  await userEvent.keyboard("/?");
  await expect.element(name).toHaveValue("a/b?/?");
  expect(order()).toEqual(moved);
  expect(page.getByRole("menu").elements()).toEqual([]);
  expect(page.getByRole("dialog").elements()).toEqual([]);
});

test("words that are marked are copied as words, without them the step is", async () => {
  await open();
  const before = order();
  choose("completeness");
  const said = stepAt("completeness")?.closest("li")?.querySelector("p");
  if (!said) throw new Error("No sentence.");
  window.getSelection()?.selectAllChildren(said);
  await userEvent.keyboard("{Control>}c{/Control}");
  window.getSelection()?.removeAllRanges();
  await expect.element(page.getByRole("button", { name: "Paste after the selected step" })).toBeDisabled();
  await userEvent.keyboard("{Control>}c{/Control}");
  await expect.element(page.getByRole("button", { name: "Paste after the selected step" })).toBeEnabled();
  expect(order()).toEqual(before);
});

test("what was pasted is chosen and has the focus, so that the next key is for it", async () => {
  await open();
  const before = order();
  choose("completeness");
  await userEvent.keyboard("{Control>}c{/Control}{Control>}v{/Control}");
  await expect.poll(() => order().length).toBe(before.length + 1);
  const pasted = order().find((id) => !before.includes(id));
  await expect.poll(chosen).toBe(pasted);
  await expect.poll(focused).toBe(pasted);
});

test("F8 leads to what is wrong one after another, and begins again after the last", async () => {
  const { nodes, edges } = testTemplate().definition;
  const nobody = nodes.map((node) => ("assignee" in node ? Object.assign({}, node, { assignee: null }) : node));
  await open({ nodes: nobody, edges });
  for (const id of ["completeness", "approval", "completeness"]) {
    await userEvent.keyboard("{F8}");
    await expect.poll(focused).toBe(id);
    expect(chosen()).toBe(id);
  }
});
