import { afterAll, beforeAll, expect, test } from "vitest";
import { createInvestor } from "#modules/investors/investors.factory.ts";
import { createStartup } from "#modules/startups/startups.factory.ts";
import {
  castOf,
  filledInvestorDraft,
  ownAddress,
  submittedApplication,
  submittedInvestor,
  type ProcessCast,
} from "#test/application-process.ts";
import { outcomeOf, refusalOf } from "#test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import { conflictsAmong } from "./conflicts/conflicts.reads.ts";

let server: TestServer;
let here: ProcessCast;
let elsewhere: ProcessCast;
let investor: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
  elsewhere = await castOf(server, "Elevate");
  const organizations = { [here.organizationId]: "member" as const };
  investor = await server.createUser({ email: ownAddress(), role: "investor", firstName: "Ίρις", organizations });
});
afterAll(() => server.close());

const listed = async (search: string) =>
  (await server.visitor.investors.list({ search })).items.map(({ company_name: name }) => name);

test("from the draft to the public list: approval lists the investor at once, with what was declared", async () => {
  const shown = await createStartup(server.db, here.organizationId, { name: "Ωκεανίς" });
  const draft = await filledInvestorDraft(investor, {
    name: "Μελτέμι Κεφάλαια",
    portfolio: [{ id: shown, name: "whatever was typed" }],
  });
  expect(draft).toMatchObject({ subject: "investor", phase: "draft", startup_id: null, investor_id: null });
  const submitted = await investor.api.applications.submit({ id: draft.id, version: draft.version });
  expect(submitted).toMatchObject({ phase: "pending", subject_name: "Μελτέμι Κεφάλαια", investor_type: "vc" });
  expect(submitted.answers.portfolio).toEqual([{ id: shown, name: "Ωκεανίς" }]);
  const id = submitted.investor_id ?? "";
  expect(await outcomeOf(server.visitor.investors.get({ id }))).toBe("investor.not_found");
  expect(await investor.api.investors.get({ id })).toMatchObject({ is_mine: true, is_verified: false });
  expect(await listed("Μελτέμι")).toEqual([]);

  const queue = await here.coordinator.api.applications.queue({ subject: "investor" });
  expect(queue.items.map(({ subject_name: name }) => name)).toEqual(["Μελτέμι Κεφάλαια"]);
  const startups = await here.coordinator.api.applications.queue({ subject: "startup" });
  expect(startups.items.filter(({ id: application }) => application === submitted.id)).toEqual([]);
  await here.coordinator.api.applications.openReview({ id: submitted.id, version: submitted.version });
  const { version } = await here.coordinator.api.applications.get({ id: submitted.id });
  await here.coordinator.api.applications.approve({ id: submitted.id, version });

  expect(await listed("Μελτέμι")).toEqual(["Μελτέμι Κεφάλαια"]);
  expect(await server.visitor.investors.get({ id })).toMatchObject({
    company_name: "Μελτέμι Κεφάλαια",
    type: "vc",
    website_url: "https://meltemi.example",
    stages: ["seed", "pre_seed"],
    countries: ["GR", "CY"],
    ticket_min: 250_000,
    ticket_max: 1_500_000,
    portfolio: [{ id: shown, name: "Ωκεανίς" }],
    verified: { by_organization: "Blue Hub" },
    is_mine: false,
  });
  const { items } = await investor.api.notifications.list({});
  const approved = items.find(({ activity_type: type }) => type === "application_approved");
  expect(approved).toMatchObject({ link: `/investor/${id}`, metadata: { startup_name: "Μελτέμι Κεφάλαια" } });
  const feed = await here.member.api.activity.feed({ scope: "organization" });
  expect(feed.items.map(({ activity_type: type }) => type)).toContain("investor_registered");
});

