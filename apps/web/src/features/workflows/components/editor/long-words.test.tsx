import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { LIBRARY } from "@kerkis/contract/workflows/library/library.taxonomy.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { owner, testTemplate } from "../../workflows.factory.ts";
import { WorkflowEditor } from "./workflow-editor.tsx";

let shown: TestPage;
afterEach(() => shown.close());

const WORD = "ΜακρύτατηΛέξη".repeat(10).slice(0, 120);
const text = { el: WORD, en: WORD };
const { nodes, edges } = LIBRARY.registration.definition;
/** Every text of it one long word. */
const definition: WorkflowDefinition = {
  nodes: nodes.map((node) =>
    Object.assign(
      {},
      node,
      { name: text, tells: text },
      node.type === "checklist" && { items: node.items.map((item) => ({ ...item, label: text })) },
    ),
  ),
  edges,
};

test.each([390, 1000])(
  "at %i px sentences, graph and settings of steps that are one long word stay within it",
  async (width) => {
    await page.viewport(width, 844);
    shown = await openTestPage(<WorkflowEditor template={testTemplate({ id: crypto.randomUUID(), definition })} />, {
      session: owner,
      answers: { "workflows.saveTemplate": { version: 4 } },
    });
    const step = () => document.querySelector<HTMLElement>('[data-step="completeness"]');
    await expect.poll(step).not.toBeNull();
    const fits = (part: Element) => part.scrollWidth <= part.clientWidth;
    const whole = document.documentElement;
    expect(fits(whole)).toBe(true);
    // Each sentence breaks its word where its row ends.
    for (const one of document.querySelectorAll("li:has([data-step]) p")) {
      const row = one.closest("li")?.getBoundingClientRect().right ?? 0;
      const words = document.createRange();
      words.selectNodeContents(one);
      expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(row);
    }
    if (width === 390) await page.getByRole("button", { name: "Show the graph" }).click();
    await expect.poll(() => document.querySelector('.react-flow__node[data-id="completeness"]')).not.toBeNull();
    // In the drawing a name has two lines; what is cut off is its tooltip.
    const tile = document.querySelector<HTMLElement>('.react-flow__node[data-id="completeness"]');
    const drawn = tile?.querySelector(".line-clamp-2");
    expect(drawn && tile && drawn.getBoundingClientRect().right <= tile.getBoundingClientRect().right).toBe(true);
    expect(drawn?.closest("[title]")?.getAttribute("title")).toBe(WORD);
    expect(fits(whole)).toBe(true);
    step()?.click();
    await expect.poll(() => step()?.getAttribute("aria-pressed")).toBe("true");
    step()?.click();
    const sheet = page.getByRole("dialog", { name: "Step settings" });
    await expect.element(sheet).toBeVisible();
    expect(fits(sheet.element())).toBe(true);
    expect(sheet.element().getBoundingClientRect().width).toBeLessThanOrEqual(width);
    expect(fits(whole)).toBe(true);
  },
);
