import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import type { ManagedChallenge } from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "#test/server.ts";
import { castOf, type ProcessCast } from "../../../../test/application-process.ts";
import { createChallenge } from "../programmes.factory.ts";
import { programmes } from "../programmes.tables.ts";
import { eq } from "drizzle-orm";

let server: TestServer;
let here: ProcessCast;
let elsewhere: ProcessCast;

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
  elsewhere = await castOf(server, "Elevate");
});
afterAll(() => server.close());

const made = (title_el = "Γαλάζια Ανάπτυξη 2027") =>
  here.coordinator.api.programmes.create({ kind: "accelerator", title_el, title_en: "" });
const READY = {
  title_en: "Blue Growth 2027",
  summary_el: "Για καθαρά λιμάνια.",
  summary_en: "For clean ports.",
  description_el: "Ζητάμε λύσεις για λιμάνια.",
  description_en: "We look for solutions for ports.",
};
const step = (
  { id, version }: Pick<ManagedChallenge, "id" | "version">,
  name: "open" | "pause" | "resume" | "extend" | "close" | "archive",
  more: { reason?: string; closes_local?: string } = {},
) => here.coordinator.api.programmes.step({ id, version, step: name, ...more });

test("a coordinator makes a challenge from a template, is told what is missing, opens it, and everyone sees it", async () => {
  const draft = await made();
  expect(draft).toMatchObject({
    state: "draft",
    phase: "draft",
    answers: { grace_minutes: 15, capacity: 24, decision_days: 60 },
  });
  expect(draft.answers.closes_local).toMatch(/T15:00:00$/);
  expect(draft.can).toMatchObject({ change_dates: true, discard: true, steps: ["open", "archive"] });
  await expect(server.visitor.programmes.call({ id: draft.id })).rejects.toMatchObject({ code: "programme.not_found" });
  expect((await here.coordinator.api.programmes.call({ id: draft.id })).can_manage).toBe(true);
  await expect(step(draft, "open")).rejects.toMatchObject({
    code: "programme.not_ready",
    data: {
      fields: [
        { path: "title_en", code: "required" },
        { path: "summary_el", code: "required" },
        // The headings of the template are not yet a text.
        { path: "description_el", code: "required" },
      ],
    },
  });
  const { api } = here.coordinator;
  const written = await api.programmes.change({ id: draft.id, version: draft.version, group: "texts", answers: READY });
  await expect(
    api.programmes.change({ id: draft.id, version: draft.version, group: "texts", answers: READY }),
  ).rejects.toMatchObject({ code: "programme.overtaken" });
  const open = await step(written, "open");
  expect(open).toMatchObject({ state: "open", phase: "upcoming", can: { change_dates: false, discard: false } });
  expect(open.history.map(({ action }) => action)).toEqual(["open", "change", "create"]);
  expect(open.history[0]?.person).toContain("Συντονιστής");
  expect(await server.visitor.programmes.call({ id: draft.id })).toMatchObject({
    phase: "upcoming",
    can_manage: false,
  });
  await expect(
    api.programmes.change({ id: draft.id, version: open.version, group: "dates", answers: { capacity: 3 } }),
  ).rejects.toMatchObject({ code: "programme.dates_fixed" });
  await expect(
    api.programmes.change({ id: draft.id, version: open.version, group: "texts", answers: { summary_en: "" } }),
  ).rejects.toMatchObject({ data: { fields: [{ path: "summary_en", code: "required" }] } });
  await expect(api.programmes.discard({ id: draft.id, version: open.version })).rejects.toMatchObject({
    code: "programme.transition",
  });
});

test("dates are those of the programme's own zone; an end before the beginning is said at its field", async () => {
  const draft = await made();
  const change = (version: number, answers: Partial<ManagedChallenge["answers"]>) =>
    here.coordinator.api.programmes.change({ id: draft.id, version, group: "dates", answers });
  const winter = await change(draft.version, {
    opens_local: "2027-01-07T10:00",
    closes_local: "2027-01-29T15:00:00",
    timezone: "America/New_York",
  });
  expect(winter).toMatchObject({ opens_at: "2027-01-07T15:00:00.000Z", closes_at: "2027-01-29T20:00:00.000Z" });
  for (const [answers, path, code] of [
    [{ closes_local: "2027-01-07T09:59" }, "closes_local", "date_order"],
    [{ closes_local: "2027-02-30T09:59" }, "closes_local", "date"],
    [{ timezone: "Europe/Atlantis" }, "timezone", "invalid"],
    [{ capacity: 0 }, "capacity", "too_small"],
  ] as const) {
    await expect(change(winter.version, answers)).rejects.toMatchObject({ data: { fields: [{ path, code }] } });
  }
});

