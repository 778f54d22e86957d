// Menus keep what they promise: nobody is offered a page that turns them away.
import { randomUUID } from "node:crypto";
import {
  COORDINATING_ROLES,
  ORGANIZATION_ROLES,
  PROFILE_ROLES,
  type ProfileRole,
} from "@kerkis/contract/core/permissions.ts";
import { sql } from "drizzle-orm";
import { cast } from "./support/people/cast.ts";
import { expect, open, test } from "./support/journey.ts";
import { addOrganization, addPerson, type JourneyPerson, type World } from "./support/people/people.ts";
import { filledDraft, submittedApplication } from "./support/people/registration.ts";

/** One item leads elsewhere on purpose: those who evaluate have their part of the management on a page of their own. */
const EVALUATORS_PART = "/evaluation-management → /evaluator-dashboard";

/** A page as the server shows it, uncompressed; the narrow sidebar has the links of folded groups too. */
const opened = (world: World, path: string, { cookie }: Pick<JourneyPerson, "cookie">): Promise<Response> =>
  fetch(world.url + path, {
    headers: { cookie: `${cookie}; sidebar_state=false`, "accept-encoding": "identity" },
    redirect: "manual",
  });

/** Where the server sends someone who opens this address; null where it shows the page. */
const sentOn = async (world: World, path: string, person: JourneyPerson): Promise<string | null> =>
  (await opened(world, path, person)).headers.get("location");

