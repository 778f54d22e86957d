import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { passwordHash } from "#platform/auth/passwords.ts";
import { outcomeOf } from "#test/refusals.ts";
import { mailsTo } from "#test/mails.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import { uploadImage } from "#test/uploads.ts";

const PASSWORD = "what only Άννα knows";
let server: TestServer;
let hash: string;
beforeAll(async () => {
  server = await startTestServer();
  hash = await passwordHash(PASSWORD);
});
afterAll(() => server?.close());

const person = (seed: Parameters<TestServer["createUser"]>[0] = {}) =>
  server.createUser({ passwordHash: hash, ...seed });

async function tokenMailsTo(email: string, atLeast = 1): Promise<{ subject: string; token: string }[]> {
  const mails = await mailsTo(server, email, atLeast);
  return mails.map(({ subject, text }) => ({ subject, token: /(?:confirm|token)=([\w-]+)/.exec(text)?.[1] ?? "" }));
}
const auditOf = async (user: TestUser): Promise<string[]> =>
  (
    await server.ownerDb.$client.query<{ action: string }>(
      "select action from audit_log where entity_id = $1 order by id",
      [user.id],
    )
  ).rows.map(({ action }) => action);

describe("one's own account", () => {
  it("is nobody's without a session", async () => {
    expect(await outcomeOf(server.visitor.identity.account())).toBe("auth.required");
    expect(await outcomeOf(server.visitor.identity.cancelDeletion())).toBe("auth.required");
  });

  it("changes the name and keeps it for everyone, and audits it", async () => {
    const user = await person();
    const { version } = await user.api.identity.account();
    const changed = await user.api.identity.updateProfile({ version, first_name: " Άννα ", last_name: "Λιάπη" });
    expect(changed).toMatchObject({ version: version + 1, profile: { first_name: "Άννα", last_name: "Λιάπη" } });
    expect((await user.api.identity.session()).profile).toMatchObject({ first_name: "Άννα" });
    const { rows } = await server.ownerDb.$client.query("select name from auth_users where id = $1", [user.id]);
    expect(rows).toEqual([{ name: "Άννα Λιάπη" }]);
    expect(await auditOf(user)).toEqual(["account.profile_changed"]);
  });

  it("refuses a stale version, a double click included, and changes nothing", async () => {
    const user = await person();
    const { version } = await user.api.identity.account();
    const outcomes = await Promise.all(
      ["Άννα", "Μαρία"].map((first_name) => outcomeOf(user.api.identity.updateProfile({ version, first_name }))),
    );
    expect(outcomes.toSorted()).toEqual(["accepted", "account.changed_elsewhere"]);
    expect((await user.api.identity.account()).version).toBe(version + 1);
  });

  it("names the fields of bad input", async () => {
    const user = await person();
    const bad = user.api.identity.updateProfile({ version: 1, first_name: "www.evil.test", last_name: " " });
    await expect(bad).rejects.toMatchObject({
      data: {
        fields: [
          { path: "first_name", code: "invalid" },
          { path: "last_name", code: "required" },
        ],
      },
    });
  });

  it("speaks the chosen language on the next page too", async () => {
    const user = await person({ language: "el" });
    const response = await fetch(`${server.url}/api/account/language`, {
      method: "PUT",
      headers: { "x-kerkis": "1", cookie: user.cookie, "content-type": "application/json" },
      body: JSON.stringify({ language: "en" }),
    });
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^lang=en; Path=\/; Max-Age=31536000/)]);
    expect((await user.api.identity.account()).profile.language).toBe("en");
  });
});

