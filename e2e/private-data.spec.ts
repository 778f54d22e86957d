// What a person has read and typed leaves the browser with the session, however it ends.
import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { cast } from "./support/people/cast.ts";
import { expect, open, test, textField } from "./support/journey.ts";
import {
  addOrganization,
  addPerson,
  anotherSession,
  type JourneyPerson,
  ringClock,
  type World,
} from "./support/people/people.ts";
import { matches, pagesByFeature } from "./support/pages.ts";
import { SCREENS } from "./support/screen-list.ts";
import { filledDraft, submittedApplication } from "./support/people/registration.ts";
import { chooseSignOut, signOut } from "./support/people/sign-in.ts";
import { storedIn } from "./support/servers/stored.ts";
import { registrationLabel } from "./support/registration-label.ts";

test.use({ serviceWorkers: "allow" });

test.describe.configure({ timeout: 300_000 });

/** The copy is written a second after the page is quiet: by now a late one would be there. */
const LATE_MS = 2_500;
async function answerTo(world: World, path: string, cookie = ""): Promise<{ status: number; location: string }> {
  const { status, headers } = await fetch(world.url + path, {
    headers: { cookie, "accept-encoding": "identity" },
    redirect: "manual",
  });
  return { status, location: headers.get("location") ?? "" };
}

interface SignedInScreen {
  path: string;
  person: JourneyPerson;
}
/** The first of these pages that asks a visitor to sign in, with someone who may open it: first whoever its screens are looked at by. */
async function findSignedInScreen(world: World, patterns: readonly string[]): Promise<SignedInScreen | undefined> {
  const records = await cast(world);
  const { founder, coordinator, evaluator, owner, investor, admin } = records;
  const known = Object.values(SCREENS)
    .map((screen) => screen(records))
    .map(({ path, person }) => ({ path: path.replace(/\?.*/, ""), person }));
  for (const pattern of patterns) {
    const looks = known.filter(({ path }) => matches(pattern, path));
    const path = looks[0]?.path ?? pattern;
    if (!(await answerTo(world, path)).location.startsWith("/signin")) continue;
    const readers = looks.flatMap((look) => (look.path === path && look.person ? [look.person] : []));
    for (const person of new Set([...readers, founder, coordinator, evaluator, owner, investor, admin]))
      if ((await answerTo(world, path, person.cookie)).status === 200) return { path, person };
    throw new Error(`Nobody may open ${path}.`);
  }
  return undefined;
}

/** A page of each feature. That no screen keeps anything undeclared is asked of every one (e2e/screens.spec.ts). */
async function signedInScreens(world: World): Promise<SignedInScreen[]> {
  const screens: SignedInScreen[] = [];
  for (const paths of pagesByFeature.values()) {
    const screen = await findSignedInScreen(world, paths);
    if (screen) screens.push(screen);
  }
  return screens;
}

/** The worker is there and the copy of what is on screen has been written. */
async function kept(page: Page, secret: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => storedIn(page)).toContain(secret);
}

/** Nothing of the browser's stores names any of these, nor does a moment later. */
async function expectNothingOf(page: Page, secrets: readonly string[]): Promise<void> {
  const found = async () => {
    const stored = await storedIn(page);
    return secrets.filter((secret) => stored.includes(secret));
  };
  await expect.poll(found).toEqual([]);
  await page.waitForTimeout(LATE_MS);
  expect(await found()).toEqual([]);
}

const secretsOf = ({ id, email, name }: JourneyPerson, ...names: string[]) => [id, email, name, ...names];

async function carrySession(context: BrowserContext, world: World, { cookie }: JourneyPerson): Promise<void> {
  const pairs = cookie.split("; ").map((pair) => pair.split("=", 2));
  await context.addCookies(pairs.map(([name = "", value = ""]) => ({ name, value, url: world.url })));
}

/** A founder with an application that nobody else may read. */
async function founderWithApplication(world: World) {
  const organization = await addOrganization(world, `Οργανισμός ${randomUUID().slice(0, 8)}`);
  const organizations = { [organization]: "member" as const };
  const founder = await addPerson(world, { firstName: "Ευρυδίκη", lastName: randomUUID().slice(0, 8), organizations });
  const startup = `Κρυφή ${randomUUID().slice(0, 8)}`;
  await submittedApplication(founder, startup);
  return { founder, organizations, organization, startup, secrets: secretsOf(founder, startup) };
}

