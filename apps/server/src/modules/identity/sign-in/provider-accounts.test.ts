/** What Google and LinkedIn may not open: the second step, an account without a password, guesses without end. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { passwordHash } from "#platform/auth/passwords.ts";
import { mailsTo } from "#test/mails.ts";
import { startProvider, type TestProvider } from "#test/oidc.ts";
import { consent, providerVisit } from "#test/provider-visit.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import { codeOf } from "../../../../../../e2e/support/people/totp.ts";

const PASSWORD = "the owner's words";
let google: TestProvider;
let server: TestServer;
let hash: string;
beforeAll(async () => {
  google = await startProvider("GOOGLE");
  server = await startTestServer(google.env);
  hash = await passwordHash(PASSWORD);
});
afterAll(async () => {
  await server?.close();
  await google?.stop();
});

const { arrive, finish, post, wish } = providerVisit(() => server.url);
const says = (sub: string, email: string) => google.says({ sub, email, email_verified: true, given_name: "Μαρία" });
const accountsOf = async ({ api }: Pick<TestUser, "api">) => (await api.identity.waysIn()).accounts;
const tokenOf = (reply: { body: Record<string, unknown> }) => (reply.body["link"] as { token: string }).token;

it("asks who has a second step for it: before the account is linked, and each time after", async () => {
  const user = await server.createUser({ passwordHash: hash });
  const { key } = await user.api.identity.beginTwoFactor({ password: PASSWORD });
  const { codes } = await user.api.identity.confirmTwoFactor({ code: codeOf(key) });
  says("g-two-steps", user.email);
  const token = tokenOf(await arrive("google"));
  const proven = await post("/auth/link-account", { token, password: PASSWORD });
  expect(proven).toMatchObject({ cookie: "", body: { second_factor: { token: expect.any(String) } } });
  expect(await accountsOf(user)).toEqual([]);

  const confirm = (reply: typeof proven, code = "") =>
    post("/auth/second-factor", { token: (reply.body["second_factor"] as { token: string }).token, code });
  expect((await confirm(proven, codes[0])).cookie).not.toBe("");
  expect(await accountsOf(user)).toMatchObject([{ provider: "google" }]);

  const again = await arrive("google", "?next=%2Fstartups");
  expect(again).toMatchObject({
    cookie: "",
    body: { next: "/startups", second_factor: { token: expect.any(String) } },
  });
  expect((await confirm(again, codes[1])).body).toEqual({ redirect_to: "/my-applications" });
});

it("takes over no verified account, though it has no password to prove", async () => {
  says("g-first-comer", "alone@startup.test");
  const { cookie } = await arrive("google");
  says("g-second-comer", "alone@startup.test");
  expect(await arrive("google")).toMatchObject({ cookie: "", body: { link: { has_password: false } } });
  expect(await accountsOf({ api: server.clientFor(cookie) })).toHaveLength(1);
});

it("links one account of a provider, not two", async () => {
  const user = await server.createUser({ passwordHash: hash });
  const link = async (sub: string) => {
    says(sub, "private@elsewhere.test");
    const begun = await wish(user.cookie, PASSWORD);
    const { back } = await consent(begun.body.url);
    return (await finish(back, begun.cookie)).body;
  };
  expect(await link("g-first")).toMatchObject({ outcome: "linked" });
  expect(await link("g-second")).toMatchObject({ code: "request.conflict" });
  expect(await accountsOf(user)).toHaveLength(1);
});

it("tells the person by mail what was linked and what no longer is", async () => {
  const user = await server.createUser({ language: "en", passwordHash: hash });
  says("g-mailed", user.email);
  await post("/auth/link-account", { token: tokenOf(await arrive("google")), password: PASSWORD });
  const [account] = await accountsOf(user);
  await user.api.identity.unlinkAccount({ id: account?.id ?? "", password: PASSWORD });
  const subjects = (await mailsTo(server, user.email, 2)).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual([
    "Your account is linked to Google",
    "Your account is no longer linked to Google",
  ]);
});

it("makes a new account in the language of the browser", async () => {
  says("g-english", "english@startup.test");
  const reply = await arrive("google", "", "lang=en");
  expect((await server.clientFor(reply.cookie).identity.session()).profile?.language).toBe("en");
});

it("leaves no more guesses at a password than signing in does, and no endless attempts", async () => {
  // Three wrong passwords for an account, ninety starts for a network.
  const strict = await startTestServer({ ...google.env, RATE_LIMIT_FACTOR: "0.3" });
  try {
    const visit = providerVisit(() => strict.url);
    const user = await strict.createUser({ passwordHash: hash });
    says("g-guessed", user.email);
    const token = tokenOf(await visit.arrive("google"));
    const guess = async (password: string) =>
      (await visit.post("/auth/link-account", { token, password })).body.code ?? "accepted";
    for (let tries = 0; tries < 3; tries += 1) expect(await guess("a wrong guess")).toBe("auth.invalid_credentials");
    expect(await guess(PASSWORD)).toBe("request.rate_limited");

    const starts: string[] = [];
    for (let tries = 0; tries < 91; tries += 1) starts.push((await visit.leave("google")).asked.pathname);
    expect([starts[0], starts.at(-1)]).toEqual(["/authorize", "/auth-callback"]);
  } finally {
    await strict.close();
  }
});
