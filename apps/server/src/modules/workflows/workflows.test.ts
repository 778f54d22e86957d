import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { LIBRARY } from "@kerkis/contract/workflows/library/library.taxonomy.ts";
import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { submittedApplication, twoOrganizations, type ProcessCast } from "#test/application-process.ts";
import type { TestServer, TestUser } from "#test/server.ts";
import { ringTimer, runDueTimers } from "./engine/timers.jobs.ts";
import { createWorkflow } from "./workflows.factory.ts";
import { workflowEvents, workflowTasks, workflowTimers } from "./workflows.tables.ts";

let server: TestServer;
let cast: ProcessCast;
let elsewhere: ProcessCast;

beforeAll(async () => {
  ({ server, cast, elsewhere } = await twoOrganizations());
});
afterAll(() => server?.close());

const bell = async ({ api }: TestUser) =>
  (await api.notifications.list({})).items.map(({ activity_type }) => activity_type);
const offered = async ({ api }: TestUser, q: string) => (await api.workflows.tasks({ view: "available", q })).items;
const ticked = { identity: true, team: true, description: true };

/** Claims the only task of a case that a person is offered. */
async function claim(person: TestUser, title: string): Promise<string> {
  const [task] = await offered(person, title);
  if (!task) throw new Error("Nothing is offered.");
  await person.api.workflows.claimTask({ id: task.id });
  return task.id;
}

describe("a registration by its published workflow", () => {
  test("goes from submission over two people to the registry, and the founder hears of it", async () => {
    const { owner, moderator, coordinator, founder } = cast;
    const { id } = await owner.api.workflows.createTemplate({
      library: "registration",
      name: LIBRARY.registration.name,
    });
    const template = await owner.api.workflows.template({ id });
    expect(await owner.api.workflows.publishTemplate({ id, version: template.version })).toEqual({ number: 1 });
    const application = await submittedApplication(founder, { name: "Zefyros Air" });

    expect((await offered(moderator, "Zefyros")).map(({ name }) => name.en)).toEqual(["Completeness check"]);
    expect(await bell(moderator)).toContain("task_assigned");
    const check = await claim(moderator, "Zefyros");
    // Who comes later hears who was first.
    await expect(coordinator.api.workflows.claimTask({ id: check })).rejects.toMatchObject({
      code: "workflow.task_taken",
    });
    await expect(
      moderator.api.workflows.completeTask({ id: check, outcome: "next", answers: {}, reason: "" }),
    ).rejects.toMatchObject({ data: { fields: [{ path: "answers.identity", code: "required" }, {}, {}] } });
    await moderator.api.workflows.completeTask({ id: check, outcome: "next", answers: ticked, reason: "" });
    expect((await founder.api.applications.get({ id: application.id })).phase).toBe("under_review");

    // Whoever checked may not approve.
    expect(await offered(moderator, "Zefyros")).toEqual([]);
    const approval = await claim(coordinator, "Zefyros");
    await expect(
      coordinator.api.workflows.completeTask({ id: approval, outcome: "rejected", answers: {}, reason: "" }),
    ).rejects.toMatchObject({ data: { fields: [{ path: "reason", code: "required" }] } });
    await coordinator.api.workflows.completeTask({ id: approval, outcome: "approved", answers: {}, reason: "" });
    expect((await founder.api.applications.get({ id: application.id })).phase).toBe("approved");
    expect(await bell(founder)).toEqual(expect.arrayContaining(["application_approved", "workflow_completed"]));

    const [one] = (await owner.api.workflows.instances({ q: "zefyros" })).items;
    expect(one).toMatchObject({ status: "completed", number: 1 });
    const story = (await owner.api.workflows.instance({ id: one?.id ?? "" })).timeline.map(({ kind }) => kind);
    expect(story.filter((kind) => kind === "task_completed")).toHaveLength(2);
    expect(story[0]).toBe("completed");
  });

  test("the founder sees where it stands, without who does what; another organization sees and counts nothing", async () => {
    const { founder } = cast;
    await submittedApplication(founder, { name: "Secret Kallisto" });
    const [own] = (await founder.api.workflows.instances({ q: "Secret" })).items;
    const detail = await founder.api.workflows.instance({ id: own?.id ?? "" });
    expect(detail).toMatchObject({ standing: ["completeness"], tasks: [], timeline: [], can_manage: false });
    for (const stranger of [elsewhere.owner, elsewhere.coordinator, cast.member]) {
      expect((await stranger.api.workflows.instances({})).items).toEqual([]);
      expect((await stranger.api.workflows.instancesCount({})).value).toBe(0);
      expect((await stranger.api.workflows.tasks({})).items).toEqual([]);
      expect((await stranger.api.workflows.tasksCount({})).groups).toEqual({
        mine: 0,
        available: 0,
        overdue: 0,
        given: 0,
      });
      await expect(stranger.api.workflows.instance({ id: detail.id })).rejects.toMatchObject({
        code: "workflow.instance_not_found",
      });
    }
    const [task] = await offered(cast.moderator, "Secret");
    const id = task?.id ?? "";
    const none = { code: "workflow.task_not_found" };
    const { workflows } = elsewhere.moderator.api;
    await expect(workflows.task({ id })).rejects.toMatchObject(none);
    await expect(workflows.claimTask({ id })).rejects.toMatchObject(none);
    await expect(workflows.commentTask({ id, text: "Γεια" })).rejects.toMatchObject(none);
    await expect(workflows.suspend({ id: detail.id, reason: "Δοκιμή" })).rejects.toMatchObject({
      code: "workflow.instance_not_found",
    });
  });
});