/** So many screens stand open when their person signs out: one after the other they take minutes. */
const AT_ONCE = 8;

interface OpenTogether {
  person: JourneyPerson;
  paths: string[];
}
/** The same person's screens, in groups of tabs. */
function together(screens: readonly SignedInScreen[]): OpenTogether[] {
  const groups: OpenTogether[] = [];
  for (const { path, person } of screens) {
    const group = groups.findLast((one) => one.person.id === person.id);
    if (group && group.paths.length < AT_ONCE) group.paths.push(path);
    else groups.push({ person, paths: [path] });
  }
  return groups;
}

/** A tab beside another, as a link opens it: they share a process, which costs a third of a new one. */
async function tabBeside(page: Page): Promise<Page> {
  const [tab] = await Promise.all([page.waitForEvent("popup"), page.evaluate(() => void window.open("about:blank"))]);
  return tab;
}

test("signing out on pages of every feature leaves nothing private in the browser", async ({ world, visit }) => {
  const { page, context, t } = await visit();
  const screens = await signedInScreens(world);
  expect(screens.length).toBeGreaterThan(12);
  const { founder, evaluator, draft, application, evaluation } = await cast(world);
  const records = [draft, application, evaluation, founder.id, evaluator.id];
  for (const { person, paths } of together(screens)) {
    await test.step(paths.join(", "), async () => {
      await carrySession(context, world, await anotherSession(world, person));
      const tabs: Page[] = [];
      for (const path of paths) {
        const tab = tabs.length === 0 ? page : await tabBeside(page);
        await open(tab, path);
        tabs.push(tab);
      }
      // The tabs keep their copies in one place.
      await kept(page, person.id);
      await signOut(tabs.at(-1) ?? page, t, person);
      for (const tab of tabs) await expect(tab).toHaveURL(/\/signin|\/$/);
      await expectNothingOf(page, [...secretsOf(person), ...records]);
      for (const tab of tabs.slice(1)) await tab.close();
    });
  }
});

test("two tabs: what either has read goes when one signs out", async ({ world, visit }) => {
  const { founder, startup, secrets } = await founderWithApplication(world);
  const { page, context, t } = await visit({ person: founder });
  await open(page, "/my-applications");
  const other = await context.newPage();
  await open(other, "/my-applications");
  await kept(other, startup);
  await signOut(page, t, founder);
  await expect(other).toHaveURL(/\/signin/);
  await expectNothingOf(other, secrets);
});

test("an answer that is under way at sign-out is not kept when it arrives", async ({ world, visit }) => {
  const { founder, startup, secrets } = await founderWithApplication(world);
  const { page, t } = await visit({ person: founder });
  await open(page, "/my-applications");
  await kept(page, startup);
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/api\/(applications|notifications|activity)/, async (route) => {
    const response = await route.fetch();
    await isReleased;
    await route.fulfill({ response }).catch(() => undefined);
  });
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await page.getByRole("button", { name: t("notifications_bell") }).click();
  await page.keyboard.press("Escape");
  await signOut(page, t, founder);
  release();
  await expectNothingOf(page, secrets);
});

test("signing out without a connection leaves nothing, and what fails to be saved meanwhile is not kept", async ({
  world,
  visit,
}) => {
  const { founder, secrets } = await founderWithApplication(world);
  const { id } = await filledDraft(founder, `Πρόχειρη ${randomUUID().slice(0, 8)}`);
  const { page, context, t } = await visit({ person: founder });
  await open(page, `/register-startup?application=${id}&step=company`);
  await kept(page, id);
  await context.setOffline(true);
  const typed = `Γραμμένο ${randomUUID().slice(0, 8)}`;
  await textField(page, registrationLabel(t, "tagline")).fill(typed);
  await expect.poll(() => storedIn(page)).toContain(typed);
  await chooseSignOut(page, t, founder);
  await expectNothingOf(page, [...secrets, id, typed]);
});

