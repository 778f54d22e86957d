// A coordinator brings a ministry's file in: maps it, tries it, imports what is right and takes all of it back.
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, open, startingWith, test } from "./support/journey.ts";
import { addOrganization, addPerson, countRows } from "./support/people/people.ts";

test("a file is uploaded, mapped, tried, imported and undone", async ({ world, visit, language }) => {
  test.setTimeout(180_000);
  const name = `Δίολκος ${randomUUID().slice(0, 8)}`;
  const organization = await addOrganization(world, `Μητρώο ${name}`);
  const coordinator = await addPerson(world, {
    role: "registry_coordinator",
    language,
    organizations: { [organization]: "coordinator" },
  });
  const { page, t } = await visit({ person: coordinator, world });
  const written = () => countRows(world, sql`from startups where organization_id = ${organization}`);

  await open(page, "/imports");
  const content = Buffer.from(`Εταιρεία,Σημείωμα,Ίδρυση\n${name},Σκάφη,2020\n${name} Β,Πανιά,31/02/2020\n`);
  await page.locator("input[type=file]").setInputFiles({ name: "mitroo.csv", mimeType: "text/csv", buffer: content });
  await page.getByRole("button", { name: t("imports_upload") }).click();
  const field = page.getByRole("combobox", { name: t("imports_field_of", { column: "Σημείωμα" }) });
  await field.selectOption("tagline");
  await page.getByRole("button", { name: t("imports_check") }).click();
  const run = page.getByRole("button", { name: startingWith(t("imports_run", { count: 1, shown: "1" })) });
  await expect(run).toBeVisible();
  await expect(page.getByRole("link", { name: t("imports_problems_download") })).toBeVisible();
  expect(await written()).toBe(0);

  await run.click();
  const undo = page.getByRole("button", { name: t("imports_undo"), exact: true });
  await expect(undo).toBeVisible();
  expect(await written()).toBe(1);
  await undo.click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("imports_undo"), exact: true })
    .click();
  await expect(page.getByText(t("imports_undone_all"))).toBeVisible();
  expect(await written()).toBe(0);
});