test("of two published registration workflows startups follow the one that was published last, and publishing says so before", async () => {
  const { owner, founder, member } = elsewhere;
  const { workflows } = owner.api;
  const made = async (name: string) => {
    const { id } = await workflows.createTemplate({ library: "registration", name: { el: name, en: name } });
    return id;
  };
  const publish = async (id: string) => {
    const { version, takes_over_from: from } = await workflows.template({ id });
    await workflows.publishTemplate({ id, version });
    return from?.el ?? null;
  };
  const followed = async () =>
    (await workflows.templates({})).items.filter((one) => one.is_followed).map(({ name }) => name.el);
  const [first, second] = [await made("Παλιά"), await made("Νέα")];
  expect(await followed()).toEqual([]);
  expect(await publish(first)).toBeNull();
  expect(await publish(second)).toBe("Παλιά");
  expect(await followed()).toEqual(["Νέα"]);
  expect((await founder.api.workflows.registrationOutlook({}))?.workflow.el).toBe("Νέα");
  await submittedApplication(founder, { name: "Follows Io" });
  expect((await workflows.instances({ q: "Follows" })).items.map(({ workflow }) => workflow.el)).toEqual(["Νέα"]);

  // Published anew, the older one is followed again; archived, it leads back.
  const { version } = await workflows.template({ id: first });
  await workflows.beginVersion({ id: first, version });
  expect(await publish(first)).toBe("Νέα");
  expect(await followed()).toEqual(["Παλιά"]);
  expect((await workflows.template({ id: first })).takes_over_from).toBeNull();
  await workflows.archiveTemplate({ id: first, version: (await workflows.template({ id: first })).version });
  expect(await followed()).toEqual(["Νέα"]);
  // Another organization's workflows neither take over from these nor are followed for them.
  expect((await member.api.workflows.templates({})).items.map(({ name }) => name.el)).toEqual(["Νέα"]);
  expect((await cast.owner.api.workflows.templates({})).items.filter((one) => one.is_followed)).toHaveLength(1);
});

test("whose application is withdrawn it ends, and whoever held a task of it hears so", async () => {
  const { founder, moderator, owner } = cast;
  const application = await submittedApplication(founder, { name: "Withdrawn Io" });
  await claim(moderator, "Withdrawn");
  const [one] = (await owner.api.workflows.instances({ q: "Withdrawn" })).items;
  const { version } = await founder.api.applications.get({ id: application.id });
  await founder.api.applications.withdraw({ id: application.id, version });
  const detail = await owner.api.workflows.instance({ id: one?.id ?? "" });
  expect(detail).toMatchObject({ status: "cancelled", tasks: [{ status: "cancelled" }] });
  expect(detail.timeline[0]).toMatchObject({ kind: "withdrawn", actor: "Άννα Λιάπη" });
  expect((await moderator.api.workflows.tasks({ q: "Withdrawn" })).items).toEqual([]);
  expect(await bell(moderator)).toContain("task_cancelled");
});

