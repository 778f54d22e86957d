import { lintDefinition } from "@kerkis/contract/workflows/definition/lint.policy.ts";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { founder } from "#features/identity/identity.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { testTemplate } from "../../workflows.factory.ts";
import { WorkflowEditor } from "../editor/workflow-editor.tsx";

let shown: TestPage;
afterEach(() => shown.close());

const saved = { "workflows.saveTemplate": { version: 4 } };
const tile = (id: string) => document.querySelector<HTMLElement>(`.react-flow__node[data-id="${id}"]`);
const chosen = () => document.querySelector('[data-step][aria-pressed="true"]')?.getAttribute("data-step");
const order = () => Array.from(document.querySelectorAll("[data-step]"), (step) => step.getAttribute("data-step"));

async function open(width: number): Promise<void> {
  await page.viewport(width, 900);
  shown = await openTestPage(<WorkflowEditor template={testTemplate()} />, { session: founder, answers: saved });
}

test("on a wide screen the graph stands beside the sentences: a press on a step chooses it in both", async () => {
  await open(1440);
  await expect.poll(() => tile("approval")).not.toBeNull();
  const target = tile("approval")?.querySelector("button");
  if (!target) throw new Error("No step.");
  await userEvent.click(target);
  await expect.poll(chosen).toBe("approval");
  expect(target.getAttribute("aria-pressed")).toBe("true");
  // The sentences come first for the keyboard too.
  const [words] = document.querySelectorAll("[data-step]");
  expect(words?.compareDocumentPosition(target)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("Alt with an arrow moves the chosen step, which keeps the focus; where nothing can be moved past, nothing happens", async () => {
  await open(1000);
  const { definition } = testTemplate();
  expect(lintDefinition(definition).filter(({ isError }) => isError)).toEqual([]);
  await expect.poll(() => order().length).toBeGreaterThan(3);
  const before = order();
  const step = document.querySelector<HTMLElement>('[data-step="approval"]');
  step?.click();
  await expect.poll(chosen).toBe("approval");
  step?.focus();
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  await expect.poll(() => order().indexOf("approval")).toBe(before.indexOf("approval") - 1);
  await expect.poll(() => document.activeElement?.getAttribute("data-step")).toBe("approval");
  const told = page.getByText(`The step is now number ${before.indexOf("approval")}.`);
  await expect.element(told).toBeInTheDocument();
  const moved = order();
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  expect(order()).toEqual(moved);
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.poll(order).toEqual(before);
});

const centre = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { bubbles: true, button: 0, clientX: left + width / 2, clientY: top + height / 2 };
};

test("a way drawn from the dot below a step leads to the step it is let go on", async () => {
  await open(1440);
  await expect.poll(() => tile("approve")).not.toBeNull();
  const dot = tile("under_review")?.querySelector(".react-flow__handle.source");
  const target = tile("approve");
  if (!dot || !target) throw new Error("No graph.");
  const ways = () => Array.from(document.querySelectorAll(".react-flow__edge"), (way) => way.getAttribute("data-id"));
  await expect.poll(ways).toContain("under_review next approval");
  dot.dispatchEvent(new MouseEvent("mousedown", centre(dot)));
  document.dispatchEvent(new MouseEvent("mousemove", centre(target)));
  document.dispatchEvent(new MouseEvent("mouseup", centre(target)));
  await expect.poll(ways).toContain("under_review next approve");
  expect(ways()).not.toContain("under_review next approval");
});

test("how close the graph is looked at stands between its buttons, and a note is a badge at its step", async () => {
  await page.viewport(1440, 900);
  const { nodes, edges } = testTemplate().definition;
  const nobody = nodes.map((node) => (node.id === "approval" ? Object.assign({}, node, { assignee: null }) : node));
  const template = testTemplate({ id: crypto.randomUUID(), definition: { nodes: nobody, edges } });
  shown = await openTestPage(<WorkflowEditor template={template} />, { session: founder, answers: saved });
  await expect.poll(() => tile("approval")).not.toBeNull();
  const share = () => Number.parseInt(page.getByRole("group", { name: "Graph zoom" }).element().textContent ?? "", 10);
  await expect.poll(share).toBeGreaterThan(0);
  const before = share();
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(share).toBeGreaterThan(before);
  expect(tile("approval")?.textContent).toContain("!");
  expect(tile("completeness")?.textContent).not.toContain("!");
  await expect.element(page.getByText("Returned, at most 2 times")).toBeInTheDocument();
});

test("a step that lacks a way has a badge for a fault, one that is half translated one for a warning", async () => {
  await page.viewport(1440, 900);
  const { nodes, edges } = testTemplate().definition;
  const definition = {
    nodes: nodes.map((node) =>
      node.id === "completeness" ? Object.assign({}, node, { tells: { el: "Α", en: "" } }) : node,
    ),
    edges: edges.filter(({ from, on }) => from !== "approval" || on !== "rejected"),
  };
  const template = testTemplate({ id: crypto.randomUUID(), definition });
  shown = await openTestPage(<WorkflowEditor template={template} />, { session: founder, answers: saved });
  await expect.poll(() => tile("approval")).not.toBeNull();
  const badge = (id: string) => {
    const found = [...(tile(id)?.querySelectorAll("[aria-hidden]") ?? [])].find((one) => one.textContent === "!");
    return found ? getComputedStyle(found).backgroundColor : null;
  };
  expect(badge("approval")).not.toBeNull();
  expect(badge("completeness")).not.toBeNull();
  expect(badge("approval")).not.toBe(badge("completeness"));
  expect(badge("under_review")).toBeNull();
});

test.each([700, 620])(
  "at a height of %i px all of the graph stands between its heading and its tools",
  async (height) => {
    await page.viewport(1440, height);
    shown = await openTestPage(
      <div style={{ height }} className="flex flex-col">
        <WorkflowEditor template={testTemplate({ id: crypto.randomUUID() })} />
      </div>,
      { session: founder, answers: saved },
    );
    await expect.poll(() => tile("registered")).not.toBeNull();
    const tools = page.getByRole("group", { name: "Graph zoom" }).element();
    const heading = page.getByRole("heading", { name: "As a graph" }).element();
    const lowest = () =>
      Math.max(...[...document.querySelectorAll(".react-flow__node")].map((one) => one.getBoundingClientRect().bottom));
    const highest = () =>
      Math.min(...[...document.querySelectorAll(".react-flow__node")].map((one) => one.getBoundingClientRect().top));
    await expect.poll(lowest).toBeLessThanOrEqual(tools.getBoundingClientRect().top);
    await expect.poll(highest).toBeGreaterThanOrEqual(heading.getBoundingClientRect().bottom - 12);
    expect(lowest()).toBeLessThanOrEqual(tools.getBoundingClientRect().top);
  },
);
