import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { passwordHash } from "#platform/auth/passwords.ts";
import { startProvider, type TestProvider } from "#test/oidc.ts";
import { consent, providerVisit } from "#test/provider-visit.ts";
import { startTestServer, type TestServer } from "#test/server.ts";

const PASSWORD = "the owner's words";
let google: TestProvider;
let linkedin: TestProvider;
let server: TestServer;
let hash: string;
beforeAll(async () => {
  [google, linkedin] = await Promise.all([startProvider("GOOGLE"), startProvider("LINKEDIN")]);
  server = await startTestServer({ ...google.env, ...linkedin.env });
  hash = await passwordHash(PASSWORD);
});
afterAll(async () => {
  await server?.close();
  await Promise.all([google?.stop(), linkedin?.stop()]);
});

const { leave, finish, post, arrive, wish } = providerVisit(() => server.url);

const maria = {
  sub: "g-maria",
  email: "Maria@Startup.test",
  email_verified: true,
  given_name: "Μαρία",
  family_name: "Δούκα",
};

describe("a new person", () => {
  it("gets an account with a profile, verified, and lands in the default organization", async () => {
    google.says(maria);
    const left = await leave("google", "?next=%2Fstartups%3Fq%3Dx&from=signup");
    expect(left.asked.searchParams.get("code_challenge_method")).toBe("S256");
    expect(left.asked.searchParams.get("nonce")).toBeTruthy();
    expect(left.asked.searchParams.get("scope")).toContain("openid");
    expect(left.back.pathname).toBe("/auth-callback");
    const reply = await finish(left.back, left.cookie);
    expect(reply.body).toEqual({
      redirect_to: "/my-applications",
      next: "/startups?q=x",
      provider: "google",
      outcome: "signed-up",
    });
    const api = server.clientFor(reply.cookie);
    const session = await api.identity.session();
    expect(session).toMatchObject({
      profile: { email: "maria@startup.test", first_name: "Μαρία", role: "company_coordinator", is_welcomed: false },
      current_organization: { slug: "kerkis", role: "member" },
      providers: { google: true, linkedin: true },
    });
    expect(await api.identity.waysIn()).toMatchObject({ has_password: false, accounts: [{ provider: "google" }] });
    await api.identity.finishWelcome();
    expect((await api.identity.session()).profile?.is_welcomed).toBe(true);
  });

  it("is known the next time, even with another e-mail there", async () => {
    google.says({ ...maria, email: "new@elsewhere.test" });
    const reply = await arrive("google");
    expect(reply.body).toMatchObject({ outcome: "signed-in", next: null });
    expect((await server.clientFor(reply.cookie).identity.session()).profile?.email).toBe("maria@startup.test");
  });

  it("comes by LinkedIn too, whose tokens carry no nonce and speak in words", async () => {
    linkedin.says({
      sub: "l-1",
      email: "nikos@startup.test",
      email_verified: "true",
      name: "Νίκος Βλάχος",
      nonce: undefined,
    });
    const left = await leave("linkedin");
    expect(left.asked.searchParams.get("code_challenge")).toBeNull();
    const reply = await finish(left.back, left.cookie);
    expect((await server.clientFor(reply.cookie).identity.session()).profile).toMatchObject({
      first_name: "Νίκος",
      last_name: "Βλάχος",
    });
  });

  it("gets a name that is fit for mails", async () => {
    google.says({
      sub: "g-odd",
      email: "odd@startup.test",
      email_verified: true,
      given_name: "a\nhttps://x",
      family_name: "‮b",
    });
    const reply = await arrive("google");
    const { profile } = await server.clientFor(reply.cookie).identity.session();
    expect(profile).toMatchObject({ first_name: "a https x", last_name: "b" });
  });

  it("is refused while sign-up is switched off, unlike who has an account", async () => {
    const user = await server.createUser({ superAdmin: true });
    await server.db.transaction((tx) => server.platform.features.change(tx, "sign_up", false, user.id));
    await expect.poll(() => server.platform.features.isOn("sign_up")).toBe(false);
    google.says({ ...maria, sub: "g-closed", email: "closed@startup.test" });
    expect((await arrive("google", "?from=signup")).body).toMatchObject({
      code: "auth.sign_up_closed",
      data: { params: { provider: "google", intent: "sign-up" } },
    });
    await server.ownerDb.$client.query(
      `insert into organization_invitations (organization_id, email, token_hash, expires_at)
       values ($1, 'invited@startup.test', 'x', now() + interval '1 day')`,
      [server.defaultOrganizationId],
    );
    google.says({ ...maria, sub: "g-invited", email: "invited@startup.test" });
    expect((await arrive("google")).body).toMatchObject({ outcome: "signed-up" });
    google.says(maria);
    expect((await arrive("google")).body).toMatchObject({ outcome: "signed-in" });
    await server.db.transaction((tx) => server.platform.features.change(tx, "sign_up", true, user.id));
    await expect.poll(() => server.platform.features.isOn("sign_up")).toBe(true);
  });
});