test("changes are asked for and made, and the same investor is written again", async () => {
  const { coordinator } = here;
  const first = await submittedInvestor(investor, { name: "Αύρα" });
  const asked = await coordinator.api.applications.requestChanges({
    id: first.id,
    version: first.version,
    reason: "Ποιο είναι το ελάχιστο ποσό;",
  });
  const answers = { ticket_min: 50_000, thesis: "Μόνο ενέργεια" };
  const saved = await investor.api.applications.saveDraft({ id: first.id, version: asked.version, answers });
  const again = await investor.api.applications.submit({ id: first.id, version: saved.version });
  expect(again).toMatchObject({ phase: "pending", investor_id: first.investor_id, reference: first.reference });
  const mine = await investor.api.investors.get({ id: first.investor_id ?? "" });
  expect(mine).toMatchObject({ ticket_min: 50_000, thesis: "Μόνο ενέργεια" });
});

test("an approval that is taken back takes the investor off the list", async () => {
  const { id, version } = await submittedInvestor(investor, { name: "Πρόσκαιρος" });
  const approved = await here.owner.api.applications.approve({ id, version });
  expect(await listed("Πρόσκαιρος")).toEqual(["Πρόσκαιρος"]);
  await here.owner.api.applications.reopen({ id, version: approved.version, reason: "Λείπει η άδεια" });
  expect(await listed("Πρόσκαιρος")).toEqual([]);
});

test("merged, an application is about the investor that stays and comes back when that is undone", async () => {
  const { coordinator } = here;
  const submitted = await submittedInvestor(investor, { name: "Λιμάνι Α" });
  const version = async () => (await coordinator.api.applications.get({ id: submitted.id })).version;
  await coordinator.api.applications.openReview({ id: submitted.id, version: submitted.version });
  await coordinator.api.applications.approve({ id: submitted.id, version: await version() });
  const merged_id = submitted.investor_id ?? "";
  const owner = await server.createUser({ organizations: { [here.organizationId]: "moderator" } });
  const startup = await submittedApplication(here.founder, { name: "Λιμενικά" });
  const known = { owner_id: owner.id, company_name: "Λιμάνι" };
  const kept_id = await createInvestor(server.db, here.organizationId, known, [startup.startup_id ?? ""]);
  const asked = async () => {
    const { kept, merged } = await coordinator.api.investors.mergeView({ kept_id, merged_id });
    return { kept_id, merged_id, kept_version: kept.version, merged_version: merged.version, take: [] };
  };

  // One that waits for a decision is settled first.
  const other = await submittedInvestor(investor, { name: "Λιμάνι Β" });
  const about = "update applications set investor_id = $1 where id = $2";
  await server.ownerDb.$client.query(about, [merged_id, other.id]);
  expect(await outcomeOf(coordinator.api.investors.merge(await asked()))).toBe("investor.in_application");
  await server.ownerDb.$client.query(about, [other.investor_id, other.id]);

  const { id } = await coordinator.api.investors.merge(await asked());
  const named = async () => [
    (await investor.api.applications.get({ id: submitted.id })).investor_id,
    (await investor.api.applications.mine({})).items.find((one) => one.id === submitted.id)?.investor_id,
    (await coordinator.api.applications.queue({ subject: "investor" })).items.find((one) => one.id === submitted.id)
      ?.investor_id,
  ];
  expect(await named()).toEqual([kept_id, kept_id, kept_id]);
  // Whoever came along has invested in what the other has.
  const conflicts = await conflictsAmong(server.db, { applicationIds: [startup.id], userIds: [investor.id, owner.id] });
  expect(new Map(conflicts.map(({ user_id, kind }) => [user_id, kind]))).toEqual(
    new Map([investor, owner].map((person) => [person.id, "investor"])),
  );
  await coordinator.api.investors.undoMerge({ id });
  expect(await named()).toEqual([merged_id, merged_id, merged_id]);
  expect(await conflictsAmong(server.db, { applicationIds: [startup.id], userIds: [investor.id] })).toEqual([]);
});

