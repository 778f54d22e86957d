import { contract } from "@kerkis/contract/contract.ts";
import { csvLine } from "@kerkis/contract/core/files/csv.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { composeExports } from "#app/compose.ts";
import { registrationAnswers } from "#modules/applications/applications.factory.ts";
import { createEventRow } from "#modules/events/events.factory.ts";
import { eventStartups } from "#modules/events/pitching/pitching.tables.ts";
import { createInvestor } from "#modules/investors/investors.factory.ts";
import { createChallenge } from "#modules/programmes/programmes.factory.ts";
import { createRequest, createStartup } from "#modules/startups/startups.factory.ts";
import { createWorkflow } from "#modules/workflows/workflows.factory.ts";
import { castOf, createRound, ownAddress, submittedApplication, type ProcessCast } from "../application-process.ts";
import { outcomeOf } from "../refusals.ts";
import { startTestServer, type ApiClient, type TestServer, type TestUser } from "../server.ts";
import { SWEEP_INPUTS } from "./sweep-calls.ts";
import type { SweepTargets } from "./sweep-targets.ts";

/** Lists that are no files, and why. */
const WITHOUT_FILE: Record<string, string> = {
  "admin.outbox": "its mails hold links that sign in",
  "applications.comments": "what coordinators say to each other stays with the application",
  "assistant.conversations": "the download of one's data has them",
  "assistant.messages": "the download of one's data has them",
  "imports.list": "what was imported is taken along as the registry's lists are",
  "imports.rows": "rows that stay out have a file with the reasons, the others are the file that was imported",
  "judging.conflicts": "what one says of each, one by one; it is nobody’s to take along",
  "judging.selected": "what the page of a call shows whole; the organization has its applications as a file",
  "judging.rounds": "an evaluation's rules, a few of them; its applications have a file of their own",
  "notifications.list": "the download of one's data has them",
  "organizations.members": "names to choose from; the list of members is organizations.people",
  "events.interested": "who said so said it to those who run the startup, on the event's page",
  "events.helping": "the download of one's data has them",
  "events.tickets": "the download of one's data has them",
  "startups.updates": "what the page of a startup shows whole, and its feed has",
  "startups.history": "a part of a startup's page",
  "startups.pairs": "what is decided on its own page, two at a time",
  "investors.pairs": "what is decided on its own page, two at a time",
  "startups.merges": "the audit log has them",
  "investors.merges": "the audit log has them",
  "investors.changed": "what is confirmed one by one, and the list of investors has them",
  "investors.history": "a part of an investor's page",
  "workflows.tasks": "what is to be done now, and the download of one's data has what was",
  "workflows.templates": "what a workflow does is in its drawing, which a row does not hold",
};

/** Every list of the contract, with its file where it has one. */
const lists = Object.entries(contract).flatMap(([module, procedures]) =>
  Object.entries(procedures).flatMap(([name, procedure]) => {
    if (Reflect.get(procedures, `${name}Count`) === undefined) return [];
    const { path = "/" } = procedure["~orpc"].route;
    const exported = composeExports().find(({ list }) => list["~orpc"].route.path === path);
    return [{ key: `${module}.${name}`, path, exported }];
  }),
);
const files = lists.flatMap(({ exported, ...list }) => (exported ? [{ ...list, exported }] : []));

let server: TestServer;
let here: ProcessCast;
let elsewhere: ProcessCast;
let targets: SweepTargets;
let admin: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
  elsewhere = await castOf(server, "Elevate");
  const publishedStartupId = await createStartup(server.db, here.organizationId, {
    owner_id: here.founder.id,
    name: "Thalassa",
  });
  const stranger = await server.createUser({ email: ownAddress() });
  const [mine] = [await submittedApplication(here.founder), await submittedApplication(elsewhere.founder)];
  targets = {
    organizationId: here.organizationId,
    applicationId: mine.id,
    evaluationId: "",
    declinedEvaluationId: "",
    submittedEvaluationId: "",
    startupId: mine.startup_id ?? "",
    publishedStartupId,
    requestId: await createRequest(server.db, here.organizationId, publishedStartupId, stranger.id),
    eventId: await createEventRow(server.db, here.organizationId),
    challengeId: await createChallenge(server.db, here.organizationId, { state: "draft" }),
    formId: "",
    roundId: await createRound(here),
    decisionId: "",
    callId: await createChallenge(server.db, here.organizationId),
    investorId: await createInvestor(server.db, here.organizationId, { owner_id: here.founder.id }),
    importId: "",
  };
  await server.db.insert(eventStartups).values({ event_id: targets.eventId, startup_id: publishedStartupId, place: 0 });
  await here.founder.api.events.register({ id: targets.eventId });
  const { id, version } = await here.founder.api.applications.start({ programme_id: targets.callId });
  const saved = await here.founder.api.applications.saveDraft({ id, version, answers: registrationAnswers({}) });
  await here.founder.api.applications.submit({ id, version: saved.version });
  const { id: workflowId } = await createWorkflow(server.db, here.organizationId);
  await here.owner.api.workflows.startCase({ id: workflowId, title: "Thalassa" });
  admin = await server.createUser({
    superAdmin: true,
    role: "admin",
    email: ownAddress(),
    organizations: { [here.organizationId]: "owner" },
  });
  await here.owner.api.organizations.invite({
    id: here.organizationId,
    email: ownAddress(),
    role: "member",
    language: "el",
  });
});
afterAll(() => server?.close());