describe("the picture", () => {
  it("is the person's own upload, and the one before it goes", async () => {
    const user = await person();
    const first = await uploadImage(server, "avatars", user.cookie);
    const { version } = await user.api.identity.account();
    const set = await user.api.identity.updateProfile({ version, avatar_url: first });
    expect(set.profile.avatar_url).toBe(first);
    expect((await fetch(server.url + first)).status).toBe(200);
    const second = await uploadImage(server, "avatars", user.cookie);
    const again = await user.api.identity.updateProfile({ version: set.version, avatar_url: second });
    await expect.poll(async () => (await fetch(server.url + first)).status).toBe(404);
    const removed = await user.api.identity.updateProfile({ version: again.version, avatar_url: null });
    expect(removed.profile.avatar_url).toBeNull();
  });

  it("is never one that someone else uploaded, or an address from elsewhere", async () => {
    const [user, other] = [await person(), await person()];
    const theirs = await uploadImage(server, "avatars", other.cookie);
    const { version } = await user.api.identity.account();
    const logo = await uploadImage(server, "logos", user.cookie);
    for (const avatar_url of [theirs, logo, "https://evil.test/a.webp", "/files/avatars/../../secret"]) {
      expect(await outcomeOf(user.api.identity.updateProfile({ version, avatar_url }))).toBe("input.invalid");
    }
  });
});

describe("another e-mail", () => {
  it("needs the password, waits for its mailbox, works once, and tells the old one", async () => {
    const user = await person({ email: "before@people.test", language: "en" });
    const email = "after@people.test";
    expect(await outcomeOf(user.api.identity.changeEmail({ email }))).toBe("auth.proof_required");
    expect(await outcomeOf(user.api.identity.changeEmail({ email, password: "a guess" }))).toBe(
      "auth.invalid_credentials",
    );
    const asked = await user.api.identity.changeEmail({ email: ` After@People.test`, password: PASSWORD });
    expect(asked).toMatchObject({ pending_email: email, profile: { email: user.email } });
    expect((await tokenMailsTo(user.email)).map(({ subject }) => subject)).toEqual([
      "A change of your email was requested",
    ]);
    const [link] = await tokenMailsTo(email);
    await server.visitor.identity.confirmEmail({ token: link?.token ?? "" });
    expect(await user.api.identity.account()).toMatchObject({ pending_email: null, profile: { email } });
    expect(await outcomeOf(server.visitor.identity.confirmEmail({ token: link?.token ?? "" }))).toBe(
      "auth.link_invalid",
    );
    expect((await tokenMailsTo(user.email, 2)).at(-1)?.subject).toBe("The email of your account has changed");
    expect(await auditOf(user)).toEqual(["account.email_change_requested", "account.email_changed"]);
  });

  it("expires after a day, and a cancelled or replaced link is worth nothing", async () => {
    const user = await person();
    const ask = (email: string) => user.api.identity.changeEmail({ email, password: PASSWORD });
    await ask("first@people.test");
    await ask("second@people.test");
    const [first] = await tokenMailsTo("first@people.test");
    expect(await outcomeOf(server.visitor.identity.confirmEmail({ token: first?.token ?? "" }))).toBe(
      "auth.link_invalid",
    );
    expect((await user.api.identity.cancelEmailChange()).pending_email).toBeNull();
    const [second] = await tokenMailsTo("second@people.test");
    expect(await outcomeOf(server.visitor.identity.confirmEmail({ token: second?.token ?? "" }))).toBe(
      "auth.link_invalid",
    );
    await ask("third@people.test");
    const [third] = await tokenMailsTo("third@people.test");
    server.clock.advance(DAY_MS + 1);
    expect((await user.api.identity.account()).pending_email).toBeNull();
    expect(await outcomeOf(server.visitor.identity.confirmEmail({ token: third?.token ?? "" }))).toBe(
      "auth.link_invalid",
    );
  });

  it("is over when the password is reset or changed, or an administrator ends the sessions", async () => {
    const admin = await server.createUser({ superAdmin: true });
    const ends: ((user: TestUser) => Promise<unknown>)[] = [
      async (user) => {
        await server.visitor.identity.forgotPassword({ email: user.email });
        const mails = await tokenMailsTo(user.email, 2);
        const token = mails.map((mail) => mail.token).find((value) => value !== "") ?? "";
        await server.visitor.identity.resetPassword({ token, password: "brand-new-words" });
      },
      (user) => user.api.identity.changePassword({ current_password: PASSWORD, password: "brand-new-words" }),
      (user) => admin.api.admin.endPersonSessions({ id: user.id }),
    ];
    for (const [index, end] of ends.entries()) {
      const user = await person();
      const email = `thief-${index}@people.test`;
      await user.api.identity.changeEmail({ email, password: PASSWORD });
      const [link] = await tokenMailsTo(email);
      await end(user);
      expect(link?.token).toBeTruthy();
      expect(await outcomeOf(server.visitor.identity.confirmEmail({ token: link?.token ?? "" }))).toBe(
        "auth.link_invalid",
      );
    }
  });

  it("never tells whether an address has an account: its owner gets the mail", async () => {
    const [user, owner] = [await person(), await person({ email: "taken@people.test", language: "en" })];
    const asked = await user.api.identity.changeEmail({ email: owner.email, password: PASSWORD });
    expect(asked.pending_email).toBe(owner.email);
    expect(await tokenMailsTo(owner.email)).toEqual([{ subject: "You already have a Kerkis account", token: "" }]);
  });

  it("is asked for with a sign-in just now where there is no password", async () => {
    const user = await server.createUser();
    await server.ownerDb.$client.query("update auth_accounts set password = null where user_id = $1", [user.id]);
    expect(await user.api.identity.account()).toMatchObject({ has_password: false });
    await server.ownerDb.$client.query("update auth_sessions set created_at = $2 where user_id = $1", [
      user.id,
      server.clock.now().toISOString(),
    ]);
    const ask = () => outcomeOf(user.api.identity.changeEmail({ email: "young@people.test" }));
    expect(await ask()).toBe("accepted");
    server.clock.advance(16 * 60 * 1000);
    expect(await ask()).toBe("auth.proof_required");
  });
});

