// The server dies as in a power cut, in the middle of something, and is started again on the same database.
import { randomUUID } from "node:crypto";
import type { Route } from "@playwright/test";
import { sql } from "drizzle-orm";
import { createEventRow } from "../apps/server/src/modules/events/events.factory.ts";
import { postImport } from "../apps/server/src/modules/imports/imports.factory.ts";
import { expect, open, test, textField, toastOf } from "./support/journey.ts";
import { type OwnProduct, startOwnProduct } from "./support/servers/own-product.ts";
import { addPerson, defaultOrganization, countRows, type JourneyPerson } from "./support/people/people.ts";
import {
  applicationFor,
  expectSaved,
  expectSubmitted,
  filledDraft,
  submitRegistration,
  submittedApplication,
} from "./support/people/registration.ts";
import { addRound } from "./support/people/rounds.ts";
import { registrationLabel } from "./support/registration-label.ts";

test.describe.configure({ timeout: 300_000 });

/** A browser with all that it keeps for a server that is away; the others need none of it. */
const KEEPING = { options: { serviceWorkers: "allow" }, fetchesAhead: true } as const;

const name = () => `Ηφαίστεια ${randomUUID().slice(0, 8)}`;

async function withOwnProduct(work: (product: OwnProduct) => Promise<void>): Promise<void> {
  const product = await startOwnProduct();
  try {
    await work(product);
  } finally {
    await product.close();
  }
}

/** One application, one startup, one notice to each manager and one mail: nothing was lost and nothing happened twice. */
async function expectExactlyOne(
  { world, mails }: OwnProduct,
  { founder, manager, startup }: { founder: JourneyPerson; manager: JourneyPerson; startup: string },
): Promise<void> {
  expect(await countRows(world, sql`from applications where applicant_id = ${founder.id}`)).toBe(1);
  expect(await countRows(world, sql`from startups where owner_id = ${founder.id} and name = ${startup}`)).toBe(1);
  const submits = sql`from application_history where action = 'submit' and actor_id = ${founder.id}`;
  expect(await countRows(world, submits)).toBe(1);
  const notices = sql`from notifications where user_id = ${manager.id} and activity_type = 'application_submitted'`;
  expect(await countRows(world, notices)).toBe(1);
  const received = () => mails.mails.filter((mail) => mail.to.includes(founder.email)).length;
  await expect.poll(received, { timeout: 90_000 }).toBe(1);
  // No second one is waiting: every job about mail is done.
  const waiting = sql`from jobs.job where state in ('created', 'retry', 'active') and data->>'to' = ${founder.email}`;
  await expect.poll(() => countRows(world, waiting)).toBe(0);
  expect(received()).toBe(1);
}

