import { COORDINATING_ROLES, type ProfileRole } from "@kerkis/contract/core/permissions.ts";
import { recordTopic } from "@kerkis/contract/core/realtime.ts";
import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { authorizeTopic, socketIdentity } from "#app/realtime.ts";
import { chatQuestion } from "#modules/assistant/assistant.factory.ts";
import { createStartup } from "#modules/startups/startups.factory.ts";
import { castOf, ownAddress, submittedApplication, type ProcessCast } from "#test/application-process.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";

let server: TestServer;
let superAdmin: TestUser;
let here: ProcessCast;
let there: ProcessCast;
beforeAll(async () => {
  server = await startTestServer();
  superAdmin = await server.createUser({ superAdmin: true });
  here = await castOf(server, "Εδώ");
  there = await castOf(server, "Εκεί");
});
afterAll(() => server?.close());

/** Someone whose profile role coordinates: a plain member here, appointed there if told. */
const invited = (role: ProfileRole, at: "member" | "coordinator" = "member") =>
  server.createUser({
    role,
    email: ownAddress(),
    organizations: { [here.organizationId]: "member", [there.organizationId]: at },
  });

const appoint = (by: TestUser, person: TestUser, isCoordinator = true, id = here.organizationId) =>
  by.api.organizations.appointCoordinator({ id, user_id: person.id, is_coordinator: isCoordinator });

const queueOf = async ({ api }: TestUser) => outcomeOf(api.applications.queue({}));

/** Whether the live channel lets someone see who looks at an application. */
async function joins(person: TestUser, applicationId: string): Promise<boolean> {
  const request = { headers: { cookie: person.cookie }, url: "/", remoteAddress: undefined };
  const identity = await socketIdentity(server.platform, request);
  if (!identity) throw new Error("no session");
  const topic = recordTopic(here.organizationId, "application", applicationId);
  return (await authorizeTopic(server.platform, identity, topic, request)).ok;
}

describe.each(COORDINATING_ROLES)("a coordinator of another organization, plain member here, as %s", (role) => {
  it("sees, counts, finds and moves nothing of the process here, with data that could leak", async () => {
    const name = `Μυστική ${role}`;
    const tax = role === "admin" ? "094014201" : "090000045";
    const submitted = await submittedApplication(here.founder, { name, tax_number: tax });
    const person = await invited(role, "coordinator");
    const { id, version } = submitted;
    const step = { id, version };
    const reasoned = { ...step, reason: "Από αλλού" };
    const { api } = person;
    const outcomes = await Promise.all(
      [
        api.applications.get({ id }),
        api.applications.openReview(step),
        api.applications.approve(step),
        api.applications.reject(reasoned),
        api.applications.requestChanges(reasoned),
        api.applications.reopen(reasoned),
        api.evaluations.candidates({ id }),
        api.evaluations.assign({ id, evaluator_id: here.evaluator.id }),
      ].map(outcomeOf),
    );
    expect(new Set(outcomes)).toEqual(new Set(["application.not_found"]));
    expect(await queueOf(person)).toBe("auth.forbidden");
    expect(await outcomeOf(api.admin.overview())).toBe("auth.forbidden");
    expect(await outcomeOf(api.admin.organizationAudit({ id: here.organizationId }))).toBe("auth.forbidden");
    const dashboard = await api.analytics.dashboard();
    expect(dashboard.view).toBe("public");
    expect(JSON.stringify([dashboard.steps, dashboard.figures])).not.toMatch(/application|review|queue|assign/);
    expect((await api.search.startups({ q: name })).items).toEqual([]);
    // As a plain member: that there is one, and not which.
    const duplicates = await api.startups.duplicates({ name, tax_number: tax });
    expect(duplicates).toEqual(await here.member.api.startups.duplicates({ name, tax_number: tax }));
    expect(duplicates.map((found) => found.id)).toEqual([null]);
    const { response, sources } = await api.assistant.chatAi(chatQuestion("Ποιες αιτήσεις περιμένουν απόφαση;"));
    expect([response, JSON.stringify(sources)].join()).not.toContain("Μυστική");
    expect(await joins(person, id)).toBe(false);
    const notifications = (await api.notifications.list({})).items;
    expect(JSON.stringify(notifications)).not.toContain("Μυστική");
    const candidates = await here.coordinator.api.evaluations.candidates({ id });
    expect(candidates.map(({ user_id }) => user_id)).not.toContain(person.id);
    const assigned = here.coordinator.api.evaluations.assign({ id, evaluator_id: person.id });
    expect(await outcomeOf(assigned)).toBe("evaluation.not_evaluator");
    const question = { organization_id: here.organizationId, user_id: person.id } as const;
    const { steps } = await superAdmin.api.admin.explainAccess({ ...question, subject: { kind: "application", id } });
    expect(steps.at(-1)).toEqual({ rule: "application.not_appointed", decides: true, allows: false });
  });

  it("has all of it once appointed here, and hears of what happens", async () => {
    const person = await invited(role);
    await appoint(here.owner, person);
    const { id } = await submittedApplication(here.founder, { name: `Φανερή ${role}` });
    expect(await queueOf(person)).toBe("accepted");
    expect((await person.api.applications.get({ id })).can.approve).toBe(true);
    expect((await person.api.analytics.dashboard()).view).toBe("coordinator");
    expect(await joins(person, id)).toBe(true);
    expect(JSON.stringify((await person.api.notifications.list({})).items)).toContain(`Φανερή ${role}`);
    expect((await person.api.identity.session()).current_organization?.is_coordinator).toBe(true);
  });
});

