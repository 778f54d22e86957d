import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "../../../../test/server.ts";
import { createStartup } from "../startups.factory.ts";

let server: TestServer;
let organizationId: string;
let coordinator: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  organizationId = (await createOrganization(server.db, { name: "Blue Hub" })).id;
  const elsewhere = (await createOrganization(server.db, { name: "Elevate" })).id;
  coordinator = await server.createUser({
    role: "registry_coordinator",
    organizations: { [organizationId]: "coordinator" },
  });
  stranger = await server.createUser({ organizations: { [elsewhere]: "owner" } });
});
afterAll(() => server.close());

const bell = async ({ api }: TestUser) =>
  (await api.notifications.list({})).items.map(({ activity_type }) => activity_type);
const waiting = async (startupId: string) => {
  const { items } = await coordinator.api.startups.requests({ state: "open" });
  const found = items.find(({ startup }) => startup.id === startupId);
  if (!found) throw new Error("Nothing waits.");
  return found;
};

test("a founder claims an imported profile with an address at its website; a coordinator hands it over, and it is theirs to edit", async () => {
  const id = await createStartup(server.db, organizationId, {
    owner_id: null,
    website_url: "https://www.thalassa.example",
  });
  const founder = await server.createUser({ email: "anna@thalassa.example" });
  const other = await server.createUser();
  expect(await server.visitor.startups.get({ id })).toMatchObject({ is_claimable: true });
  await founder.api.startups.claim({ id, reason: "Είμαι η ιδρύτρια" });
  await expect(founder.api.startups.claim({ id, reason: "Ξανά" })).rejects.toMatchObject({
    code: "startup.request_waiting",
  });
  expect(await bell(coordinator)).toContain("registry_request_received");
  const request = await waiting(id);
  expect(request).toMatchObject({ kind: "claim", is_proven: true, text: "Είμαι η ιδρύτρια", can_answer: true });
  await expect(founder.api.startups.profile({ id })).rejects.toMatchObject({ code: "auth.forbidden" });
  await coordinator.api.startups.answerRequest({ id: request.id, accept: true, answer: "" });
  expect(await bell(founder)).toContain("registry_request_accepted");
  expect(await founder.api.startups.get({ id })).toMatchObject({
    is_mine: true,
    can: { edit: true },
    is_claimable: false,
  });
  await expect(other.api.startups.claim({ id, reason: "Και εγώ" })).rejects.toMatchObject({ code: "startup.claimed" });
  await expect(
    coordinator.api.startups.answerRequest({ id: request.id, accept: true, answer: "" }),
  ).rejects.toMatchObject({ code: "startup.request_answered" });
});

test("of two who claim a profile one has it; an address elsewhere proves nothing", async () => {
  const id = await createStartup(server.db, organizationId, {
    owner_id: null,
    website_url: "https://www.okeanis.example",
  });
  const [first, second] = [await server.createUser(), await server.createUser({ email: "b@not-okeanis.example" })];
  for (const { api } of [first, second]) await api.startups.claim({ id, reason: "Είναι δική μου" });
  const { items } = await coordinator.api.startups.requests({ state: "open", kind: "claim" });
  const claims = items.filter(({ startup }) => startup.id === id);
  expect(claims.map(({ is_proven }) => is_proven)).toEqual([false, false]);
  const answers = [];
  for (const claim of claims) {
    const answer = { id: claim.id, accept: true, answer: "" };
    answers.push(await outcomeOf(coordinator.api.startups.answerRequest(answer)));
  }
  expect(answers).toEqual(["accepted", "startup.claimed"]);
});

test("changed verified facts wait as one request, with what was verified; confirmed they are verified anew", async () => {
  const founder = await server.createUser();
  const id = await createStartup(server.db, organizationId, { owner_id: founder.id, name: "Heliodyne", city: "Βόλος" });
  const { version } = await founder.api.startups.profile({ id });
  const change = (seen: number, answers: Record<string, string>, group: "identity" | "seat") =>
    founder.api.startups.changeProfile({ id, version: seen, group, answers });
  await change(version, { name: "Heliodyne Energy" }, "identity");
  await change(version + 1, { name: "Heliodyne Power" }, "identity");
  await change(version + 2, { city: "Λάρισα" }, "seat");
  await change(version + 3, { tax_number: "094014201" }, "identity");
  // Everyone sees that they wait; of the tax number nobody learns even that.
  expect((await server.visitor.startups.get({ id })).waiting).toEqual(["city", "name"]);
  const request = await waiting(id);
  expect(request.changes).toEqual(
    expect.arrayContaining([
      { field: "name", before: "Heliodyne", after: "Heliodyne Power" },
      { field: "city", before: "Βόλος", after: "Λάρισα" },
    ]),
  );
  expect((await server.visitor.startups.get({ id })).origins["name"]?.source).toBe("declared");
  await coordinator.api.startups.answerRequest({ id: request.id, accept: true, answer: "" });
  expect(await server.visitor.startups.get({ id })).toMatchObject({
    origins: { name: { source: "verified" }, city: { source: "verified" } },
    waiting: [],
  });
});

