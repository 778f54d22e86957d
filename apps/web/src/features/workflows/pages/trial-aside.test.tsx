import { recordTopic } from "@kerkis/contract/core/realtime.ts";
import type { TemplateDetail } from "@kerkis/contract/workflows/templates/templates.schema.ts";
import { TEMPLATE_SAVED } from "@kerkis/contract/workflows/workflows.events.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { lastWire, type Wire } from "#shared/realtime/wire.factory.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { changeStep } from "../model/edit-steps.ts";
import { ORGANIZATION, owner, testTemplate } from "../workflows.factory.ts";
import { TemplatePage } from "./template-page.tsx";

let shown: TestPage;
afterEach(() => shown.close());

let latest: TemplateDetail;
let wire: Wire;
const topic = () => recordTopic(ORGANIZATION, "workflow", latest.id);
const joins = () => wire.sent.filter(([, , of, event]) => of === topic() && event === "phx_join");
const stepAt = (id: string) => document.querySelector<HTMLElement>(`[data-step="${id}"]`);
const trial = () => page.getByRole("region", { name: "Dry run", exact: true });
const begin = () => page.getByRole("button", { name: "Dry run", exact: true }).click();
const end = () => trial().getByRole("button", { name: "Close the dry run" }).click();
/** What is asked now. */
const asked = () =>
  trial()
    .getByRole("group")
    .elements()
    .map((one) => one.querySelector("legend")?.textContent)
    .filter(Boolean);

async function open(): Promise<void> {
  await page.viewport(1440, 900);
  latest = testTemplate({ id: crypto.randomUUID(), has_draft: true });
  shown = await openTestPage(<TemplatePage />, {
    session: owner,
    at: `/workflows/templates/${latest.id}/edit`,
    route: "/workflows/templates/$templateId/edit",
    isPage: true,
    answers: {
      "workflows.template": () => latest,
      "workflows.versions": { versions: [] },
      "workflows.saveTemplate": async (request) => {
        latest = { ...latest, ...((await request.json()) as object), version: latest.version + 1 };
        return { version: latest.version };
      },
    },
  });
  wire = lastWire();
  wire.open();
  await expect.poll(() => stepAt("approval")).not.toBeNull();
}

test("a trial is of what was changed a moment before: where it began too early it begins anew", async () => {
  await open();
  stepAt("completeness")?.click();
  await page.getByRole("button", { name: "Delete step" }).click();
  await begin();
  await expect.poll(asked).toEqual(["Second approval"]);
  expect(latest.definition.nodes.some(({ id }) => id === "completeness")).toBe(false);
});

test("while someone tries it, others see them at no step; afterwards at theirs again, with undo in the bar", async () => {
  await open();
  stepAt("approval")?.click();
  const told = () => wire.sent.findLast(([, , of]) => of === topic())?.slice(3);
  const at = (place?: string) => ["presence_update", { status: "online", current_page: "/", ...(place && { place }) }];
  await expect.poll(told).toEqual(at("approval"));
  await begin();
  await expect.poll(() => asked().length).toBeGreaterThan(0);
  // The page stays open: its topic is not left.
  await expect.poll(told).toEqual(at());
  expect(page.getByRole("button", { name: "Undo" }).elements()).toEqual([]);
  await end();
  await expect.poll(told).toEqual(at("approval"));
  await expect.element(page.getByRole("button", { name: "Undo" })).toBeInTheDocument();
});

test("what others saved during a trial is there after it", async () => {
  await open();
  await begin();
  await expect.poll(() => asked().length).toBeGreaterThan(0);
  const check = latest.definition.nodes.find(({ id }) => id === "completeness");
  if (!check) throw new Error("No step.");
  const definition = changeStep(latest.definition, { ...check, name: { ...check.name, en: "First look" } });
  latest = { ...latest, version: latest.version + 1, definition };
  const [joined] = joins().at(-1) ?? [];
  wire.deliver([joined ?? null, null, topic(), TEMPLATE_SAVED, { version: latest.version }]);
  await end();
  await expect.poll(() => stepAt("completeness")?.closest("li")?.textContent).toContain("First look");
});
