import type { HeldTasks } from "@kerkis/contract/workflows/handovers/handovers.schema.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { founder } from "#features/identity/identity.factory.ts";
import { openTestPage, refusal, type TestPage } from "#shared/routing/test-page.factory.tsx";
import { HandOverDialog } from "./hand-over-dialog.tsx";

let shown: TestPage;
afterEach(() => shown.close());

const id = (end: number) => `0199a000-0000-7000-8000-0000000000${end}`;
const THANOS = id(31);
const ELENI = { id: id(32), name: "Eleni" };
const held: HeldTasks = {
  name: "Thanos",
  until: "2026-11-30",
  open: 3,
  overdue: 2,
  substitute: ELENI,
  ids: [id(41), id(42), id(43)],
};
const answers = { "workflows.heldTasks": held, "workflows.receivers": { people: [ELENI], has_more: false } };
const open = async (given: object) => {
  await page.viewport(1280, 800);
  shown = await openTestPage(<HandOverDialog person={THANOS} onClose={() => undefined} />, {
    session: founder,
    answers: { ...answers, ...given },
  });
};

test("says what they hold, proposes whom they named, and names what stayed with why", async () => {
  let sent: unknown;
  await open({
    "workflows.handOver": async (request: Request) => {
      sent = await request.json();
      const name = { el: "Νομικός έλεγχος", en: "Legal check" };
      return { moved: 2, stayed: [{ id: id(43), name, case_name: "Kallisto Space", why: "four_eyes" }] };
    },
  });
  const dialog = page.getByRole("alertdialog");
  await expect.element(dialog).toMatchTextContent(/Thanos is away until 30 Nov and holds 3 open tasks\. 2 are late\./);
  await expect.element(dialog.getByRole("combobox")).toHaveValue("Eleni");
  await dialog.getByRole("textbox", { name: /Reason/ }).fill("On leave");
  await dialog.getByRole("button", { name: "Hand over" }).click();
  const result = page.getByRole("dialog", { name: "2 tasks were handed over" });
  await expect.element(result).toMatchTextContent(/Legal check · Kallisto Space.*They did another step of the case\./);
  expect(sent).toEqual({ to: ELENI.id, ids: held.ids, reason: "On leave" });
});

test("without a named substitute someone must be chosen; a refusal stays with what was written", async () => {
  await open({
    "workflows.heldTasks": { ...held, substitute: null },
    "workflows.handOver": refusal("workflow.not_away"),
  });
  const dialog = page.getByRole("alertdialog");
  const send = dialog.getByRole("button", { name: "Hand over" });
  await expect.element(send).toBeDisabled();
  await dialog.getByRole("combobox").click();
  await page.getByRole("option", { name: "Eleni" }).click();
  await dialog.getByRole("textbox", { name: /Reason/ }).fill("On leave");
  await send.click();
  await expect.element(dialog).toMatchTextContent(/They are not away any more/);
  await expect.element(dialog.getByRole("textbox", { name: /Reason/ })).toHaveValue("On leave");
});
