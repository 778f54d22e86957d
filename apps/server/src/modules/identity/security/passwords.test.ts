import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { passwordHash } from "#platform/auth/passwords.ts";
import { mailsTo } from "#test/mails.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer } from "#test/server.ts";
import { insertLink } from "../identity.repo.ts";
import { passwordWeaknesses } from "./passwords.policy.ts";
import { refuseWeakPassword } from "./passwords.service.ts";

const COMMON = new Set(["dragon", "qwerty", "trustno1"]);
const ELENI = { names: ["Ελένη", "Παπαδοπούλου"], email: "eleni.papa@thalassa-hub.test" };

describe("a password is too easy to guess", () => {
  it.each([
    ["dragon", ["password_common"]],
    ["QWERTY", ["password_common"]],
    ["Trust-No-1", ["password_common"]],
    ["Ελενη1985", ["password_name"]],
    ["eleni1985", ["password_name", "password_email"]],
    ["papadopoulou!!", ["password_name"]],
    ["ελένη-παπαδοπούλου", ["password_name"]],
    ["eleni.papa@thalassa-hub.test", ["password_email"]],
    ["thalassa12", ["password_email"]],
    ["elenipapa", ["password_name", "password_email"]],
    ["Η Ελένη ψαρεύει στη λίμνη", []],
    ["thalassa kai vouna", []],
    ["long-enough", []],
    ["123789", []],
  ])("%j: %j", (password, weaknesses) => {
    expect(passwordWeaknesses(password, ELENI, COMMON)).toEqual(weaknesses);
  });

  it("is not said of a name too short to mean anything", () => {
    expect(passwordWeaknesses("ioannina", { names: ["Io", "Na"], email: "io@na.io" }, COMMON)).toEqual([]);
  });
});

it("the commonest 10,000 are refused, the one after them is not", async () => {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const long = dictionary["passwords-common"].filter((password) => password.length >= 6);
  const refused = (rank: number) =>
    refuseWeakPassword(long[rank - 1] ?? "", ELENI).then(
      () => "accepted",
      ({ code }: { code: string }) => code,
    );
  expect(await Promise.all([1, 5_000, 10_000, 10_001].map(refused))).toEqual([
    "auth.weak_password",
    "auth.weak_password",
    "auth.weak_password",
    "accepted",
  ]);
});

describe("wherever a password is set", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server?.close());

  const refusalOf = (call: Promise<unknown>) =>
    call.then(
      () => "taken",
      (failure: { code: string; status: number; data: { fields: { path: string; code: string }[] } }) =>
        `${failure.status} ${failure.code} ${failure.data.fields.map(({ path, code }) => `${path}:${code}`).join()}`,
    );
  const WEAK = "422 auth.weak_password password:password_common";
  const later = () => new Date(Date.now() + 60_000).toISOString();

  it("one of the commonest is refused at sign-up, with nothing written", async () => {
    const input = {
      first_name: "Άννα",
      last_name: "Λιάπη",
      email: "anna@people.test",
      role: "founder",
      terms: true,
    } as const;
    expect(await refusalOf(server.visitor.identity.signUp({ ...input, password: "iloveyou" }))).toBe(WEAK);
    expect(await refusalOf(server.visitor.identity.signUp({ ...input, password: "annaliapi7" }))).toBe(
      "422 auth.weak_password password:password_name",
    );
    const { rowCount } = await server.db.$client.query("select 1 from profiles where email = $1", [input.email]);
    expect(rowCount).toBe(0);
    expect(await outcomeOf(server.visitor.identity.signUp({ ...input, password: "iloveyoudeeply" }))).toBe("accepted");
  });

  it("and by a mailed link, which stays good for another try", async () => {
    const { id } = await server.createUser({ firstName: "Νίκος", email: "nikos@people.test" });
    const token = await server.db.transaction((tx) => insertLink(tx, "reset_password", id, later()));
    const reset = (password: string) => refusalOf(server.visitor.identity.resetPassword({ token, password }));
    expect(await reset("password")).toBe(WEAK);
    expect(await reset("nikos2026")).toContain("password:password_name,password:password_email");
    expect(await reset("long-enough")).toBe("taken");
  });

  it("and in the settings, and for the first super admin", async () => {
    const { api } = await server.createUser({ passwordHash: await passwordHash("the owner's words") });
    const change = (password: string) =>
      refusalOf(api.identity.changePassword({ current_password: "the owner's words", password }));
    expect(await change("sunshine")).toBe(WEAK);
    expect(await change("long-enough")).toBe("taken");
    const token = await server.db.transaction((tx) => insertLink(tx, "set_up", null, later()));
    const first = { token, first_name: "Άννα", last_name: "Λιάπη", email: "root@people.test" };
    expect(await refusalOf(server.visitor.identity.setUp({ ...first, password: "superman" }))).toBe(WEAK);
  });

  it("and by invitation, for the invited address", async () => {
    const host = await server.createUser({ organizations: { [server.defaultOrganizationId]: "owner" } });
    const email = "melina@startup.test";
    await host.api.organizations.invite({ id: server.defaultOrganizationId, email, role: "member", language: "el" });
    const [mail] = await mailsTo(server, email);
    const token = /accept-invitation\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    const join = (password: string) =>
      refusalOf(
        server.visitor.organizations.signUpInvited({
          token,
          first_name: "Μ",
          last_name: "Λ",
          role: "founder",
          password,
          terms: true,
        }),
      );
    expect(await join("princess")).toBe(WEAK);
    expect(await join("melina99")).toBe("422 auth.weak_password password:password_email");
    expect(await join("long-enough")).toBe("taken");
  });
});