test("killed while the submit waits for the database: the founder's page tries again, and it happened once", async ({
  visit,
}) => {
  await withOwnProduct(async (product) => {
    const { world } = product;
    const founder = await addPerson(world);
    const manager = await addPerson(world, {
      role: "registry_coordinator",
      organizations: { [await defaultOrganization(world)]: "coordinator" },
    });
    const startup = name();
    const { id } = await filledDraft(founder, startup);
    const { page, t } = await visit({ person: founder, world });
    await open(page, `/register-startup?application=${id}&step=review`);

    const lock = await product.connect();
    await lock.query("begin");
    await lock.query("select from applications where id = $1 for update", [id]);
    await submitRegistration(page, t);
    const blocked = sql`from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(() => countRows(world, blocked)).toBeGreaterThan(0);
    await product.kill();
    await lock.query("rollback");
    await expect(page.getByText(t("applications_submit_waiting"))).toBeVisible();
    expect(await countRows(world, sql`from applications where submitted_at is not null`)).toBe(0);

    await product.start();
    await expectSubmitted(page, t);
    await expectExactlyOne(product, { founder, manager, startup });
  });
});

test("killed after it was written and before the answer: trying again changes nothing, and what was enqueued is delivered", async ({
  visit,
}) => {
  await withOwnProduct(async (product) => {
    const { world, mails } = product;
    const founder = await addPerson(world);
    const manager = await addPerson(world, {
      role: "registry_coordinator",
      organizations: { [await defaultOrganization(world)]: "coordinator" },
    });
    const startup = name();
    const { id } = await filledDraft(founder, startup);
    const { page, t } = await visit({ person: founder, world });
    // No news tells the page what it has no answer to.
    await page.routeWebSocket(/\/socket\//, () => undefined);
    await open(page, `/register-startup?application=${id}&step=review`);

    mails.refuse(true);
    const killAfterAnswer = async (route: Route): Promise<void> => {
      const answer = await route.fetch();
      expect(answer.status()).toBe(200);
      // Refused once and noted for later: what remains is in the database alone.
      const later = sql`from jobs.job where state = 'retry' and data->>'to' = ${founder.email}`;
      await expect.poll(() => countRows(world, later)).toBe(1);
      await product.kill();
      await route.abort();
    };
    await page.route("**/api/applications/*/submit", killAfterAnswer, { times: 1 });
    await submitRegistration(page, t);
    await expect(page.getByText(t("applications_submit_waiting"))).toBeVisible();
    expect(mails.mails).toEqual([]);

    // The server stays away for longer than the mail waits: due already, it needs no look at what became due, each half a minute.
    await world.db.execute(sql`update jobs.job set start_after = now() where state = 'retry'`);
    mails.refuse(false);
    await product.start();
    await expectSubmitted(page, t);
    await expectExactlyOne(product, { founder, manager, startup });
  });
});

test("a draft typed on while the server is down is saved when it is back", async ({ visit }) => {
  await withOwnProduct(async (product) => {
    const { world } = product;
    const founder = await addPerson(world);
    const { id } = await filledDraft(founder, name());
    const { page, t } = await visit({ ...KEEPING, person: founder, world });
    await open(page, `/register-startup?application=${id}&step=company`);
    await product.kill();
    await textField(page, registrationLabel(t, "tagline")).fill("Γραμμένο χωρίς εξυπηρετητή");
    await expect(page.getByRole("status").filter({ hasText: t("autosave_offline") })).toHaveCount(1);
    await product.start();
    const onServer = async () => JSON.stringify((await founder.call("GET", `/applications/${id}`)).body);
    await expect.poll(onServer, { timeout: 30_000 }).toContain("Γραμμένο χωρίς εξυπηρετητή");
    // A page that lost a part of the program with the server begins anew, and has it all the same.
    await expect(textField(page, registrationLabel(t, "tagline"))).toHaveValue("Γραμμένο χωρίς εξυπηρετητή");
    await expect(page.getByRole("status").filter({ hasText: t("autosave_offline") })).toHaveCount(0);
  });
});

test("a page closed while the server is down brings back what was typed when it is opened again", async ({ visit }) => {
  await withOwnProduct(async (product) => {
    const { world } = product;
    const founder = await addPerson(world);
    const { id } = await filledDraft(founder, name());
    const { page, context, t } = await visit({ ...KEEPING, person: founder, world });
    await open(page, `/register-startup?application=${id}&step=company`);
    await product.kill();
    await textField(page, registrationLabel(t, "tagline")).fill("Κρατημένο στη συσκευή");
    await expect(page.getByRole("status").filter({ hasText: t("autosave_offline") })).toHaveCount(1);
    await page.close();
    await product.start();
    const again = await context.newPage();
    await open(again, `/register-startup?application=${id}`);
    await expect(textField(again, registrationLabel(t, "tagline"))).toHaveValue("Κρατημένο στη συσκευή");
    await expect(toastOf(again, { t, title: t("autosave_restored") })).toBeVisible();
    await expectSaved(again, t);
    expect((await applicationFor(founder, id)).version).toBeGreaterThan(2);
  });
});

test("killed in the middle of an import: started again it goes on, and each row is written once", async () => {
  await withOwnProduct(async (product) => {
    const { world } = product;
    const organization = await defaultOrganization(world);
    const coordinator = await addPerson(world, { organizations: { [organization]: "moderator" } });
    const rows = Array.from({ length: 2_000 }, (_, index) => `Εταιρεία ${index},${2000 + (index % 20)}`);
    const upload = await postImport(
      world,
      { cookie: coordinator.cookie, organizationId: organization },
      `Όνομα,Έτος ίδρυσης\n${rows.join("\n")}`,
    );
    const { id } = (await upload.json()) as { id: string };
    const isIn = (state: string) => countRows(world, sql`from imports where id = ${id} and state = ${state}`);
    const written = sql`from startups where organization_id = ${organization}`;
    const go = async (from: string, command: "check" | "run") => {
      await expect.poll(() => isIn(from), { timeout: 60_000 }).toBe(1);
      const { body } = await coordinator.call("GET", `/imports/${id}`);
      await coordinator.call("POST", `/imports/${id}/${command}`, { version: Reflect.get(Object(body), "version") });
    };
    await go("mapping", "check");
    await go("checked", "run");
    await expect.poll(() => countRows(world, written), { timeout: 60_000, intervals: [20] }).toBeGreaterThan(0);
    await product.kill();
    expect(await countRows(world, written)).toBeLessThan(rows.length);

    // What a dead node left behind is taken up after a minute: it died a minute ago.
    const owner = await product.connect();
    const { rowCount } = await owner.query(
      "update jobs.job set started_on = started_on - interval '1 minute' where state = 'active' and data->>'importId' = $1",
      [id],
    );
    expect(rowCount).toBe(1);
    await product.start();
    await expect.poll(() => isIn("written"), { timeout: 90_000 }).toBe(1);
    expect(await countRows(world, written)).toBe(rows.length);
    expect(await countRows(world, sql`from (select distinct name ${written}) names`)).toBe(rows.length);
  });
});

test("killed while a seat passes to the next: nobody lost theirs, and tried again it passes to one, who is told once", async () => {
  await withOwnProduct(async (product) => {
    const { world } = product;
    const event = await createEventRow(world.db, await defaultOrganization(world), { capacity: 1 });
    const [seated, next, last] = [await addPerson(world), await addPerson(world), await addPerson(world)];
    const address = `/events/${event}/registration` as const;
    for (const person of [seated, next, last]) await person.call("POST", address, {});
    const isIn = ({ id }: JourneyPerson, status: string) =>
      countRows(
        world,
        sql`from event_registrations where event_id = ${event} and user_id = ${id} and status = ${status}`,
      );

    // The seat is given back already when the next one's row is waited for.
    const lock = await product.connect();
    await lock.query("begin");
    await lock.query("select from event_registrations where event_id = $1 and user_id = $2 for update", [
      event,
      next.id,
    ]);
    const leaving = seated.call("DELETE", address).catch(() => null);
    const blocked = sql`from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(() => countRows(world, blocked)).toBeGreaterThan(0);
    await product.kill();
    await leaving;
    await lock.query("rollback");
    expect([await isIn(seated, "registered"), await isIn(next, "waiting"), await isIn(last, "waiting")]).toEqual([
      1, 1, 1,
    ]);

    await product.start();
    await seated.call("DELETE", address);
    await seated.call("DELETE", address);
    expect([await isIn(seated, "cancelled"), await isIn(next, "offered"), await isIn(last, "waiting")]).toEqual([
      1, 1, 1,
    ]);
    expect(await countRows(world, sql`from events where id = ${event} and taken = 1 and waiting = 1`)).toBe(1);
    const offers = sql`from notifications where activity_type = 'event_seat_offered'`;
    expect(await countRows(world, sql`${offers} and user_id = ${next.id}`)).toBe(1);
    expect(await countRows(world, offers)).toBe(1);
  });
});

