import type { contract } from "@kerkis/contract/contract.ts";
import { COORDINATING_ROLES, ORGANIZATION_ROLES, PROFILE_ROLES } from "@kerkis/contract/core/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { REGISTRY_CRITERIA } from "#modules/evaluations/registry-criteria.policy.ts";
import { createEventRow } from "#modules/events/events.factory.ts";
import { createImport } from "#modules/imports/imports.factory.ts";
import { createInvestor } from "#modules/investors/investors.factory.ts";
import { insertForm } from "#modules/forms/forms.factory.ts";
import { createChallenge } from "#modules/programmes/programmes.factory.ts";
import { createRequest, createStartup } from "#modules/startups/startups.factory.ts";
import {
  castOf,
  createRound,
  decidedOn,
  ownAddress,
  submittedApplication,
  type ProcessCast,
} from "../application-process.ts";
import { outcomeOf } from "../refusals.ts";
import { startTestServer, type ApiClient, type TestServer } from "../server.ts";
import { SWEEP_INPUTS, type SweptEndpoint, sweptEndpoints } from "./sweep-calls.ts";
import type { SweepTargets } from "./sweep-targets.ts";
import { expectedVerdict, GATE_REFUSALS, type SweepSubject } from "./sweep-rules.ts";

type Person = NonNullable<SweepSubject["person"]>;

let server: TestServer;
let here: ProcessCast;
let elsewhere: ProcessCast;
let targets: SweepTargets;

/** The endpoints of the module under attack. */
let swept: readonly SweptEndpoint[];

/** Calls that end something for the caller come after all others. */
const LAST = ["evaluations.recuse", "organizations.leave", "identity.signOut"];

/** A pending application with one evaluation under way and one handed in. */
async function arrangeTargets(): Promise<SweepTargets> {
  const application = await submittedApplication(here.founder);
  const assign = (evaluator_id: string) =>
    here.coordinator.api.evaluations.assign({ id: application.id, evaluator_id });
  const [open, done] = [await assign(here.evaluator.id), await assign(here.moderator.id)];
  const { id: other } = await submittedApplication(here.founder);
  const spare = await here.coordinator.api.evaluations.assign({ id: other, evaluator_id: here.evaluator.id });
  const scores = Object.fromEntries(REGISTRY_CRITERIA.map(({ key }) => [key, { score: 3, comment: "Νέο" }]));
  const { api } = here.moderator;
  const saved = await api.evaluations.save({ id: done.id, version: 1, scores, recommendation: "approve" });
  await api.evaluations.submit({ id: done.id, version: saved.version });
  const publishedStartupId = await createStartup(server.db, here.organizationId, { owner_id: here.founder.id });
  const stranger = await server.createUser({ email: ownAddress() });
  const requestId = await createRequest(server.db, here.organizationId, publishedStartupId, stranger.id);
  const [challengeId, callId] = [
    await createChallenge(server.db, here.organizationId, { state: "draft" }),
    await createChallenge(server.db, here.organizationId),
  ];
  return {
    challengeId,
    callId,
    roundId: await createRound(here),
    decisionId: await decidedOn(here, (await submittedApplication(here.founder)).id),
    formId: await insertForm(server.db, here.organizationId),
    organizationId: here.organizationId,
    applicationId: application.id,
    evaluationId: open.id,
    declinedEvaluationId: spare.id,
    submittedEvaluationId: done.id,
    startupId: application.startup_id ?? "",
    publishedStartupId,
    requestId,
    eventId: await createEventRow(server.db, here.organizationId),
    investorId: await createInvestor(server.db, here.organizationId, { owner_id: here.founder.id }),
    importId: await createImport(server.db, here.organizationId),
  };
}

/** Calls an endpoint by its name. */
function call(api: ApiClient, key: string): Promise<unknown> {
  const input = Object.entries(SWEEP_INPUTS).find(([name]) => name === key)?.[1](targets);
  const procedure = key.split(".").reduce<unknown>((part, name) => Reflect.get(Object(part), name), api);
  if (typeof procedure !== "function") throw new Error(`The client has no ${key}.`);
  return Promise.resolve(procedure(input));
}

/** What every endpoint answers to this person: let through, or which refusal. */
async function answersTo(api: ApiClient): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  const ordered = swept.toSorted((a, b) => LAST.indexOf(a.key) - LAST.indexOf(b.key));
  for (const { key } of ordered) {
    const outcome = await outcomeOf(call(api, key));
    // These would mean that the sweep itself asked wrongly.
    if (outcome === "server.unexpected" || outcome === "input.invalid") throw new Error(`${key} answered ${outcome}.`);
    answers[key] = GATE_REFUSALS.find((refusal) => refusal === outcome) ?? "allowed";
  }
  return answers;
}

/** What the declared accesses say that this person must be answered. */
function answersDue(subject: SweepSubject): Record<string, string> {
  return Object.fromEntries(
    swept.map(({ key, access }) => [key, access ? expectedVerdict(access, subject, key) : "undeclared"]),
  );
}

