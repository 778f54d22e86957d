import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { PEOPLE_LIMITS } from "@kerkis/contract/startups/people/people.taxonomy.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountErased } from "#modules/identity/identity.api.ts";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { transact } from "#platform/db/db.ts";
import { mailsTo } from "#test/mails.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import { createStartup } from "../startups.factory.ts";

let server: TestServer;
let organizationId: string;
let founder: TestUser;
let stranger: TestUser;
let coordinator: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  organizationId = (await createOrganization(server.db, { name: "Blue Hub" })).id;
  founder = await server.createUser({ firstName: "Άννα", lastName: "Λιάπη" });
  stranger = await server.createUser();
  coordinator = await server.createUser({ organizations: { [organizationId]: "moderator" } });
});
afterAll(() => server.close());

const newStartup = (given: object = {}) =>
  createStartup(server.db, organizationId, { owner_id: founder.id, name: "Thalassa", ...given });
const invite = (id: string, email: string, role: "owner" | "editor" = "editor", by = founder) =>
  by.api.startups.invitePerson({ id, email, role, language: "el" });
/** The only invitation that waits. */
async function invitedId(id: string, email: string): Promise<string> {
  return (await invite(id, email)).invitations[0]?.id ?? "";
}
async function tokenFor(email: string, atLeast = 1): Promise<string> {
  const { text = "" } = (await mailsTo(server, email, atLeast)).at(-1) ?? {};
  return /accept-invitation\/startup\/([\w-]+)/.exec(text)?.[1] ?? "";
}
async function joined(id: string, role: "owner" | "editor" = "editor"): Promise<TestUser> {
  const person = await server.createUser();
  await invite(id, person.email, role);
  await person.api.startups.acceptStartupInvitation({ token: await tokenFor(person.email) });
  return person;
}
const rolesOf = async (id: string, by = founder) =>
  Object.fromEntries((await by.api.startups.people({ id })).people.map(({ user_id, role }) => [user_id, role]));
const toldOf = async (person: TestUser) =>
  (await person.api.notifications.list({})).items.map(({ activity_type: kind }) => kind);
const age = (id: string, milliseconds: number) =>
  server.ownerDb.$client.query(
    `update startup_invitations set last_sent_at = last_sent_at - $2 * interval '1 millisecond',
       expires_at = expires_at - $2 * interval '1 millisecond' where id = $1`,
    [id, milliseconds],
  );

