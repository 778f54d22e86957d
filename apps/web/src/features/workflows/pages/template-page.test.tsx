import { LIBRARY } from "@kerkis/contract/workflows/library/library.taxonomy.ts";
import type { TemplateDetail } from "@kerkis/contract/workflows/templates/templates.schema.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { founder } from "#features/identity/identity.factory.ts";
import { pause, skipPauses } from "#shared/hooks/pauses.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { testTemplate } from "../workflows.factory.ts";
import { TemplatePage } from "./template-page.tsx";

let shown: TestPage;
skipPauses();
afterEach(() => shown.close());

async function open(width: number, given: Partial<TemplateDetail>, session = founder): Promise<void> {
  await page.viewport(width, 900);
  let template = testTemplate({ id: crypto.randomUUID(), ...given });
  shown = await openTestPage(<TemplatePage />, {
    session,
    at: `/workflows/templates/${template.id}/edit`,
    route: "/workflows/templates/$templateId/edit",
    isPage: true,
    answers: {
      "workflows.template": () => template,
      "workflows.versions": { versions: [] },
      "workflows.saveTemplate": { version: 9 },
      "workflows.publishTemplate": { number: 2 },
      "workflows.beginVersion": () => {
        template = { ...template, has_draft: true, version: 4 };
        return { version: 4 };
      },
      "workflows.dropVersion": () => {
        template = { ...template, has_draft: false, version: 5 };
        return { version: 5 };
      },
    },
  });
  await expect.element(page.getByText(/^The workflow starts/).first()).toBeVisible();
}
const row = (number: string) => page.getByRole("button", { name: new RegExp(`^Step ${number}`) });

test("what was published is read: nothing of it can be changed until a new version is begun, which can be dropped again", async () => {
  await open(1440, { has_draft: false });
  await expect.element(page.getByText(/Version 1 is in force and does not change/)).toBeVisible();
  expect(page.getByRole("button", { name: /Add a step/ }).elements()).toEqual([]);
  expect(page.getByRole("button", { name: "Publish", exact: true }).elements()).toEqual([]);
  // Looked at in the sentences, a step is looked at in the graph and told of beside it.
  await row("4").first().click();
  const graph = page.getByRole("region", { name: "Graph of the workflow" });
  await expect
    .poll(() => graph.element().querySelector('[data-id="approval"] button')?.getAttribute("aria-pressed"))
    .toBe("true");
  await expect
    .element(page.getByRole("region", { name: "Step details" }))
    .toMatchTextContent(/5 working days.*Approved.*Rejected/s);
  await page.getByRole("button", { name: "New version" }).click();
  await expect.element(page.getByRole("button", { name: "Add a step after 2", exact: true })).toBeInTheDocument();
  expect(shown.calls.filter((call) => call.startsWith("PUT"))).toEqual([]);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Discard draft version" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard draft version" }).click();
  await expect.element(page.getByRole("button", { name: "New version" })).toBeVisible();
});

test("whoever does not edit it reads it and begins no version", async () => {
  await open(1440, { has_draft: false, can_edit: false });
  expect(page.getByRole("button", { name: "New version" }).elements()).toEqual([]);
  expect(page.getByText(/is in force and does not change/).elements()).toEqual([]);
});

test("whoever works as someone writes the draft and publishes nothing", async () => {
  const impersonation = { ...founder, impersonation: { admin_name: "Άδμιν", expires_at: "2031-01-01T00:00:00.000Z" } };
  await open(1440, { has_draft: true }, impersonation);
  await expect.element(page.getByRole("button", { name: "Publish", exact: true })).toBeDisabled();
  await expect.element(page.getByRole("button", { name: "Add a step after 2", exact: true })).toBeInTheDocument();
});

