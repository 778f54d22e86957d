// What the device's forced colours leave of a choice and of progress. Screens are looked at in them with the others.
import { randomUUID } from "node:crypto";
import type { Locator } from "@playwright/test";
import { expect, open, test } from "./support/journey.ts";
import { addOrganization, addPerson } from "./support/people/people.ts";
import { submittedApplication } from "./support/people/registration.ts";

/** The colours that boxes are filled with. */
const fills = (boxes: Locator): Promise<string[]> =>
  boxes.evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).backgroundColor));

test("in forced colours a chosen score differs from its neighbours, and progress from what is left", async ({
  world,
  visit,
  language,
}) => {
  const organization = await addOrganization(world, `Χρώματα ${randomUUID().slice(0, 8)}`);
  const organizations = { [organization]: "member" as const };
  const [founder, evaluator] = [
    await addPerson(world, { organizations }),
    await addPerson(world, { role: "evaluator", organizations }),
  ];
  const coordinator = await addPerson(world, {
    role: "registry_coordinator",
    organizations: { [organization]: "coordinator" },
  });
  const { id } = await submittedApplication(founder, "Χρώμα");
  const assigned = await coordinator.call("POST", `/applications/${id}/evaluations`, { evaluator_id: evaluator.id });
  expect(assigned.status, JSON.stringify(assigned.body)).toBe(200);
  const { page, t } = await visit({ person: evaluator, language, options: { forcedColors: "active" } });
  await open(page, "/evaluator-dashboard");
  await page.getByRole("link", { name: t("evaluations_mine_start"), exact: true }).click();
  const steps = page.getByRole("radiogroup").first().getByRole("radio");
  await steps.nth(2).click();
  await expect(steps.nth(2)).toBeChecked();
  // The colour goes over by and by.
  await expect
    .poll(async () => {
      const [, before, chosen, after] = await fills(steps);
      return chosen !== before && chosen !== after && before === after;
    })
    .toBe(true);
  await expect(page.getByRole("status").filter({ hasText: new RegExp(`^${t("autosave_saved")}$`) })).toHaveCount(1);

  await open(page, "/evaluator-dashboard");
  const seats = page.getByRole("main").locator("[data-seat]");
  await expect(seats.first()).toBeVisible();
  const [taken, ...free] = await fills(seats);
  expect(free.length).toBeGreaterThan(0);
  expect(new Set(free).size).toBe(1);
  expect(free[0]).not.toBe(taken);
  expect(await seats.first().evaluate((node) => getComputedStyle(node).outlineStyle)).toBe("solid");
});
