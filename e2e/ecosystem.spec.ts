// The public picture: from the map to a region, through the network to an organization, and what others read of it.
import { randomUUID } from "node:crypto";
import { expect, expectNotReloaded, markPage, open, test } from "./support/journey.ts";
import { addOrganization, addPerson } from "./support/people/people.ts";
import { submittedApplication } from "./support/people/registration.ts";

test.describe.configure({ timeout: 240_000 });

test("a visitor makes the page about a region, finds an organization in the network and opens its homepage", async ({
  world,
  visit,
}) => {
  const name = `Κύμα ${randomUUID().slice(0, 8)}`;
  const organization = await addOrganization(world, name);
  const founder = await addPerson(world, { organizations: { [organization]: "member" } });
  const coordinator = await addPerson(world, {
    role: "registry_coordinator",
    organizations: { [organization]: "coordinator" },
  });
  const { id, version } = await submittedApplication(founder, `Startup του ${name}`);
  expect((await coordinator.call("POST", `/applications/${id}/approve`, { version })).status).toBe(200);
  const { page, t } = await visit();
  // The figures are up to a minute old.
  await expect
    .poll(async () => (await page.request.get("/api/ecosystem/network")).text(), {
      timeout: 150_000,
      intervals: [5_000],
    })
    .toContain(organization);
  await open(page, "/ecosystem");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("ecosystem_title"));
  await markPage(page);
  const regions = page.getByRole("navigation", { name: t("ecosystem_regions") });
  await regions.getByRole("link").first().click();
  await expect(page).toHaveURL(/[?&]region=/);
  await page.getByRole("link", { name: t("ecosystem_whole_country") }).click();
  await expect(page).not.toHaveURL(/region=/);

  const choose = async () => {
    await picker.click();
    await picker.fill(name);
    await page
      .getByRole("option", { name: t("ecosystem_kind_organization") })
      .first()
      .click();
  };
  const picker = page.getByRole("combobox", { name: t("ecosystem_network_pick") });
  await choose();
  await expect(page).toHaveURL(/[?&]who=/);
  const drawing = page.getByRole("listbox", { name: t("ecosystem_network") });
  await drawing.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/[?&]who=/);

  await choose();
  await page.getByRole("heading", { name }).getByRole("link").click();
  await expect(page).toHaveURL(/\/org\//);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expectNotReloaded(page);

  const picture = await page.request.get(
    (await page.locator('meta[property="og:image"]').getAttribute("content")) ?? "",
  );
  expect(picture.headers()["content-type"]).toBe("image/png");
  for (const address of await page.locator('link[rel="alternate"][type$="xml"]').all()) {
    expect((await page.request.get((await address.getAttribute("href")) ?? "")).status()).toBe(200);
  }
});
