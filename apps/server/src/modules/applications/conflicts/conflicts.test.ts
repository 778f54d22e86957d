import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { investorPortfolio } from "#modules/investors/investors.tables.ts";
import { createInvestor } from "#modules/investors/investors.factory.ts";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { startupPeople } from "#modules/startups/people/people.tables.ts";
import { mentorships } from "#modules/mentorship/mentorship.tables.ts";
import { castOf, ownAddress, submittedApplication, type ProcessCast } from "#test/application-process.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import { conflictsAmong } from "./conflicts.reads.ts";
import { applicationConflicts } from "./conflicts.tables.ts";

let server: TestServer;
let here: ProcessCast;

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
});
afterAll(() => server?.close());

/** Someone who manages applications, and would see this one but for the conflict. */
const manager = (seed: Parameters<TestServer["createUser"]>[0] = {}) =>
  server.createUser({
    email: ownAddress(),
    role: "registry_coordinator",
    firstName: "Χαρά",
    lastName: "Νικολάου",
    ...seed,
    organizations: { [here.organizationId]: "moderator", ...seed.organizations },
  });

const kindsFor = async (applicationId: string, { id }: TestUser) =>
  (await conflictsAmong(server.db, { applicationIds: [applicationId], userIds: [id] })).map(({ kind }) => kind);

/** All that a coordinator could learn of an application. */
async function learned({ api }: TestUser, id: string) {
  const [{ items }, counted, rounds] = await Promise.all([
    api.applications.queue({ limit: 100 }),
    api.applications.queueCount({}),
    api.judging.rounds({}),
  ]);
  return {
    listed: items.some((item) => item.id === id),
    total: counted.value,
    groups: counted.groups.total,
    inRounds: rounds.items[0]?.figures,
    opened: await outcomeOf(api.applications.get({ id })),
    candidates: await outcomeOf(api.evaluations.candidates({ id })),
    criteria: await outcomeOf(api.evaluations.criteria({ id })),
    assigned: await outcomeOf(api.evaluations.assign({ id, evaluator_id: here.admin.id })),
  };
}

test("whoever has a conflict of interest learns nothing of an application, not by counts either", async () => {
  const domain = `${randomUUID()}.test`;
  const other = await createOrganization(server.db, { name: "Αλλού" });
  const founder = await server.createUser({
    email: `anna@${domain}`,
    organizations: { [here.organizationId]: "member", [other.id]: "member" },
  });
  const open = await submittedApplication(here.founder);
  await here.coordinator.api.evaluations.assign({ id: open.id, evaluator_id: here.evaluator.id });
  const free = await manager();
  await learned(free, open.id);
  const before = await learned(free, open.id);
  const application = await submittedApplication(founder);
  const { id } = application;

  const colleague = await manager({ email: `Maria@${domain.toUpperCase()}` });
  const boss = await manager({ organizations: { [other.id]: "owner" } });
  const investor = await manager();
  const investorId = await createInvestor(server.db, here.organizationId, { owner_id: investor.id });
  await server.db
    .insert(investorPortfolio)
    .values({ investor_id: investorId, startup_id: application.startup_id ?? "" });
  const declared = await manager();
  await server.db
    .insert(applicationConflicts)
    .values({ organization_id: here.organizationId, application_id: id, user_id: declared.id });
  const editor = await manager();
  const startup_id = application.startup_id ?? "";
  await server.db.insert(startupPeople).values({ startup_id, user_id: editor.id, role: "editor" });
  const mentor = await manager();
  await server.db
    .insert(mentorships)
    .values({ organization_id: here.organizationId, user_id: founder.id, mentor_id: mentor.id });
  const elsewhere = await manager();
  await server.db
    .insert(mentorships)
    .values({ organization_id: other.id, user_id: founder.id, mentor_id: elsewhere.id });
  const plainMember = await manager({ organizations: { [other.id]: "member" } });

  const kinds = await Promise.all(
    [colleague, boss, investor, declared, editor, mentor, elsewhere, plainMember, free].map((person) =>
      kindsFor(id, person),
    ),
  );
  expect(kinds).toEqual([
    ["email_domain"],
    ["organization"],
    ["investor"],
    ["declared"],
    ["founder"],
    ["mentor"],
    ["organization"],
    [],
    [],
  ]);
  for (const person of [colleague, boss, investor, declared, editor, mentor, elsewhere]) {
    expect(await learned(person, id)).toEqual({
      listed: false,
      total: before.total,
      groups: before.groups,
      inRounds: before.inRounds,
      opened: "application.not_found",
      candidates: "application.not_found",
      criteria: "application.not_found",
      assigned: "application.not_found",
    });
  }
  expect(await learned(plainMember, id)).toMatchObject({ listed: true, total: before.total + 1, opened: "accepted" });
});

