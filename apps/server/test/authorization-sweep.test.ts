import { ORGANIZATION_ROLES, PROFILE_ROLES } from "@kerkis/contract/core/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { REGISTRY_CRITERIA } from "#modules/evaluations/registry-criteria.policy.ts";
import { castOf, ownAddress, submittedApplication, type ProcessCast } from "./application-process.ts";
import { outcomeOf } from "./refusals.ts";
import { startTestServer, type ApiClient, type TestServer } from "./server.ts";
import { SWEEP_INPUTS, sweptEndpoints, type SweepTargets } from "./sweep-calls.ts";
import { expectedVerdict, GATE_REFUSALS, type SweepSubject } from "./sweep-rules.ts";

type Person = NonNullable<SweepSubject["person"]>;

let server: TestServer;
let here: ProcessCast;
let elsewhere: ProcessCast;
let targets: SweepTargets;

/** Calls that end something for the caller come after all others. */
const LAST = ["evaluations.recuse", "identity.signOut"];

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
  elsewhere = await castOf(server, "Elevate");
  targets = await arrangeTargets();
});
afterAll(() => server.close());

/** A pending application with one evaluation under way and one handed in. */
async function arrangeTargets(): Promise<SweepTargets> {
  const application = await submittedApplication(here.founder);
  const assign = (evaluator_id: string) =>
    here.coordinator.api.evaluations.assign({ id: application.id, evaluator_id });
  const [open, done] = [await assign(here.evaluator.id), await assign(here.moderator.id)];
  const scores = Object.fromEntries(REGISTRY_CRITERIA.map(({ key }) => [key, { score: 3, comment: "Νέο" }]));
  const { api } = here.moderator;
  const saved = await api.evaluations.save({ id: done.id, version: 1, scores, recommendation: "approve" });
  await api.evaluations.submit({ id: done.id, version: saved.version });
  return {
    organizationId: here.organizationId,
    applicationId: application.id,
    evaluationId: open.id,
    submittedEvaluationId: done.id,
    startupId: application.startup_id ?? "",
  };
}

/** Calls an endpoint by its name. */
function call(api: ApiClient, key: string): Promise<unknown> {
  const input = Object.entries(SWEEP_INPUTS).find(([name]) => name === key)?.[1](targets);
  const procedure = key.split(".").reduce<unknown>((part, name) => Reflect.get(Object(part), name), api);
  if (typeof procedure !== "function") throw new Error(`The client has no ${key}.`);
  return Promise.resolve(procedure(input));
}

/** Calls every endpoint as this person and compares with what the declared access says. */
async function sweep(api: ApiClient, subject: SweepSubject): Promise<void> {
  const verdictOf = async (key: string) => {
    const outcome = await outcomeOf(call(api, key));
    expect(outcome, key).not.toBe("server.unexpected");
    expect(outcome, key).not.toBe("input.invalid");
    return GATE_REFUSALS.find((refusal) => refusal === outcome) ?? "allowed";
  };
  const answers: Record<string, string> = {};
  const expected: Record<string, string> = {};
  const ordered = sweptEndpoints.toSorted((a, b) => LAST.indexOf(a.key) - LAST.indexOf(b.key));
  for (const { key, access } of ordered) {
    if (!access) throw new Error(`${key} declares no access.`);
    answers[key] = await verdictOf(key);
    expected[key] = expectedVerdict(access, subject, key);
  }
  expect(answers).toEqual(expected);
}

const person = (given: Partial<Person> = {}): Person => ({
  role: "mentor",
  superAdmin: false,
  there: null,
  current: "member",
  part: null,
  ...given,
});

test("every endpoint declares who may call it, and the sweep knows them all", () => {
  expect(sweptEndpoints.filter(({ access }) => !access)).toEqual([]);
  expect(Object.keys(SWEEP_INPUTS).toSorted()).toEqual(sweptEndpoints.map(({ key }) => key).toSorted());
  expect(sweptEndpoints.length).toBeGreaterThan(40);
});

test("the sweep bites: a visitor does not pass for a member", async () => {
  await expect(sweep(server.visitor, { person: person({ there: "member" }) })).rejects.toThrow("auth.required");
});

test("a visitor", () => sweep(server.visitor, { person: null }));

test("a forged session is a visitor", () =>
  sweep(server.clientFor("kerkis.session_token=forged.c2lnbmF0dXJl"), { person: null }));

describe("a member of the organization", () => {
  test.each(PROFILE_ROLES)("with the profile role %s", async (role) => {
    const { api } = await server.createUser({
      role,
      email: ownAddress(),
      organizations: { [here.organizationId]: "member" },
    });
    await sweep(api, { person: person({ role, there: "member" }) });
  });

  test.each(ORGANIZATION_ROLES)("with the organization role %s", async (role) => {
    const { api } = await server.createUser({
      role: "mentor",
      email: ownAddress(),
      organizations: { [here.organizationId]: role },
    });
    await sweep(api, { person: person({ there: role, current: role }) });
  });
});

describe("a stranger to the organization", () => {
  test.each(PROFILE_ROLES)("with the profile role %s, and owner elsewhere", async (role) => {
    const organizations = { [elsewhere.organizationId]: "owner" } as const;
    const { api } = await server.createUser({ role, email: ownAddress(), organizations });
    await sweep(api, { person: person({ role, current: "owner" }) });
  });

  test("who names the organization as their own", async () => {
    const organizations = { [elsewhere.organizationId]: "owner" } as const;
    const { cookie } = await server.createUser({ role: "registry_coordinator", email: ownAddress(), organizations });
    // Not a member there, they work in the default organization instead, as a coordinator who is a member.
    await sweep(server.clientFor(cookie, here.organizationId), { person: person({ role: "registry_coordinator" }) });
  });
});

test("a super admin", async () => {
  const { api } = await server.createUser({ role: "mentor", superAdmin: true, email: ownAddress() });
  await sweep(api, { person: person({ superAdmin: true }) });
});

test("the founder whose application it is", () =>
  sweep(here.founder.api, { person: person({ role: "company_coordinator", there: "member", part: "founder" }) }));

test("the evaluator it was assigned to", () =>
  sweep(here.evaluator.api, { person: person({ role: "evaluator", there: "member", part: "evaluator" }) }));