test("paused, resumed, extended, closed, archived and copied: each with its reason, and nothing else", async () => {
  const id = await createChallenge(server.db, here.organizationId);
  const { api } = here.coordinator;
  const open = await api.programmes.challenge({ id });
  await expect(step(open, "pause")).rejects.toMatchObject({ data: { fields: [{ path: "reason", code: "required" }] } });
  await expect(step(open, "resume")).rejects.toMatchObject({ code: "programme.transition" });
  const paused = await step(open, "pause", { reason: "Διορθώνουμε τους όρους" });
  expect(await server.visitor.programmes.call({ id })).toMatchObject({
    phase: "paused",
    notice: "Διορθώνουμε τους όρους",
  });
  const resumed = await step(paused, "resume");
  expect((await server.visitor.programmes.call({ id })).notice).toBeNull();
  const later = { reason: "Το ζήτησαν πολλοί", closes_local: "2099-06-30T15:00" };
  await expect(step(resumed, "extend", { ...later, closes_local: "2020-06-30T15:00" })).rejects.toMatchObject({
    data: { fields: [{ path: "closes_local", code: "date_past" }] },
  });
  const extended = await step(resumed, "extend", later);
  expect(extended.closes_at).toBe("2099-06-30T12:00:00.000Z");
  expect(extended.closed_early_at).toBeNull();
  const closed = await step(extended, "close", { reason: "Γέμισαν οι θέσεις" });
  expect(closed).toMatchObject({ closes_at: extended.closes_at, closed_early_at: closed.history[0]?.created_at });
  expect((await server.visitor.programmes.call({ id })).closed_early_at).toBe(closed.closed_early_at);
  const again = await step(closed, "extend", { ...later, closes_local: "2099-07-30T15:00" });
  expect(again.closed_early_at).toBeNull();
  const anew = await step(again, "close", { reason: "Γέμισαν πάλι" });
  expect(anew.closed_early_at).toBe(anew.history[0]?.created_at);
  const archived = await step(anew, "archive");
  expect(archived.can).toMatchObject({ change: false, steps: [] });
  await expect(server.visitor.programmes.call({ id })).rejects.toMatchObject({ code: "programme.not_found" });
  const copy = await api.programmes.copy({ id });
  expect(copy).toMatchObject({ state: "draft", opens_at: null, title: { el: "Γαλάζια Ανάπτυξη" } });
  await api.programmes.discard({ id: copy.id, version: copy.version });
  await expect(api.programmes.challenge({ id: copy.id })).rejects.toMatchObject({ code: "programme.not_found" });
});

test("a call that is closed once it was over was not closed early", async () => {
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
  const id = await createChallenge(server.db, here.organizationId, { opens_at: ago(2), closes_at: ago(1) });
  const over = await here.coordinator.api.programmes.challenge({ id });
  const closed = await step(over, "close", { reason: "Τέλος" });
  expect(closed).toMatchObject({ state: "closed", closed_early_at: null });
});

test("the database itself refuses what no step allows", async () => {
  const id = await createChallenge(server.db, here.organizationId);
  const write = (change: Partial<typeof programmes.$inferInsert>) =>
    server.ownerDb.update(programmes).set(change).where(eq(programmes.id, id));
  const soon = new Date(Date.now() + 60_000).toISOString();
  for (const change of [{ state: "draft" }, { state: "archived" }, { closes_at: soon }, { opens_at: soon }] as const) {
    await expect(write(change)).rejects.toMatchObject({ cause: { code: "KR006" } });
  }
  await write({ state: "closed" });
  await expect(write({ state: "paused" })).rejects.toMatchObject({ cause: { code: "KR006" } });
});

test("two who decide at once: one is told that it moved on", async () => {
  const open = await here.coordinator.api.programmes.challenge({
    id: await createChallenge(server.db, here.organizationId),
  });
  const { id, version } = open;
  const outcomes = await Promise.allSettled([
    here.owner.api.programmes.step({ id, version, step: "pause", reason: "Διορθώνουμε" }),
    here.admin.api.programmes.step({ id, version, step: "close", reason: "Γέμισε" }),
  ]);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { code: "programme.overtaken" },
  });
});

test("another organization's challenges are neither listed, counted, found nor changed", async () => {
  const secret = await createChallenge(server.db, elsewhere.organizationId, {
    state: "draft",
    title: { el: "Μυστική πρόσκληση", en: "Secret call" },
  });
  const { api } = here.coordinator;
  const { items } = await api.programmes.challenges({});
  expect(items.map(({ id }) => id)).not.toContain(secret);
  expect((await api.programmes.challengesCount({})).value).toBe(items.length);
  expect((await api.programmes.challenges({ search: "μυστικη" })).items).toEqual([]);
  expect((await elsewhere.coordinator.api.programmes.challenges({ search: "μυστικη" })).items).toHaveLength(1);
  for (const attempt of [
    () => api.programmes.challenge({ id: secret }),
    () => api.programmes.call({ id: secret }),
    () => api.programmes.copy({ id: secret }),
    () => here.founder.api.applications.start({ programme_id: secret }),
  ]) {
    await expect(attempt()).rejects.toMatchObject({
      code: expect.stringMatching(/^programme\.(not_found|none_open)$/),
    });
  }
});

test("what one person writes in a draft without a long pause is one entry; an opened call's changes stand by themselves", async () => {
  const { api } = here.coordinator;
  const { api: other } = here.owner;
  let draft = await made("Γραφή");
  const write = async (by: typeof api, answers: Partial<ManagedChallenge["answers"]>) => {
    draft = await by.programmes.change({ id: draft.id, version: draft.version, group: "texts", answers });
    return draft.history.map(({ action, fields }) => `${action} ${fields.join(" ")}`.trim());
  };
  await write(api, { summary_el: "Για" });
  await write(api, { summary_el: "Για λιμάνια" });
  expect(await write(api, READY)).toEqual(["change description summary title", "create"]);
  expect(await write(other, { prize_el: "10.000 €" })).toEqual([
    "change prize",
    "change description summary title",
    "create",
  ]);
  await write(api, { prize_el: "10.000 €", prize_en: "10,000 €" });
  draft = await step(draft, "open");
  await write(api, { summary_el: "Για καθαρά λιμάνια και ακτές." });
  expect((await write(api, { summary_el: "Για καθαρά λιμάνια." })).slice(0, 3)).toEqual([
    "change summary",
    "change summary",
    "open state",
  ]);
  expect(draft.managers.map(({ id }) => id)).toEqual(expect.arrayContaining([here.coordinator.id, here.owner.id]));
  expect(draft.managers.map(({ id }) => id)).not.toContain(here.founder.id);
  expect(draft.managers.map(({ id }) => id)).not.toContain(elsewhere.owner.id);
});
