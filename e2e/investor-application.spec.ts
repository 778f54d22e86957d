// An investor registers through an application, is listed the moment it is approved, and keeps its own page afterwards.
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Section } from "@kerkis/contract/core/forms/field.ts";
import { INVESTOR_FORM } from "@kerkis/contract/investors/profile.form.ts";
import type { InvestorStep } from "@kerkis/contract/investors/investors.taxonomy.ts";
import { STAGE_LABELS } from "@kerkis/contract/startups/taxonomy.texts.ts";
import { createStartup } from "../apps/server/src/modules/startups/startups.factory.ts";
import { happeningText } from "./support/happening-text.ts";
import { expect, open, startingWith, test, textField, toastOf } from "./support/journey.ts";
import { addOrganization, addPerson } from "./support/people/people.ts";
import { expectSaved, expectSubmitted } from "./support/people/registration.ts";
import { mailTo } from "./support/servers/mails.ts";
import type { Texts } from "./support/texts.ts";

const FIELDS: Section["fields"] = Object.assign({}, ...Object.values(INVESTOR_FORM).map(({ fields }) => fields));

function label({ language }: Texts, name: string): string {
  const field = FIELDS[name];
  if (!field) throw new Error(`The investor's form has no field «${name}».`);
  return (field.type === "statement" ? field.text : field.label)[language];
}

async function next(page: Page, t: Texts, step: InvestorStep): Promise<void> {
  await page.getByRole("button", { name: t("applications_continue"), exact: true }).click();
  await expect(page.getByRole("heading", { name: INVESTOR_FORM[step].title[t.language], level: 2 })).toBeVisible();
}

async function fillRegistration(page: Page, t: Texts, name: string, startup: string): Promise<void> {
  await textField(page, label(t, "name")).fill(name);
  await page.getByRole("combobox", { name: startingWith(label(t, "type")) }).selectOption("angel");
  await textField(page, label(t, "city")).fill("Χανιά");
  await textField(page, label(t, "description")).fill("Έξι άνθρωποι της τεχνολογίας που επενδύουν μαζί στην Κρήτη.");
  await next(page, t, "focus");
  await textField(page, label(t, "thesis")).fill("Πρώτη επιταγή σε όσους μένουν στο νησί.");
  await page.getByRole("button", { name: STAGE_LABELS.seed[t.language], exact: true }).click();
  const countries = page.getByRole("combobox", { name: startingWith(label(t, "countries")) });
  await countries.fill("GR");
  await page.getByRole("option").first().click();
  await next(page, t, "ticket");
  await textField(page, label(t, "ticket_min")).fill("10000");
  await page.getByRole("searchbox", { name: startingWith(label(t, "portfolio")) }).fill(startup);
  await page.getByRole("button", { name: t("investors_portfolio_add_one", { name: startup }) }).click();
  await expectSaved(page, t);
  await next(page, t, "review");
}

test("an investor applies, is listed when approved, and edits its own page", async ({ world, visit, language }) => {
  test.setTimeout(300_000);
  const organization = await addOrganization(world, `Στοά ${randomUUID().slice(0, 6)}`);
  const investor = await addPerson(world, {
    role: "investor",
    language,
    organizations: { [organization]: "member" },
  });
  const coordinator = await addPerson(world, {
    role: "registry_coordinator",
    language,
    organizations: { [organization]: "coordinator" },
  });
  const startup = `Ναΐς ${randomUUID().slice(0, 8)}`;
  await createStartup(world.db, organization, { name: startup });
  const name = `Λίβας ${randomUUID().slice(0, 8)}`;

  const { page: mine, t } = await visit({ person: investor });
  await open(mine, "/my-applications");
  await mine
    .getByRole("link", { name: t("applications_investor_register") })
    .first()
    .click();
  await expect(mine).toHaveURL(/\/register-investor\?application=/);
  await fillRegistration(mine, t, name, startup);
  await mine.getByRole("checkbox", { name: label(t, "accuracy") }).check();
  await mine.getByRole("button", { name: t("applications_submit"), exact: true }).click();
  await expectSubmitted(mine, t);

  const { page: desk } = await visit({ person: coordinator });
  await open(desk, "/evaluation-management?subject=investor");
  await desk.getByRole("link", { name }).click();
  const detail = desk.getByRole("dialog");
  await expect(detail.getByText(startup)).toBeVisible();
  await detail.getByRole("button", { name: t("evaluations_action_approve"), exact: true }).click();
  const dialog = desk.getByRole("alertdialog");
  const notice = happeningText(language, "application_approved", { startup_name: name });
  await Promise.all([
    expect(toastOf(mine, { t, title: notice.title })).toBeVisible({ timeout: 90_000 }),
    dialog.getByRole("button", { name: t("evaluations_action_approve"), exact: true }).click(),
  ]);
  expect((await mailTo(investor.email, /εγκρίθηκε|approved/)).text).toContain(name);

  const { page: anyone } = await visit();
  await open(anyone, `/investors?q=${encodeURIComponent(name)}`);
  await anyone.getByRole("link", { name }).click();
  await expect(anyone.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(anyone.getByRole("link", { name: startup })).toBeVisible();

  const address = new URL(anyone.url()).pathname;
  await open(mine, address);
  await mine.getByRole("button", { name: t("investors_edit"), exact: true }).click();
  const renamed = `${name} Capital`;
  await textField(mine, label(t, "name")).fill(renamed);
  await expect(mine.getByText(t("investors_look_title"))).toBeVisible();
  await mine.getByRole("button", { name: t("investors_save_for_look"), exact: true }).click();
  await expect(mine.getByRole("heading", { level: 1, name: renamed })).toBeVisible();

  await open(desk, address);
  await desk.getByRole("button", { name: t("investors_confirm"), exact: true }).click();
  await expect(toastOf(desk, { t, title: t("investors_confirmed") })).toBeVisible();
  await desk.getByRole("button", { name: t("investors_history"), exact: true }).click();
  await expect(desk.getByRole("dialog").getByText(t("ui_history_confirm"))).toBeVisible();
  await expect(desk.getByRole("dialog").getByText(renamed)).toBeVisible();
});
