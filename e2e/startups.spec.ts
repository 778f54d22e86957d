// A startup's own page: edited where it stands, a post, and a follower who hears of it.
import { NEWS_FORM } from "@kerkis/contract/startups/news/news.form.ts";
import { PROFILE_FORM } from "@kerkis/contract/startups/profile/profile.form.ts";
import { sql } from "drizzle-orm";
import { expect, open, startingWith, test, textField } from "./support/journey.ts";
import { addOrganization, addPerson, type World } from "./support/people/people.ts";

/** A published startup that the person runs. @returns its id */
async function addStartup({ db }: World, organizationId: string, ownerId: string, name: string): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into startups (organization_id, owner_id, name, slug, tagline, description, industry, stage, city, location,
      is_active, is_verified, verified_at)
    values (${organizationId}, ${ownerId}, ${name}, ${name.toLowerCase().replace(/\W+/g, "-")}, 'Σκάφη χωρίς πλήρωμα',
      'Κατασκευάζουμε αυτόνομα σκάφη που επιθεωρούν λιμάνια χωρίς πλήρωμα.', 'maritime', 'seed', 'Βόλος', 'Βόλος',
      true, true, now())
    returning id`);
  const [row] = rows;
  if (!row) throw new Error("A startup was not written.");
  return row.id;
}

test("a founder edits the page and posts an update, and a follower hears of it", async ({ world, visit }) => {
  const organization = await addOrganization(world, "Γαλάζιος Κόλπος");
  const founder = await addPerson(world, { organizations: { [organization]: "member" } });
  const reader = await addPerson(world, { role: "investor" });
  const name = `Thalassa ${founder.id.slice(-6)}`;
  const id = await addStartup(world, organization, founder.id, name);

  const { page: follower, t } = await visit({ person: reader });
  await open(follower, `/startup/${id}`);
  await follower.getByRole("button", { name: t("startups_follow_name", { name }) }).click();
  await expect(
    follower.getByRole("button", { name: t("startups_follow_name", { name }), pressed: true }),
  ).toBeVisible();

  const { page: own, t: words } = await visit({ person: founder });
  const { language } = words;
  await open(own, `/startup/${id}`);
  await own.getByRole("button", { name: words("startups_edit", { part: words("startups_about") }) }).click();
  const story = own.getByRole("form", { name: PROFILE_FORM.story.title[language] });
  const told = "Τα σκάφη μας επιθεωρούν πια εννέα λιμάνια του Αιγαίου κάθε μέρα.";
  await textField(own, PROFILE_FORM.story.fields.description.label[language]).fill(told);
  await story.getByRole("button", { name: words("startups_save"), exact: true }).click();
  await expect(story).toBeHidden();
  await expect(own.getByText(told)).toBeVisible();

  await own.getByRole("button", { name: words("startups_update_add") }).click();
  const post = own.getByRole("form", { name: NEWS_FORM.update.title[language] });
  await textField(own, NEWS_FORM.update.fields.title.label[language]).fill("Χίλιες καταδύσεις");
  await textField(own, NEWS_FORM.update.fields.body.label[language]).fill("Η χιλιοστή έγινε στη Σύρο.");
  await post.getByRole("button", { name: words("startups_update_post") }).click();
  await expect(own.getByRole("heading", { name: "Χίλιες καταδύσεις" })).toBeVisible();

  await follower.getByRole("button", { name: startingWith(t("notifications_bell")) }).click();
  await expect(follower.getByRole("dialog").getByText(`${name}: Χίλιες καταδύσεις`)).toBeVisible();
});

test("on paper four compared startups stand each above its own facts, on a light page", async ({ world, visit }) => {
  const organization = await addOrganization(world, "Γαλάζιος Κόλπος");
  const founder = await addPerson(world, { organizations: { [organization]: "member" } });
  const names = ["Thalassa Robotics", "Triton", "Okeanos", "Anemos"].map((name) => `${name} ${founder.id.slice(-6)}`);
  const ids: string[] = [];
  for (const name of names) ids.push(await addStartup(world, organization, founder.id, name));
  const { page, t } = await visit({ theme: "dark" });
  await open(page, `/startups/compare?all=true&ids=${ids.join(",")}`);
  await expect(page.getByRole("heading", { name: names[3] ?? "" })).toBeVisible();
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
  await page.emulateMedia({ media: "print" });
  // An A4 page between its margins.
  const paper = { width: 718, height: 1046 };
  await page.setViewportSize(paper);
  const cells = page.getByRole("row", { name: startingWith(t("startups_fact_stage")) }).getByRole("cell");
  await expect(cells).toHaveCount(names.length);
  for (const [index, name] of names.entries()) {
    const [head, cell] = await Promise.all([
      page.getByRole("heading", { name }).boundingBox(),
      cells.nth(index).boundingBox(),
    ]);
    expect(head?.x, name).toBe(cell?.x);
    expect((cell?.x ?? paper.width) + (cell?.width ?? 0), name).toBeLessThanOrEqual(paper.width);
  }
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
});

test("a startup's page goes to paper light, with its facts and its story and nothing that is pressed", async ({
  world,
  visit,
}) => {
  const organization = await addOrganization(world, "Γαλάζιος Κόλπος");
  const founder = await addPerson(world, { organizations: { [organization]: "member" } });
  const name = `Okeanos ${founder.id.slice(-6)}`;
  const id = await addStartup(world, organization, founder.id, name);
  const { page, t } = await visit({ theme: "dark" });
  await open(page, `/startup/${id}`);
  const article = page.getByRole("article").first();
  await expect(article.getByRole("button", { name: t("startups_print") })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 718, height: 1046 });
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
  const title = page.getByRole("heading", { level: 1, name });
  await expect(title).toBeVisible();
  // Paper has no backgrounds: the name on the dark stage is written in the page's own ink.
  const ink = await page.locator("body").evaluate((body) => getComputedStyle(body).color);
  await expect(title).toHaveCSS("color", ink);
  await expect(article.getByText("Κατασκευάζουμε αυτόνομα σκάφη", { exact: false })).toBeVisible();
  await expect(article.getByText(t("startups_checked_title"))).toBeVisible();
  await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(718);
});