describe("the role", () => {
  it("changes at once between founder, investor, mentor and public", async () => {
    const user = await person({ role: "company_coordinator" });
    expect((await user.api.identity.changeRole({ role: "investor" })).profile.role).toBe("investor");
    expect((await user.api.identity.session()).pages["investment-opportunities"]).toBe(true);
    expect(await outcomeOf(user.api.identity.changeRole({ role: "investor" }))).toBe("account.role_held");
  });

  it("that carries power is asked for, once, and can be taken back", async () => {
    const user = await person({ role: "mentor" });
    const asked = await user.api.identity.changeRole({ role: "evaluator" });
    expect(asked).toMatchObject({
      profile: { role: "mentor" },
      role_requests: [{ role: "evaluator", status: "pending" }],
    });
    expect(await outcomeOf(user.api.identity.changeRole({ role: "admin" }))).toBe("account.role_requested");
    expect((await user.api.identity.withdrawRoleRequest()).role_requests).toEqual([]);
    expect((await user.api.identity.session()).requested_role).toBeNull();
    expect(await auditOf(user)).toEqual(["account.role_requested", "account.role_request_withdrawn"]);
  });

  it("registry_coordinator is only ever given", async () => {
    const user = await person();
    const role = "registry_coordinator" as "mentor";
    expect(await outcomeOf(user.api.identity.changeRole({ role }))).toBe("input.invalid");
  });
});

describe("consent", () => {
  it("is kept decision by decision, and the terms cannot be taken back alone", async () => {
    const user = await person();
    await user.api.identity.setConsent({ subject: "measurements", granted: false });
    expect((await user.api.identity.session()).features.performance_metrics).toBe(false);
    const { consents } = await user.api.identity.setConsent({ subject: "measurements", granted: true });
    expect(consents).toMatchObject([{ subject: "measurements", granted: true }]);
    expect((await user.api.identity.session()).features.performance_metrics).toBe(true);
    expect(await outcomeOf(user.api.identity.setConsent({ subject: "terms", granted: false }))).toBe(
      "auth.terms_required",
    );
    expect(await auditOf(user)).toEqual(["account.consent_withdrawn", "account.consent_given"]);
  });

  it("to the terms is kept from the moment of signing up", async () => {
    const email = "agrees@people.test";
    await server.visitor.identity.signUp({
      first_name: "Άννα",
      last_name: "Λιάπη",
      email,
      role: "founder",
      password: PASSWORD,
      terms: true,
    });
    const { rows } = await server.ownerDb.$client.query(
      "select c.subject, c.granted from consents c join profiles p on p.id = c.user_id where p.email = $1",
      [email],
    );
    expect(rows).toEqual([{ subject: "terms", granted: true }]);
  });
});
