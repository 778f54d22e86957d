// Who may begin an application may follow it, whatever their role (decision 66).
import { ORGANIZATION_ROLES, PROFILE_ROLES } from "@kerkis/contract/core/permissions.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { ensureRegistryProgramme } from "#modules/evaluations/evaluations.api.ts";
import { ownAddress, submittedApplication } from "#test/application-process.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer } from "#test/server.ts";

let server: TestServer;
let organizationId: string;
let elsewhereId: string;

beforeAll(async () => {
  server = await startTestServer();
  organizationId = (await createOrganization(server.db, { name: "Blue Hub" })).id;
  elsewhereId = (await createOrganization(server.db, { name: "Elevate" })).id;
  await server.db.transaction((tx) => ensureRegistryProgramme(tx, organizationId));
});
afterAll(() => server.close());

const CASES = PROFILE_ROLES.flatMap((role) => ORGANIZATION_ROLES.map((place) => ({ role, place })));

test.each(CASES)(
  "a $role who is $place there sees what they began, also where the page is taken from them",
  async ({ role, place }) => {
    const person = await server.createUser({ role, email: ownAddress(), organizations: { [organizationId]: place } });
    const { api } = person;
    const before = (await api.identity.session()).pages["my-applications"];
    expect(await outcomeOf(api.applications.mine({}))).toBe(before ? "accepted" : "auth.forbidden");
    const { id, version } = await api.applications.start({});
    await api.applications.saveDraft({ id, version, answers: { name: "Thalassa Robotics" } });
    expect((await api.identity.session()).pages["my-applications"]).toBe(true);
    expect((await api.applications.mine({})).items.map((application) => application.id)).toEqual([id]);
    await server.db.$client.query(
      `insert into page_permission_overrides (organization_id, subject, role, page, allowed)
     values ($1, 'organization_role', $2, 'my-applications', false) on conflict do nothing`,
      [organizationId, place],
    );
    expect(await outcomeOf(api.applications.mine({}))).toBe("accepted");
    await server.db.$client.query("delete from page_permission_overrides");
  },
);

test("of a draft, or of an application elsewhere, whoever explains access learns nothing", async () => {
  const owner = await server.createUser({ organizations: { [organizationId]: "owner", [elsewhereId]: "owner" } });
  const mentor = await server.createUser({
    role: "mentor",
    organizations: { [organizationId]: "member", [elsewhereId]: "member" },
  });
  await mentor.api.applications.start({});
  const decidingRule = async (organization_id: string, asker = owner) =>
    (
      await asker.api.admin.explainAccess({
        organization_id,
        user_id: mentor.id,
        subject: { kind: "page", page: "my-applications" },
      })
    ).steps.at(-1)?.rule;
  expect(await decidingRule(organizationId)).toBe("default.nobody");
  expect(await decidingRule(organizationId, await server.createUser({ superAdmin: true }))).toBe("person.applicant");
  await submittedApplication(mentor);
  expect(await decidingRule(organizationId)).toBe("person.applicant");
  expect(await decidingRule(elsewhereId)).toBe("default.nobody");
});