test("mentors of those who run the startup with its applicant are kept from it; where its owner works and writes from counts too", async () => {
  const domain = `${randomUUID()}.test`;
  const other = await createOrganization(server.db, { name: "Αλλού" });
  const person = (seed: Parameters<TestServer["createUser"]>[0] = {}) =>
    server.createUser({ email: ownAddress(), ...seed });
  const application = await submittedApplication(here.founder);
  const { id, startup_id: startup } = application;
  const owner = await person({
    email: `owner@${domain}`,
    organizations: { [here.organizationId]: "member", [other.id]: "member" },
  });
  const editor = await person({
    email: `editor@${randomUUID()}.test`,
    organizations: { [other.id]: "owner", [here.organizationId]: "member" },
  });
  const $client = server.ownerDb.$client;
  await server.db.insert(startupPeople).values([
    { startup_id: startup ?? "", user_id: owner.id, role: "owner" },
    { startup_id: startup ?? "", user_id: editor.id, role: "editor" },
  ]);
  await $client.query("update startups set owner_id = $2 where id = $1", [startup, owner.id]);
  const mentoring = async (user: TestUser, organization_id: string) => {
    const mentor = await manager();
    await server.db.insert(mentorships).values({ organization_id, user_id: user.id, mentor_id: mentor.id });
    return mentor;
  };
  const kept: [TestUser, string[]][] = [
    [await mentoring(owner, here.organizationId), ["mentor"]],
    [await mentoring(editor, here.organizationId), ["mentor"]],
    [await mentoring(editor, other.id), ["organization"]],
    [await manager({ email: `colleague@${domain}` }), ["email_domain"]],
    [await manager({ organizations: { [other.id]: "admin" } }), ["organization"]],
  ];
  // An editor's own work is theirs: neither its organization nor its addresses count, and nobody else's mentor does.
  const free = [
    await manager({ email: `other@${editor.email.split("@")[1] ?? ""}` }),
    await manager({ organizations: { [other.id]: "member" } }),
    await mentoring(await person(), here.organizationId),
  ];
  for (const [one, kinds] of kept) expect(await kindsFor(id, one)).toEqual(kinds);
  for (const one of free) expect(await kindsFor(id, one)).toEqual([]);
  const counted = (await free[0]?.api.applications.queueCount({}))?.value ?? 0;
  for (const [{ api }] of kept) {
    expect(await outcomeOf(api.applications.get({ id }))).toBe("application.not_found");
    expect((await api.applications.queueCount({})).value).toBe(counted - 1);
  }
  // Whoever applies is kept from judging alone, whomever they mentor.
  await server.db
    .insert(mentorships)
    .values({ organization_id: other.id, user_id: owner.id, mentor_id: here.founder.id });
  expect(await kindsFor(id, here.founder)).toEqual(["applicant"]);
});

test("a name that the applicant typed warns, and takes nothing out of sight", async () => {
  const namesake = await manager({ firstName: "Ευτέρπη", lastName: "Μανώλη" });
  const { id } = await submittedApplication(here.founder, { founders: [{ name: "ΕΥΤΕΡΠΗ ΜΑΝΩΛΗ", role: "Ιδρύτρια" }] });
  expect(await kindsFor(id, namesake)).toEqual(["same_name"]);
  expect(await outcomeOf(namesake.api.applications.get({ id }))).toBe("accepted");
  const candidates = await here.coordinator.api.evaluations.candidates({ id });
  expect(candidates.find(({ user_id }) => user_id === namesake.id)?.conflict).toBe("same_name");
});

test("an evaluator with a conflict that comes up later sees nothing of their evaluation", async () => {
  const { id } = await submittedApplication(here.founder);
  const evaluator = await server.createUser({
    email: ownAddress(),
    role: "evaluator",
    organizations: { [here.organizationId]: "member" },
  });
  const given = await here.coordinator.api.evaluations.assign({ id, evaluator_id: evaluator.id });
  await server.db
    .insert(applicationConflicts)
    .values({ organization_id: here.organizationId, application_id: id, user_id: evaluator.id });
  const { api } = evaluator;
  expect(await outcomeOf(api.evaluations.get({ id: given.id }))).toBe("evaluation.not_found");
  expect(await outcomeOf(api.evaluations.save({ id: given.id, version: 1, private_notes: "Αλλά" }))).toBe(
    "evaluation.not_found",
  );
  expect(await api.evaluations.mine()).toMatchObject({ items: [], stats: { open: 0 } });
});
