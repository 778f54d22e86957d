import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { takeAdvisoryLock } from "#platform/db/db.ts";
import { castOf, filledDraft, submittedApplication, type ProcessCast } from "../../../test/application-process.ts";
import { outcomeOf, refusalOf } from "../../../test/refusals.ts";
import { startTestServer, type TestServer } from "../../../test/server.ts";

let server: TestServer;
let here: ProcessCast;
let elsewhere: ProcessCast;

beforeAll(async () => {
  server = await startTestServer();
  here = await castOf(server, "Blue Hub");
  elsewhere = await castOf(server, "Elevate");
});
afterAll(() => server.close());

describe("a draft", () => {
  test("is continued while nothing was typed, and a new one begins after that", async () => {
    const api = (await server.createUser({ organizations: { [here.organizationId]: "member" } })).api;
    const [first, again] = await Promise.all([api.applications.start({}), api.applications.start({})]);
    expect(again.id).toBe(first.id);
    expect(first).toMatchObject({ phase: "draft", reference: null, can: { edit: true, submit: true, discard: true } });
    await api.applications.saveDraft({ id: first.id, version: first.version, answers: { name: "Aktis" } });
    expect((await api.applications.start({})).id).not.toBe(first.id);
  });

  test("begins after another start of the same person", async () => {
    const { id, api } = await server.createUser({ organizations: { [here.organizationId]: "member" } });
    const held = async () => {
      const { rowCount } = await server.ownerDb.$client.query(
        "select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'",
      );
      return rowCount;
    };
    const { draft } = await server.db.transaction(async (tx) => {
      await takeAdvisoryLock(tx, `application draft ${id}`);
      const begun = api.applications.start({});
      await expect.poll(held).toBe(1);
      return { draft: begun };
    });
    expect((await draft).phase).toBe("draft");
  });

  test("keeps what was typed, field by field, and refuses to overwrite what it has not seen", async () => {
    const { api } = here.founder;
    const draft = await api.applications.start({});
    const saved = await api.applications.saveDraft({
      id: draft.id,
      version: draft.version,
      answers: { name: "Ναυς", city: "Σύρος" },
    });
    await api.applications.saveDraft({ id: draft.id, version: saved.version, answers: { city: "Χίος 🚢" } });
    expect((await api.applications.get({ id: draft.id })).answers).toEqual({ name: "Ναυς", city: "Χίος 🚢" });
    const stale = api.applications.saveDraft({ id: draft.id, version: saved.version, answers: { name: "παλιό" } });
    expect(await outcomeOf(stale)).toBe("request.conflict");
    await api.applications.discard({ id: draft.id });
    expect(await outcomeOf(api.applications.get({ id: draft.id }))).toBe("application.not_found");
    const { id } = await submittedApplication(here.founder);
    expect(await outcomeOf(api.applications.discard({ id }))).toBe("application.not_editable");
  });

  test("is its owner's alone: managers do not even learn that it exists", async () => {
    const draft = await filledDraft(here.founder, { name: "Κρυφό σχέδιο" });
    for (const { api } of [here.coordinator, here.owner, here.member, elsewhere.owner]) {
      expect(await outcomeOf(api.applications.get({ id: draft.id }))).toBe("application.not_found");
      const change = api.applications.saveDraft({
        id: draft.id,
        version: draft.version,
        answers: { name: "δικό μου" },
      });
      expect(await outcomeOf(change)).toBe("application.not_found");
      expect(await outcomeOf(api.applications.discard({ id: draft.id }))).toBe("application.not_found");
    }
    const queue = await here.coordinator.api.applications.queue({ search: "Κρυφό" });
    expect(queue.items).toEqual([]);
  });

  test("that misses something is not submitted, and says what", async () => {
    const { api } = here.founder;
    const draft = await filledDraft(here.founder, {
      tagline: "  ",
      founded_on: "2999-01-01",
      website_url: "javascript:alert(1)",
    });
    const refused = await refusalOf(api.applications.submit({ id: draft.id, version: draft.version }));
    expect(refused?.code).toBe("application.incomplete");
    expect(refused?.data.fields).toEqual(
      expect.arrayContaining([
        { path: "tagline", code: "required" },
        { path: "founded_on", code: "date_future" },
        { path: "website_url", code: "url" },
      ]),
    );
    expect((await api.applications.get({ id: draft.id })).phase).toBe("draft");
  });

  test("refuses what a database cannot keep", async () => {
    const { api } = here.founder;
    const draft = await api.applications.start({});
    const odd = api.applications.saveDraft({
      id: draft.id,
      version: draft.version,
      answers: { name: "null\u0000byte" },
    });
    expect(await outcomeOf(odd)).toBe("input.invalid");
  });
});

