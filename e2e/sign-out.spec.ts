// Signing out while the server cannot be reached: it is done here at once, and there as soon as that is possible.
import { expect, open, test, textField } from "./support/journey.ts";
import { addPerson } from "./support/people/people.ts";
import { chooseSignOut } from "./support/people/sign-in.ts";

test.use({ serviceWorkers: "allow" });

test("the page after signing out without a server says what is done, works, and the server hears of it later", async ({
  world,
  visit,
  language,
}) => {
  const person = await addPerson(world, { language });
  const { page, context, t } = await visit({ person });
  await open(page, "/my-applications");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // What the sign-in page is made of is in the worker's keeping once a page was opened under it.
  await page.reload();
  await open(page, "/my-applications");
  await context.setOffline(true);
  await chooseSignOut(page, t, person);
  const notice = page.getByText(t("identity_signed_out_here"), { exact: true });
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(/\/signin$/);
  await expect(textField(page, t("identity_email"))).toBeEditable();
  await page
    .getByRole("link", { name: t("identity_sign_up"), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/signup$/);
  expect((await person.call("GET", "/session")).body).toMatchObject({ profile: { id: person.id } });
  await context.setOffline(false);
  await expect.poll(async () => (await person.call("GET", "/session")).body).toMatchObject({ profile: null });
  await open(page, "/signin");
  await expect(notice).toHaveCount(0);
});