test("a session that was ended elsewhere leaves nothing, on an open page or a closed one", async ({ world, visit }) => {
  const { founder, startup, secrets } = await founderWithApplication(world);
  const { page, context } = await visit({ person: founder });
  await open(page, "/my-applications");
  await kept(page, startup);
  const elsewhere = await anotherSession(world, founder);
  expect((await elsewhere.call("POST", "/me/sessions/revoke-others", {})).status).toBe(200);
  await expect(page).toHaveURL(/\/signin/);
  await expectNothingOf(page, secrets);

  await carrySession(context, world, await anotherSession(world, founder));
  await open(page, "/my-applications");
  await kept(page, startup);
  await page.evaluate(() => localStorage.setItem("kerkis.form.contact", "Ευρυδίκη"));
  await page.goto("about:blank");
  await elsewhere.call("POST", "/me/sessions/revoke-others", {});
  await open(page, "/");
  await expectNothingOf(page, [...secrets, "Ευρυδίκη"]);
});

test("an account that is erased leaves nothing in its owner's browser, neither on an open page nor as a later visitor", async ({
  world,
  visit,
}) => {
  const { founder, startup, secrets } = await founderWithApplication(world);
  const { page } = await visit({ person: founder });
  await open(page, "/my-applications");
  await kept(page, startup);
  await page.evaluate(() => localStorage.setItem("kerkis.form.contact", "Ευρυδίκη"));
  // The 31st day after the request.
  await world.db.execute(
    sql`update profiles set deletion_requested_at = now() - interval '31 days' where id = ${founder.id}`,
  );
  await ringClock(world, "account.erase-due");
  await expect(page).toHaveURL(/\/signin/);
  await expectNothingOf(page, [...secrets, "Ευρυδίκη"]);
  await open(page, "/my-applications");
  await expect(page).toHaveURL(/\/signin/);
  await expectNothingOf(page, [...secrets, "Ευρυδίκη"]);
});

test("who is removed from an organization keeps nothing of it", async ({ world, visit }) => {
  const { organization, founder, startup } = await founderWithApplication(world);
  const owner = await addPerson(world, { organizations: { [organization]: "owner" } });
  const home = await addOrganization(world, `Στέγη ${randomUUID().slice(0, 8)}`);
  const coordinator = await addPerson(world, {
    role: "registry_coordinator",
    organizations: { [organization]: "coordinator", [home]: "member" },
  });
  const { page } = await visit({ person: coordinator });
  await open(page, "/evaluation-management");
  await kept(page, startup);
  const removed = await owner.call("POST", `/organizations/${organization}/people/remove`, {
    members: [{ user_id: coordinator.id, seen_role: "member" }],
  });
  expect(removed.status, JSON.stringify(removed.body)).toBe(200);
  await expectNothingOf(page, [startup, founder.id, organization]);
});

test("working as someone else leaves nothing of either for the other", async ({ world, visit }) => {
  const { founder, startup, secrets } = await founderWithApplication(world);
  const admin = await addPerson(world, { role: "admin", superAdmin: true, language: "el" });
  const { page, t } = await visit({ person: admin });
  await open(page, "/system-admin?section=people");
  await kept(page, admin.id);
  const begun = await page.evaluate(
    async ({ id }) => {
      const headers = { "x-kerkis": "1", "content-type": "application/json" };
      const body = JSON.stringify({ id, reason: "Βοήθεια με την αίτηση", minutes: 10 });
      return (await fetch("/api/auth/impersonation/start", { method: "POST", headers, body })).status;
    },
    { id: founder.id },
  );
  expect(begun).toBe(200);
  await open(page, "/my-applications");
  await expect(page.getByRole("link", { name: startup, exact: true })).toBeVisible();
  // Whose browser it is stands in it; what they read does not.
  await expectNothingOf(page, [admin.id, admin.email, ...secrets.filter((secret) => secret !== founder.id)]);
  await page.getByRole("button", { name: t("admin_imp_stop") }).click();
  await expect(page).toHaveURL(/\/system-admin/);
  await expectNothingOf(page, secrets);
});
