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
