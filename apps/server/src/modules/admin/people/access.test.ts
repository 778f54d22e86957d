import type { AccessQuestion } from "@kerkis/contract/admin/people/access.schema.ts";
import type { RecordKind } from "@kerkis/contract/admin/people/people.taxonomy.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { createStartup, type NewStartup } from "#modules/startups/startups.factory.ts";
import { castOf, filledDraft, submittedApplication, type ProcessCast } from "#test/application-process.ts";
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

const query = (text: string, values: unknown[]) => server.ownerDb.$client.query(text, values);

/** Asks about someone's access, as they work here unless another organization is named. */
const explain = (asker: TestUser, person: TestUser, subject: AccessQuestion["subject"], at = here.organizationId) =>
  asker.api.admin.explainAccess({ organization_id: at, user_id: person.id, subject });

/** What explains someone's access to a record, beside what the record itself answers them. */
async function decided(person: TestUser, kind: RecordKind, id: string) {
  const { allowed, steps } = await explain(superAdmin, person, { kind, id });
  const get = {
    startup: () => person.api.startups.get({ id }),
    application: () => person.api.applications.get({ id }),
    evaluation: () => person.api.evaluations.get({ id }),
    organization: () => person.api.organizations.switch({ id }),
  }[kind];
  expect(allowed, `${kind} as explained and as answered`).toBe((await outcomeOf(get())) === "accepted");
  return steps.at(-1)?.rule;
}

describe("a record is explained as it answers", () => {
  const startupOf = (given: Partial<NewStartup>) =>
    createStartup(server.db, here.organizationId, { ...given, owner_id: here.founder.id });

  it.each([
    ["that is published", {}, ["published", "published", "published", "published"]],
    ["that is not verified", { is_verified: false }, ["own", "organization_admin", "not_published", "not_published"]],
    ["that is not active", { is_active: false }, ["own", "organization_admin", "not_published", "not_published"]],
    ["that is deleted", { deleted_at: "2026-01-01T00:00:00.000Z" }, ["deleted", "deleted", "deleted", "deleted"]],
  ])("a startup %s", async (_what, given, rules) => {
    const id = await startupOf(given);
    const people = [here.founder, here.admin, here.member, there.owner];
    for (const [index, person] of people.entries())
      expect(await decided(person, "startup", id)).toBe(`startup.${rules[index]}`);
  });

  it.each([
    ["published", {}],
    ["not verified", { is_verified: false }],
    ["not active", { is_active: false }],
    ["deleted", { deleted_at: "2026-01-01T00:00:00.000Z" }],
  ])("a startup that is %s, registered, claimed or nobody's, to everyone", async (_what, given) => {
    const declared = { declared: { by: here.founder.id, at: "2026-01-01T00:00:00.000Z" } };
    const imported = { imported: { by: null, at: "2026-01-01T00:00:00.000Z", file: "mitroo.csv" } };
    const { founder, admin, moderator, coordinator, member } = here;
    const people = { founder, admin, moderator, coordinator, member, owner: there.owner, superAdmin };
    for (const from of [
      { provenance: declared, owner_id: founder.id },
      { provenance: declared, owner_id: null },
      { provenance: imported, owner_id: founder.id },
      { provenance: imported, owner_id: null },
    ]) {
      const id = await createStartup(server.db, here.organizationId, { ...given, ...from });
      const rules: Record<string, string | undefined> = {};
      for (const [name, person] of Object.entries(people)) rules[name] = await decided(person, "startup", id);
      if (!("is_verified" in given)) continue;
      const registry = from.provenance === declared ? "startup.not_published" : "startup.registry";
      expect(rules).toMatchObject({ admin: "startup.organization_admin", moderator: registry, coordinator: registry });
      expect(rules).toMatchObject({ member: "startup.not_published", owner: "startup.not_published" });
    }
  });

  it("a startup of an organization that is closed", async () => {
    const { id: closed } = await createOrganization(server.db, { name: "Κλεισμένη" });
    const id = await createStartup(server.db, closed, { owner_id: here.founder.id });
    expect(await decided(here.member, "startup", id)).toBe("startup.published");
    await query("update organizations set is_active = false where id = $1", [closed]);
    expect(await decided(here.founder, "startup", id)).toBe("startup.own");
    expect(await decided(here.member, "startup", id)).toBe("startup.not_published");
  });

  it("an application", async () => {
    const { id } = await submittedApplication(here.founder);
    expect(await decided(here.founder, "application", id)).toBe("application.own");
    expect(await decided(here.moderator, "application", id)).toBe("application.organization_role");
    expect(await decided(here.coordinator, "application", id)).toBe("application.coordinator");
    expect(await decided(here.member, "application", id)).toBe("application.not_managing");
    expect(await decided(there.coordinator, "application", id)).toBe("application.not_appointed");
    const invited = await server.createUser({ role: "admin", organizations: { [here.organizationId]: "member" } });
    expect(await decided(invited, "application", id)).toBe("application.not_appointed");
    expect(await decided(superAdmin, "application", id)).toBe("person.super_admin");
    const draft = await filledDraft(here.founder);
    expect(await decided(here.coordinator, "application", draft.id)).toBe("application.draft");
  });

  it("an evaluation, also after its evaluator has a conflict or is gone", async () => {
    const application = await submittedApplication(here.founder);
    const evaluator = await server.createUser({
      role: "evaluator",
      email: "judge@elsewhere.test",
      organizations: { [here.organizationId]: "moderator" },
    });
    const { id } = await here.coordinator.api.evaluations.assign({ id: application.id, evaluator_id: evaluator.id });
    const inHere: TestUser = { ...evaluator, api: server.clientFor(evaluator.cookie, here.organizationId) };
    expect(await decided(inHere, "evaluation", id)).toBe("evaluation.assigned");
    expect(await decided(here.coordinator, "evaluation", id)).toBe("evaluation.not_assigned");
    await inHere.api.evaluations.recuse({ id, reason: "Είμαστε συγγενείς" });
    expect(await decided(inHere, "evaluation", id)).toBe("evaluation.conflict");
    expect(await decided(inHere, "application", application.id)).toBe("application.conflict");

    const other = await submittedApplication(here.founder);
    const gone = await here.coordinator.api.evaluations.assign({ id: other.id, evaluator_id: here.evaluator.id });
    const { record_name } = await explain(superAdmin, here.evaluator, { kind: "evaluation", id: gone.id });
    expect(record_name).toBe(other.reference);
    await query("delete from organization_members where user_id = $1 and organization_id = $2", [
      here.evaluator.id,
      here.organizationId,
    ]);
    expect(await decided(here.evaluator, "evaluation", gone.id)).toBe("evaluation.not_member");
  });

  it("an organization", async () => {
    expect(await decided(here.member, "organization", here.organizationId)).toBe("organization.member");
    expect(await decided(there.owner, "organization", here.organizationId)).toBe("organization.not_member");
  });
});