describe("submitting", () => {
  test("gives a reference, makes the startup, and stays harmless when repeated", async () => {
    const { api } = here.founder;
    const draft = await filledDraft(here.founder, { name: "Heliodyne", website_url: "heliodyne.gr" });
    const submitted = await api.applications.submit({ id: draft.id, version: draft.version });
    expect(submitted).toMatchObject({
      phase: "pending",
      status: "pending",
      can: { edit: false, submit: false, withdraw: true },
    });
    expect(submitted.reference).toMatch(/^KRK-\d{4}-\d{6}$/);
    expect(submitted.answers.website_url).toBe("https://heliodyne.gr");
    expect(submitted.startup_id).not.toBeNull();
    const repeated = await api.applications.submit({ id: draft.id, version: draft.version });
    expect(repeated).toMatchObject({ reference: submitted.reference, version: submitted.version });
    expect(await outcomeOf(server.visitor.startups.get({ id: submitted.startup_id ?? "" }))).toBe("startup.not_found");
  });

  test("twice at the same moment makes one", async () => {
    const { api } = here.founder;
    const draft = await filledDraft(here.founder, { name: "Διπλό κλικ" });
    const both = await Promise.all([1, 2].map(() => api.applications.submit({ id: draft.id, version: draft.version })));
    expect(both[0]?.reference).toBe(both[1]?.reference);
    const { history } = await api.applications.get({ id: draft.id });
    expect(history.map(({ action }) => action)).toEqual(["create", "submit"]);
    const startups = await here.owner.api.startups.list({ search: "Διπλό κλικ", organization_id: here.organizationId });
    expect(startups.items).toHaveLength(1);
  });

  test("waits for the programme's window, with its grace period", async () => {
    const draft = await filledDraft(elsewhere.founder);
    const window = (closes: string, grace: number) =>
      server.ownerDb.$client.query(
        "update programmes set closes_at = $1, grace_minutes = $2 where organization_id = $3",
        [closes, grace, elsewhere.organizationId],
      );
    const { api } = elsewhere.founder;
    await window(new Date(server.clock.now().getTime() - 60_000).toISOString(), 0);
    expect(await outcomeOf(api.applications.start({}))).toBe("programme.registry_closed");
    expect(await outcomeOf(api.applications.submit({ id: draft.id, version: draft.version }))).toBe(
      "programme.registry_closed",
    );
    await window(new Date(server.clock.now().getTime() - 60_000).toISOString(), 5);
    expect(await outcomeOf(api.applications.submit({ id: draft.id, version: draft.version }))).toBe("accepted");
    await server.ownerDb.$client.query("update programmes set closes_at = null where organization_id = $1", [
      elsewhere.organizationId,
    ]);
  });
});