describe("tasks", () => {
  test("several are claimed at once: those that are still there", async () => {
    const { id } = await createWorkflow(server.db, cast.organizationId);
    for (const title of ["Many one", "Many two", "Many three"]) await cast.owner.api.workflows.startCase({ id, title });
    const ids = (await offered(cast.moderator, "Many")).map((task) => task.id);
    await cast.coordinator.api.workflows.claimTask({ id: ids[0] ?? "" });
    const given = [...ids, ...ids, randomUUID()];
    expect(await cast.moderator.api.workflows.claimTasks({ ids: given })).toEqual({ claimed: 2, missed: 2 });
    expect((await cast.moderator.api.workflows.tasks({ view: "mine", q: "Many" })).items).toHaveLength(2);
    expect(await elsewhere.moderator.api.workflows.claimTasks({ ids })).toEqual({ claimed: 0, missed: 3 });
  });

  test("two who claim at once: one has it, the other is told by whom", async () => {
    const { id } = await createWorkflow(server.db, cast.organizationId);
    await cast.owner.api.workflows.startCase({ id, title: "Race" });
    const [task] = await offered(cast.moderator, "Race");
    const both = [cast.moderator, cast.coordinator, cast.admin, cast.owner];
    const outcomes = await Promise.allSettled(both.map(({ api }) => api.workflows.claimTask({ id: task?.id ?? "" })));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const refusals = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
    expect(refusals.map(({ code }) => code)).toEqual(Array(3).fill("workflow.task_taken"));
    const { assignee } = await cast.owner.api.workflows.task({ id: task?.id ?? "" });
    expect(refusals.map(({ data }) => data.params.name)).toEqual(Array(3).fill(assignee?.name));
  });

  test("released it is for whoever is first again; handed over it is another's", async () => {
    const { id } = await createWorkflow(server.db, cast.organizationId);
    await cast.owner.api.workflows.startCase({ id, title: "Handing over" });
    const task = await claim(cast.moderator, "Handing over");
    await cast.moderator.api.workflows.releaseTask({ id: task });
    expect(await offered(cast.coordinator, "Handing")).toHaveLength(1);
    await cast.moderator.api.workflows.claimTask({ id: task });
    const { people } = await cast.moderator.api.workflows.delegates({ id: task });
    expect(people.map((person) => person.id)).toContain(cast.coordinator.id);
    expect(people.map((person) => person.id)).not.toContain(cast.member.id);
    expect((await cast.moderator.api.workflows.delegates({ id: task, q: "no such name" })).people).toEqual([]);
    await expect(
      cast.moderator.api.workflows.delegateTask({ id: task, to: cast.member.id, reason: "" }),
    ).rejects.toMatchObject({ code: "workflow.nobody_there" });
    await cast.moderator.api.workflows.delegateTask({ id: task, to: cast.coordinator.id, reason: "Λείπω" });
    expect((await cast.coordinator.api.workflows.tasks({ view: "mine", q: "Handing" })).items).toHaveLength(1);
    expect(await cast.moderator.api.workflows.task({ id: task })).toMatchObject({ can: { complete: false } });
  });

  test("is reminded of, goes overdue, and is escalated, each once however often its clock rings", async () => {
    const { id } = await createWorkflow(server.db, cast.organizationId);
    const started = await cast.owner.api.workflows.startCase({ id, title: "Late" });
    const timers = await server.db.select().from(workflowTimers).where(eq(workflowTimers.instance_id, started.id));
    expect(timers.map(({ kind }) => kind).toSorted()).toEqual(["escalate", "overdue", "remind"]);
    await runDueTimers(server.platform);
    expect(
      await server.db.select().from(workflowTimers).where(eq(workflowTimers.instance_id, started.id)),
    ).toHaveLength(3);
    const kinds = async () =>
      (await server.db.select().from(workflowEvents).where(eq(workflowEvents.instance_id, started.id)))
        .map(({ kind }) => kind)
        .filter((kind) => /^task_(reminded|overdue|escalated)$/.test(kind))
        .toSorted();
    const waiting = async () =>
      (await server.db.select().from(workflowTimers).where(eq(workflowTimers.instance_id, started.id))).map(
        ({ kind }) => kind,
      );
    let days = 0;
    for (const [timer, event] of [
      ["remind", "task_reminded"],
      ["overdue", "task_overdue"],
      ["escalate", "task_escalated"],
    ] as const) {
      for (; (await waiting()).includes(timer); days += 1) {
        server.clock.advance(DAY_MS);
        await runDueTimers(server.platform);
      }
      await expect.poll(kinds, { timeout: 15_000 }).toContain(event);
    }
    expect(await waiting()).toEqual([]);
    expect(await kinds()).toEqual(["task_escalated", "task_overdue", "task_reminded"]);
    // The owner alone fits, so it is theirs.
    expect((await cast.owner.api.workflows.tasks({ view: "mine", q: "Late" })).items).toHaveLength(1);
    // It was offered to several, who are not named; it went to one.
    const { timeline, tasks } = await cast.owner.api.workflows.instance({ id: started.id });
    const told = (kind: string) => timeline.find((event) => event.kind === kind);
    expect(told("task_reminded")?.to).toBeNull();
    expect(told("task_escalated")?.to).toBe(tasks[0]?.assignee);
    expect(tasks[0]?.assignee).toBeTruthy();
    expect(await bell(cast.moderator)).toContain("deadline_approaching");
    server.clock.advance(-days * DAY_MS);
  });

  test("the story names whoever alone was reminded", async () => {
    const { id } = await createWorkflow(server.db, cast.organizationId);
    const started = await cast.owner.api.workflows.startCase({ id, title: "Held" });
    await claim(cast.moderator, "Held");
    await cast.owner.api.workflows.remind({ id: started.id });
    const { timeline, tasks } = await cast.owner.api.workflows.instance({ id: started.id });
    expect(timeline[0]).toMatchObject({ kind: "task_reminded", to: tasks[0]?.assignee });
    expect(tasks[0]?.assignee).toBeTruthy();
  });

  test("is not called due soon once its day is past", async () => {
    const { id } = await createWorkflow(server.db, cast.organizationId);
    const started = await cast.owner.api.workflows.startCase({ id, title: "Slept over" });
    server.clock.advance(60 * DAY_MS);
    await runDueTimers(server.platform);
    const kinds = async () =>
      (await server.db.select().from(workflowEvents).where(eq(workflowEvents.instance_id, started.id))).map(
        ({ kind }) => kind,
      );
    await expect.poll(kinds, { timeout: 15_000 }).toContain("task_escalated");
    await expect.poll(kinds, { timeout: 15_000 }).toContain("task_overdue");
    expect(await kinds()).not.toContain("task_reminded");
    server.clock.advance(-60 * DAY_MS);
  });

  test("the database lets none skip a state, nor come back", async () => {
    const { id } = await createWorkflow(server.db, cast.organizationId);
    const started = await cast.owner.api.workflows.startCase({ id, title: "Guarded" });
    const those = eq(workflowTasks.instance_id, started.id);
    const set = (change: object) => server.db.update(workflowTasks).set(change).where(those);
    const at = new Date().toISOString();
    const refused = { cause: { code: "23514" } };
    await expect(set({ status: "completed", outcome: "next", completed_at: at })).rejects.toMatchObject(refused);
    await expect(set({ status: "claimed" })).rejects.toMatchObject(refused);
    await cast.owner.api.workflows.cancel({ id: started.id, reason: "Δοκιμή" });
    await expect(set({ status: "open" })).rejects.toMatchObject(refused);
  });
});

