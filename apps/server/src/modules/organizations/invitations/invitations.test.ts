import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { MEMBER_LIMITS } from "@kerkis/contract/organizations/members.taxonomy.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { outcomeOf } from "#test/refusals.ts";
import { mailsTo } from "#test/mails.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import { createOrganization } from "../organizations.factory.ts";

let server: TestServer;
let hub: { id: string; name: string };
let owner: TestUser;
let moderator: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  hub = await createOrganization(server.db, { name: "Blue Hub Πειραιά" });
  owner = await server.createUser({ firstName: "Δάφνη", lastName: "Κανελλή", organizations: { [hub.id]: "owner" } });
  moderator = await server.createUser({ organizations: { [hub.id]: "moderator" } });
  stranger = await server.createUser();
});
afterAll(() => server?.close());

const newAddress = () => `${randomUUID()}@invited.test`;
const invite = (email: string, role: "owner" | "admin" | "moderator" | "member" = "member", by = owner) =>
  by.api.organizations.invite({ id: hub.id, email, role, language: "el" });

/** The newest mail to an address, once the job has delivered it. */
async function mailTo(email: string, atLeast = 1): Promise<{ subject: string; text: string; token: string }> {
  const { subject = "", text = "" } = (await mailsTo(server, email, atLeast)).at(-1) ?? {};
  return { subject, text, token: /accept-invitation\/([\w-]+)/.exec(text)?.[1] ?? "" };
}
async function invited(email: string, role?: "admin" | "moderator" | "member") {
  const row = await invite(email, role);
  return { ...row, ...(await mailTo(email)) };
}
const roleIn = async (userId: string) =>
  (
    await server.ownerDb.$client.query<{ role: string }>(
      "select role from organization_members where organization_id = $1 and user_id = $2",
      [hub.id, userId],
    )
  ).rows[0]?.role;

