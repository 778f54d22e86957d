// A workflow from the library to its end: changed, tried, published; its tasks come live, go from hand to hand, and the founder knows what is next.
import { randomUUID } from "node:crypto";
import { LIBRARY } from "@kerkis/contract/workflows/library/library.taxonomy.ts";
import { expect, open, startingWith, test } from "./support/journey.ts";
import { addOrganization, addPerson } from "./support/people/people.ts";
import { submittedApplication } from "./support/people/registration.ts";

test.use({ actionTimeout: 45_000 });

test("a registration is put together, tried, published and gone through by three people", async ({
  world,
  visit,
  language,
}) => {
  test.setTimeout(300_000);
  const organization = await addOrganization(world, `Νάξος ${randomUUID().slice(0, 6)}`);
  const member = (role: "owner" | "moderator" | "member") =>
    addPerson(world, { language, organizations: { [organization]: role } });
  const [owner, first, second, founder] = [
    await member("owner"),
    await member("moderator"),
    await member("moderator"),
    await member("member"),
  ];
  const { nodes } = LIBRARY.registration.definition;
  const nameOf = (step: string) => nodes.find(({ id }) => id === step)?.name[language] ?? "";
  const legal = { el: "Νομικός έλεγχος", en: "Legal check" }[language];

  const { page: desk, t } = await visit({ person: owner });
  await open(desk, "/workflows");
  const library = desk.getByRole("listitem").filter({ hasText: LIBRARY.registration.lead[language] });
  await library.getByRole("button").click();
  // A second pair of eyes between the check and the decision, by the keyboard.
  await desk.getByRole("button", { name: t("workflows_add_after", { number: "2" }) }).press("Enter");
  await desk.getByRole("menuitem", { name: t("workflows_kind_review"), exact: true }).press("Enter");
  const languages = desk.getByRole("group", { name: t("workflows_setting_name"), exact: true });
  for (const of of ["greek", "english"]) {
    await languages.getByRole("button", { name: startingWith(t(`workflows_in_${of}`)) }).click();
    await desk.getByRole("textbox", { name: `${t("workflows_setting_name")}, ${t(`workflows_in_${of}`)}` }).fill(legal);
  }
  await expect(desk.getByText(t("autosave_saved"), { exact: false }).first()).toBeVisible();
  await desk.getByRole("button", { name: t("workflows_trial"), exact: true }).click();
  const trial = desk.getByRole("region", { name: t("workflows_trial"), exact: true });
  await trial.getByRole("button", { name: t("workflows_outcome_next"), exact: true }).click();
  await expect(trial.getByRole("group", { name: legal })).toBeVisible();
  await trial.getByRole("button", { name: t("workflows_trial_close") }).click();
  await desk.getByRole("button", { name: t("workflows_publish"), exact: true }).click();
  await desk
    .getByRole("alertdialog")
    .getByRole("button", { name: t("workflows_publish"), exact: true })
    .click();
  const state = t("workflows_state_published").toLocaleLowerCase(language);
  await expect(desk.getByText(t("workflows_version_state", { number: "1", state }), { exact: true })).toBeVisible();

  const { page: one } = await visit({ person: first });
  await open(one, "/workflows/my-tasks");
  await expect(one.getByText(t("workflows_tasks_none"))).toBeVisible();
  const name = `Κύμα ${randomUUID().slice(0, 8)}`;
  await submittedApplication(founder, name);

  const { page: mine } = await visit({ person: founder });
  await open(mine, "/my-applications");
  await mine.getByRole("link", { name, exact: true }).click();
  await expect(mine.getByRole("region", { name: t("workflows_next_title") })).toBeVisible();

  // The task comes by itself, is counted in the menu and claimed by its key.
  const row = one.getByRole("link", { name: nameOf("completeness") });
  await expect(row).toBeVisible({ timeout: 60_000 });
  await expect(one.getByRole("link", { name: startingWith(t("workflows_tasks")) }).first()).toContainText("1");
  await row.focus();
  await one.keyboard.press("c");
  await row.click();
  const complete = one.getByRole("button", { name: t("workflows_complete"), exact: true });
  await expect(complete).toBeVisible();
  for (const box of await one.locator("form").getByRole("checkbox").all()) await box.check();
  await complete.click();

  const { page: other } = await visit({ person: second });
  await open(other, "/workflows/my-tasks");
  const claim = (list: typeof other, step: string) =>
    list
      .getByRole("listitem")
      .filter({ hasText: step })
      .getByRole("button", { name: startingWith(t("workflows_claim")) });
  await claim(other, legal).click();
  // Claimed it stands among one's own, as a row of its own.
  await expect(claim(other, legal)).toBeHidden();
  await other.getByRole("link", { name: legal }).click();
  await other.getByRole("button", { name: t("workflows_complete"), exact: true }).click();

  // Whoever checked is not asked to decide; the others are.
  await expect(claim(other, nameOf("approval"))).toBeVisible({ timeout: 60_000 });
  await expect(claim(one, nameOf("approval"))).toBeHidden();
  await claim(other, nameOf("approval")).click();
  await expect(claim(other, nameOf("approval"))).toBeHidden();
  await other.getByRole("link", { name: nameOf("approval") }).click();
  await other.getByRole("button", { name: t("workflows_approve"), exact: true }).click();
  await expect(other.getByText(t("workflows_tasks_none"))).toBeVisible();

  await open(desk, "/workflows/instances");
  await expect(desk.getByRole("row").filter({ hasText: name })).toContainText(t("workflows_state_completed"));
});