describe("deciding", () => {
  test("approval verifies the startup at once and tells the founder; reopening takes it out again", async () => {
    const submitted = await submittedApplication(here.founder, { name: "Mnemosyne Health" });
    const opened = await here.coordinator.api.applications.openReview({ id: submitted.id, version: submitted.version });
    expect(opened).toMatchObject({ phase: "under_review", can: { approve: true, reopen: false } });
    const reason = "Πλήρης φάκελος, ισχυρή ομάδα.";
    const approved = await here.coordinator.api.applications.approve({
      id: opened.id,
      version: opened.version,
      reason,
    });
    expect(approved).toMatchObject({ phase: "approved", status: "approved" });
    const id = submitted.startup_id ?? "";
    expect(await server.visitor.startups.get({ id })).toMatchObject({
      is_verified: true,
      verified: { by_organization: "Blue Hub" },
    });
    const seen = await here.founder.api.applications.get({ id: submitted.id });
    expect(seen.history.at(-1)).toMatchObject({ action: "approve", reason, actor_name: null });
    expect(seen.history[0]).toMatchObject({ action: "create", actor_name: "Άννα Λιάπη" });
    expect(approved.history.at(-1)?.actor_name).toBe("Νίκος Συντονιστής");
    const reopen = { id: submitted.id, version: approved.version, reason: "Νέα στοιχεία από το ΓΕΜΗ" };
    expect(await outcomeOf(here.coordinator.api.applications.reopen(reopen))).toBe("auth.forbidden");
    expect(await outcomeOf(here.moderator.api.applications.reopen(reopen))).toBe("auth.forbidden");
    const reopened = await here.owner.api.applications.reopen(reopen);
    expect(reopened).toMatchObject({ phase: "under_review", decided_at: null });
    expect(await outcomeOf(server.visitor.startups.get({ id }))).toBe("startup.not_found");
  });

  test("two coordinators at once: one decides, the other learns that it moved on", async () => {
    const { id, version } = await submittedApplication(here.founder);
    const outcomes = await Promise.all([
      outcomeOf(here.coordinator.api.applications.approve({ id, version })),
      outcomeOf(here.moderator.api.applications.reject({ id, version, reason: "Εκτός πεδίου" })),
    ]);
    expect(outcomes.toSorted()).toEqual(["accepted", "request.conflict"]);
    const { history } = await here.owner.api.applications.get({ id });
    expect(history).toHaveLength(3);
  });

  test("a rejection takes a reason, can be appealed once, and then is final", async () => {
    const submitted = await submittedApplication(here.founder);
    const { id } = submitted;
    const blank = here.coordinator.api.applications.reject({ id, version: submitted.version, reason: "  " });
    expect(await outcomeOf(blank)).toBe("input.invalid");
    const rejected = await here.coordinator.api.applications.reject({
      id,
      version: submitted.version,
      reason: "Δεν τεκμηριώνεται καινοτομία",
    });
    const mine = await here.founder.api.applications.get({ id });
    expect(mine.can).toMatchObject({ appeal: true, withdraw: false });
    const appealed = await here.founder.api.applications.appeal({
      id,
      version: rejected.version,
      reason: "Επισυνάπτουμε δίπλωμα",
    });
    expect(appealed).toMatchObject({ phase: "pending", decided_at: null });
    const rowOf = async () =>
      (await here.coordinator.api.applications.queue({})).items.find((row) => row.id === id)?.is_appealed;
    expect(await rowOf()).toBe(true);
    const again = await here.coordinator.api.applications.reject({
      id,
      version: appealed.version,
      reason: "Το δίπλωμα έχει λήξει",
    });
    expect(await rowOf()).toBe(false);
    expect((await here.founder.api.applications.get({ id })).can.appeal).toBe(false);
    const second = here.founder.api.applications.appeal({ id, version: again.version, reason: "Ξανά" });
    expect(await outcomeOf(second)).toBe("application.appeal_used");
  });

  test("changes asked for stop the clock, open the answers, and go back where it was", async () => {
    const submitted = await submittedApplication(here.founder, { name: "Aktis Grid" });
    const { id } = submitted;
    const opened = await here.coordinator.api.applications.openReview({ id, version: submitted.version });
    const edit = { id, version: opened.version, answers: { tagline: "Νέα περιγραφή" } };
    expect(await outcomeOf(here.founder.api.applications.saveDraft(edit))).toBe("application.not_editable");
    const asked = await here.coordinator.api.applications.requestChanges({
      id,
      version: opened.version,
      reason: "Συμπληρώστε ΑΦΜ",
    });
    expect(asked).toMatchObject({ phase: "changes_requested", status: "under_review" });
    const saved = await here.founder.api.applications.saveDraft({ ...edit, version: asked.version });
    server.clock.advance(3 * 60 * 60 * 1000);
    const back = await here.founder.api.applications.submit({ id, version: saved.version });
    expect(back).toMatchObject({
      phase: "under_review",
      reference: submitted.reference,
      submitted_at: submitted.submitted_at,
    });
    expect(back.startup_id).toBe(submitted.startup_id);
    const { rows } = await server.db.$client.query("select clock_paused_seconds from applications where id = $1", [id]);
    expect(rows[0].clock_paused_seconds).toBeGreaterThanOrEqual(3 * 60 * 60);
    expect(rows[0].clock_paused_seconds).toBeLessThan(3 * 60 * 60 + 60);
  });

  test("a second pause is added to the first; what was asked for is sent even after the call has closed", async () => {
    const cast = await castOf(server, "Κλείνει");
    const { id } = await submittedApplication(cast.founder);
    const hours = 60 * 60;
    for (const pause of [3 * hours, 2 * hours]) {
      const { version } = await cast.coordinator.api.applications.get({ id });
      await cast.coordinator.api.applications.requestChanges({ id, version, reason: "Συμπληρώστε" });
      server.clock.advance(pause * 1000);
      await server.ownerDb.$client.query(
        "update programmes set opens_at = now() - interval '9 days', closes_at = now() - interval '8 days' where organization_id = $1",
        [cast.organizationId],
      );
      const asked = await cast.founder.api.applications.get({ id });
      const back = await cast.founder.api.applications.submit({ id, version: asked.version });
      expect(back.phase).toBe("pending");
    }
    const { rows } = await server.db.$client.query("select clock_paused_seconds from applications where id = $1", [id]);
    expect(rows[0].clock_paused_seconds).toBeGreaterThanOrEqual(5 * hours);
    expect(rows[0].clock_paused_seconds).toBeLessThan(5 * hours + 60);
    expect(await outcomeOf(cast.member.api.applications.start({}))).toBe("programme.registry_closed");
  });

  test("the founder withdraws before a decision, not after", async () => {
    const submitted = await submittedApplication(here.founder);
    const input = { id: submitted.id, version: submitted.version };
    const withdrawn = await here.founder.api.applications.withdraw(input);
    expect(withdrawn).toMatchObject({ phase: "withdrawn", can: { withdraw: false, submit: false } });
    expect(await outcomeOf(here.founder.api.applications.submit(input))).toBe("application.transition");
    const late = here.coordinator.api.applications.approve({ id: submitted.id, version: withdrawn.version });
    expect(await outcomeOf(late)).toBe("application.transition");
  });

  test("nobody decides on their own, not even an owner", async () => {
    const own = await submittedApplication(here.owner);
    const input = { id: own.id, version: own.version };
    expect(await outcomeOf(here.owner.api.applications.approve(input))).toBe("auth.forbidden");
    expect(await outcomeOf(here.owner.api.applications.openReview(input))).toBe("auth.forbidden");
    expect(await outcomeOf(here.owner.api.evaluations.candidates({ id: own.id }))).toBe("auth.forbidden");
    const queue = await here.owner.api.applications.queue({ limit: 100 });
    expect(queue.items.map(({ id }) => id)).not.toContain(own.id);
    expect(await outcomeOf(here.admin.api.applications.approve(input))).toBe("accepted");
  });
});