test("a mistake is answered in words; another organization neither sees, counts nor answers it, and nobody their own", async () => {
  const id = await createStartup(server.db, organizationId, { name: "Secret of Blue Hub" });
  const reader = await server.createUser();
  await reader.api.startups.reportMistake({ id, reason: "Λάθος πόλη" });
  const request = await waiting(id);
  expect((await stranger.api.startups.requests({})).items).toEqual([]);
  expect((await stranger.api.startups.requestsCount({})).value).toBe(0);
  const answer = { id: request.id, accept: false, answer: "Είναι σωστή" };
  await expect(stranger.api.startups.answerRequest(answer)).rejects.toMatchObject({ code: "startup.request_gone" });
  await expect(coordinator.api.startups.answerRequest({ ...answer, answer: "" })).rejects.toMatchObject({
    data: { fields: [{ path: "answer", code: "required" }] },
  });
  await coordinator.api.startups.answerRequest(answer);
  expect(await bell(reader)).toEqual(["registry_request_declined"]);
  await coordinator.api.startups.reportMistake({ id, reason: "Δικό μου" });
  const own = await waiting(id);
  expect(own.can_answer).toBe(false);
  await expect(coordinator.api.startups.answerRequest({ ...answer, id: own.id })).rejects.toMatchObject({
    code: "auth.forbidden",
  });
  const hidden = await createStartup(server.db, organizationId, { is_active: false, is_verified: false });
  await expect(reader.api.startups.reportMistake({ id: hidden, reason: "Τι είναι" })).rejects.toMatchObject({
    code: "startup.not_found",
  });
});

test("moderators learn of a registration that is not approved neither by what it is alike, nor by what is asked of it", async () => {
  const home = (await createOrganization(server.db, { name: "Registry" })).id;
  const [founder, moderator, admin] = await Promise.all([
    server.createUser(),
    server.createUser({ organizations: { [home]: "moderator" } }),
    server.createUser({ organizations: { [home]: "admin" } }),
  ]);
  const facts = { name: "Κρυφή Θάλασσα", website_url: "https://hidden.example", website_domain: "hidden.example" };
  const known = await createStartup(server.db, home, { ...facts, owner_id: null });
  const secret = await createStartup(server.db, home, {
    ...facts,
    owner_id: founder.id,
    is_active: false,
    is_verified: false,
    provenance: { declared: { by: founder.id, at: "2026-01-01T00:00:00.000Z" } },
  });
  await founder.api.startups.reportMistake({ id: secret, reason: "Λάθος πόλη" });
  const [open] = (await admin.api.startups.requests({ state: "open" })).items;
  const two = { kept_id: known, merged_id: secret };
  const seenBy = async ({ api }: TestUser) => ({
    alike: (await api.startups.duplicates({ ...facts })).some(({ id }) => id === secret),
    pairs: (await api.startups.pairs({})).items.length,
    pairsOf: (await api.startups.pairs({ of: known })).items.length,
    pairsOfIt: (await api.startups.pairs({ of: secret })).items.length,
    count: (await api.startups.pairsCount({})).value,
    view: await outcomeOf(api.startups.mergeView(two)),
    merge: await outcomeOf(api.startups.merge({ ...two, kept_version: 0, merged_version: 0, take: [] })),
    requests: (await api.startups.requests({})).items.length,
    requestsCount: (await api.startups.requestsCount({})).value,
    answer: await outcomeOf(api.startups.answerRequest({ id: open?.id ?? "", accept: false, answer: "" })),
  });
  expect(await seenBy(moderator)).toEqual({
    alike: false,
    pairs: 0,
    pairsOf: 0,
    pairsOfIt: 0,
    count: 0,
    view: "startup.not_found",
    merge: "startup.not_found",
    requests: 0,
    requestsCount: 0,
    answer: "startup.request_gone",
  });
  expect(await seenBy(admin)).toEqual({
    alike: true,
    pairs: 1,
    pairsOf: 1,
    pairsOfIt: 1,
    count: 1,
    view: "accepted",
    merge: "startup.overtaken",
    requests: 1,
    requestsCount: 1,
    answer: "input.invalid",
  });
});
