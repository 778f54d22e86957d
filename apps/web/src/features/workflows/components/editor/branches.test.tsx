import { LIBRARY } from "@kerkis/contract/workflows/library/library.taxonomy.ts";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { founder } from "#features/identity/identity.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { testTemplate } from "../../workflows.factory.ts";
import { WorkflowEditor } from "./workflow-editor.tsx";

let shown: TestPage;
afterEach(() => shown.close());

const stepAt = (id: string) => document.querySelector<HTMLElement>(`[data-step="${id}"]`);
const isIndented = (id: string) => (stepAt(id)?.closest("li")?.style.marginInlineStart ?? "") !== "";
const focused = () => document.activeElement?.getAttribute("data-step");

async function open(width: number): Promise<void> {
  await page.viewport(width, 900);
  const { definition } = LIBRARY.diligence;
  // Another each time: what one test left unsent is not brought back in the next.
  shown = await openTestPage(<WorkflowEditor template={testTemplate({ id: crypto.randomUUID(), definition })} />, {
    session: founder,
    answers: { "workflows.saveTemplate": { version: 4 } },
  });
  await expect.poll(() => stepAt("judgement")).not.toBeNull();
}

test("Tab moves the chosen step into the branch before it, Shift+Tab out of it; Escape gives Tab back", async () => {
  await open(1000);
  expect(["looks", "legal", "all_there"].map(isIndented)).toEqual([false, true, false]);
  stepAt("judgement")?.focus();
  await userEvent.keyboard(" {Tab}");
  await expect.poll(() => isIndented("judgement")).toBe(true);
  expect(focused()).toBe("judgement");
  await expect.element(page.getByText("The step is now number 2c.2. It is in a branch of step 2.")).toBeInTheDocument();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await expect.poll(() => isIndented("judgement")).toBe(false);
  expect(focused()).toBe("judgement");
  await userEvent.keyboard("{Tab}");
  await expect.poll(() => isIndented("judgement")).toBe(true);
  await userEvent.keyboard("{Escape}{Tab}");
  await expect.poll(focused).not.toBe("judgement");
  expect(isIndented("judgement")).toBe(true);
});

test("each branch of those side by side begins below a line, and is said to", async () => {
  await open(1000);
  const words = (id: string) => stepAt(id)?.textContent ?? "";
  for (const id of ["legal", "financial", "technical"]) {
    expect(words(id)).toContain("A branch of step 2 begins here.");
    expect(getComputedStyle(stepAt(id)?.closest("li") ?? document.body).borderTopWidth).toBe("1px");
  }
  expect(words("judgement")).not.toContain("branch");
});

test("where branches join is read with what follows: the bar of the graph chooses its row, and something is put in behind it", async () => {
  await open(1440);
  const said = (id: string) => stepAt(id)?.closest("li")?.querySelector("p")?.textContent ?? "";
  await expect.poll(() => said("judgement")).toMatch(/^When all are done, whoever /);
  const drawn = () => document.querySelector<HTMLElement>('.react-flow__node[data-id="all_there"] button');
  await expect.poll(drawn).not.toBeNull();
  expect(stepAt("all_there")).toBeNull();
  drawn()?.click();
  await expect.poll(() => stepAt("judgement")?.getAttribute("aria-pressed")).toBe("true");
  await page.getByRole("button", { name: "Add a step after 2", exact: true }).click();
  await page.getByRole("menuitem", { name: "Wait", exact: true }).click();
  await expect.poll(() => said("wait")).toMatch(/^When all are done, the workflow waits/);
  expect(said("judgement")).not.toMatch(/^When/);
  expect(isIndented("wait")).toBe(false);
});

test("a split and its join are bars of one width, a start is a disc with its words, an end a ring with them", async () => {
  await open(1440);
  const drawn = (id: string) => document.querySelector<HTMLElement>(`.react-flow__node[data-id="${id}"]`);
  const { nodes } = LIBRARY.diligence.definition;
  const idOf = (type: string) => nodes.find((node) => node.type === type)?.id ?? "";
  await expect.poll(() => drawn(idOf("split"))).not.toBeNull();
  const width = (id: string) => Math.round(drawn(id)?.getBoundingClientRect().width ?? 0);
  expect(width(idOf("split"))).toBe(width(idOf("join")));
  expect(width(idOf("split"))).toBeGreaterThan(2 * width("legal"));
  for (const type of ["start", "end"]) {
    const node = nodes.find((one) => one.type === type);
    expect(drawn(idOf(type))?.textContent).toContain(node?.name.en);
    expect(drawn(idOf(type))?.querySelector("svg")).toBeNull();
  }
});

test("with nothing left to take back, the keys for it take back nothing else", async () => {
  await open(1000);
  const pressed = new KeyboardEvent("keydown", {
    key: "z",
    code: "KeyZ",
    ctrlKey: true,
    bubbles: true,
    cancelable: true,
  });
  expect(document.body.dispatchEvent(pressed)).toBe(false);
});

test("where a step can go into no branch, Tab leads on as everywhere", async () => {
  await open(1000);
  stepAt("looks")?.focus();
  await userEvent.keyboard(" {Tab}");
  await expect.poll(focused).not.toBe("looks");
  await expect.element(page.getByRole("button", { name: "Into the branch" })).toBeDisabled();
});

test("beside the graph stands what its colours mean, each once", async () => {
  await open(1440);
  const legend = page.getByRole("list", { name: "What the colours mean" });
  await expect.element(legend).toBeVisible();
  const meant = legend.element().querySelectorAll("li");
  expect(Array.from(meant, ({ textContent }) => textContent)).toEqual(["Organization"]);
});