describe("inviting", () => {
  it("mails a link of which only the hash is kept", async () => {
    const email = newAddress();
    const { id } = await invite(email.toUpperCase(), "moderator");
    const { subject, text, token } = await mailTo(email);
    expect(subject).toBe("Πρόσκληση στον οργανισμό «Blue Hub Πειραιά»");
    expect(text).toContain("Δάφνη Κανελλή");
    expect(text).toContain("υπεύθυνος κοινότητας");
    const { rows } = await server.ownerDb.$client.query("select * from organization_invitations where id = $1", [id]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("goes to no role above one's own, to no member, and not twice", async () => {
    await expect(invite(newAddress(), "admin", moderator)).rejects.toMatchObject({ code: "member.rank" });
    await expect(invite(newAddress(), "member", stranger)).rejects.toMatchObject({ code: "org.not_member" });
    await expect(invite(moderator.email)).rejects.toMatchObject({ code: "invitation.already_member" });
    const email = newAddress();
    await invite(email);
    await expect(invite(email)).rejects.toMatchObject({ code: "invitation.pending" });
    await expect(invite("no address")).rejects.toMatchObject({
      code: "input.invalid",
      data: { fields: [{ path: "email", code: "email" }] },
    });
    await expect(
      server.visitor.organizations.invite({ id: hub.id, email, role: "member", language: "el" }),
    ).rejects.toMatchObject({ code: "auth.required" });
  });

  it("two who invite the same address at once send one mail", async () => {
    const email = newAddress();
    const outcomes = await Promise.all([outcomeOf(invite(email)), outcomeOf(invite(email, "member", moderator))]);
    expect(outcomes.toSorted()).toEqual(["accepted", "invitation.pending"]);
  });

  it("stops at the organization's limit of a day", async () => {
    const busy = await createOrganization(server.db, { name: "Πολλές προσκλήσεις" });
    const host = await server.createUser({ organizations: { [busy.id]: "owner" } });
    await server.ownerDb.$client.query(
      `insert into organization_invitations (organization_id, email, token_hash, expires_at, status)
       select $1, n || '@many.test', gen_random_uuid()::text, now() + interval '1 day', 'revoked' from generate_series(1, $2::int) n`,
      [busy.id, MEMBER_LIMITS.mailsPerDay],
    );
    const call = host.api.organizations.invite({ id: busy.id, email: newAddress(), role: "member", language: "el" });
    await expect(call).rejects.toMatchObject({ code: "invitation.quota" });
  });
});

describe("inviting a list", () => {
  it("says what would happen, then does it, row by row, and doing it again sends nothing", async () => {
    const [one, two, waiting] = [newAddress(), newAddress(), newAddress()];
    await invite(waiting);
    const text = [
      "Email;Ρόλος;Γλώσσα",
      `${one};Συντονιστής;el`,
      `${two};;en`,
      `${one};μέλος;`,
      `${owner.email};;`,
      `${waiting};;`,
      "λάθος;;",
      `${newAddress()};βασιλιάς;`,
    ].join("\n");
    const ask = (dry_run: boolean) =>
      owner.api.organizations.inviteList({ id: hub.id, text, role: "member", language: "el", dry_run });
    const due = ["ready", "ready", "repeated", "already_member", "already_invited", "bad_email", "unknown_role"];
    const preview = await ask(true);
    expect(preview.lines.map(({ outcome }) => outcome)).toEqual(due);
    expect(preview.lines.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(preview).toMatchObject({ good: 2, bad: 5, left_out: 0 });
    const { rows } = await server.ownerDb.$client.query("select 1 from organization_invitations where email = $1", [
      one,
    ]);
    expect(rows).toEqual([]);
    const sent = await ask(false);
    expect(sent.lines.slice(0, 2)).toMatchObject([
      { email: one, role: "moderator", language: "el", outcome: "sent" },
      { email: two, role: "member", language: "en", outcome: "sent" },
    ]);
    expect((await mailTo(two)).subject).toBe("Invitation to Blue Hub Πειραιά");
    expect((await ask(false)).good).toBe(0);
  });

  it("refuses roles above one's own at the line", async () => {
    const { lines } = await moderator.api.organizations.inviteList({
      id: hub.id,
      text: `${newAddress()},admin\n${newAddress()},member`,
      role: "member",
      language: "el",
      dry_run: true,
    });
    expect(lines.map(({ outcome }) => outcome)).toEqual(["role_above", "ready"]);
  });
});

describe("sending again and taking back", () => {
  it("gives a new link, and only the new one works", async () => {
    const email = newAddress();
    const { id, token } = await invited(email);
    const again = () => owner.api.organizations.resendInvitations({ id: hub.id, invitation_ids: [id] });
    expect((await again()).items[0]?.outcome).toBe("invitation.too_soon");
    server.clock.advance(MEMBER_LIMITS.resendRestMs);
    expect((await again()).items[0]?.outcome).toBe("done");
    const renewed = await mailTo(email, 2);
    await expect(server.visitor.organizations.invitation({ token })).rejects.toMatchObject({
      code: "invitation.not_found",
    });
    expect(await server.visitor.organizations.invitation({ token: renewed.token })).toMatchObject({ standing: "open" });
  });

  it("makes an expired one good again", async () => {
    const email = newAddress();
    const { id, token } = await invited(email);
    // Completions 1: 7 days.
    server.clock.advance(7 * DAY_MS - 60_000);
    expect(await server.visitor.organizations.invitation({ token })).toMatchObject({ standing: "open" });
    server.clock.advance(61_000);
    expect(await server.visitor.organizations.invitation({ token })).toMatchObject({ standing: "expired" });
    const { items } = await owner.api.organizations.invitations({
      id: hub.id,
      state: "expired",
      search: email,
    });
    expect(items.map((row) => row.id)).toEqual([id]);
    expect((await owner.api.organizations.invitationsCount({ id: hub.id })).groups.expired).toBeGreaterThan(0);
    await owner.api.organizations.resendInvitations({ id: hub.id, invitation_ids: [id] });
    expect(await server.visitor.organizations.invitation({ token: (await mailTo(email, 2)).token })).toMatchObject({
      standing: "open",
    });
  });

  it("takes back what is open, says what is not, and knows no other organization's", async () => {
    const { id, token } = await invited(newAddress());
    const revoke = (by: TestUser, organization = hub.id) =>
      by.api.organizations.revokeInvitations({ id: organization, invitation_ids: [id] });
    const other = await createOrganization(server.db, { name: "Άλλος" });
    const foreign = await server.createUser({ organizations: { [other.id]: "owner" } });
    expect((await revoke(foreign, other.id)).items[0]?.outcome).toBe("invitation.not_found");
    await expect(revoke(foreign)).rejects.toMatchObject({ code: "org.not_member" });
    expect((await revoke(moderator)).items[0]?.outcome).toBe("done");
    expect((await revoke(owner)).items[0]?.outcome).toBe("invitation.closed");
    expect(await server.visitor.organizations.invitation({ token })).toMatchObject({ standing: "revoked" });
  });

  it("leaves invitations above one's role alone", async () => {
    const { id } = await invited(newAddress(), "admin");
    const { items } = await moderator.api.organizations.revokeInvitations({ id: hub.id, invitation_ids: [id] });
    expect(items[0]?.outcome).toBe("member.rank");
  });
});

describe("accepting", () => {
  it("makes the invited person a member, once, and the organization the current one", async () => {
    const person = await server.createUser();
    const { token } = await invited(person.email, "moderator");
    expect(await person.api.organizations.invitation({ token })).toMatchObject({
      standing: "open",
      viewer: "invited",
      has_account: true,
      role: "moderator",
      organization: { name: hub.name },
      invited_by_name: "Δάφνη Κανελλή",
    });
    const response = await fetch(`${server.url}/api/auth/invitations/accept`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-kerkis": "1", cookie: person.cookie },
      body: JSON.stringify({ token }),
    });
    expect(await response.json()).toMatchObject({ organization_id: hub.id, was_member: false });
    const cookie = response.headers.getSetCookie()[0]?.split(";")[0];
    const session = await server.clientFor(`${person.cookie}; ${cookie}`).identity.session();
    expect(session.current_organization).toMatchObject({ organization_id: hub.id, role: "moderator" });
    expect(await person.api.organizations.acceptInvitation({ token })).toMatchObject({ was_member: true });
    expect(await person.api.organizations.invitation({ token })).toMatchObject({ standing: "already_member" });
  });

  it("of two browsers exactly one joins, the other is told the same gently", async () => {
    const person = await server.createUser();
    const { token } = await invited(person.email);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => person.api.organizations.acceptInvitation({ token })),
    );
    expect(answers.filter(({ was_member }) => !was_member)).toHaveLength(1);
    const { rows } = await server.ownerDb.$client.query(
      "select 1 from audit_log where action = 'invitation.accepted' and actor_id = $1",
      [person.id],
    );
    expect(rows).toHaveLength(1);
  });

  it("is for the invited address alone", async () => {
    const { token } = await invited(newAddress());
    expect(await stranger.api.organizations.invitation({ token })).toMatchObject({ viewer: "someone_else" });
    await expect(stranger.api.organizations.acceptInvitation({ token })).rejects.toMatchObject({
      code: "invitation.other_person",
    });
    await expect(server.visitor.organizations.acceptInvitation({ token })).rejects.toMatchObject({
      code: "auth.required",
    });
  });

  it("does not bring back whoever was removed after accepting", async () => {
    const person = await server.createUser();
    const { token } = await invited(person.email);
    await person.api.organizations.acceptInvitation({ token });
    const members = [{ user_id: person.id, seen_role: "member" as const }];
    await owner.api.organizations.removeMembers({ id: hub.id, members });
    await expect(person.api.organizations.acceptInvitation({ token })).rejects.toMatchObject({
      code: "invitation.closed",
    });
  });

  it("keeps the role of who is a member already", async () => {
    const person = await server.createUser();
    const { token } = await invited(person.email, "moderator");
    await server.ownerDb.$client.query(
      "insert into organization_members (organization_id, user_id, role) values ($1, $2, 'member')",
      [hub.id, person.id],
    );
    expect(await person.api.organizations.invitation({ token })).toMatchObject({ standing: "already_member" });
    expect(await person.api.organizations.acceptInvitation({ token })).toMatchObject({ was_member: true });
    expect(await roleIn(person.id)).toBe("member");
  });

  it("ends with the organization", async () => {
    const closed = await createOrganization(server.db, { name: "Κλειστός" });
    const host = await server.createUser({ organizations: { [closed.id]: "owner" } });
    const person = await server.createUser();
    await host.api.organizations.invite({ id: closed.id, email: person.email, role: "member", language: "el" });
    const { token } = await mailTo(person.email);
    await server.ownerDb.$client.query("update organizations set is_active = false where id = $1", [closed.id]);
    expect(await person.api.organizations.invitation({ token })).toMatchObject({ standing: "unavailable" });
    await expect(person.api.organizations.acceptInvitation({ token })).rejects.toMatchObject({ code: "org.not_found" });
  });
});

describe("declining", () => {
  it("takes no account, and tells whoever invited", async () => {
    const email = newAddress();
    const { id, token } = await invited(email);
    await server.visitor.organizations.declineInvitation({ token });
    await server.visitor.organizations.declineInvitation({ token });
    expect(await server.visitor.organizations.invitation({ token })).toMatchObject({ standing: "declined" });
    const { items } = await owner.api.organizations.invitations({ id: hub.id, state: "declined", search: email });
    expect(items).toMatchObject([{ id, state: "declined", can: { resend: false, revoke: false } }]);
    const person = await server.createUser({ email });
    await expect(person.api.organizations.acceptInvitation({ token })).rejects.toMatchObject({
      code: "invitation.closed",
    });
  });

  it("knows no invented link", async () => {
    const token = "no-such-token-0123456789";
    const outcomes = await Promise.all([
      outcomeOf(server.visitor.organizations.invitation({ token })),
      outcomeOf(server.visitor.organizations.declineInvitation({ token })),
      outcomeOf(stranger.api.organizations.acceptInvitation({ token })),
    ]);
    expect(new Set(outcomes)).toEqual(new Set(["invitation.not_found"]));
  });
});

describe("signing up by invitation", () => {
  const person = {
    first_name: "Ελένη",
    last_name: "Κόρακα",
    role: "mentor",
    password: "a-new-secret",
    terms: true,
  } as const;

  it("makes a verified account that belongs, also while sign-up is switched off", async () => {
    const root = await server.createUser({ superAdmin: true });
    await server.db.transaction((tx) => server.platform.features.change(tx, "sign_up", false, root.id));
    await expect.poll(() => server.platform.features.isOn("sign_up")).toBe(false);
    const email = newAddress();
    const { token } = await invited(email, "moderator");
    expect(await server.visitor.organizations.signUpInvited({ ...person, token })).toMatchObject({
      organization_id: hub.id,
      was_member: false,
    });
    await server.db.transaction((tx) => server.platform.features.change(tx, "sign_up", true, root.id));
    const response = await fetch(`${server.url}/api/auth/sign-in`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-kerkis": "1" },
      body: JSON.stringify({ email, password: person.password }),
    });
    expect(response.status).toBe(200);
    const cookie = response.headers
      .getSetCookie()
      .map((entry) => entry.split(";")[0])
      .join("; ");
    const session = await server.clientFor(cookie, hub.id).identity.session();
    expect(session.profile).toMatchObject({ email, role: "mentor", first_name: "Ελένη" });
    expect(session.current_organization).toMatchObject({ organization_id: hub.id, role: "moderator" });
    expect(session.memberships.map(({ slug }) => slug)).toContain("kerkis");
  });

  it("of two browsers one makes the account, the other is told", async () => {
    const { token } = await invited(newAddress());
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => outcomeOf(server.visitor.organizations.signUpInvited({ ...person, token }))),
    );
    expect(outcomes.toSorted()).toEqual(["accepted", "invitation.closed", "invitation.closed"]);
  });

  it("asks who has an account to sign in, and takes over one that nobody proved", async () => {
    const known = await server.createUser();
    const { token } = await invited(known.email);
    await expect(server.visitor.organizations.signUpInvited({ ...person, token })).rejects.toMatchObject({
      code: "auth.email_taken",
    });
    const squatted = await server.createUser({ verified: false, firstName: "Ξένος" });
    const mine = await invited(squatted.email, "moderator");
    await server.visitor.organizations.signUpInvited({ ...person, token: mine.token });
    expect((await squatted.api.identity.session()).profile).toBeNull();
    expect(await roleIn(squatted.id)).toBe("moderator");
  });

  it("stores a powerful role as a request", async () => {
    const email = newAddress();
    const { token } = await invited(email);
    await server.visitor.organizations.signUpInvited({ ...person, role: "admin", token });
    const { rows } = await server.ownerDb.$client.query<{ role: string; asked: string }>(
      "select p.role, r.role as asked from profiles p join role_requests r on r.user_id = p.id where p.email = $1",
      [email],
    );
    expect(rows).toEqual([{ role: "company_coordinator", asked: "admin" }]);
  });

  it("refuses a late link and names bad fields", async () => {
    const { token } = await invited(newAddress());
    await expect(
      server.visitor.organizations.signUpInvited({ ...person, token, first_name: " ", password: "123" }),
    ).rejects.toMatchObject({
      code: "input.invalid",
      data: {
        fields: [
          { path: "first_name", code: "required" },
          { path: "password", code: "too_short" },
        ],
      },
    });
    server.clock.advance(7 * DAY_MS + 1000);
    await expect(server.visitor.organizations.signUpInvited({ ...person, token })).rejects.toMatchObject({
      code: "invitation.expired",
    });
  });
});
