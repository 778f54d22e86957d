import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { founder } from "#features/identity/identity.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { testTemplate } from "../../workflows.factory.ts";
import { WorkflowEditor } from "./workflow-editor.tsx";

let shown: TestPage;
afterEach(() => shown.close());

const stepAt = (id: string) => document.querySelector<HTMLElement>(`[data-step="${id}"]`);
const chosen = () => document.querySelector('[data-step][aria-pressed="true"]')?.getAttribute("data-step");
const setting = () => document.activeElement?.closest("[data-setting]")?.getAttribute("data-setting");
const described = (id: string) =>
  (stepAt(id)?.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((one) => document.getElementById(one)?.textContent ?? "")
    .join(" ")
    .trim();

async function open(definition = testTemplate().definition): Promise<void> {
  await page.viewport(1440, 900);
  // Another each time: what one test left unsent is not brought back in the next.
  shown = await openTestPage(<WorkflowEditor template={testTemplate({ id: crypto.randomUUID(), definition })} />, {
    session: founder,
    answers: { "workflows.saveTemplate": { version: 4 } },
  });
  await expect.poll(() => stepAt("approval")).not.toBeNull();
}

test("a step is heard as its number and its sentence, with who keeps away from it and where it leads", async () => {
  await open();
  expect(stepAt("approval")?.textContent).toMatch(/^Step 4/);
  expect(described("approval")).toBe(
    "Whoever manages applications decides on “Second approval” within 5 working days. not by whoever did 2 · Rejected: to step 4.1 · Returned: to step 2, at most 2 times · When repetitions run out: to step 4.1",
  );
});

test("each underlined part of a sentence leads to its setting, in the reader's language", async () => {
  await open();
  await page.getByRole("button", { name: "5 working days" }).click();
  await expect.poll(setting).toBe("due");
  expect(chosen()).toBe("approval");
  await page.getByRole("button", { name: "2 times" }).click();
  await expect.poll(setting).toBe("max returned");
  await page.getByRole("button", { name: "“Completeness check”" }).first().click();
  await expect.poll(setting).toBe("name");
  expect(chosen()).toBe("completeness");
  expect(document.activeElement?.getAttribute("lang")).toBe("en");
  await page.getByRole("spinbutton", { name: "Due in working days" }).fill("7");
  await expect.element(page.getByRole("button", { name: "7 working days" })).toBeVisible();
});

test("Enter at a step edits its first underlined part", async () => {
  await open();
  stepAt("approval")?.focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(setting).toBe("who");
  expect(chosen()).toBe("approval");
});

test("a note says which step it is about, and its verb leads to what mends it", async () => {
  const { nodes, edges } = testTemplate().definition;
  const nobody = nodes.map((node) => (node.id === "approval" ? Object.assign({}, node, { assignee: null }) : node));
  await open({ nodes: nobody, edges });
  const notes = page.getByRole("region", { name: "Notes" });
  await expect.element(notes).toMatchTextContent(/4: Nobody is assigned to it\./);
  expect(described("approval")).toMatch(/^It is not set who decides.*Nobody is assigned to it\.$/);
  await notes.getByRole("button", { name: "Set it: Step 4" }).click();
  await expect.poll(setting).toBe("who");
  expect(chosen()).toBe("approval");
});

test("on a phone no part of a sentence has to be hit: the whole row leads to the settings", async () => {
  await open();
  await page.viewport(390, 844);
  const part = page.getByRole("button", { name: "5 working days" }).element();
  const { x, y, width, height } = part.getBoundingClientRect();
  const met = () => document.elementFromPoint(x + width / 2, y + height / 2);
  await expect.poll(() => met()?.getAttribute("data-step")).toBe("approval");
  await userEvent.click(met() as HTMLElement);
  await expect.poll(chosen).toBe("approval");
  await userEvent.click(stepAt("approval") as HTMLElement);
  await expect.poll(setting).toBe("who");
});
