import { recordTopic } from "@kerkis/contract/core/realtime.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { founder } from "#features/identity/identity.factory.ts";
import { arriveAt, openWire, placesTold } from "#shared/realtime/wire.factory.ts";
import { openTestPage, refusal, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { changeStep } from "../../model/edit-steps.ts";
import { ORGANIZATION, owner, testTemplate } from "../../workflows.factory.ts";
import { WorkflowEditor } from "./workflow-editor.tsx";

let shown: TestPage;
afterEach(() => shown.close());

const settingAt = (name: string) => document.querySelector(`[data-settings] [data-setting="${name}"]`);
const row = () => document.querySelector<HTMLElement>('[data-step="approval"]');

test("what both changed is shown side by side to the later one, who picks; the rest of both goes together", async () => {
  await page.viewport(1440, 900);
  const template = testTemplate({ id: crypto.randomUUID(), has_draft: true });
  const stepOf = (id: string) => {
    const found = template.definition.nodes.find((node) => node.id === id);
    if (!found) throw new Error("No step.");
    return found;
  };
  const approval = stepOf("approval");
  const other = stepOf("completeness");
  const first = changeStep(template.definition, { ...approval, name: { ...approval.name, en: "Board's approval" } });
  const theirs = {
    ...template,
    version: 4,
    definition: changeStep(first, { ...other, name: { ...other.name, en: "First look" } }),
  };
  const saved: { definition: { nodes: { id: string; name: { en: string } }[] } }[] = [];
  shown = await openTestPage(<WorkflowEditor template={template} />, {
    session: founder,
    answers: {
      "workflows.saveTemplate": async (request) => {
        const body = (await request.json()) as (typeof saved)[number] & { version: number };
        if (body.version < 4) return refusal("request.conflict");
        saved.push(body);
        return { version: 5 };
      },
      "workflows.template": theirs,
    },
  });
  await expect.poll(row).not.toBeNull();
  row()?.click();
  await page.getByRole("textbox", { name: "Name, English" }).fill("Second look");
  const alert = page.getByRole("alert", { name: "You both changed the same place" });
  await expect.element(alert).toBeVisible();
  await expect.element(alert).toMatchTextContent(/Second look/);
  await expect.element(alert).toMatchTextContent(/Board's approval/);
  expect(saved).toEqual([]);
  await alert.getByRole("button", { name: /^Take the other/ }).click();
  await expect.element(page.getByRole("textbox", { name: "Name, English" })).toHaveValue("Board's approval");
  await expect.element(alert).not.toBeInTheDocument();
  // What only the other changed came along.
  await expect.element(page.getByText("First look").first()).toBeInTheDocument();

  await page.getByRole("textbox", { name: "Name, English" }).fill("Mine");
  await expect.poll(() => saved.at(-1)?.definition.nodes.find(({ id }) => id === "approval")?.name.en).toBe("Mine");
});

test("whoever else is in a setting has a ring with their first name there, at its sentence and in the graph; one's own place is told on the record alone", async () => {
  await page.viewport(1440, 900);
  const template = testTemplate({ id: crypto.randomUUID(), has_draft: true });
  shown = await openTestPage(<WorkflowEditor template={template} />, {
    session: owner,
    answers: { "workflows.saveTemplate": { version: 4 } },
  });
  const topic = recordTopic(ORGANIZATION, "workflow", template.id);
  await openWire();
  await arriveAt(topic, "Στράτος Ρήγας", "approval due");
  await expect.poll(() => row()?.closest("li")?.textContent).toContain("Στράτος");
  await expect
    .poll(() => document.querySelector('.react-flow__node[data-id="approval"]')?.textContent)
    .toContain("Στράτος");
  row()?.click();
  await expect.poll(() => settingAt("due")?.querySelector("[data-other]")?.textContent).toContain("Στράτος");
  expect(settingAt("who")?.querySelector("[data-other]")).toBeNull();
  settingAt("name")?.querySelector("input")?.focus();
  await expect.poll(placesTold, { timeout: 5_000 }).toContainEqual([topic, "approval name"]);
  expect(new Set(placesTold().map(([of]) => of))).toEqual(new Set([topic]));
});