describe("owners and admins", () => {
  it("learn nothing of other organizations' records, nor of a draft; super admins learn of both", async () => {
    const startup = await createStartup(server.db, there.organizationId, { is_verified: false });
    const application = await submittedApplication(there.founder);
    const evaluation = await there.coordinator.api.evaluations.assign({
      id: application.id,
      evaluator_id: there.evaluator.id,
    });
    const draft = await filledDraft(here.founder);
    for (const [kind, id] of [
      ["startup", startup],
      ["application", application.id],
      ["evaluation", evaluation.id],
      ["application", draft.id],
    ] as const) {
      expect(await outcomeOf(explain(here.owner, here.member, { kind, id }))).toBe(`${kind}.not_found`);
      expect(await outcomeOf(explain(superAdmin, here.member, { kind, id }))).toBe("accepted");
    }
  });
});

describe("a page is explained as the session has it", () => {
  const subject = { kind: "page", page: "analytics" } as const;

  it("by the overrides of the organization that is asked about alone", async () => {
    const { member } = there;
    const before = await explain(superAdmin, here.member, subject);
    await query(
      "insert into page_permission_overrides (organization_id, subject, role, page, allowed) values ($1, 'profile_role', 'mentor', 'analytics', $2)",
      [there.organizationId, !before.allowed],
    );
    expect(await explain(superAdmin, here.member, subject)).toEqual(before);
    const elsewhere = await explain(superAdmin, member, subject, there.organizationId);
    expect([elsewhere.allowed, elsewhere.steps.at(-1)?.rule]).toEqual([!before.allowed, "override.profile_role"]);
  });

  it("without a role in an organization that is closed", async () => {
    const { id } = await createOrganization(server.db, { name: "Κλειστή" });
    const owner = await server.createUser({ role: "public", organizations: { [id]: "owner" } });
    const admin = { kind: "page", page: "admin" } as const;
    expect((await explain(superAdmin, owner, admin, id)).allowed).toBe(true);
    await query("update organizations set is_active = false where id = $1", [id]);
    expect(await explain(superAdmin, owner, admin, id)).toMatchObject({
      allowed: false,
      person: { organization_role: null, organization_name: "Κλειστή" },
    });
  });

  it("to nobody whose account is erased", async () => {
    const person = await server.createUser({ organizations: { [here.organizationId]: "admin" } });
    await query("update profiles set erased_at = now() where id = $1", [person.id]);
    expect(await explain(superAdmin, person, subject)).toMatchObject({
      allowed: false,
      steps: [{ rule: "account.erased", decides: true, allows: false }],
    });
  });
});