test("what misses or contradicts itself is said at its field", async () => {
  const hidden = await createStartup(server.db, elsewhere.organizationId, { name: "Κρυφή", is_verified: false });
  const draft = await filledInvestorDraft(investor, {
    stages: [],
    countries: ["GR", "gr"],
    thesis: " ",
    ticket_max: 10,
  });
  const refused = await refusalOf(investor.api.applications.submit({ id: draft.id, version: draft.version }));
  expect(refused?.code).toBe("application.incomplete");
  expect(refused?.data.fields).toEqual(
    expect.arrayContaining([
      { path: "stages", code: "required" },
      { path: "countries.1", code: "invalid" },
      { path: "thesis", code: "required" },
      { path: "ticket_max", code: "ticket_order" },
    ]),
  );
  const unseen = await filledInvestorDraft(investor, { portfolio: [{ id: hidden, name: "Κρυφή" }] });
  const gone = await refusalOf(investor.api.applications.submit({ id: unseen.id, version: unseen.version }));
  expect(gone).toMatchObject({
    code: "application.incomplete",
    data: { fields: [{ path: "portfolio", code: "gone" }] },
  });
});

test("another organization and other people never meet it", async () => {
  const { id, version } = await submittedInvestor(investor, { name: "Απόρρητος" });
  for (const { api } of [elsewhere.owner, elsewhere.coordinator, here.member, here.founder]) {
    expect(await outcomeOf(api.applications.get({ id }))).toBe("application.not_found");
    expect(await outcomeOf(api.applications.approve({ id, version }))).toMatch(
      /^(application.not_found|auth.forbidden)$/,
    );
  }
  expect((await elsewhere.owner.api.applications.queue({ search: "Απόρρητος" })).items).toEqual([]);
  expect(await elsewhere.owner.api.applications.queueCount({ subject: "investor" })).toMatchObject({ value: 0 });
});

test("who types the name of one that is there is warned, and learns no more than they may", async () => {
  const { investor_id: id } = await submittedInvestor(investor, {
    name: "Σιρόκος Κεφάλαια",
    website_url: "sirokos.example",
  });
  const ask = (user: TestUser, question = { name: "Σιροκος Κεφαλαια" } as object) =>
    user.api.investors.duplicates({ name: "", ...question });
  // Who runs the registry meets a registration as an application alone until it is decided.
  for (const user of [here.coordinator, elsewhere.founder])
    expect(await ask(user)).toEqual([
      { id: null, name: "Σιρόκος Κεφάλαια", location: "", logo_url: null, is_claimable: false, reasons: ["name"] },
    ]);
  expect(await ask(elsewhere.founder, { website_url: "https://www.sirokos.example/about" })).toEqual([
    { id: null, name: "", location: "", logo_url: null, is_claimable: false, reasons: ["website"] },
  ]);
  expect(await ask(investor, { name: "Σιρόκος Κεφάλαια", investor_id: id })).toEqual([]);
});

test("the database keeps what an application is about", async () => {
  const { id, investor_id } = await submittedInvestor(investor);
  const other = await submittedApplication(here.founder);
  const write = (statement: string, ...values: unknown[]) => server.ownerDb.$client.query(statement, values);
  await expect(
    write("update applications set subject = 'startup', investor_id = null where id = $1", id),
  ).rejects.toThrow(/never becomes/);
  await expect(write("update applications set startup_id = $2 where id = $1", id, other.startup_id)).rejects.toThrow(
    /applications_subject/,
  );
  await expect(write("update applications set investor_id = $2 where id = $1", other.id, investor_id)).rejects.toThrow(
    /applications_subject/,
  );
  await expect(write("update applications set investor_id = null where id = $1", id)).rejects.toThrow(
    /applications_submitted_subject/,
  );
  await expect(write("update investors set is_verified = true where id = $1", investor_id)).rejects.toThrow(
    /investors_verified/,
  );
});
