// Getting anywhere by keyboard: the command palette, and the search box of the header to the letter.
import { randomUUID } from "node:crypto";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { expect, expectNotReloaded, markPage, open, test } from "./support/journey.ts";
import { addOrganization, addPerson, type JourneyPerson, type World } from "./support/people/people.ts";
import { submittedApplication } from "./support/people/registration.ts";

test.describe.configure({ timeout: 120_000 });

interface Registry {
  founder: JourneyPerson;
  /** Ids by name. */
  startups: Record<string, string | null>;
}

/** Published startups of these names. */
async function registryOf(world: World, language: "el" | "en", names: readonly string[]): Promise<Registry> {
  const organization = await addOrganization(world, `Μητρώο ${randomUUID().slice(0, 8)}`);
  const organizations = { [organization]: "member" as const };
  const founder = await addPerson(world, { language, organizations });
  const coordinator = await addPerson(world, {
    role: "registry_coordinator",
    organizations: { [organization]: "coordinator" },
  });
  const startups: Registry["startups"] = {};
  for (const name of names) {
    const application = await submittedApplication(founder, name);
    const { status } = await coordinator.call("POST", `/applications/${application.id}/approve`, {
      version: application.version,
    });
    expect(status).toBe(200);
    startups[name] = application.startup_id;
  }
  return { founder, startups };
}

test("by keyboard alone: to a page, to a startup written without accents, and back to it among the recent", async ({
  world,
  visit,
}) => {
  const name = `Ανεμόεσσα ${randomUUID().slice(0, 8)}`;
  const { founder, startups } = await registryOf(world, "el", [name]);
  const { page, t } = await visit({ person: founder });
  await open(page, "/dashboard");
  await markPage(page);
  const dialog = page.getByRole("dialog", { name: t("search_palette_title") });
  const box = dialog.getByRole("combobox");
  const chosen = dialog.getByRole("option", { selected: true });
  // A page that has just come may not listen to keys yet.
  const openPalette = () =>
    expect(async () => {
      if (!(await dialog.isVisible())) await page.keyboard.press("Control+k");
      await expect(box).toBeFocused({ timeout: 3_000 });
    }).toPass();

  await openPalette();
  await expect(dialog.getByRole("option", { name: t("shell_side_my_applications"), exact: true })).toBeVisible();
  await expect(dialog.getByRole("option", { name: t("shell_side_system_admin") })).toHaveCount(0);
  await page.keyboard.type(t("shell_side_settings").slice(0, 4));
  await expect(chosen).toHaveText(t("shell_side_settings"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/settings$/);
  await expect(dialog).toHaveCount(0);

  await openPalette();
  await page.keyboard.type(name.replace("ό", "ο").toLowerCase());
  const startup = dialog.getByRole("option").filter({ hasText: name });
  await expect(startup).toContainText(t("search_type_startup"));
  for (let presses = 0; presses < 8 && (await startup.getAttribute("aria-selected")) !== "true"; presses += 1) {
    await page.keyboard.press("ArrowDown");
  }
  await expect(chosen).toContainText(name);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/startup/${startups[name]}`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

  await openPalette();
  await expect(dialog.getByRole("group", { name: t("search_palette_recent") })).toContainText(name);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expectNotReloaded(page);
});

test("the search box: at most eight results with their kind, arrows, Enter, Escape, a click outside, and all results", async ({
  world,
  visit,
}) => {
  const word = `Zephyr${randomUUID().slice(0, 6)}`;
  const names = ["a", "b", "c", "d", "e", "f"].map((letter) => `${word} ${letter}`);
  const { founder, startups } = await registryOf(world, "en", names);
  const { page, t } = await visit({ person: founder });
  await open(page, "/startups");
  const box = page.getByRole("banner").getByRole("combobox", { name: t("search_label") });
  const list = page.getByRole("listbox", { name: t("search_results") });
  const option = list.getByRole("option");
  await expect(box).toHaveAttribute("placeholder", "Search startups, investors, events...");

  // Pages by a part of their title, records by their names: five of each kind, eight in all.
  await box.fill("SETT");
  await expect(option.filter({ hasText: t("search_type_page") })).toHaveText(new RegExp(t("shell_side_settings")));
  await box.fill(word);
  await expect(option).toHaveCount(LIMITS.searchPerType);
  await expect(option.first()).toContainText(t("search_type_startup"));
  await box.press("ArrowDown");
  await box.press("ArrowDown");
  await box.press("ArrowUp");
  await expect(option.first()).toHaveAttribute("aria-selected", "true");
  const title = (await option.first().innerText()).split("\n")[0] ?? "";
  await box.press("Enter");
  await expect(page).toHaveURL(`/startup/${startups[title]}`);
  await expect(box).toHaveValue("");

  await box.fill(word);
  await expect(option.first()).toBeVisible();
  await box.press("Escape");
  await expect(list).toBeHidden();
  await box.press("ArrowDown");
  await expect(list).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(list).toBeHidden();
  await box.fill("   ");
  await expect(list).toBeHidden();

  const nothing = "qwxzqjwq";
  await box.fill(nothing);
  await expect(page.getByText(`No results found for "${nothing}"`)).toBeVisible();
  await box.fill(word);
  await page.getByRole("link", { name: `See all results for "${word}"` }).click();
  await expect(page).toHaveURL(`/search?q=${word}`);
  for (const name of names) await expect(page.getByRole("main").getByRole("link", { name })).toBeVisible();
});