describe("a case", () => {
  test("that nobody can go on with is stuck, named, tried again and skipped; what is done is audited", async () => {
    const { nodes, edges } = LIBRARY.registration.definition;
    const check = nodes.find((node) => node.type === "checklist");
    if (!check) throw new Error("Nothing is checked.");
    const unfit = { ...check, assignee: { kind: "profile_role", role: "investor" } as const };
    const definition = { nodes: [...nodes.filter((node) => node !== check), unfit], edges };
    const { id } = await createWorkflow(server.db, cast.organizationId, { definition });
    const started = await cast.owner.api.workflows.startCase({ id, title: "Stuck" });
    const standing = () => cast.owner.api.workflows.instance({ id: started.id });
    expect(await standing()).toMatchObject({
      status: "failed",
      troubles: [{ node: "completeness", code: "nobody" }],
    });
    expect(await bell(cast.moderator)).toContain("workflow_stuck");
    await cast.owner.api.workflows.retry({ id: started.id });
    expect((await standing()).status).toBe("failed");
    await cast.owner.api.workflows.skip({ id: started.id, reason: "Ελέγχθηκε με άλλον τρόπο" });
    expect(await standing()).toMatchObject({ status: "running", standing: ["approval"] });
    await expect(cast.owner.api.workflows.skip({ id: started.id, reason: "Ξανά" })).rejects.toMatchObject({
      code: "workflow.not_stuck",
    });
  });

  test("that is suspended asks nothing of anybody, and its clocks wait", async () => {
    const { id } = await createWorkflow(server.db, cast.organizationId);
    const started = await cast.owner.api.workflows.startCase({ id, title: "Paused" });
    const [task] = await offered(cast.moderator, "Paused");
    await cast.owner.api.workflows.suspend({ id: started.id, reason: "Περιμένουμε νόμο" });
    expect(await offered(cast.moderator, "Paused")).toEqual([]);
    await expect(cast.moderator.api.workflows.claimTask({ id: task?.id ?? "" })).rejects.toMatchObject({
      code: "workflow.task_paused",
    });
    server.clock.advance(20 * DAY_MS);
    await runDueTimers(server.platform);
    expect(
      await server.db.select().from(workflowTimers).where(eq(workflowTimers.instance_id, started.id)),
    ).toHaveLength(3);
    server.clock.advance(-20 * DAY_MS);
    await cast.owner.api.workflows.resume({ id: started.id });
    expect(await offered(cast.moderator, "Paused")).toHaveLength(1);
    await cast.owner.api.workflows.cancel({ id: started.id, reason: "Τέλος" });
    await expect(cast.owner.api.workflows.resume({ id: started.id })).rejects.toMatchObject({
      code: "workflow.instance_closed",
    });
  });

  test("a clock that rings for what is over changes nothing", async () => {
    const { id } = await createWorkflow(server.db, cast.organizationId);
    const started = await cast.owner.api.workflows.startCase({ id, title: "Over" });
    const [timer] = await server.db.select().from(workflowTimers).where(eq(workflowTimers.instance_id, started.id));
    if (!timer) throw new Error("No clock was set.");
    await cast.owner.api.workflows.cancel({ id: started.id, reason: "Δοκιμή" });
    const before = await cast.owner.api.workflows.instance({ id: started.id });
    await ringTimer(server.platform, timer);
    expect(await cast.owner.api.workflows.instance({ id: started.id })).toEqual(before);
  });
});

test("what is wrong cannot be published, and a draft of two people is never overwritten", async () => {
  const { api } = cast.owner;
  const name = { el: "Νέα", en: "New" };
  const { id } = await api.workflows.createTemplate({ library: null, name });
  const { version } = await api.workflows.template({ id });
  const saved = await api.workflows.saveTemplate({ id, version, name, definition: { nodes: [], edges: [] } });
  await expect(api.workflows.publishTemplate({ id, version: saved.version })).rejects.toMatchObject({
    code: "workflow.not_publishable",
  });
  await expect(
    cast.admin.api.workflows.saveTemplate({ id, version, name, definition: { nodes: [], edges: [] } }),
  ).rejects.toMatchObject({ code: "request.conflict" });
  await expect(elsewhere.owner.api.workflows.template({ id })).rejects.toMatchObject({
    code: "workflow.template_not_found",
  });
});
