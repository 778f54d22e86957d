import { contract } from "@kerkis/contract/contract.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createEventRow } from "#modules/events/events.factory.ts";
import { createImport } from "#modules/imports/imports.factory.ts";
import { createInvestor } from "#modules/investors/investors.factory.ts";
import { createStartup } from "#modules/startups/startups.factory.ts";
import { createCursors } from "#platform/lists/cursors.ts";
import { castOf, createRound, type ProcessCast } from "../application-process.ts";
import { outcomeOf } from "../refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "../server.ts";
import { SWEEP_INPUTS } from "./sweep-calls.ts";

/** Every endpoint that takes a cursor, with its access and the rest of its input. */
const lists = Object.entries(contract).flatMap(([module, procedures]) =>
  Object.entries(procedures).flatMap(([name, procedure]) => {
    const fields = fieldsOf(procedure);
    return fields.includes("cursor") ? [{ module, name, key: `${module}.${name}`, fields, procedure }] : [];
  }),
);

function fieldsOf(procedure: { "~orpc": object }): string[] {
  const schemas: unknown = Reflect.get(procedure["~orpc"], "inputSchema") ?? null;
  const shape: unknown = schemas && Reflect.get(Object(Reflect.get(Object(schemas), "def")), "shape");
  return Object.keys(Object(shape));
}

let server: TestServer;
let cast: ProcessCast;
let admin: TestUser;
let publishedStartupId: string;
let investorId: string;
let importId: string;
let eventId: string;
let roundId: string;
beforeAll(async () => {
  // Only a demo shows the mail that it keeps.
  server = await startTestServer({ DEMO: "on" });
  cast = await castOf(server, "Blue Hub");
  publishedStartupId = await createStartup(server.db, cast.organizationId);
  investorId = await createInvestor(server.db, cast.organizationId);
  importId = await createImport(server.db, cast.organizationId);
  roundId = await createRound(cast);
  eventId = await createEventRow(server.db, cast.organizationId);
  admin = await server.createUser({
    superAdmin: true,
    role: "admin",
    organizations: { [cast.organizationId]: "owner" },
  });
});
afterAll(() => server?.close());

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const anId = "0199a000-0000-7000-8000-000000000001";

/** Cursors that nobody was given, or that another list or installation gave. */
function forgeries(): Record<string, string> {
  const own = server.platform.cursors.seal("startups/newest/timestamptz/uuid/", ["2026-02-30T00:00:00Z", anId]);
  return {
    "a word": "x",
    "an empty list": "W10",
    "an id": anId,
    "a place in plain sight": base64(["2026-11-01T00:00:00.000000Z", anId]),
    "a day that does not exist": base64(["newest", "2026-02-30T00:00:00.000000Z", anId, 1, true]),
    "what no database takes": base64(["\u0000", anId]),
    "another installation's": createCursors("another installation's secret, long enough").seal("startups", [anId]),
    "another list's": server.platform.cursors.seal("another list", [anId, anId]),
    "one letter changed": own.replace(/^./, (letter) => (letter === "A" ? "B" : "A")),
    "one letter more": `${own}A`,
    "a sign that decoding skips": `${own}!`,
    "cut short": own.slice(0, 20),
    "a thousand letters": "A".repeat(1_000),
  };
}

test("lists with a cursor are found, and each has a count of the same filters and access", () => {
  expect(lists.length).toBeGreaterThan(12);
  for (const { module, name, fields, procedure } of lists) {
    const counting: unknown = Reflect.get(Reflect.get(contract, module), `${name}Count`);
    if (counting === undefined) throw new Error(`${module}.${name} has no count.`);
    const { "~orpc": definition } = counting as typeof procedure;
    expect(definition.meta).toEqual(procedure["~orpc"].meta);
    expect(fieldsOf({ "~orpc": definition })).toEqual(
      fields.filter((field) => !["cursor", "limit", "sort"].includes(field)),
    );
  }
});

test.each(lists)("$key refuses cursors that it did not give", async ({ module, name, key }) => {
  const targets = {
    organizationId: cast.organizationId,
    applicationId: anId,
    evaluationId: anId,
    declinedEvaluationId: anId,
    publishedStartupId,
    requestId: anId,
    challengeId: anId,
    formId: anId,
    roundId,
    decisionId: anId,
    callId: anId,
  };
  const input = SWEEP_INPUTS[key]?.({
    ...targets,
    submittedEvaluationId: anId,
    startupId: anId,
    investorId,
    eventId,
    importId,
  });
  const call: unknown = Reflect.get(Reflect.get(admin.api, module), name);
  if (typeof call !== "function") throw new Error(`The client has no ${key}.`);
  const answers: Record<string, string> = {};
  for (const [what, cursor] of Object.entries(forgeries())) {
    answers[what] = await outcomeOf(call({ ...Object(input), cursor }));
  }
  expect(answers).toEqual(Object.fromEntries(Object.keys(answers).map((what) => [what, "input.invalid"])));
});
