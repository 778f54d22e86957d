// Invitations by mail: answered twice at once, by someone else, and when there is nothing left to answer.
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { hashPassword } from "better-auth/crypto";
import { sql } from "drizzle-orm";
import { INVITATION_STATE_LABELS } from "@kerkis/contract/organizations/members.taxonomy.ts";
import { expect, open, startingWith, test, textField, toastOf } from "./support/journey.ts";
import { linkIn, mailTo } from "./support/servers/mails.ts";
import { addOrganization, addPerson, countRows, type JourneyPerson, type World } from "./support/people/people.ts";
import { atOnce } from "./support/race.ts";
import { signInAs } from "./support/people/sign-in.ts";
import type { Texts } from "./support/texts.ts";

const PASSWORD = "θάλασσα-και-φως-7";
const ACCEPT = /\/api\/auth\/invitations\/accept$/;
const SIGN_UP = /\/api\/auth\/invitations\/sign-up$/;

interface House {
  id: string;
  name: string;
  owner: JourneyPerson;
}

async function addHouse(world: World): Promise<House> {
  const name = `Σκηνή ${randomUUID().slice(0, 8)}`;
  const id = await addOrganization(world, name);
  const owner = await addPerson(world, { firstName: "Δάφνη", lastName: "Κανελλή", organizations: { [id]: "owner" } });
  return { id, name, owner };
}

