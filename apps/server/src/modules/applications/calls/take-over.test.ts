import { and, eq, ne } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountErased } from "#modules/identity/identity.api.ts";
import { createChallenge } from "#modules/programmes/programmes.factory.ts";
import { createStartup } from "#modules/startups/startups.factory.ts";
import { startupPeople } from "#modules/startups/people/people.tables.ts";
import { auditLog } from "#platform/audit/audit.tables.ts";
import { transact } from "#platform/db/db.ts";
import { outcomeOf } from "#test/refusals.ts";
import type { TestUser } from "#test/server.ts";
import { filledDraft, submittedApplication, twoOrganizations } from "../../../../test/application-process.ts";

let organizations: Awaited<ReturnType<typeof twoOrganizations>>;
beforeAll(async () => {
  organizations = await twoOrganizations();
});
afterAll(() => organizations.server.close());

/** A startup of three owners, the founder among them, and what the founder began with it in a call. */
async function begun() {
  const { server, cast } = organizations;
  const [first, second, editor] = [await server.createUser(), await server.createUser(), await server.createUser()];
  const startup_id = await createStartup(server.db, cast.organizationId, { owner_id: first.id });
  const join = ({ id: user_id }: { id: string }, role: "owner" | "editor") =>
    server.db.insert(startupPeople).values({ startup_id, user_id, role });
  await join(cast.founder, "owner");
  await join(second, "owner");
  await join(editor, "editor");
  const programme_id = await createChallenge(server.db, cast.organizationId);
  const { id } = await cast.founder.api.applications.start({ programme_id, startup_id });
  const { answers } = await filledDraft(cast.founder);
  const draft = await cast.founder.api.applications.saveDraft({ id, version: 1, answers });
  return { id, version: draft.version, startup_id, first, second, editor };
}
const leaves = ({ startup_id }: { startup_id: string }) =>
  organizations.server.db
    .delete(startupPeople)
    .where(and(eq(startupPeople.startup_id, startup_id), eq(startupPeople.user_id, organizations.cast.founder.id)));
const taking = ({ api }: TestUser, id: string) => outcomeOf(api.applications.takeOver({ id }));
const left = async ({ api }: TestUser) => (await api.applications.left()).applications.map(({ id }) => id);
const bell = async ({ api }: TestUser, kind: string) =>
  (await api.notifications.list({})).items.filter(({ activity_type }) => activity_type === kind).length;

test("of two owners at once one takes over what its applicant left, and answers for it; the applicant reads it no more, and all concerned hear of it", async () => {
  const { cast, server } = organizations;
  const { founder, coordinator } = cast;
  const made = await begun();
  const { id, first, second } = made;
  const submitted = await founder.api.applications.submit(made);
  await leaves(made);
  const asked = { id, version: submitted.version, reason: "Λείπει ο προϋπολογισμός." };
  await coordinator.api.applications.requestChanges(asked);
  expect([await left(first), await left(second)]).toEqual([[id], [id]]);
  expect((await Promise.all([taking(first, id), taking(second, id)])).toSorted()).toEqual([
    "accepted",
    "application.taken_over",
  ]);
  expect([await left(first), await left(second)]).toEqual([[], []]);
  const held = await outcomeOf(first.api.applications.get({ id }));
  const [holder, other] = held === "accepted" ? [first, second] : [second, first];
  // Pressed twice it stays as it is.
  expect(await taking(holder, id)).toBe("accepted");
  const { version, can } = await holder.api.applications.get({ id });
  expect(can).toMatchObject({ edit: true, submit: true });
  const saved = await holder.api.applications.saveDraft({ id, version, answers: { city: "Χανιά" } });
  expect((await holder.api.applications.submit({ id, version: saved.version })).phase).toBe("pending");
  for (const gone of [founder, other])
    expect(await outcomeOf(gone.api.applications.get({ id }))).toBe("application.not_found");
  expect([await bell(founder, "application_handed_over"), await bell(other, "application_handed_over")]).toEqual([
    1, 1,
  ]);
  expect([await bell(holder, "application_handed_over"), await bell(coordinator, "application_taken_over")]).toEqual([
    0, 1,
  ]);
  const audited = await server.db.select().from(auditLog).where(eq(auditLog.action, "application.taken_over"));
  expect(audited).toMatchObject([{ actor_id: holder.id, entity_id: id, details: { from: founder.id, to: holder.id } }]);
});