describe("from another organization", () => {
  test("nothing of the process is visible or movable, with data that could leak", async () => {
    const submitted = await submittedApplication(here.founder, { name: "Μυστική Θάλασσα", tax_number: "094014201" });
    const { id, version } = submitted;
    const step = { id, version };
    const reasoned = { ...step, reason: "Από αλλού" };
    for (const { api } of [elsewhere.coordinator, elsewhere.owner, elsewhere.evaluator, elsewhere.founder]) {
      const outcomes = await Promise.all(
        [
          api.applications.get({ id }),
          api.applications.submit(step),
          api.applications.withdraw(step),
          api.applications.appeal(reasoned),
          api.applications.saveDraft({ ...step, answers: { name: "x" } }),
          api.applications.discard({ id }),
        ].map(outcomeOf),
      );
      expect(new Set(outcomes)).toEqual(new Set(["application.not_found"]));
    }
    for (const { api } of [elsewhere.coordinator, elsewhere.owner]) {
      const outcomes = await Promise.all(
        [
          api.applications.openReview(step),
          api.applications.approve(step),
          api.applications.reject(reasoned),
          api.applications.requestChanges(reasoned),
          api.applications.reopen(reasoned),
          api.evaluations.candidates({ id }),
          api.evaluations.assign({ id, evaluator_id: elsewhere.evaluator.id }),
        ].map(outcomeOf),
      );
      expect(new Set(outcomes)).toEqual(new Set(["application.not_found"]));
      const queue = await api.applications.queue({ search: "Μυστική", phase: "all" });
      expect(queue).toEqual({ items: [], next_cursor: null });
      expect(await api.applications.queueCount({ search: "Μυστική", phase: "all" })).toMatchObject({
        value: 0,
        exact: true,
      });
    }
    expect((await elsewhere.founder.api.applications.mine({ search: "Μυστική" })).items).toEqual([]);
  });

  test("naming an organization that one is no member of changes nothing", async () => {
    const intruder = server.clientFor(elsewhere.coordinator.cookie, here.organizationId);
    const queue = await intruder.applications.queue({ limit: 100 }).catch(() => null);
    expect(queue?.items.every(({ organization_id }) => organization_id !== here.organizationId) ?? true).toBe(true);
  });
});

test("a long reason is told shortened, wherever an emoji in it happens to stand", async () => {
  for (const before of [297, 298, 299]) {
    const { id, version } = await submittedApplication(here.founder);
    const reason = `${"α".repeat(before)}${"🚢".repeat(40)}`;
    expect((await here.coordinator.api.applications.reject({ id, version, reason })).phase).toBe("rejected");
  }
});