describe("what the provider must vouch for", () => {
  it("needs an e-mail", async () => {
    google.says({ sub: "g-none" });
    expect((await arrive("google", "?next=%2Fstartups")).body).toMatchObject({
      code: "auth.provider_email_missing",
      data: { params: { provider: "google", intent: "sign-in", next: "/startups" } },
    });
  });

  it.each([false, undefined])("needs it verified, not %s", async (email_verified) => {
    google.says({ ...maria, sub: "g-unproven", email: "unproven@startup.test", email_verified });
    expect((await arrive("google")).body.code).toBe("auth.provider_email_unverified");
  });

  it("takes the address from userinfo when the token has none, but only of the same person", async () => {
    const claims = { sub: "g-info", email: "info@startup.test", email_verified: true, given_name: "Άννα" };
    google.says(claims);
    google.forges({ email: undefined, email_verified: undefined });
    expect((await arrive("google")).body).toMatchObject({ outcome: "signed-up" });
    google.says({ ...claims, sub: "g-info-2", email: "info2@startup.test" });
    google.forges({ sub: "g-other", email: undefined });
    expect((await arrive("google")).body.code).toBe("auth.provider_email_missing");
  });

  it.each([
    ["another audience", { aud: "someone-else" }],
    ["another issuer", { iss: "https://evil.test" }],
    ["an old token", { exp: 1_700_000_000 }],
  ])("refuses a token for %s", async (_what, claims) => {
    google.says({ ...maria, sub: "g-forged" });
    google.forges(claims);
    expect((await arrive("google")).body.code).toBe("auth.provider_unavailable");
  });

  it("refuses a token of another attempt", async () => {
    google.says({ ...maria, sub: "g-forged" });
    google.forges({ nonce: "of another attempt" });
    expect((await arrive("google")).body.code).toBe("auth.provider_state");
  });

  it("says so when it is down", async () => {
    google.says(maria);
    google.fails(500);
    const reply = await arrive("google");
    expect(reply).toMatchObject({ status: 503, body: { code: "auth.provider_unavailable" }, cookie: "" });
  });
});

describe("the way back", () => {
  it("serves once", async () => {
    google.says(maria);
    const left = await leave("google");
    expect((await finish(left.back, left.cookie)).status).toBe(200);
    expect(await finish(left.back, left.cookie)).toMatchObject({ body: { code: "auth.provider_state" }, cookie: "" });
  });

  it("serves only the browser that began", async () => {
    google.says(maria);
    const left = await leave("google");
    expect((await finish(left.back, "")).body.code).toBe("auth.provider_state");
    const again = await leave("google");
    expect((await finish(again.back, "kerkis.provider=forged")).body.code).toBe("auth.provider_state");
  });

  it("knows no state that we did not give, and none after ten minutes", async () => {
    google.says(maria);
    const left = await leave("google");
    expect((await finish(left.back, left.cookie, { state: "forged-state" })).body.code).toBe("auth.provider_state");
    server.clock.advance(11 * 60 * 1000);
    expect((await finish(left.back, left.cookie)).body.code).toBe("auth.provider_state");
  });

  it("knows the mixed-up answer of another provider", async () => {
    google.says(maria);
    const left = await leave("google");
    const reply = await finish(left.back, left.cookie, { iss: "https://evil.test" });
    expect(reply.body.code).toBe("auth.provider_state");
  });

  it.each(["access_denied", "user_cancelled_login"])("says that the person said no: %s", async (error) => {
    google.says(maria);
    const left = await leave("google", "?from=signup");
    const state = left.back.searchParams.get("state");
    expect((await post("/auth/provider-callback", { state, error }, left.cookie)).body).toMatchObject({
      code: "auth.provider_refused",
      data: { params: { provider: "google", intent: "sign-up" } },
    });
  });

  it.each(["https://evil.test", "//evil.test", "/\\evil.test", "/..//evil.test"])("never leads to %s", async (next) => {
    google.says(maria);
    expect((await arrive("google", `?next=${encodeURIComponent(next)}`)).body).toMatchObject({ next: null });
  });

  it("ends the session that the browser had", async () => {
    google.says(maria);
    const user = await server.createUser();
    const reply = await arrive("google", "", user.cookie);
    expect((await server.clientFor(reply.cookie).identity.session()).profile?.email).toBe("maria@startup.test");
    expect((await user.api.identity.session()).profile).toBeNull();
  });
});