describe("inviting", () => {
  test("mails a link whose hash alone is kept; who accepts edits, and manages nobody", async () => {
    const id = await newStartup();
    const editor = await server.createUser({ firstName: "Νίκος", lastName: "Βλάχος" });
    const { invitations } = await invite(id, editor.email.toUpperCase());
    expect(invitations).toMatchObject([{ email: editor.email, role: "editor", state: "pending" }]);
    const days =
      (Date.parse(invitations[0]?.expires_at ?? "") - Date.parse(invitations[0]?.sent_at ?? "")) / 86_400_000;
    expect(days).toBeCloseTo(7, 4);
    const token = await tokenFor(editor.email);
    const { rows } = await server.ownerDb.$client.query("select * from startup_invitations where startup_id = $1", [
      id,
    ]);
    expect(JSON.stringify(rows)).not.toContain(token);

    expect(await server.visitor.startups.startupInvitation({ token })).toMatchObject({
      standing: "open",
      viewer: "visitor",
      has_account: true,
      startup: { name: "Thalassa" },
      invited_by_name: "Άννα Λιάπη",
    });
    expect(await stranger.api.startups.startupInvitation({ token })).toMatchObject({ viewer: "someone_else" });
    await expect(stranger.api.startups.acceptStartupInvitation({ token })).rejects.toMatchObject({
      code: "invitation.other_person",
    });
    const twice = await Promise.all(
      [1, 2].map(() => outcomeOf(editor.api.startups.acceptStartupInvitation({ token }))),
    );
    expect(twice).toEqual(["accepted", "accepted"]);
    expect(await rolesOf(id)).toEqual({ [founder.id]: "owner", [editor.id]: "editor" });

    const { version } = await editor.api.startups.profile({ id });
    await editor.api.startups.changeProfile({ id, version, group: "seat", answers: { city: "Βόλος" } });
    expect(await editor.api.startups.get({ id })).toMatchObject({ is_mine: true, can: { edit: true }, city: "Βόλος" });
    const seen = await editor.api.startups.people({ id });
    expect(seen).toMatchObject({ invitations: [], can: { manage: false, transfer: false, leave: true } });
    const forbidden = { code: "auth.forbidden" };
    await expect(invite(id, `${randomUUID()}@x.test`, "editor", editor)).rejects.toMatchObject(forbidden);
    await expect(editor.api.startups.removePerson({ id, user_id: founder.id })).rejects.toMatchObject(forbidden);
    await expect(editor.api.startups.changePersonRole({ id, user_id: editor.id, role: "owner" })).rejects.toMatchObject(
      forbidden,
    );
    await expect(editor.api.startups.transferStartup({ id, user_id: editor.id })).rejects.toMatchObject(forbidden);
    const history = await founder.api.startups.history({ id });
    expect(history.items.flatMap(({ changes }) => changes.map(({ field }) => field))).toContain("people");
  });

  test("goes to nobody twice, to nobody who runs it, and to a number of people", async () => {
    const id = await newStartup();
    const email = `${randomUUID()}@invited.test`;
    const both = await Promise.all([1, 2].map(() => outcomeOf(invite(id, email))));
    expect(both.toSorted()).toEqual(["accepted", "invitation.pending"]);
    expect(await outcomeOf(invite(id, founder.email))).toBe("startup.runs_already");
    await server.ownerDb.$client.query(
      `insert into startup_invitations (startup_id, email, role, language, token_hash, expires_at)
       select $1, n || '@many.test', 'editor', 'el', gen_random_uuid()::text, now() + interval '1 day' from generate_series(3, $2::int) n`,
      [id, PEOPLE_LIMITS.people],
    );
    expect(await outcomeOf(invite(id, `${randomUUID()}@invited.test`))).toBe("startup.people_full");
  });

  test("again gives a new link after a rest; taken back or late it is over; declining is told to the owner", async () => {
    const id = await newStartup();
    const email = `${randomUUID()}@invited.test`;
    const invitation_id = await invitedId(id, email);
    const first = await tokenFor(email);
    const again = () => founder.api.startups.resendInvitation({ id, invitation_id });
    expect(await outcomeOf(again())).toBe("invitation.too_soon");
    await age(invitation_id, PEOPLE_LIMITS.resendRestMs);
    await again();
    const second = await tokenFor(email, 2);
    expect(await outcomeOf(server.visitor.startups.startupInvitation({ token: first }))).toBe("invitation.not_found");
    await age(invitation_id, 7 * DAY_MS - 60_000);
    expect(await server.visitor.startups.startupInvitation({ token: second })).toMatchObject({ standing: "open" });
    await age(invitation_id, 60_000);
    expect(await server.visitor.startups.startupInvitation({ token: second })).toMatchObject({ standing: "expired" });
    await again();
    const third = await tokenFor(email, 3);
    await server.visitor.startups.declineStartupInvitation({ token: third });
    expect(await server.visitor.startups.startupInvitation({ token: third })).toMatchObject({ standing: "declined" });
    expect(await outcomeOf(again())).toBe("invitation.closed");
    expect(await toldOf(founder)).toContain("startup_invitation_declined");

    const other = await invitedId(id, email);
    await founder.api.startups.revokeInvitation({ id, invitation_id: other });
    const revoked = await tokenFor(email, 4);
    expect(await server.visitor.startups.startupInvitation({ token: revoked })).toMatchObject({ standing: "revoked" });
  });

  test("to a startup of an organization that is closed serves nobody", async () => {
    const closing = await createOrganization(server.db);
    const id = await createStartup(server.db, closing.id, { owner_id: founder.id });
    const person = await server.createUser();
    await invite(id, person.email);
    const token = await tokenFor(person.email);
    expect(await server.visitor.startups.startupInvitation({ token })).toMatchObject({ standing: "open" });
    await server.ownerDb.$client.query("update organizations set is_active = false where id = $1", [closing.id]);
    expect(await server.visitor.startups.startupInvitation({ token })).toMatchObject({ standing: "unavailable" });
    expect(await outcomeOf(person.api.startups.acceptStartupInvitation({ token }))).toBe("startup.not_found");
  });
});