/** The owner invites by the dialog of /admin/users. @returns the address in the mail */
async function invite(page: Page, t: Texts, email: string): Promise<string> {
  await page.getByRole("button", { name: t("organizations_invite"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t("organizations_invite_title") });
  await dialog.getByRole("textbox", { name: startingWith(t("organizations_invitations_email")) }).fill(email);
  await dialog.getByRole("button", { name: t("organizations_invite_send"), exact: true }).click();
  await expect(toastOf(page, { t, title: t("organizations_invite_sent", { email }) })).toBeVisible();
  await expect(dialog).toBeHidden();
  return linkIn(await mailTo(email, /Σκηνή/), "/accept-invitation/");
}

/** An invitation that the API sent. @returns the address in the mail */
async function invited({ id, owner }: House, email: string): Promise<string> {
  const { status, body } = await owner.call("POST", `/organizations/${id}/invitations`, {
    email,
    role: "member",
    language: owner.language,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return linkIn(await mailTo(email, /Σκηνή/), "/accept-invitation/");
}

const membersOf = (world: World, { id }: House, { email }: { email: string }) =>
  countRows(
    world,
    sql`from organization_members m join profiles p on p.id = m.user_id where m.organization_id = ${id} and p.email = ${email}`,
  );

const countNotices = (world: World, { owner }: House, type: string) =>
  countRows(world, sql`from notifications where user_id = ${owner.id} and activity_type = ${type}`);

test.describe.configure({ timeout: 180_000 });

test("accepted in two browsers at once it makes one member, and the link gives nothing more", async ({
  world,
  visit,
}) => {
  const house = await addHouse(world);
  const guest = await addPerson(world, { passwordHash: await hashPassword(PASSWORD) });
  const { page: desk, t } = await visit({ person: house.owner });
  await open(desk, "/admin/users");
  const link = await invite(desk, t, guest.email);
  await desk.getByRole("tab", { name: startingWith(t("organizations_invitations_tab")) }).click();
  const row = desk.getByRole("row").filter({ hasText: guest.email });
  await expect(row).toContainText(INVITATION_STATE_LABELS.pending[t.language]);

  // Two browsers of the guest: the second one signs in on the way.
  const { page: laptop } = await visit({ person: guest });
  await open(laptop, link);
  const { page: phone } = await visit();
  await open(phone, link);
  await phone.getByRole("link", { name: t("organizations_invitation_sign_in") }).click();
  await signInAs(phone, t, { email: guest.email, password: PASSWORD });
  await expect(phone).toHaveURL(link);
  await atOnce([laptop, phone], ACCEPT, (page) =>
    page.getByRole("button", { name: t("organizations_invitation_accept"), exact: true }).click(),
  );
  for (const page of [laptop, phone]) {
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole("button", { name: startingWith(t("shell_switcher_label")) })).toContainText(house.name);
  }
  expect(await membersOf(world, house, guest)).toBe(1);
  await expect(row).toContainText(INVITATION_STATE_LABELS.accepted[t.language]);
  await expect.poll(() => countNotices(world, house, "invitation_accepted")).toBe(1);

  await open(laptop, link);
  const already = t("organizations_invitation_already_member", { organization: house.name });
  await expect(laptop.getByText(already)).toBeVisible();
});

test("another account cannot take it, and comes back to it as the invited person", async ({ world, visit }) => {
  const house = await addHouse(world);
  const guest = await addPerson(world, { language: "en", passwordHash: await hashPassword(PASSWORD) });
  const other = await addPerson(world, { language: "en" });
  const link = await invited(house, guest.email);
  const { page, t } = await visit({ person: other });
  await open(page, link);
  await expect(page.getByText(t("identity_invitation_other_title"))).toBeVisible();
  const whose = t("identity_invitation_other_text", { mine: other.email, email: guest.email });
  await expect(page.getByText(whose)).toBeVisible();
  const accept = page.getByRole("button", { name: t("organizations_invitation_accept"), exact: true });
  await expect(accept).toHaveCount(0);
  const forced = await other.call("POST", "/auth/invitations/accept", { token: link.split("/").at(-1) });
  expect([forced.status, JSON.stringify(forced.body)]).toEqual([
    403,
    expect.stringContaining("invitation.other_person"),
  ]);

  await page.getByRole("button", { name: t("identity_invitation_sign_out") }).click();
  await page.getByRole("link", { name: t("organizations_invitation_sign_in") }).click();
  await signInAs(page, t, { email: guest.email, password: PASSWORD });
  await accept.click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect([await membersOf(world, house, guest), await membersOf(world, house, other)]).toEqual([1, 0]);
});

test("two browsers that make the invited account at once make one; the other is shown the way in", async ({
  world,
  visit,
}) => {
  const house = await addHouse(world);
  const email = `guest@${randomUUID()}.test`;
  const link = await invited(house, email);
  const { page: first, t } = await visit({ language: "en" });
  const { page: second } = await visit({ language: "en" });
  for (const page of [first, second]) {
    await open(page, link);
    await textField(page, t("identity_first_name")).fill("Anna");
    await textField(page, t("identity_last_name")).fill("Liapi");
    await page
      .getByLabel(startingWith(t("identity_password")))
      .first()
      .fill(PASSWORD);
    await page.getByLabel(startingWith(t("identity_confirm_password"))).fill(PASSWORD);
    await page.getByRole("checkbox", { name: t("identity_terms_agree") }).check();
  }
  await atOnce([first, second], SIGN_UP, (page) =>
    page.getByRole("button", { name: t("organizations_invitation_sign_up"), exact: true }).click(),
  );
  const inside = (page: Page) => page.getByRole("heading", { level: 1, name: /Anna/ });
  const late = (page: Page) => page.getByText(t("organizations_invitation_used"));
  for (const page of [first, second]) await expect(inside(page).or(late(page))).toBeVisible();
  const isFirstIn = (await inside(first).count()) === 1;
  expect(await inside(second).count()).toBe(isFirstIn ? 0 : 1);
  expect(await membersOf(world, house, { email })).toBe(1);
  await expect.poll(() => countNotices(world, house, "invitation_accepted")).toBe(1);

  const loser = isFirstIn ? second : first;
  await loser
    .getByRole("main")
    .getByRole("link", { name: t("identity_sign_in"), exact: true })
    .click();
  await signInAs(loser, t, { email, password: PASSWORD });
  await expect(loser.getByRole("button", { name: startingWith(t("shell_account_menu", { name: "" })) })).toBeVisible();
});

for (const [what, message] of [
  ["taken back", "organizations_invitation_revoked"],
  ["expired", "organizations_invitation_expired"],
] as const) {
  test(`an invitation ${what} while its page is open is not accepted, and the page says why`, async ({
    world,
    visit,
  }) => {
    const house = await addHouse(world);
    const guest = await addPerson(world);
    const link = await invited(house, guest.email);
    const { page, t } = await visit({ person: guest });
    await open(page, link);
    const accept = page.getByRole("button", { name: t("organizations_invitation_accept"), exact: true });
    await expect(accept).toBeEnabled();

    if (what === "expired") {
      await world.db.execute(
        sql`update organization_invitations set expires_at = now() - interval '1 minute' where organization_id = ${house.id}`,
      );
    } else {
      const { page: desk } = await visit({ person: house.owner });
      await open(desk, "/admin/users?view=invitations");
      await desk.getByRole("button", { name: t("organizations_members_actions_of", { name: guest.email }) }).click();
      await desk.getByRole("menuitem", { name: t("organizations_invitations_revoke") }).click();
      const dialog = desk.getByRole("alertdialog");
      await expect(dialog).toContainText(guest.email);
      await dialog.getByRole("button", { name: t("organizations_invitations_revoke"), exact: true }).click();
      await expect(desk.getByRole("row").filter({ hasText: guest.email })).toContainText(
        INVITATION_STATE_LABELS.revoked[t.language],
      );
    }

    await accept.click();
    await expect(toastOf(page, { t, title: t("identity_invitation_accept_failed") })).toBeVisible();
    await expect(page.getByText(t(message))).toBeVisible();
    await expect(accept).toHaveCount(0);
    expect(await membersOf(world, house, guest)).toBe(0);
  });
}