test("nobody but an owner of the startup takes over, nothing is taken from who owns it still, and neither drafts nor registrations are", async () => {
  const { cast, elsewhere } = organizations;
  const made = await begun();
  const { id, first, editor } = made;
  await leaves(made);
  // A draft is its author's alone.
  expect([await left(first), await taking(first, id)]).toEqual([[], "application.not_found"]);
  await organizations.server.db
    .insert(startupPeople)
    .values({ startup_id: made.startup_id, user_id: cast.founder.id, role: "owner" });
  await cast.founder.api.applications.submit(made);
  expect([await left(first), await taking(first, id)]).toEqual([[], "application.taken_over"]);
  await leaves(made);
  for (const person of [editor, cast.member, elsewhere.owner, elsewhere.founder])
    expect([await left(person), await taking(person, id)]).toEqual([[], "application.not_found"]);
  // Who manages reads it, and takes nothing.
  for (const person of [cast.coordinator, cast.owner])
    expect([await left(person), await taking(person, id)]).toEqual([[], "auth.forbidden"]);
  // Whose it was it stays until someone takes it.
  expect([await left(cast.founder), await taking(cast.founder, id)]).toEqual([[], "accepted"]);
  expect(await left(first)).toEqual([id]);

  const registered = await submittedApplication(cast.founder);
  const startup_id = registered.startup_id ?? "";
  await organizations.server.db.insert(startupPeople).values({ startup_id, user_id: first.id, role: "owner" });
  await leaves({ startup_id });
  expect([await left(first), await taking(first, registered.id)]).toEqual([[id], "application.not_found"]);
});

/** How often someone was told that they can take something over, and where that is. */
const offered = async ({ api }: TestUser) =>
  (await api.notifications.list({})).items.flatMap(({ activity_type: kind, link, metadata }) =>
    kind === "application_left_behind" ? [`${link} ${metadata["title_en"]}`] : [],
  );
const OFFER = "/my-applications Blue Growth";

test("the other owners hear once that they can take over what its applicant leaves, however that comes", async () => {
  const { cast } = organizations;
  const { founder } = cast;
  const ways = [
    (_: TestUser, id: string) => founder.api.startups.leaveStartup({ id }),
    ({ api }: TestUser, id: string) => api.startups.removePerson({ id, user_id: founder.id }),
    ({ api }: TestUser, id: string) => api.startups.changePersonRole({ id, user_id: founder.id, role: "editor" }),
  ];
  for (const way of ways) {
    const made = await begun();
    await founder.api.applications.submit(made);
    const { first, second, editor, startup_id } = made;
    expect(await offered(second)).toEqual([]);
    await way(first, startup_id);
    // Whoever took them out may take it over as well.
    expect([await offered(first), await offered(second)]).toEqual([[OFFER], [OFFER]]);
    expect([await offered(editor), await offered(founder), await offered(cast.coordinator)]).toEqual([[], [], []]);
    expect(await left(second)).toEqual([made.id]);
  }
});

test("whose ownership is given to another leaves what they applied with to that one", async () => {
  const { founder } = organizations.cast;
  const made = await begun();
  await founder.api.applications.submit(made);
  await founder.api.startups.transferStartup({ id: made.startup_id, user_id: made.editor.id });
  expect(await offered(made.editor)).toEqual([OFFER]);
  expect(await offered(founder)).toEqual([]);
});

test("nobody hears of a draft, of what is decided, or of what an editor leaves; with an account what it applied with is left too", async () => {
  const { cast, server } = organizations;
  const drafted = await begun();
  await cast.founder.api.startups.leaveStartup({ id: drafted.startup_id });
  expect(await offered(drafted.first)).toEqual([]);

  const decided = await begun();
  const { version } = await cast.founder.api.applications.submit(decided);
  await cast.coordinator.api.applications.reject({ id: decided.id, version, reason: "Εκτός αντικειμένου" });
  await decided.editor.api.startups.leaveStartup({ id: decided.startup_id });
  await cast.founder.api.startups.leaveStartup({ id: decided.startup_id });
  expect(await offered(decided.first)).toEqual([]);

  const gone = await begun();
  await cast.founder.api.applications.submit(gone);
  const alone = await begun();
  await cast.founder.api.applications.submit(alone);
  const { id: userId, email } = cast.founder;
  const others = and(eq(startupPeople.startup_id, alone.startup_id), ne(startupPeople.user_id, userId));
  await server.db.delete(startupPeople).where(others);
  const { platform } = server;
  await transact(server.db, null, (tx) =>
    platform.events.emit({ tx, platform, actorId: null }, accountErased, { userId, email }),
  );
  expect(await offered(gone.first)).toEqual([OFFER]);
  // Where there is no other owner nobody is told.
  const { rows } = await server.ownerDb.$client.query(
    "select from notifications where activity_type = 'application_left_behind' and metadata->>'startup_id' = $1",
    [alone.startup_id],
  );
  expect(rows).toEqual([]);
});
