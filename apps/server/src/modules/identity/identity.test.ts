import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailsTo } from "#test/mails.ts";
import { startTestServer, type TestServer } from "#test/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

const person = {
  first_name: "Νίκος",
  last_name: "Βλάχος",
  role: "founder",
  password: "s3cret-words",
  terms: true,
} as const;

/** The newest mail to an address, once the job has delivered it. */
async function mailTo(email: string): Promise<{ subject: string; link: string; text: string }> {
  const { subject = "", text = "" } = (await mailsTo(server, email)).at(-1) ?? {};
  return { subject, text, link: /https?:\S+/.exec(text)?.[0] ?? "" };
}
const tokenOf = (link: string) => new URL(link).searchParams.get("token") ?? "";
const forgetMail = (email: string) =>
  server.ownerDb.$client.query("delete from mail_outbox where recipient = $1", [email]);

async function signInOverHttp(
  email: string,
  password: string,
): Promise<{ status: number; cookie: string; body: unknown }> {
  const response = await fetch(`${server.url}/api/auth/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-kerkis": "1" },
    body: JSON.stringify({ email, password }),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((entry) => entry.split(";")[0])
    .join("; ");
  return { status: response.status, cookie, body: await response.json() };
}

describe("signing up and in", () => {
  it("verifies the e-mail before the first sign-in and lands in the default organization", async () => {
    const email = "nikos@startup.test";
    await server.visitor.identity.signUp({ ...person, email });
    const early = await signInOverHttp(email, person.password);
    expect(early).toMatchObject({ status: 403, cookie: "", body: { code: "auth.email_unverified" } });
    const { link } = await mailTo(email);
    await server.visitor.identity.verifyEmail({ token: tokenOf(link) });
    await expect(server.visitor.identity.verifyEmail({ token: tokenOf(link) })).rejects.toMatchObject({
      code: "auth.link_invalid",
    });
    const { status, cookie, body } = await signInOverHttp(email, person.password);
    expect({ status, body }).toEqual({ status: 200, body: { redirect_to: "/my-applications" } });
    const session = await server.clientFor(cookie).identity.session();
    expect(session.profile).toMatchObject({ email, role: "company_coordinator", first_name: "Νίκος" });
    expect(session.current_organization).toMatchObject({ slug: "kerkis", role: "member" });
    expect(session.pages).toMatchObject({ "my-applications": true, "evaluation-management": false, admin: false });
    await server.clientFor(cookie).identity.signOut();
    expect((await server.clientFor(cookie).identity.session()).profile).toBeNull();
  });

  it("stores a powerful role as a request", async () => {
    const email = "wants-admin@startup.test";
    await server.visitor.identity.signUp({ ...person, email, role: "admin" });
    await server.visitor.identity.verifyEmail({ token: tokenOf((await mailTo(email)).link) });
    const { cookie } = await signInOverHttp(email, person.password);
    const session = await server.clientFor(cookie).identity.session();
    expect(session).toMatchObject({
      profile: { role: "company_coordinator" },
      requested_role: "admin",
      is_super_admin: false,
    });
  });

  it("answers a taken address like a free one and tells its owner", async () => {
    const user = await server.createUser({ email: "owner@startup.test" });
    await expect(server.visitor.identity.signUp({ ...person, email: user.email })).resolves.toEqual({ ok: true });
    expect((await mailTo(user.email)).subject).toBe("Έχετε ήδη λογαριασμό στο Kerkis");
  });

  it("lets nobody keep an address with a password that its owner never chose", async () => {
    const email = "claimed@startup.test";
    await server.visitor.identity.signUp({ ...person, email, password: "a squatter's words" });
    const planted = tokenOf((await mailTo(email)).link);
    await forgetMail(email);
    await server.visitor.identity.signUp({ ...person, email, password: "the owner's words" });
    const { link, subject } = await mailTo(email);
    expect(subject).toBe("Ολοκληρώστε την εγγραφή σας στο Kerkis");
    await expect(server.visitor.identity.verifyEmail({ token: planted })).rejects.toMatchObject({
      code: "auth.link_invalid",
    });
    // Whoever asks for the verification link again verifies an account without a password.
    await forgetMail(email);
    await server.visitor.identity.resendVerification({ email });
    await server.visitor.identity.verifyEmail({ token: tokenOf((await mailTo(email)).link) });
    expect((await signInOverHttp(email, "a squatter's words")).status).toBe(401);
    await server.visitor.identity.resetPassword({ token: tokenOf(link), password: "the owner's words" });
    expect((await signInOverHttp(email, "the owner's words")).status).toBe(200);
  });

  it("sends the verification link again to who signs up twice with the same password", async () => {
    const email = "twice@startup.test";
    await server.visitor.identity.signUp({ ...person, email });
    await mailTo(email);
    await forgetMail(email);
    await server.visitor.identity.signUp({ ...person, email });
    await server.visitor.identity.verifyEmail({ token: tokenOf((await mailTo(email)).link) });
    expect((await signInOverHttp(email, person.password)).status).toBe(200);
  });

  it("refuses a wrong password without saying which part was wrong", async () => {
    const known = await signInOverHttp("nikos@startup.test", "wrong-password");
    const unknown = await signInOverHttp("nobody@startup.test", "wrong-password");
    expect(known).toMatchObject({ status: 401, body: { code: "auth.invalid_credentials" } });
    expect(unknown).toMatchObject({ status: 401, body: { code: "auth.invalid_credentials" } });
  });

  it("takes no name that would put lines or links into a mail to a stranger", async () => {
    for (const first_name of ["Κερδίσατε\nhttps://evil.test", "http://evil.test", "www.evil.test", "a\tb"]) {
      const attempt = server.visitor.identity.signUp({ ...person, first_name, email: "stranger@elsewhere.test" });
      await expect(attempt).rejects.toMatchObject({
        code: "input.invalid",
        data: { fields: [{ path: "first_name", code: "invalid" }] },
      });
    }
  });

  it("makes no link of a name in the mail to an address that nobody proved", async () => {
    const email = "stranger@verified.test";
    await server.visitor.identity.signUp({ ...person, first_name: "Prize.evil.com", email });
    const [mail] = await mailsTo(server, email);
    expect(mail?.text).toContain("Prize. evil. com");
    expect(`${mail?.subject} ${mail?.text}`).not.toContain("evil.com");
  });

  it("says of a name with direction marks what is wrong with it", async () => {
    const attempt = server.visitor.identity.signUp({
      ...person,
      last_name: "Βλάχος\u202e",
      email: "marks@startup.test",
    });
    await expect(attempt).rejects.toMatchObject({
      data: { fields: [{ path: "last_name", code: "hidden_marks" }] },
    });
  });

  it("names the fields of bad input", async () => {
    const attempt = server.visitor.identity.signUp({ ...person, first_name: "  ", email: "nope", password: "12345" });
    await expect(attempt).rejects.toMatchObject({
      code: "input.invalid",
      data: {
        fields: [
          { path: "first_name", code: "required" },
          { path: "email", code: "email" },
          { path: "password", code: "too_short", params: { min: 6 } },
        ],
      },
    });
  });
});

describe("resetting the password", () => {
  it("sets a new one once, ends every session, and never tells whether the account exists", async () => {
    const email = "forgets@startup.test";
    const user = await server.createUser({ email });
    await expect(server.visitor.identity.forgotPassword({ email: "stranger@startup.test" })).resolves.toEqual({
      ok: true,
    });
    await server.visitor.identity.forgotPassword({ email });
    const token = tokenOf((await mailTo(email)).link);
    await server.visitor.identity.resetPassword({ token, password: "brand-new-words" });
    expect((await user.api.identity.session()).profile).toBeNull();
    await expect(server.visitor.identity.resetPassword({ token, password: "again-and-again" })).rejects.toMatchObject({
      code: "auth.link_invalid",
    });
    expect((await signInOverHttp(email, "brand-new-words")).status).toBe(200);
  });

  it("does the same work for an address with an account and one without, and seeks the account afterwards", async () => {
    const { email } = await server.createUser();
    const jobsFor = async (address: string) => {
      const { rows } = await server.ownerDb.$client.query<{ name: string }>(
        "select name from jobs.job where data->>'email' = $1",
        [address],
      );
      return rows.map(({ name }) => name);
    };
    for (const address of [email, "nobody-here@startup.test"]) {
      await server.visitor.identity.forgotPassword({ email: address });
      await server.visitor.identity.resendVerification({ email: address });
      expect((await jobsFor(address)).toSorted()).toEqual([
        "identity.forgotten_password",
        "identity.unverified_address",
      ]);
    }
  });

  it("keeps no link in clear once its mail is delivered", async () => {
    const email = "careful@startup.test";
    await server.createUser({ email });
    await server.visitor.identity.forgotPassword({ email });
    await mailTo(email);
    const { rows } = await server.ownerDb.$client.query<{ kept: number }>(
      "select deletion_seconds as kept from jobs.job where data->>'to' = $1",
      [email],
    );
    expect(rows.map(({ kept }) => kept)).toEqual([60]);
  });

  it("lets the link expire after an hour", async () => {
    const email = "slow@startup.test";
    await server.createUser({ email });
    await forgetMail(email);
    await server.visitor.identity.forgotPassword({ email });
    const token = tokenOf((await mailTo(email)).link);
    server.clock.advance(61 * 60 * 1000);
    await expect(server.visitor.identity.resetPassword({ token, password: "brand-new-words" })).rejects.toMatchObject({
      code: "auth.link_invalid",
    });
  });
});

it("a verification link is good for a day", async () => {
  const signedUp = async (email: string) => {
    await server.visitor.identity.signUp({ ...person, email });
    return tokenOf((await mailTo(email)).link);
  };
  const [inTime, late] = [await signedUp("in-time@startup.test"), await signedUp("late@startup.test")];
  server.clock.advance(24 * 60 * 60 * 1000 - 60_000);
  await server.visitor.identity.verifyEmail({ token: inTime });
  server.clock.advance(61_000);
  await expect(server.visitor.identity.verifyEmail({ token: late })).rejects.toMatchObject({
    code: "auth.link_invalid",
  });
});

describe("the session cookie", () => {
  it("is refused when its signature is not ours", async () => {
    const user = await server.createUser();
    const forged = `${user.cookie.slice(0, -6)}AAAA%3D`;
    expect((await server.clientFor(forged).identity.session()).profile).toBeNull();
  });

  it("refuses changes that another site could send", async () => {
    const plain = await fetch(`${server.url}/api/auth/sign-out`, { method: "POST" });
    expect(plain.status).toBe(403);
    const foreign = await fetch(`${server.url}/api/auth/sign-out`, {
      method: "POST",
      headers: { "x-kerkis": "1", origin: "https://evil.test" },
    });
    expect(await foreign.json()).toMatchObject({ code: "request.origin" });
  });
});