const person = (given: Partial<Person> = {}): Person => ({
  role: "mentor",
  superAdmin: false,
  there: null,
  current: "member",
  appointed: { there: false, current: false },
  part: null,
  ...given,
});

/**
 * Defines the tests that call every endpoint of a module as everyone who differs in what they may do, and compare the
 * answers with what the declared accesses say. One file of tests for each module, so that modules run side by side.
 */
export function sweepAccess(module: keyof typeof contract): void {
  beforeAll(async () => {
    swept = sweptEndpoints.filter(({ key }) => key.startsWith(`${module}.`));
    server = await startTestServer();
    here = await castOf(server, "Blue Hub");
    elsewhere = await castOf(server, "Elevate");
    targets = await arrangeTargets();
  });
  afterAll(() => server.close());

  test("a visitor", async () => {
    expect(await answersTo(server.visitor)).toEqual(answersDue({ person: null }));
  });

  test("a forged session is a visitor", async () => {
    const forged = server.clientFor("kerkis.session_token=forged.c2lnbmF0dXJl");
    expect(await answersTo(forged)).toEqual(answersDue({ person: null }));
  });

  describe("a member of the organization", () => {
    test.each(PROFILE_ROLES)("with the profile role %s", async (role) => {
      const { api } = await server.createUser({
        role,
        email: ownAddress(),
        organizations: { [here.organizationId]: "member" },
      });
      expect(await answersTo(api)).toEqual(answersDue({ person: person({ role, there: "member" }) }));
    });

    test.each(COORDINATING_ROLES)("appointed coordinator, with the profile role %s", async (role) => {
      const { api } = await server.createUser({
        role,
        email: ownAddress(),
        organizations: { [here.organizationId]: "coordinator" },
      });
      const appointed = { there: true, current: true };
      expect(await answersTo(api)).toEqual(answersDue({ person: person({ role, there: "member", appointed }) }));
    });

    test.each(COORDINATING_ROLES)("with the profile role %s, a coordinator elsewhere", async (role) => {
      const organizations = { [here.organizationId]: "member", [elsewhere.organizationId]: "coordinator" } as const;
      for (const current of [here.organizationId, elsewhere.organizationId]) {
        const { api } = await server.createUser({ role, email: ownAddress(), organizations, current });
        const appointed = { there: false, current: current === elsewhere.organizationId };
        expect(await answersTo(api)).toEqual(answersDue({ person: person({ role, there: "member", appointed }) }));
      }
    });

    test("appointed, with a profile role that coordinates nothing", async () => {
      const organizations = { [here.organizationId]: "coordinator" } as const;
      const { api } = await server.createUser({ role: "mentor", email: ownAddress(), organizations });
      expect(await answersTo(api)).toEqual(answersDue({ person: person({ role: "mentor", there: "member" }) }));
    });

    test.each(ORGANIZATION_ROLES)("with the organization role %s", async (role) => {
      const { api } = await server.createUser({
        role: "mentor",
        email: ownAddress(),
        organizations: { [here.organizationId]: role },
      });
      expect(await answersTo(api)).toEqual(answersDue({ person: person({ there: role, current: role }) }));
    });
  });

  describe("a stranger to the organization", () => {
    test.each(PROFILE_ROLES)("with the profile role %s, and owner elsewhere", async (role) => {
      const organizations = { [elsewhere.organizationId]: "owner" } as const;
      const { api } = await server.createUser({ role, email: ownAddress(), organizations });
      expect(await answersTo(api)).toEqual(answersDue({ person: person({ role, current: "owner" }) }));
    });

    test("who names the organization as their own", async () => {
      const organizations = { [elsewhere.organizationId]: "owner" } as const;
      const { cookie } = await server.createUser({ role: "registry_coordinator", email: ownAddress(), organizations });
      // Not a member there, they work in the default organization instead, as a plain member.
      const answers = await answersTo(server.clientFor(cookie, here.organizationId));
      expect(answers).toEqual(answersDue({ person: person({ role: "registry_coordinator" }) }));
    });
  });

  test("a super admin", async () => {
    const { api } = await server.createUser({ role: "mentor", superAdmin: true, email: ownAddress() });
    expect(await answersTo(api)).toEqual(answersDue({ person: person({ superAdmin: true }) }));
  });

  test("the founder whose application it is", async () => {
    expect(await answersTo(here.founder.api)).toEqual(
      answersDue({ person: person({ role: "company_coordinator", there: "member", part: "founder" }) }),
    );
  });

  test("the evaluator it was assigned to", async () => {
    expect(await answersTo(here.evaluator.api)).toEqual(
      answersDue({ person: person({ role: "evaluator", there: "member", part: "evaluator" }) }),
    );
  });

  test("the sweep bites: what a visitor is answered differs from what a super admin is due", async () => {
    const isGuarded = swept.some(({ access }) => access?.kind !== "public");
    const answers = await answersTo(server.visitor);
    expect(JSON.stringify(answers) !== JSON.stringify(answersDue({ person: person({ superAdmin: true }) }))).toBe(
      isGuarded,
    );
  });
}
