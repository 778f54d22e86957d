import type { WorkflowDefinition, WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { LIBRARY } from "@kerkis/contract/workflows/library/library.taxonomy.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { founder } from "#features/identity/identity.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { testTemplate } from "../../workflows.factory.ts";
import { WorkflowEditor } from "./workflow-editor.tsx";

let shown: TestPage;
afterEach(() => shown.close());

const { nodes, edges } = LIBRARY.registration.definition;
const changed = (id: string, part: Partial<WorkflowNode>): WorkflowDefinition => ({
  nodes: nodes.map((node) => (node.id === id ? Object.assign({}, node, part) : node)),
  edges,
});
const place = () => document.activeElement?.closest("[data-setting]")?.getAttribute("data-setting");
const noEnglish = { el: "Ελέγχουμε.", en: "" };

const CASES: [string, WorkflowDefinition, RegExp, string][] = [
  [
    "a name in one language",
    changed("approval", { name: { el: "", en: "Look" } }),
    /4: The Greek text is missing\./,
    "name",
  ],
  [
    "what the applicant reads in one language",
    changed("approval", { tells: noEnglish }),
    /4: The English text is missing\./,
    "tells",
  ],
  [
    "an outcome that leads nowhere",
    { nodes, edges: edges.filter(({ on }) => on !== "rejected") },
    /4: One of its outcomes leads nowhere\./,
    "way rejected",
  ],
  [
    "a bound without a way behind it",
    { nodes, edges: edges.filter(({ on }) => on !== "exceeded") },
    /4: One of its outcomes leads nowhere\./,
    "way exceeded",
  ],
];

test.each(CASES)("the note for %s leads to the field that mends it", async (_, definition, text, setting) => {
  await page.viewport(1440, 900);
  shown = await openTestPage(<WorkflowEditor template={testTemplate({ id: crypto.randomUUID(), definition })} />, {
    session: founder,
    answers: { "workflows.saveTemplate": { version: 4 } },
  });
  const notes = page.getByRole("region", { name: "Notes" });
  await expect.element(notes).toMatchTextContent(text);
  await notes.getByRole("button").first().click();
  await expect.poll(place).toBe(setting);
  // Where words are missing, in their language.
  const said = document.activeElement?.getAttribute("lang");
  expect(said).toBe(text.source.includes("Greek") ? "el" : text.source.includes("English") ? "en" : null);
});