test("what is not sound is not published; once it is mended it can be", async () => {
  const { definition } = testTemplate();
  const nodes = definition.nodes.map((node) =>
    node.id === "approval" ? Object.assign({}, node, { assignee: null }) : node,
  );
  await open(1440, { has_draft: true, definition: { ...definition, nodes } });
  const publish = page.getByRole("button", { name: "Publish", exact: true });
  await expect.element(page.getByText(/4: *Nobody is assigned to it/)).toBeInTheDocument();
  await expect.element(publish).toBeDisabled();
  await row("4").first().click();
  await page.getByRole("combobox", { name: "Who", exact: true }).selectOptions("Owner of the organization");
  await pause();
  await expect.element(publish).toBeEnabled();
});

test("a trial stands in the editor's place, its clock on top; the way lights up in the sentences and in the graph, and what was edited is there behind it", async () => {
  await open(1440, { has_draft: true, definition: LIBRARY.diligence.definition });
  await row("1").first().click();
  await page.getByRole("button", { name: "Dry run", exact: true }).click();
  const trial = page.getByRole("region", { name: "Dry run", exact: true });
  await expect.element(trial).toBeVisible();
  const lit = (state: string) =>
    [...trial.element().querySelectorAll(`li[data-state=${state}]`)].map((one) => one.textContent);
  await expect.poll(() => lit("here").length).toBeGreaterThan(0);
  const before = lit("passed").length;
  const ways = () => trial.element().querySelectorAll(".react-flow__edge.is-lit").length;
  await expect.poll(ways).toBeGreaterThan(0);
  const waysBefore = ways();
  await trial.getByRole("group").first().getByRole("button").first().click();
  await expect.poll(() => lit("passed").length).toBeGreaterThan(before);
  await expect.poll(ways).toBeGreaterThan(waysBefore);
  expect(page.getByRole("button", { name: /Add a step/ }).elements()).toEqual([]);
  await trial.getByRole("button", { name: "Close the dry run" }).click();
  await expect.element(row("1").first()).toHaveAttribute("aria-pressed", "true");
});

test("below 1180 px the settings are a sheet, below 900 the sentences too, and on phones the graph is behind a button", async () => {
  await open(1100, { has_draft: true });
  await row("4").first().click();
  await row("4").first().click();
  const sheet = page.getByRole("dialog", { name: "Step settings" });
  await expect.element(sheet).toBeVisible();
  await expect.poll(() => document.activeElement?.closest("[data-setting]")?.getAttribute("data-setting")).toBe("who");
  await sheet.getByRole("button", { name: "Close" }).click();
  await expect.element(sheet).not.toBeInTheDocument();

  await page.viewport(820, 900);
  await page.getByRole("button", { name: "In words" }).click();
  await expect.element(page.getByRole("dialog", { name: "In words" }).getByRole("list").first()).toBeVisible();
  await page.getByRole("dialog", { name: "In words" }).getByRole("button", { name: "Close" }).click();
  await expect.element(page.getByRole("region", { name: "Graph of the workflow" })).toBeVisible();

  await page.viewport(390, 844);
  await expect.element(page.getByRole("region", { name: "Graph of the workflow" })).not.toBeInTheDocument();
  await expect.element(row("4").first()).toBeVisible();
  await page.getByRole("button", { name: "Show the graph" }).click();
  await expect.element(page.getByRole("region", { name: "Graph of the workflow" })).toBeVisible();
});

test("before it publishes it says what becomes of cases: how many keep their version, or that there are none, and publishes once", async () => {
  await open(1440, { number: null, running: 0, has_draft: true, state: "draft" });
  const ask = () => page.getByRole("button", { name: "Publish", exact: true }).first().click();
  await ask();
  const dialog = page.getByRole("alertdialog");
  await expect.element(dialog.getByText("New cases will follow this version.", { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(shown.calls.filter((call) => call.endsWith("/publish"))).toEqual([]);
  shown.close();
  await open(1440, { number: 1, running: 3, has_draft: true });
  await ask();
  await expect.element(dialog.getByText(/The 3 cases under way keep theirs/)).toBeVisible();
  await dialog.getByRole("button", { name: "Publish", exact: true }).click();
  await expect.poll(() => shown.calls.filter((call) => call.endsWith("/publish")).length).toBe(1);
});