describe("an appointment", () => {
  it("is made by an owner and by a super admin, told, written down, and taken back", async () => {
    for (const by of [here.owner, superAdmin]) {
      const person = await invited("registry_coordinator");
      await appoint(by, person);
      await appoint(by, person);
      expect((await person.api.notifications.list({})).items[0]).toMatchObject({
        activity_type: "coordinator_appointed",
        metadata: { organization_name: "Εδώ" },
      });
      await appoint(by, person, false);
      expect(await queueOf(person)).toBe("auth.forbidden");
      expect((await person.api.notifications.list({})).items[0]?.activity_type).toBe("coordinator_revoked");
      const { items } = await here.owner.api.admin.organizationAudit({ id: here.organizationId });
      const about = items.filter(({ entity_id }) => entity_id === person.id);
      expect(about.map(({ action, actor_id }) => [action, actor_id])).toEqual([
        ["member.coordinator_revoked", by.id],
        ["member.coordinator_appointed", by.id],
      ]);
    }
  });

  it("is nobody else's to make", async () => {
    const person = await invited("registry_coordinator");
    const self = await invited("admin", "coordinator");
    for (const by of [here.admin, here.moderator, here.coordinator, self, person])
      expect(await outcomeOf(appoint(by, person))).toBe("auth.forbidden");
    expect(await outcomeOf(appoint(there.owner, person))).toBe("org.not_found");
    expect(await outcomeOf(appoint(here.owner, there.coordinator))).toBe("member.not_found");
    expect(await outcomeOf(appoint(here.owner, here.evaluator))).toBe("member.not_coordinator");
    expect(await queueOf(person)).toBe("auth.forbidden");
  });

  it("is offered where it can be made, and shown", async () => {
    const person = await invited("registry_coordinator");
    const rowFor = async (reader: TestUser) => {
      const { items } = await reader.api.organizations.people({ id: here.organizationId, limit: 100 });
      return items.find(({ user_id }) => user_id === person.id);
    };
    expect(await rowFor(here.owner)).toMatchObject({ is_coordinator: false, can: { appoint: true } });
    expect(await rowFor(here.admin)).toMatchObject({ can: { appoint: false } });
    await appoint(here.owner, person);
    expect(await rowFor(here.owner)).toMatchObject({ is_coordinator: true, can: { appoint: true } });
    const { memberships } = await superAdmin.api.admin.person({ id: person.id });
    const shown = memberships.map(({ organization_id, is_coordinator }) => [organization_id, is_coordinator]);
    expect(shown).toContainEqual([here.organizationId, true]);
    expect(shown).toContainEqual([there.organizationId, false]);
  });

  it("that ends takes along what the assistant told of startups", async () => {
    const person = await invited("registry_coordinator");
    await appoint(here.owner, person);
    await createStartup(server.db, here.organizationId, { industry: "agrifood" });
    const { assistant } = person.api;
    const { id } = await assistant.startConversation({ title: "20 Νοεμβρίου 2026", route: "/startups" });
    await assistant.chatAi(chatQuestion("startups αγροδιατροφής", { conversationId: id }));
    const kept = async () => (await assistant.messages({ id })).items.map(({ message_type }) => message_type);
    expect(await kept()).toEqual(["bot", "user"]);
    await appoint(here.owner, person, false);
    expect(await kept()).toEqual(["user"]);
  });

  it("ends with the profile role, and does not come back with it", async () => {
    const person = await invited("registry_coordinator", "coordinator");
    const current = server.clientFor(person.cookie, there.organizationId);
    expect(await outcomeOf(current.applications.queue({}))).toBe("accepted");
    await superAdmin.api.admin.changePersonRole({ id: person.id, role: "mentor" });
    await superAdmin.api.admin.changePersonRole({ id: person.id, role: "registry_coordinator" });
    expect(await outcomeOf(current.applications.queue({}))).toBe("auth.forbidden");
  });
});

it("the migration leaves coordinators their power in the installation's own organization alone", async () => {
  const folder = new URL("../../../../db/migrations/", import.meta.url);
  const name = readdirSync(folder).find((entry) => entry.endsWith("_coordinators_by_organization"));
  const [carried = ""] = readFileSync(new URL(`${name}/migration.sql`, folder), "utf8").split(
    "--> statement-breakpoint",
  );
  const coordinator = await invited("registry_coordinator");
  const mentor = await invited("mentor");
  await server.ownerDb.$client.query(carried);
  const { rows } = await server.ownerDb.$client.query<{ user_id: string; organization_id: string }>(
    "select user_id, organization_id from organization_members where permissions ? 'coordinator' and user_id = any($1)",
    [[coordinator.id, mentor.id]],
  );
  expect(rows).toEqual([{ user_id: coordinator.id, organization_id: server.defaultOrganizationId }]);
});
