import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownAddress, submittedApplication, twoOrganizations, type ProcessCast } from "#test/application-process.ts";
import type { TestServer, TestUser } from "#test/server.ts";
import { createWorkflow, step, way } from "../workflows.factory.ts";
import { mentorships } from "#modules/mentorship/mentorship.tables.ts";

let server: TestServer;
let cast: ProcessCast;
let elsewhere: ProcessCast;
let mentor: TestUser;

beforeAll(async () => {
  ({ server, cast, elsewhere } = await twoOrganizations());
  const organizations = { [cast.organizationId]: "member" } as const;
  mentor = await server.createUser({
    email: ownAddress(),
    firstName: "Κλειώ",
    lastName: "Δήμου",
    role: "mentor",
    organizations,
  });
});
afterAll(() => server?.close());

const DEFINITION: WorkflowDefinition = {
  nodes: [
    { ...step("start"), type: "start" },
    {
      ...step("advice"),
      type: "review",
      assignee: { kind: "mentor" },
      due_days: 5,
      remind_days: null,
      escalation: null,
      not_by: [],
    },
    { ...step("end"), type: "end" },
  ],
  edges: [way("start", "advice"), way("advice", "end")],
};

test("a step for the applicant's mentor waits until one is chosen, then it is theirs alone", async () => {
  await createWorkflow(server.db, cast.organizationId, { definition: DEFINITION, trigger: "registration" });
  await submittedApplication(cast.founder, { name: "Advised Io" });
  const { workflows } = cast.moderator.api;
  const [one] = (await workflows.instances({ q: "Advised" })).items;
  const id = one?.id ?? "";
  const seen = () => workflows.instance({ id });
  expect(await seen()).toMatchObject({ status: "failed", troubles: [{ node: "advice", code: "no_mentor" }] });
  expect((await cast.moderator.api.notifications.list({})).items).toContainEqual(
    expect.objectContaining({ activity_type: "workflow_stuck" }),
  );
  expect((await mentor.api.workflows.tasks({})).items).toEqual([]);

  const offered = await workflows.caseMentor({ id });
  expect(offered.mentor).toBeNull();
  const found = (await workflows.mentors({ id })).people.map((person) => person.id);
  expect(found.toSorted()).toEqual([cast.member.id, mentor.id].toSorted());
  expect((await workflows.mentors({ id, q: "no such name" })).people).toEqual([]);
  await expect(workflows.setMentor({ id, mentor_id: cast.evaluator.id })).rejects.toMatchObject({
    code: "workflow.not_mentor",
  });
  for (const stranger of [cast.member, cast.founder, mentor]) {
    await expect(stranger.api.workflows.setMentor({ id, mentor_id: mentor.id })).rejects.toMatchObject({
      code: "auth.forbidden",
    });
  }
  const none = { code: "workflow.instance_not_found" };
  await expect(elsewhere.owner.api.workflows.setMentor({ id, mentor_id: mentor.id })).rejects.toMatchObject(none);
  await expect(elsewhere.owner.api.workflows.caseMentor({ id })).rejects.toMatchObject(none);
  await expect(elsewhere.owner.api.workflows.mentors({ id })).rejects.toMatchObject(none);

  await workflows.setMentor({ id, mentor_id: mentor.id });
  expect(await seen()).toMatchObject({ status: "running", troubles: [], standing: ["advice"] });
  const [task] = (await mentor.api.workflows.tasks({ view: "mine" })).items;
  expect(task).toMatchObject({ name: { en: "advice" }, assignee: { id: mentor.id } });
  expect((await workflows.tasks({ q: "Advised" })).items).toEqual([]);
  expect((await mentor.api.workflows.task({ id: task?.id ?? "" })).can).toMatchObject({
    complete: true,
    release: false,
  });
  await mentor.api.workflows.completeTask({ id: task?.id ?? "", outcome: "next", answers: {}, reason: "" });
  expect((await seen()).status).toBe("completed");
});

test("who is a mentor no more gets no new task of it, and what is kept of it goes with the account", async () => {
  const { workflows } = cast.moderator.api;
  await submittedApplication(cast.founder, { name: "Advised Europa" });
  const [one] = (await workflows.instances({ q: "Europa" })).items;
  expect((await workflows.instance({ id: one?.id ?? "" })).status).toBe("running");
  await workflows.setMentor({ id: one?.id ?? "", mentor_id: null });
  await submittedApplication(cast.founder, { name: "Advised Ganymede" });
  const [next] = (await workflows.instances({ q: "Ganymede" })).items;
  expect((await workflows.instance({ id: next?.id ?? "" })).troubles).toMatchObject([{ code: "no_mentor" }]);
  expect(
    await server.db.select().from(mentorships).where(eq(mentorships.organization_id, cast.organizationId)),
  ).toEqual([]);
});

test("whoever left the organization is shown as nobody's mentor there", async () => {
  const { workflows } = cast.moderator.api;
  const leaving = await server.createUser({ role: "mentor", organizations: { [cast.organizationId]: "member" } });
  await submittedApplication(cast.founder, { name: "Advised Callisto" });
  const id = (await workflows.instances({ q: "Callisto" })).items[0]?.id ?? "";
  await workflows.setMentor({ id, mentor_id: leaving.id });
  expect((await workflows.caseMentor({ id })).mentor?.id).toBe(leaving.id);
  await cast.owner.api.organizations.removeMembers({
    id: cast.organizationId,
    members: [{ user_id: leaving.id, seen_role: "member" }],
  });
  expect((await workflows.caseMentor({ id })).mentor).toBeNull();
});

test("whoever manages applications and mentors the applicant gets the mentor's step, and nothing else of the case", async () => {
  const { workflows } = cast.moderator.api;
  const managing = await server.createUser({ role: "mentor", organizations: { [cast.organizationId]: "moderator" } });
  const application = await submittedApplication(cast.founder, { name: "Advised Io" });
  const id = (await workflows.instances({ q: "Advised Io" })).items[0]?.id ?? "";
  await workflows.setMentor({ id, mentor_id: managing.id });
  const [task] = (await managing.api.workflows.tasks({ view: "mine", q: "Advised Io" })).items;
  expect(task).toMatchObject({ name: { en: "advice" } });
  expect((await managing.api.workflows.task({ id: task?.id ?? "" })).can.complete).toBe(true);
  expect((await managing.api.workflows.instances({ q: "Advised Io" })).items).toEqual([]);
  const hidden = { code: "workflow.instance_not_found" };
  await expect(managing.api.workflows.instance({ id })).rejects.toMatchObject(hidden);
  await expect(managing.api.applications.get({ id: application.id })).rejects.toMatchObject({
    code: "application.not_found",
  });
  await managing.api.workflows.completeTask({ id: task?.id ?? "", outcome: "next", answers: {}, reason: "" });
  expect((await workflows.instance({ id })).status).toBe("completed");
});