describe("roles", () => {
  test("the last owner neither leaves nor is removed nor steps down, not in a race either", async () => {
    const id = await newStartup();
    const second = await joined(id, "owner");
    const refused = await Promise.all([
      outcomeOf(founder.api.startups.leaveStartup({ id })),
      outcomeOf(second.api.startups.leaveStartup({ id })),
    ]);
    expect(refused.toSorted()).toEqual(["accepted", "startup.last_owner"]);
    const left = refused[0] === "startup.last_owner" ? founder : second;
    expect(Object.values(await rolesOf(id, left))).toEqual(["owner"]);
    expect(await outcomeOf(left.api.startups.changePersonRole({ id, user_id: left.id, role: "editor" }))).toBe(
      "startup.last_owner",
    );
    expect(await outcomeOf(coordinator.api.startups.removePerson({ id, user_id: left.id }))).toBe("startup.last_owner");
    expect(await left.api.startups.people({ id })).toMatchObject({ can: { leave: false } });
  });

  test("is theirs alone to say: a super admin who works as the owner changes nothing of it", async () => {
    const id = await newStartup();
    const second = await joined(id, "owner");
    const api = await server.workingAs(founder);
    const before = await rolesOf(id);
    const tried = await Promise.all([
      outcomeOf(api.startups.leaveStartup({ id })),
      outcomeOf(api.startups.transferStartup({ id, user_id: second.id })),
      outcomeOf(api.startups.removePerson({ id, user_id: second.id })),
      outcomeOf(api.startups.changePersonRole({ id, user_id: second.id, role: "editor" })),
      outcomeOf(api.startups.invitePerson({ id, email: "n@people.test", role: "editor", language: "el" })),
    ]);
    expect(new Set(tried)).toEqual(new Set(["auth.impersonating"]));
    expect(await rolesOf(id)).toEqual(before);
  });

  test("ownership goes from one to another, who can no longer invite; what they sent is taken back", async () => {
    const id = await newStartup();
    const heir = await joined(id);
    const email = `${randomUUID()}@invited.test`;
    await invite(id, email);
    await founder.api.startups.transferStartup({ id, user_id: heir.id });
    expect(await rolesOf(id)).toEqual({ [founder.id]: "editor", [heir.id]: "owner" });
    expect(await server.visitor.startups.startupInvitation({ token: await tokenFor(email) })).toMatchObject({
      standing: "revoked",
    });
    const { rows } = await server.ownerDb.$client.query("select owner_id from startups where id = $1", [id]);
    expect(rows).toEqual([{ owner_id: heir.id }]);
    await heir.api.startups.removePerson({ id, user_id: founder.id });
    expect(await founder.api.startups.get({ id })).toMatchObject({ is_mine: false, can: { edit: false } });
    const actions = await server.ownerDb.$client.query<{ action: string }>(
      "select action from audit_log where entity_id = $1 order by id",
      [id],
    );
    expect(actions.rows.map(({ action }) => action)).toEqual([
      "startup.person_joined",
      "startup.ownership_transferred",
      "startup.person_removed",
    ]);
  });

  test("strangers and other organizations learn nothing; a coordinator of the registry manages", async () => {
    const hidden = await newStartup({ is_active: false, is_verified: false });
    const elsewhere = await createOrganization(server.db, { name: "Elevate" });
    const other = await server.createUser({ organizations: { [elsewhere.id]: "owner" } });
    for (const person of [stranger, other]) {
      expect(await outcomeOf(person.api.startups.people({ id: hidden }))).toBe("startup.not_found");
      expect(await outcomeOf(invite(hidden, "a@b.test", "owner", person))).toBe("startup.not_found");
      expect(await outcomeOf(person.api.startups.leaveStartup({ id: hidden }))).toBe("startup.person_gone");
    }
    const open = await newStartup();
    expect(await outcomeOf(other.api.startups.people({ id: open }))).toBe("auth.forbidden");
    expect(await coordinator.api.startups.people({ id: open })).toMatchObject({
      can: { manage: true, transfer: false, leave: false },
    });
    // An invitation of one startup is none of another's.
    const invitation_id = await invitedId(open, "c@d.test");
    expect(await outcomeOf(founder.api.startups.revokeInvitation({ id: hidden, invitation_id }))).toBe(
      "invitation.not_found",
    );
  });

  test("an erased owner's startup goes on with its editor, who hears of it; without one it may be claimed", async () => {
    const owner = await server.createUser();
    const id = await createStartup(server.db, organizationId, { owner_id: owner.id, name: "Heliodyne" });
    const alone = await createStartup(server.db, organizationId, { owner_id: owner.id });
    const editor = await server.createUser();
    await invite(id, editor.email, "editor", owner);
    await editor.api.startups.acceptStartupInvitation({ token: await tokenFor(editor.email) });
    const { platform } = server;
    await transact(server.db, null, (tx) =>
      platform.events.emit({ tx, platform, actorId: null }, accountErased, { userId: owner.id, email: owner.email }),
    );
    expect(await rolesOf(id, editor)).toEqual({ [editor.id]: "owner" });
    expect(await toldOf(editor)).toContain("startup_became_owner");
    expect(await server.visitor.startups.get({ id })).toMatchObject({ is_claimable: false });
    expect(await server.visitor.startups.get({ id: alone })).toMatchObject({ is_claimable: true });
  });
});