describe("an address that has an account", () => {
  it("is never linked silently: its password proves it, once", async () => {
    const user = await server.createUser({ email: "owner@startup.test", passwordHash: hash });
    google.says({ ...maria, sub: "g-owner", email: user.email });
    const reply = await arrive("google", "?next=%2Fstartups");
    expect(reply).toMatchObject({
      cookie: "",
      body: { provider: "google", next: "/startups", link: { email: user.email, has_password: true } },
    });
    const { token } = reply.body["link"] as { token: string };
    expect((await post("/auth/link-account", { token, password: "a guess" })).body.code).toBe(
      "auth.invalid_credentials",
    );
    const linked = await post("/auth/link-account", { token, password: PASSWORD });
    expect(linked.body).toEqual({ redirect_to: "/my-applications" });
    expect((await server.clientFor(linked.cookie).identity.session()).profile?.id).toBe(user.id);
    expect((await post("/auth/link-account", { token, password: PASSWORD })).body.code).toBe("auth.link_invalid");
    expect((await arrive("google")).body).toMatchObject({ outcome: "signed-in" });
    const { rows } = await server.ownerDb.$client.query(
      "select action from audit_log where entity_id = $1 and action = 'account.linked'",
      [user.id],
    );
    expect(rows).toEqual([{ action: "account.linked" }]);
  });

  it("forgets the wish after fifteen minutes", async () => {
    const user = await server.createUser({ passwordHash: hash });
    google.says({ ...maria, sub: "g-slow", email: user.email });
    const { token } = (await arrive("google")).body["link"] as { token: string };
    server.clock.advance(16 * 60 * 1000);
    expect((await post("/auth/link-account", { token, password: PASSWORD })).body.code).toBe("auth.link_invalid");
  });

  it("that nobody ever verified belongs to who proves it now, and the planted password goes", async () => {
    const squatted = await server.createUser({ email: "claimed@startup.test", verified: false, passwordHash: hash });
    google.says({ ...maria, sub: "g-claimed", email: squatted.email });
    const reply = await arrive("google");
    expect(reply.body).toMatchObject({ outcome: "signed-in" });
    const { rows } = await server.ownerDb.$client.query("select email_verified from auth_users where id = $1", [
      squatted.id,
    ]);
    expect(rows).toEqual([{ email_verified: true }]);
    const signIn = await post("/auth/sign-in", { email: squatted.email, password: PASSWORD });
    expect(signIn.body.code).toBe("auth.invalid_credentials");
  });
});

describe("linking from the settings", () => {
  it("takes the password, and never another person's account", async () => {
    const user = await server.createUser({ passwordHash: hash });
    expect((await wish(user.cookie, "a guess")).body.code).toBe("auth.invalid_credentials");
    google.says({ ...maria, sub: "g-mine", email: "private@elsewhere.test" });
    const begun = await wish(user.cookie, PASSWORD);
    const { back } = await consent(begun.body.url);
    expect((await finish(back, begun.cookie)).body).toMatchObject({ outcome: "linked", redirect_to: "/settings" });
    const [account] = (await user.api.identity.waysIn()).accounts;

    const other = await server.createUser({ passwordHash: hash });
    const stolen = await wish(other.cookie, PASSWORD);
    const again = await consent(stolen.body.url);
    expect((await finish(again.back, stolen.cookie)).body.code).toBe("auth.account_linked_elsewhere");
    await expect(other.api.identity.unlinkAccount({ id: account?.id ?? "", password: PASSWORD })).rejects.toMatchObject(
      {
        code: "request.not_found",
      },
    );
    await expect(user.api.identity.unlinkAccount({ id: account?.id ?? "", password: "a guess" })).rejects.toMatchObject(
      {
        code: "auth.invalid_credentials",
      },
    );
    await user.api.identity.unlinkAccount({ id: account?.id ?? "", password: PASSWORD });
    expect((await user.api.identity.waysIn()).accounts).toEqual([]);
  });

  it("is finished by the person who began only", async () => {
    const user = await server.createUser({ passwordHash: hash });
    const stranger = await server.createUser();
    google.says({ ...maria, sub: "g-mixed", email: "mixed@elsewhere.test" });
    const begun = await wish(user.cookie, PASSWORD);
    const { back } = await consent(begun.body.url);
    const binding = begun.cookie.split("; ").find((pair) => pair.startsWith("kerkis.provider="));
    expect((await finish(back, `${stranger.cookie}; ${binding}`)).body.code).toBe("auth.provider_state");
  });

  it("keeps the last way in", async () => {
    google.says({ ...maria, sub: "g-only", email: "only@startup.test" });
    const reply = await arrive("google");
    const api = server.clientFor(reply.cookie);
    const [account] = (await api.identity.waysIn()).accounts;
    await expect(api.identity.unlinkAccount({ id: account?.id ?? "" })).rejects.toMatchObject({
      code: "auth.last_way_in",
    });
    await api.identity.changePassword({ password: "a first password" });
    await api.identity.unlinkAccount({ id: account?.id ?? "", password: "a first password" });
    expect(await api.identity.waysIn()).toMatchObject({ has_password: true, accounts: [] });
  });
});

it("says at once what is not set up here", async () => {
  const bare = await startTestServer();
  try {
    const start = await fetch(`${bare.url}/api/auth/google?next=%2Fstartups`, { redirect: "manual" });
    expect(start.headers.get("location")).toBe(
      "/auth-callback?refused=auth.provider_missing&provider=google&intent=sign-in&next=%2Fstartups",
    );
    expect((await bare.visitor.identity.session()).providers).toEqual({ google: false, linkedin: false });
    expect((await fetch(`${bare.url}/api/auth/evil`, { redirect: "manual" })).status).toBe(404);
  } finally {
    await bare.close();
  }
});
