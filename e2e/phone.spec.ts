// By finger on a phone: a founder hands in, an evaluator declares a conflict where there is no connection, a coordinator chooses rows.
import { randomUUID } from "node:crypto";
import { ORGANIZATION_ROLE_LABELS } from "@kerkis/contract/core/text/role-labels.ts";
import type { Locator, Page } from "@playwright/test";
import { expect, open, startingWith, test } from "./support/journey.ts";
import { addOrganization, addPerson, type JourneyPerson, type World } from "./support/people/people.ts";
import { addRound } from "./support/people/rounds.ts";
import { expectSubmitted, filledDraft, submittedApplication } from "./support/people/registration.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const WORD = "Ω".repeat(120);

const button = (on: Page | Locator, name: string) => on.getByRole("button", { name, exact: true });
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > 390);

async function castAt(world: World, language: "el" | "en") {
  const organization = await addOrganization(world, `Μόλος ${randomUUID().slice(0, 6)}`);
  const organizations = { [organization]: "member" as const };
  return {
    organization,
    founder: await addPerson(world, { language, organizations }),
    evaluator: await addPerson(world, { role: "evaluator", language, organizations }),
    coordinator: await addPerson(world, {
      role: "registry_coordinator",
      language,
      organizations: { [organization]: "coordinator" },
    }),
  };
}

/** A finger that stays where it is. */
async function rest(page: Page, on: Locator): Promise<void> {
  await on.scrollIntoViewIfNeeded();
  const box = await on.boundingBox();
  if (!box) throw new Error("It is not on the page.");
  const device = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await device.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.waitForTimeout(1_000);
  await device.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await device.detach();
}

test("a founder hands in by finger", async ({ world, visit, language }) => {
  const { founder } = await castAt(world, language);
  const { id } = await filledDraft(founder, `${WORD.slice(9)}${randomUUID().slice(0, 8)}`);
  const { page, t } = await visit({ person: founder, options: PHONE });
  await open(page, `/register-startup?application=${id}&step=funding`);
  await button(page, t("applications_continue")).tap();
  expect(await isWide(page)).toBe(false);
  await button(page, t("applications_submit")).tap();
  await expectSubmitted(page, t);
  expect(await isWide(page)).toBe(false);
});

test("a conflict is declared by finger; where there is no connection it says so and keeps what was written", async ({
  world,
  visit,
  language,
}) => {
  const { founder, evaluator, coordinator } = await castAt(world, language);
  const name = `Πλαγκτόν ${randomUUID().slice(0, 8)}`;
  await submittedApplication(founder, name);
  await addRound(coordinator);
  const { page, context, t } = await visit({ person: evaluator, options: PHONE, fetchesAhead: true });
  await open(page, "/evaluator-dashboard/conflicts");
  // What a page may need without a connection comes once it is quiet.
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(3_000);
  await context.setOffline(true);
  const row = page.getByRole("article").filter({ hasText: name });
  await row.getByRole("button", { name: startingWith(t("judging_conflict_declare")) }).tap();
  const dialog = page.getByRole("alertdialog");
  const relation = dialog.getByRole("textbox", { name: startingWith(t("judging_conflict_reason")) });
  await relation.fill(WORD);
  await button(dialog, t("judging_conflict_declare")).tap();
  await expect(dialog.getByRole("alert")).toContainText(t("error_offline"));
  await expect(relation).toHaveValue(WORD);
  expect(await isWide(page)).toBe(false);
  await context.setOffline(false);
  await button(dialog, t("judging_conflict_declare")).tap();
  await expect(dialog).toBeHidden();
  await expect(row.getByRole("button", { name: startingWith(t("judging_conflict_take_back")) })).toBeVisible();
});

test("a finger that rests on a row chooses it and opens nothing, and what was chosen is changed by finger", async ({
  world,
  visit,
  language,
}) => {
  const { organization, founder, evaluator } = await castAt(world, language);
  const owner = await addPerson(world, { language, organizations: { [organization]: "owner" } });
  const { page, t } = await visit({ person: owner, options: PHONE });
  await open(page, "/admin/users");
  const row = (person: JourneyPerson) => page.getByRole("row").filter({ hasText: person.email });
  const box = (person: JourneyPerson) => row(person).getByRole("checkbox");
  await rest(page, row(founder));
  await expect(box(founder)).toBeChecked();
  await rest(page, row(evaluator));
  await expect(box(evaluator)).toBeChecked();
  await expect(page.getByText(t("ui_chosen", { count: 2 }))).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await rest(page, row(evaluator));
  await expect(box(evaluator)).not.toBeChecked();
  expect(await isWide(page)).toBe(false);
  const bar = page.getByRole("toolbar", { name: t("ui_chosen_actions") });
  await button(bar, t("organizations_members_change_role")).tap();
  const dialog = page.getByRole("dialog", { name: t("organizations_members_change_role") });
  await dialog.getByRole("radio", { name: ORGANIZATION_ROLE_LABELS.moderator[language], exact: true }).tap();
  await button(dialog, t("organizations_members_save_role")).tap();
  await expect(dialog).toBeHidden();
  await expect(row(founder)).toContainText(ORGANIZATION_ROLE_LABELS.moderator[language]);
});
