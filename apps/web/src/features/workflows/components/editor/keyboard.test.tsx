import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { lintDefinition } from "@kerkis/contract/workflows/definition/lint.policy.ts";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { founder } from "#features/identity/identity.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { testTemplate } from "../../workflows.factory.ts";
import { WorkflowEditor } from "./workflow-editor.tsx";

let shown: TestPage;
afterEach(() => shown.close());

const none = { el: "", en: "" };
const EMPTY: WorkflowDefinition = {
  nodes: [
    { id: "start", type: "start", name: { el: "Αρχή", en: "Start" }, tells: none },
    { id: "end", type: "end", name: { el: "Τέλος", en: "End" }, tells: none },
  ],
  edges: [{ from: "start", on: "next", to: "end", max: null }],
};

let kept: WorkflowDefinition;
async function open(definition: WorkflowDefinition): Promise<void> {
  await page.viewport(1440, 900);
  kept = definition;
  shown = await openTestPage(<WorkflowEditor template={testTemplate({ id: crypto.randomUUID(), definition })} />, {
    session: founder,
    answers: {
      "workflows.saveTemplate": async (request) => {
        kept = ((await request.json()) as { definition: WorkflowDefinition }).definition;
        return { version: 4 };
      },
    },
  });
  await expect.poll(() => document.querySelector("[data-step]")).not.toBeNull();
}
const at = () => document.activeElement?.getAttribute("data-step");
const types = () => kept.nodes.map(({ type }) => type).toSorted();
/** Tab, until something has the focus. */
async function tabTo(isThere: () => boolean, key = "{Tab}"): Promise<void> {
  for (let presses = 0; presses < 60 && !isThere(); presses += 1) await userEvent.keyboard(key);
  expect(isThere()).toBe(true);
}
/** Puts something in after the step that has the focus, from its menu. */
async function put(name: string, step: string): Promise<void> {
  // What was put in is chosen already.
  const isChosen = document.activeElement?.getAttribute("aria-pressed") === "true";
  await userEvent.keyboard(isChosen ? "/" : " /");
  await expect.element(page.getByRole("menu")).toBeVisible();
  const item = () => document.activeElement?.textContent;
  for (let presses = 0; presses < 20 && item() !== name; presses += 1) await userEvent.keyboard("{ArrowDown}");
  expect(item()).toBe(name);
  await userEvent.keyboard("{Enter}");
  await expect.poll(at).toBe(step);
}

test("a workflow with a condition and two branches side by side is built by the keyboard alone", async () => {
  await open(EMPTY);
  await tabTo(() => at() === "start");
  await put("Condition", "condition");
  // Its first underlined part, then what it asks about.
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => document.activeElement?.closest("[data-setting]")?.getAttribute("data-setting")).toBe("name");
  await userEvent.keyboard("{Control>}a{/Control}Large case");
  await tabTo(() => document.activeElement?.textContent === "Set a condition");
  await userEvent.keyboard("{Enter}");
  await tabTo(() => at() === "condition", "{Shift>}{Tab}{/Shift}");
  await put("Two reviews at the same time", "review");
  await expect.poll(types).toEqual(["condition", "end", "join", "review", "review", "split", "start"]);
  // The second branch is one step further down.
  await userEvent.keyboard("{Escape}");
  await tabTo(() => at() === "review_2");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => document.activeElement?.closest("[data-setting]")?.getAttribute("data-setting")).toBe("who");
  await expect.poll(() => lintDefinition(kept).filter(({ isError }) => isError)).toEqual([]);
  const condition = kept.nodes.find(({ id }) => id === "condition");
  expect(condition?.name.en).toBe("Large case");
  expect(condition && "condition" in condition && condition.condition).not.toBeNull();
});

test("in the graph arrows go from step to step, L and Enter draw a way, Enter twice edits, Escape draws none", async () => {
  await open(testTemplate().definition);
  const step = (id: string) => document.querySelector<HTMLElement>(`.react-flow__node[data-id="${id}"] button`);
  const here = () => document.activeElement?.closest<HTMLElement>(".react-flow__node")?.dataset["id"];
  await expect.poll(() => step("start")).not.toBeNull();
  await tabTo(() => here() === "start");
  await userEvent.keyboard("{ArrowDown}");
  expect(here()).toBe("completeness");
  await userEvent.keyboard("{ArrowDown}");
  expect(here()).toBe("under_review");
  const way = () => kept.edges.find(({ from, on }) => from === "under_review" && on === "next")?.to;
  await userEvent.keyboard("l{Escape}{ArrowDown}{Enter}");
  await expect
    .poll(() => document.querySelector("[data-step][aria-pressed=true]")?.getAttribute("data-step"))
    .toBe("approval");
  expect(way()).toBe("approval");
  await userEvent.keyboard("{ArrowUp}l");
  await expect.element(page.getByText(/^A way from: /)).toBeVisible();
  await tabTo(() => here() === "approve");
  await userEvent.keyboard("{Enter}");
  await expect.poll(way).toBe("approve");
  expect(page.getByText(/^A way from: /).elements()).toEqual([]);
  await userEvent.keyboard("{Enter}{Enter}");
  await expect.poll(() => document.activeElement?.closest("[data-settings]")).not.toBeNull();
});