/** Every link of someone's dashboard: sidebar, header, what waits, what takes applications, the action at its head. */
async function offered(world: World, person: JourneyPerson): Promise<string[]> {
  const html = await (await opened(world, "/dashboard", person)).text();
  const links = [...html.matchAll(/<a\s[^>]*?href="(\/[^"#]*)"/g)].map(([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
  return [...new Set(links)];
}

/** Where a link leads someone that does not open the page it names; null where it does. */
async function misledBy(world: World, path: string, person: JourneyPerson): Promise<string | null> {
  const { status, headers } = await opened(world, path, person);
  return status === 200 ? null : `${path} → ${headers.get("location") ?? status}`;
}

const VISITOR = { cookie: "" };
/** Pages that visitors may open too are opened by one person of a kind: half of all links lead to them. */
const isForEveryone = (world: World, path: string): Promise<boolean> =>
  opened(world, path, VISITOR).then(({ status }) => status === 200);

/** Links of someone's dashboard that mislead. @param seen pages for everyone that someone alike has opened */
async function misleading(world: World, person: JourneyPerson, seen = new Set<string>()): Promise<string[]> {
  const wrong: string[] = [];
  for (const path of await offered(world, person)) {
    if (seen.has(path)) continue;
    const misled = await misledBy(world, path, person);
    if (misled !== null) wrong.push(misled);
    else if (await isForEveryone(world, path)) seen.add(path);
  }
  return wrong;
}

test("the evaluator's dashboard is for those who evaluate", async ({ world }) => {
  const { founder, investor, publicSector, evaluator } = await cast(world);
  expect(await sentOn(world, "/evaluator-dashboard", evaluator)).toBeNull();
  for (const person of [founder, investor, publicSector])
    expect(await sentOn(world, "/evaluator-dashboard", person), person.name).toMatch(/^\/dashboard/);
});

for (const role of PROFILE_ROLES)
  test(`every link that the server offers a ${role} opens its page, whatever they are in the organization`, async ({
    world,
  }) => {
    const organization = await addOrganization(world, `Ρόλοι ${randomUUID().slice(0, 8)}`);
    const coordinating = COORDINATING_ROLES.includes(role) ? (["coordinator"] as const) : [];
    const seen = new Set<string>();
    for (const seat of [...ORGANIZATION_ROLES, ...coordinating]) {
      const person = await addPerson(world, { role, organizations: { [organization]: seat } });
      expect(await offered(world, person), `${role}, ${seat}`).toContain("/startups");
      const expected = role === "evaluator" && seat === "member" ? [EVALUATORS_PART] : [];
      expect(await misleading(world, person, seen), `${role}, ${seat}`).toEqual(expected);
    }
  });

/** People whose rights come together from several places. */
async function unusual(world: World): Promise<Record<string, JourneyPerson>> {
  const [own, other, closed] = await Promise.all(
    ["Δική τους", "Ξένη", "Κλειστή"].map((name) => addOrganization(world, `${name} ${randomUUID().slice(0, 8)}`)),
  );
  if (!own || !other || !closed) throw new Error("An organization is missing.");
  const coordinating = { role: "registry_coordinator" as ProfileRole };
  const people = {
    "a super admin of no organization": await addPerson(world, { role: "admin", superAdmin: true, organizations: {} }),
    "a coordinator where they were appointed": await addPerson(world, {
      ...coordinating,
      organizations: { [own]: "coordinator", [other]: "member" },
    }),
    "a coordinator elsewhere, a plain member here": await addPerson(world, {
      ...coordinating,
      organizations: { [other]: "member", [own]: "coordinator" },
    }),
    "an owner whose organization is switched off": await addPerson(world, {
      role: "mentor",
      organizations: { [closed]: "owner" },
    }),
    "a founder whose organization is switched off": await addPerson(world, { organizations: { [closed]: "member" } }),
    "a founder who became a mentor": await addPerson(world, { organizations: { [own]: "member" } }),
    "a moderator without the management's page": await addPerson(world, {
      role: "mentor",
      organizations: { [other]: "moderator" },
    }),
  };
  // What was begun before the right to it was lost waits on the dashboard of nobody who cannot open it.
  await filledDraft(people["a founder whose organization is switched off"], "Πριν κλείσει");
  await filledDraft(people["a founder who became a mentor"], "Πριν αλλάξει ρόλο");
  await submittedApplication(await addPerson(world, { organizations: { [other]: "member" } }), "Περιμένει");
  await world.db.execute(sql`update organizations set is_active = false where id = ${closed}`);
  await world.db.execute(
    sql`update profiles set role = 'mentor' where id = ${people["a founder who became a mentor"].id}`,
  );
  await world.db.execute(
    sql`insert into page_permission_overrides (organization_id, subject, role, page, allowed) values (${other}, 'organization_role', 'moderator', 'evaluation-management', false)`,
  );
  return people;
}

test("every link that the server offers people of several parts opens its page", async ({ world }) => {
  const { founder, coordinator, evaluator, admin, owner, investor, publicSector } = await cast(world);
  const people = {
    ...(await unusual(world)),
    founder,
    coordinator,
    evaluator,
    admin,
    owner,
    investor,
    publicSector,
  };
  const seen = new Set<string>();
  for (const [who, person] of Object.entries(people))
    expect(await misleading(world, person, seen), who).toEqual(who === "evaluator" ? [EVALUATORS_PART] : []);
});

test("the palette's commands and the account menu lead where they say, and no answer behind them is a refusal", async ({
  world,
  visit,
}) => {
  test.slow();
  const { owner, admin } = await cast(world);
  const people = await unusual(world);
  const organization = await addOrganization(world, `Διαχειριστές ${randomUUID().slice(0, 8)}`);
  const moderating = await addPerson(world, { role: "admin", organizations: { [organization]: "moderator" } });
  const shown = { owner, admin, "a profile admin who moderates": moderating, ...people };
  for (const [who, person] of Object.entries(shown)) {
    const { page, t, context } = await visit({ person });
    const refused: string[] = [];
    page.on("response", (answer) => {
      if ([401, 403, 404].includes(answer.status())) refused.push(`${answer.status()} ${answer.url()}`);
    });
    await open(page, "/dashboard");
    const leads: Record<string, string> = {
      [t("shell_switcher_create_new")]: "/organization-settings?new=1",
      [t("shell_command_register_startup")]: "/register-startup",
      [t("shell_command_invite")]: "/admin/users",
    };
    const palette = page.getByRole("dialog", { name: t("search_palette_title") });
    const openPalette = () =>
      expect(async () => {
        if (!(await palette.isVisible())) await page.keyboard.press("Control+k");
        await expect(palette.getByRole("combobox")).toBeFocused({ timeout: 3_000 });
      }).toPass();
    await openPalette();
    const names = await palette.getByRole("option").allTextContents();
    // The palette's pages are the sidebar's.
    const sidebar = await page.locator("#app-sidebar li a[href]").allTextContents();
    expect(sidebar.length).toBeGreaterThan(2);
    for (const name of sidebar) expect(names, who).toContain(name);
    for (const [name, path] of Object.entries(leads)) {
      if (!names.includes(name)) continue;
      await openPalette();
      await palette.getByRole("option", { name, exact: true }).click();
      // Who has a draft goes on with it: the page adds it to its address.
      await expect(page, `${who}: ${name}`).toHaveURL(({ pathname, search }) =>
        `${pathname}${search}`.startsWith(path),
      );
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    await page.getByRole("button", { name: t("shell_account_menu", { name: person.name }) }).click();
    const own = await page.getByRole("menuitem").evaluateAll((items) => items.map((item) => item.getAttribute("href")));
    for (const path of own.filter((href) => href !== null)) expect(await sentOn(world, path, person), who).toBeNull();
    expect(refused, who).toEqual([]);
    await context.close();
  }
});
