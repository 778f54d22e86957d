import { DAY_MS, HOUR_MS } from "@kerkis/contract/core/limits.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import { castOf, type ProcessCast } from "../../../../test/application-process.ts";
import { createChallenge } from "../programmes.factory.ts";
import { programmesPersonalData } from "../privacy/personal-data.reads.ts";
import { removeWaitingOf } from "./waiting.repo.ts";
import { tellOfOpened } from "./waiting.service.ts";

let server: TestServer;
let here: ProcessCast;

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
});
afterAll(() => server.close());

const at = (ms: number) => new Date(server.clock.now().getTime() + ms).toISOString();
const upcoming = (given: Parameters<typeof createChallenge>[2] = {}) =>
  createChallenge(server.db, here.organizationId, { opens_at: at(HOUR_MS), closes_at: at(7 * DAY_MS), ...given });
const bellOf = async ({ api }: TestUser, id: string) =>
  (await api.notifications.list({})).items.filter(
    ({ activity_type, link }) => activity_type === "call_opened" && link === `/call/${id}`,
  );

test("whoever asked hears once that a call has opened, by bell and mail; whoever took it back and everyone else hears nothing", async () => {
  const id = await upcoming();
  const [stays, leaves, other] = [await server.createUser(), await server.createUser(), here.founder];
  for (const { api } of [stays, leaves]) {
    expect(await api.programmes.waiting({ id })).toEqual({ is_waiting: false });
    expect(await api.programmes.wait({ id, waits: true })).toEqual({ is_waiting: true });
    expect(await api.programmes.wait({ id, waits: true })).toEqual({ is_waiting: true });
  }
  expect(await leaves.api.programmes.wait({ id, waits: false })).toEqual({ is_waiting: false });
  // Nobody else learns that someone waits.
  expect(JSON.stringify(await here.owner.api.programmes.challenge({ id }))).not.toContain(stays.id);
  await tellOfOpened(server.platform);
  expect(await bellOf(stays, id)).toEqual([]);
  server.clock.advance(HOUR_MS);
  await Promise.all([tellOfOpened(server.platform), tellOfOpened(server.platform)]);
  expect(await bellOf(stays, id)).toHaveLength(1);
  expect(await bellOf(leaves, id)).toEqual([]);
  expect(await bellOf(other, id)).toEqual([]);
  const sent = "select subject from mail_outbox where recipient = $1";
  await expect
    .poll(async () => (await server.db.$client.query(sent, [stays.email])).rows, { timeout: 10_000 })
    .toHaveLength(1);
  expect(await stays.api.programmes.waiting({ id })).toEqual({ is_waiting: false });
  await expect(stays.api.programmes.wait({ id, waits: true })).rejects.toMatchObject({ code: "programme.transition" });
});

test("a call that is paused when it should open is told of once it goes on; one that closed meanwhile sends nobody there", async () => {
  const [paused, closed] = [await upcoming(), await upcoming({ closes_at: at(2 * HOUR_MS) })];
  const { api } = here.coordinator;
  const person = await server.createUser();
  for (const id of [paused, closed]) await person.api.programmes.wait({ id, waits: true });
  const { version } = await api.programmes.challenge({ id: paused });
  const held = await api.programmes.step({ id: paused, version, step: "pause", reason: "Διορθώνουμε τους όρους" });
  server.clock.advance(3 * HOUR_MS);
  await tellOfOpened(server.platform);
  expect([await bellOf(person, paused), await bellOf(person, closed)]).toEqual([[], []]);
  expect((await person.api.programmes.waiting({ id: closed })).is_waiting).toBe(false);
  await api.programmes.step({ id: paused, version: held.version, step: "resume" });
  await tellOfOpened(server.platform);
  expect(await bellOf(person, paused)).toHaveLength(1);
});

test("a draft, and a call of an organization that is gone, are as if they did not exist", async () => {
  const draft = await createChallenge(server.db, here.organizationId, { state: "draft" });
  const elsewhere = await castOf(server, "Elevate");
  const gone = await createChallenge(server.db, elsewhere.organizationId, { opens_at: at(HOUR_MS) });
  const person = await server.createUser();
  await person.api.programmes.wait({ id: gone, waits: true });
  await server.db.$client.query("update organizations set is_active = false where id = $1", [elsewhere.organizationId]);
  server.clock.advance(2 * HOUR_MS);
  await tellOfOpened(server.platform);
  expect(await bellOf(person, gone)).toEqual([]);
  for (const id of [draft, gone]) {
    await expect(person.api.programmes.waiting({ id })).rejects.toMatchObject({ code: "programme.not_found" });
    await expect(person.api.programmes.wait({ id, waits: true })).rejects.toMatchObject({
      code: "programme.not_found",
    });
  }
});

test("what one waits for is in the download of one's data, and goes with the account", async () => {
  const id = await upcoming();
  const [person, other] = [await server.createUser(), await server.createUser()];
  for (const { api } of [person, other]) await api.programmes.wait({ id, waits: true });
  const [section] = programmesPersonalData;
  const downloaded = async ({ id: userId }: TestUser) => {
    const found = [];
    for await (const rows of section?.rows(server.db, userId) ?? []) found.push(...[rows].flat());
    return JSON.stringify(found);
  };
  expect(await downloaded(person)).toContain(id);
  await server.db.transaction((tx) => removeWaitingOf(tx, person.id));
  expect(await downloaded(person)).not.toContain(id);
  expect(await downloaded(other)).toContain(id);
});