const inputOf = (key: string): Record<string, unknown> => ({
  ...Object(SWEEP_INPUTS[key]?.(targets)),
});

interface Page {
  items: unknown[];
  next_cursor: string | null;
}

function call(api: ApiClient, key: string, input: Record<string, unknown>): Promise<Page> {
  const procedure = key.split(".").reduce<unknown>((part, name) => Reflect.get(Object(part), name), api);
  if (typeof procedure !== "function") throw new Error(`The client has no ${key}.`);
  return Promise.resolve(procedure(input)) as Promise<Page>;
}

/** All rows of a list, page by page. */
async function wholeList(api: ApiClient, key: string, input: Record<string, unknown>): Promise<unknown[]> {
  const { items, next_cursor: cursor } = await call(api, key, { ...input, limit: 100 });
  return cursor === null ? items : [...items, ...(await wholeList(api, key, { ...input, cursor }))];
}

function fetchFile(path: string, input: Record<string, unknown>, cookie: string | null, format = "csv") {
  const { id = "", ...rest } = input;
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]));
  query.set("_organization", here.organizationId);
  query.set("_language", "en");
  const address = `${server.url}/api${path.replace("{id}", String(id))}.${format}?${query.toString()}`;
  return fetch(address, cookie ? { headers: { cookie } } : {});
}

test("every list has its file, or a reason for none", () => {
  expect(lists.length).toBeGreaterThan(18);
  expect(
    lists
      .filter(({ exported }) => !exported)
      .map(({ key }) => key)
      .toSorted(),
  ).toEqual(Object.keys(WITHOUT_FILE).toSorted());
  expect(files).toHaveLength(composeExports().length);
});

describe("a file refuses whom its list refuses", () => {
  const people = (): Record<string, { cookie: string | null }> => ({
    "a visitor": { cookie: null },
    "a forged session": { cookie: "kerkis.session_token=forged.c2lnbmF0dXJl" },
    "a member": here.member,
    "a moderator": here.moderator,
    "a coordinator": here.coordinator,
    "an owner": here.owner,
    "an owner elsewhere": elsewhere.owner,
    "a coordinator elsewhere": elsewhere.coordinator,
    "a super admin": admin,
  });

  test.each(files)("$key", async ({ key, path }) => {
    const answers: Record<string, unknown> = {};
    const due: Record<string, unknown> = {};
    for (const [who, { cookie }] of Object.entries(people())) {
      const code = await outcomeOf(call(server.clientFor(cookie, here.organizationId), key, inputOf(key)));
      for (const format of ["csv", "xlsx"]) {
        const answer = await fetchFile(path, inputOf(key), cookie, format);
        const body = await answer.text();
        answers[`${who}, ${format}`] = answer.ok ? "accepted" : Reflect.get(Object(JSON.parse(body)), "code");
        due[`${who}, ${format}`] = code;
      }
    }
    expect(answers).toEqual(due);
  });
});

test.each(files)(
  "$key: a file has the rows of the list, and of each what the list answers",
  async ({ key, path, exported }) => {
    const readers = {
      "the owner": here.owner,
      "the founder": here.founder,
      "a super admin": admin,
      "a moderator": here.moderator,
    };
    const shown: Record<string, number> = {};
    for (const [who, { cookie }] of Object.entries(readers)) {
      const client = server.clientFor(cookie, here.organizationId);
      if ((await outcomeOf(call(client, key, inputOf(key)))) !== "accepted") continue;
      // Taking a list along is an entry of the log: it comes first there.
      const answer = await fetchFile(path, inputOf(key), cookie);
      const file = Buffer.from(await answer.arrayBuffer()).toString();
      const items = await wholeList(client, key, inputOf(key));
      const more = (await exported.moreColumns?.(server.db, inputOf(key))) ?? [];
      const columns = [...exported.columns, ...more];
      const lines = items.map((row) => csvLine(columns.map(({ value }) => value(row as never, "en"))));
      const isLog = exported.recordedAs.action === "audit_log.exported";
      expect(file).toBe(
        `\uFEFF${[csvLine(columns.map(({ label }) => label.en)), ...lines.slice(isLog ? 1 : 0)].join("")}`,
      );
      shown[who] = lines.length;
    }
    // The sweep bites where there is something to be seen.
    const isAlwaysEmpty = ["admin.errorGroups", "admin.contactMessages", "admin.roleRequests"].includes(key);
    expect(Math.max(0, ...Object.values(shown)) > 0).toBe(!isAlwaysEmpty);
  },
);

test("more rows than are read at a time come whole, each once", async () => {
  const { organizationId } = here;
  await server.ownerDb.execute(
    sql`insert into organization_invitations (organization_id, email, role, language, token_hash, invited_by, expires_at)
      select ${organizationId}, 'row' || n || '@rows.test', 'member', 'el', 'hash ' || n, ${here.owner.id}, now() + interval '1 day'
      from generate_series(1, 1234) n`,
  );
  const path = "/organizations/{id}/invitations";
  const text = await (await fetchFile(path, { id: organizationId, search: "rows.test" }, here.owner.cookie)).text();
  const mails = text.match(/row\d+@rows\.test/g) ?? [];
  expect([mails.length, new Set(mails).size]).toEqual([1234, 1234]);
});
