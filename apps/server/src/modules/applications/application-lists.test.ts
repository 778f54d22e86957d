import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { castOf, filledDraft, submittedApplication, type ProcessCast } from "../../../test/application-process.ts";
import { outcomeOf } from "../../../test/refusals.ts";
import { startTestServer, type TestServer } from "../../../test/server.ts";
import { registrationAnswers } from "./applications.factory.ts";

let server: TestServer;
let here: ProcessCast;
let elsewhere: ProcessCast;

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
  elsewhere = await castOf(server, "Elevate");
});
afterAll(() => server.close());

describe("My Applications", () => {
  test("counts what was submitted, filters, searches without accents, sorts and pages", async () => {
    const { api } = await server.createUser({
      organizations: { [here.organizationId]: "member" },
      email: `mine@${here.organizationId}.test`,
    });
    const founder = { api } as typeof here.founder;
    const first = await submittedApplication(founder, { name: "Αλφα Θάλασσα" });
    const second = await submittedApplication(founder, { name: "Βήτα Ουρανός" });
    await here.coordinator.api.applications.approve({ id: second.id, version: second.version });
    const withdrawn = await submittedApplication(founder, { name: "Γάμμα" });
    await api.applications.withdraw({ id: withdrawn.id, version: withdrawn.version });
    await filledDraft(founder, { name: "Δέλτα" });
    const all = await api.applications.mine({});
    expect(all.items.map(({ subject_name }) => subject_name)).toEqual([
      "Δέλτα",
      "Γάμμα",
      "Βήτα Ουρανός",
      "Αλφα Θάλασσα",
    ]);
    expect(await api.applications.mineCount({ search: "ουρανοσ" })).toEqual({
      value: 1,
      exact: true,
      groups: { total: 2, pending: 1, under_review: 0, approved: 1, rejected: 0, draft: 1, withdrawn: 1 },
    });
    const whole = await api.applications.mineCount({});
    expect(whole.value).toBe(all.items.length);
    expect(whole.groups.total + whole.groups.draft + whole.groups.withdrawn).toBe(whole.value);
    const names = async (query: Parameters<typeof api.applications.mine>[0]) =>
      (await api.applications.mine(query)).items.map(({ subject_name }) => subject_name);
    expect(await names({ status: "pending" })).toEqual(["Αλφα Θάλασσα"]);
    expect(await names({ search: "ουρανοσ" })).toEqual(["Βήτα Ουρανός"]);
    expect(await names({ search: first.reference ?? "" })).toEqual(["Αλφα Θάλασσα"]);
    expect(await names({ search: "%" })).toEqual([]);
    expect(await names({ sort: "oldest" })).toEqual(["Αλφα Θάλασσα", "Βήτα Ουρανός", "Γάμμα", "Δέλτα"]);
    expect(await names({ sort: "status" })).toEqual(["Δέλτα", "Αλφα Θάλασσα", "Βήτα Ουρανός", "Γάμμα"]);
    for (const sort of ["newest", "oldest", "status"] as const) {
      const page = await api.applications.mine({ sort, limit: 3 });
      const rest = await api.applications.mine({ sort, limit: 3, cursor: page.next_cursor ?? "" });
      const paged = [...page.items, ...rest.items].map(({ subject_name }) => subject_name);
      expect(paged).toEqual(await names({ sort }));
      expect(rest.next_cursor).toBeNull();
    }
  });
});

test("a cursor is good for its own list alone: not for another person, organization, order or list", async () => {
  for (const name of ["Άλφα πριν", "Ωμέγα μετά"]) await submittedApplication(here.founder, { name });
  for (const name of ["Μέσον", "Τέλος"]) await submittedApplication(elsewhere.founder, { name });
  const mine = async (cast: ProcessCast) => (await cast.founder.api.applications.mine({ limit: 1 })).next_cursor ?? "";
  const queue = async (cast: ProcessCast) =>
    (await cast.coordinator.api.applications.queue({ limit: 1 })).next_cursor ?? "";
  const { founder, coordinator } = here;
  expect((await founder.api.applications.mine({ cursor: await mine(here) })).items).not.toEqual([]);
  for (const cursor of [await mine(elsewhere), await queue(here)])
    expect(await outcomeOf(founder.api.applications.mine({ cursor }))).toBe("input.invalid");
  for (const cursor of [await queue(elsewhere), await mine(here)])
    expect(await outcomeOf(coordinator.api.applications.queue({ cursor }))).toBe("input.invalid");
  expect(await outcomeOf(founder.api.applications.mine({ sort: "oldest", cursor: await mine(here) }))).toBe(
    "input.invalid",
  );
});

describe("the coordinators' table", () => {
  test("filters by phase, industry, stage and evaluator, and refuses those who do not manage", async () => {
    const cast = await castOf(server, "Πίνακας");
    const energy = await submittedApplication(
      cast.founder,
      registrationAnswers({ name: "Ήλιος", industry: "energy", stage: "mvp" }),
    );
    await submittedApplication(
      cast.founder,
      registrationAnswers({ name: "Κύμα", industry: "maritime", stage: "seed" }),
    );
    const { api } = cast.coordinator;
    await api.evaluations.assign({ id: energy.id, evaluator_id: cast.evaluator.id });
    const names = async (query: Parameters<typeof api.applications.queue>[0]) =>
      (await api.applications.queue(query)).items.map(({ subject_name }) => subject_name);
    expect(await names({})).toEqual(["Κύμα", "Ήλιος"]);
    expect(await names({ phase: "under_review" })).toEqual(["Ήλιος"]);
    expect(await names({ phase: "open", industry: "maritime" })).toEqual(["Κύμα"]);
    expect(await names({ stage: "mvp" })).toEqual(["Ήλιος"]);
    expect(await names({ evaluator_id: cast.evaluator.id })).toEqual(["Ήλιος"]);
    expect(await names({ evaluator_id: "none" })).toEqual(["Κύμα"]);
    expect(await names({ sort: "name" })).toEqual(["Ήλιος", "Κύμα"]);
    const [row] = (await api.applications.queue({ search: "ηλιος" })).items;
    expect(row).toMatchObject({
      applicant_name: "Άννα Λιάπη",
      evaluations_assigned: 1,
      evaluations_submitted: 0,
      score: null,
    });
    expect(await api.applications.queueCount({ search: "ηλιος" })).toMatchObject({
      value: 1,
      groups: { total: 2, pending: 1, under_review: 1 },
    });
    for (const { api: other } of [cast.evaluator, cast.founder, cast.member]) {
      expect(await outcomeOf(other.applications.queue({}))).toBe("auth.forbidden");
      expect(await outcomeOf(other.applications.queueCount({}))).toBe("auth.forbidden");
    }
  });
});