test("killed in the middle of a batch of decisions: nothing of it happened, and tried again each decision and letter happens once", async () => {
  await withOwnProduct(async (product) => {
    const { world, mails } = product;
    const organization = await defaultOrganization(world);
    const coordinator = await addPerson(world, {
      role: "registry_coordinator",
      organizations: { [organization]: "coordinator" },
    });
    const founders = await Promise.all(Array.from({ length: 6 }, () => addPerson(world)));
    const applied = [];
    for (const founder of founders) applied.push(await submittedApplication(founder, name()));
    const post = async (path: `/${string}`, body: object) => {
      const answer = await coordinator.call("POST", path, body);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body;
    };
    const round = await addRound(coordinator);
    // The batch goes by the applications' ids; the startup of its fifth is waited for when four decisions are written.
    const inOrder = applied.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const [rejected, approved] = [inOrder.slice(0, 3), inOrder.slice(3)];
    const decide = `/rounds/${round}/decisions` as const;
    await post(decide, { application_ids: approved.map(({ id }) => id), verdict: "approve" });
    await post(decide, { application_ids: rejected.map(({ id }) => id), verdict: "reject", reason: "Εκτός ορίων." });
    const { decisions } = (await coordinator.call("GET", decide)).body as { decisions: { id: string }[] };
    const batch = { decision_ids: decisions.map(({ id }) => id) };
    const taken = sql`from decisions where applied_at is not null`;
    const receipts = () => mails.mails.filter((mail) => founders.some(({ email }) => mail.to.includes(email))).length;
    await expect.poll(receipts, { timeout: 90_000 }).toBe(founders.length);

    const lock = await product.connect();
    await lock.query("begin");
    await lock.query("select from startups where id = $1 for update", [inOrder[4]?.startup_id]);
    const applying = coordinator.call("POST", `${decide}/apply`, batch).catch(() => null);
    const blocked = sql`from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(() => countRows(world, blocked)).toBeGreaterThan(0);
    await product.kill();
    await applying;
    await lock.query("rollback");
    expect(await countRows(world, taken)).toBe(0);
    expect(await countRows(world, sql`from applications where decided_at is not null`)).toBe(0);
    expect(await countRows(world, sql`from startups where is_verified`)).toBe(0);

    await product.start();
    await Promise.all([0, 1].map(() => coordinator.call("POST", `${decide}/apply`, batch)));
    expect(await post(`${decide}/apply`, batch)).toEqual({ applied: 0 });
    const protocols = sql`from (select distinct protocol ${taken}) numbered
      where split_part(protocol, '/', 1)::int between 1 and ${founders.length}`;
    expect([await countRows(world, taken), await countRows(world, protocols)]).toEqual([6, 6]);
    for (const action of ["approve", "reject"])
      expect(await countRows(world, sql`from application_history where action = ${action}`)).toBe(3);
    expect(
      await countRows(
        world,
        sql`from notifications where activity_type in ('application_approved', 'application_rejected')`,
      ),
    ).toBe(6);
    // A receipt and a letter each, and nothing about either waits any more.
    await expect.poll(receipts, { timeout: 90_000 }).toBe(2 * founders.length);
    const waiting = sql`from jobs.job where state in ('created', 'retry', 'active') and data->>'to' is not null`;
    await expect.poll(() => countRows(world, waiting)).toBe(0);
    for (const { email } of founders) expect(mails.mails.filter((mail) => mail.to.includes(email))).toHaveLength(2);
  });
});
