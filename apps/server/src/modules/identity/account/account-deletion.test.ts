import { DAY_MS, LIMITS } from "@kerkis/contract/core/limits.ts";
import { chatQuestion } from "#modules/assistant/assistant.factory.ts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createOrganization, addMember } from "#modules/organizations/organizations.factory.ts";
import { passwordHash } from "#platform/auth/passwords.ts";
import { castOf, filledDraft, submittedApplication, type ProcessCast } from "#test/application-process.ts";
import { outcomeOf, refusalOf } from "#test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import { uploadImage } from "#test/uploads.ts";
import { eraseDueAccounts } from "./account-deletion.service.ts";

const PASSWORD = "what only Άννα knows";
let server: TestServer;
let hash: string;
beforeAll(async () => {
  server = await startTestServer();
  hash = await passwordHash(PASSWORD);
});
afterAll(() => server?.close());

/** Sessions of these tests outlive the months that the clock is moved by. */
const keepSignedIn = () => rows("update auth_sessions set expires_at = now() + interval '10 years'", []);
async function person(seed: Parameters<TestServer["createUser"]>[0] = {}): Promise<TestUser> {
  const user = await server.createUser({ passwordHash: hash, language: "en", ...seed });
  await keepSignedIn();
  return user;
}
const ask = (user: TestUser) => user.api.identity.requestDeletion({ confirmation: user.email, password: PASSWORD });
const rows = async <Row extends object>(sql: string, values: unknown[]): Promise<Row[]> =>
  (await server.ownerDb.$client.query<Row>(sql, values)).rows;
const subjectsTo = async (email: string, count: number): Promise<string[]> => {
  await expect
    .poll(async () => (await rows("select 1 from mail_outbox where recipient = $1", [email])).length)
    .toBe(count);
  const mails = await rows<{ subject: string }>("select subject from mail_outbox where recipient = $1 order by id", [
    email,
  ]);
  return mails.map(({ subject }) => subject);
};

it("the grace period of a deletion, and of a conversation thrown away, is never back-dated", async () => {
  const person = await server.createUser();
  const { id: conversation } = await person.api.assistant.startConversation({ title: "Ερώτηση", route: "/dashboard" });
  for (const { table, column, of } of [
    { table: "profiles", column: "deletion_requested_at", of: person.id },
    { table: "chat_conversations", column: "deleted_at", of: conversation },
  ]) {
    const backdated = `update ${table} set ${column} = now() - interval '90 days' where id = $1`;
    for (const _again of [1, 2]) await server.db.$client.query(backdated, [of]);
    const kept = `select 1 from ${table} where id = $1 and ${column} > now() - interval '1 hour'`;
    expect([table, (await server.db.$client.query(kept, [of])).rowCount]).toEqual([table, 1]);
  }
});

describe("asking for the account to be deleted", () => {
  it("needs the password and the address typed, and says when it happens", async () => {
    const user = await person({ email: "leaves@people.test" });
    const wrong = { confirmation: "other@people.test", password: PASSWORD };
    expect(await outcomeOf(user.api.identity.requestDeletion(wrong))).toBe("account.confirmation_differs");
    const { email: confirmation } = user;
    expect(await outcomeOf(user.api.identity.requestDeletion({ confirmation }))).toBe("auth.proof_required");
    expect(await outcomeOf(user.api.identity.requestDeletion({ confirmation, password: "a guess" }))).toBe(
      "auth.invalid_credentials",
    );
    const [one, two] = await Promise.all([ask(user), ask(user)]);
    const due = new Date(one.profile.erased_on ?? 0).getTime() - server.clock.now().getTime();
    expect(Math.abs(due - 30 * DAY_MS)).toBeLessThan(60_000);
    expect(two.profile.erased_on).toBe(one.profile.erased_on);
    expect((await user.api.identity.session()).profile?.erased_on).toBe(one.profile.erased_on);
    expect(await subjectsTo(user.email, 1)).toEqual(["Your account will be deleted"]);
  });

  it("can be taken back while it waits, and nothing happens afterwards", async () => {
    const user = await person({ email: "stays@people.test" });
    await ask(user);
    expect((await user.api.identity.cancelDeletion()).profile.erased_on).toBeNull();
    expect(await subjectsTo(user.email, 2)).toContain("The deletion of your account was cancelled");
    server.clock.advance(LIMITS.accountGraceMs + 1);
    await eraseDueAccounts(server.platform);
    expect(await rows("select first_name, erased_at from profiles where id = $1", [user.id])).toEqual([
      { first_name: "Ελένη", erased_at: null },
    ]);
  });

  it("is refused to the last owner, naming the organizations, until there is another", async () => {
    const { id } = await createOrganization(server.db, { name: "Aegean Lab" });
    const user = await person({ organizations: { [id]: "owner" } });
    expect(await refusalOf(ask(user))).toMatchObject({
      code: "account.last_owner",
      data: { params: { count: 1, organizations: "Aegean Lab" } },
    });
    expect((await user.api.identity.account()).profile.erased_on).toBeNull();
    await addMember(server.db, id, (await person()).id, "owner");
    expect((await ask(user)).profile.erased_on).not.toBeNull();
  });

  it("is refused to the last super admin", async () => {
    const admin = await person({ superAdmin: true });
    expect(await outcomeOf(ask(admin))).toBe("auth.last_super_admin");
    await person({ superAdmin: true });
    expect(await outcomeOf(ask(admin))).toBe("accepted");
  });
});

/** Tables whose rows of a person go with the account. */
const OF_A_PERSON = [
  "auth_sessions",
  "auth_accounts",
  "auth_passkeys",
  "auth_two_factors",
  "account_links",
  "role_requests",
  "consents",
  "organization_members",
  "notifications",
  "notification_preferences",
  "activity_feed",
  "chat_conversations",
  "chat_messages",
] as const;
const rowsOfOthers = (userId: string) =>
  Promise.all(
    OF_A_PERSON.map(async (table) => (await rows(`select 1 from ${table} where user_id <> $1`, [userId])).length),
  );

describe("after 30 days", () => {
  let cast: ProcessCast;
  beforeAll(async () => {
    cast = await castOf(server, "Blue Hub");
    await keepSignedIn();
    await rows("update profiles set deletion_requested_at = null", []);
  });

  it("erases the person and keeps what they submitted, once, however many nodes try", async () => {
    const founder = await person({
      email: "goes@people.test",
      firstName: "Μυρτώ",
      lastName: "Μοναδική",
      organizations: { [cast.organizationId]: "member" },
    });
    const submitted = await submittedApplication(founder);
    const draft = await filledDraft(founder);
    const avatar = await uploadImage(server, "avatars", founder.cookie);
    const { version } = await founder.api.identity.account();
    await founder.api.identity.updateProfile({ version, avatar_url: avatar });
    await founder.api.identity.changeRole({ role: "mentor" });
    await founder.api.identity.changeRole({ role: "evaluator" });
    for (const { api } of [founder, cast.founder]) {
      const { id: conversationId } = await api.assistant.startConversation({ title: "Σήμερα", route: "/" });
      await api.assistant.chatAi(chatQuestion("Γεια σας", { conversationId }));
    }
    await ask(founder);
    await rows(
      "insert into auth_two_factors (id, user_id, secret, backup_codes) select gen_random_uuid(), id, 's', '[]' from profiles",
      [],
    );
    const others = await rowsOfOthers(founder.id);
    server.clock.advance(LIMITS.accountGraceMs - 60_000);
    expect(await eraseDueAccounts(server.platform)).toBe(0);
    expect((await founder.api.identity.session()).profile).not.toBeNull();
    server.clock.advance(61_000);
    const erased = await Promise.all([eraseDueAccounts(server.platform), eraseDueAccounts(server.platform)]);
    expect(erased[0] + erased[1]).toBe(1);

    expect((await founder.api.identity.session()).profile).toBeNull();
    expect(
      await rows("select first_name, last_name, email, avatar_url, role from profiles where id = $1", [founder.id]),
    ).toEqual([
      {
        first_name: "Διαγραμμένος",
        last_name: "λογαριασμός",
        email: `erased-${founder.id}@erased.invalid`,
        avatar_url: null,
        role: "company_coordinator",
      },
    ]);
    for (const table of OF_A_PERSON) {
      expect([table, await rows(`select 1 from ${table} where user_id = $1`, [founder.id])]).toEqual([table, []]);
    }
    for (const [at, count] of (await rowsOfOthers(founder.id)).entries()) {
      expect(count, `${OF_A_PERSON[at]} of others`).toBeGreaterThanOrEqual(others[at] ?? 0);
    }
    expect(await rows("select id from applications where applicant_id = $1", [founder.id])).toEqual([
      { id: submitted.id },
    ]);
    expect(await rows("select 1 from applications where id = $1", [draft.id])).toEqual([]);
    await expect.poll(async () => (await fetch(server.url + avatar)).status).toBe(404);
    // Whoever manages the application sees it, without the person.
    const seen = JSON.stringify(await cast.coordinator.api.applications.get({ id: submitted.id }));
    expect(seen).not.toMatch(/Μυρτώ|Μοναδική|goes@people\.test/);
    expect(await subjectsTo(founder.email, 1)).toEqual(["Your account has been deleted"]);
    expect(
      await rows("select count(*)::int as times from audit_log where action = 'account.erased' and entity_id = $1", [
        founder.id,
      ]),
    ).toEqual([{ times: 1 }]);
    expect(await rows("select name, email from auth_users where id = $1", [founder.id])).toEqual([
      { name: "Διαγραμμένος λογαριασμός", email: `erased-${founder.id}@erased.invalid` },
    ]);
  });

  it("keeps what an evaluator handed in, without private notes, and drops the rest", async () => {
    const evaluator = await person({ role: "evaluator", organizations: { [cast.organizationId]: "member" } });
    const [first, second] = [await submittedApplication(cast.founder), await submittedApplication(cast.founder)];
    const assign = (id: string) => cast.coordinator.api.evaluations.assign({ id, evaluator_id: evaluator.id });
    const [done, open] = [await assign(first.id), await assign(second.id)];
    await rows("update evaluations set private_notes = 'mine' where id = any($1)", [[done.id, open.id]]);
    await rows("update evaluations set status = 'submitted', submitted_at = now() where id = $1", [done.id]);
    await ask(evaluator);
    server.clock.advance(LIMITS.accountGraceMs);
    await eraseDueAccounts(server.platform);
    expect(await rows("select id, private_notes from evaluations where evaluator_id = $1", [evaluator.id])).toEqual([
      { id: done.id, private_notes: "" },
    ]);
  });

  it("lets someone stay who became the last owner meanwhile, and tells them", async () => {
    const { id } = await createOrganization(server.db, { name: "Ionian Hub" });
    const [user, other] = [
      await person({ email: "needed@people.test", organizations: { [id]: "owner" } }),
      await person({ organizations: { [id]: "owner" } }),
    ];
    await ask(user);
    await rows("delete from organization_members where user_id = $1 and organization_id = $2", [other.id, id]);
    server.clock.advance(LIMITS.accountGraceMs);
    expect(await eraseDueAccounts(server.platform)).toBe(0);
    expect(await subjectsTo(user.email, 2)).toContain("Your account was not deleted");
    expect(await rows("select first_name, deletion_requested_at from profiles where id = $1", [user.id])).toEqual([
      { first_name: "Ελένη", deletion_requested_at: null },
    ]);
  });

  it("one that cannot be erased keeps no other, and the job says so", async () => {
    const [broken, other] = [await person(), await person()];
    for (const user of [broken, other]) await ask(user);
    server.clock.advance(30 * DAY_MS + 1000);
    const { events } = server.platform;
    const emit = events.emit.bind(events);
    const emitted = vi.spyOn(events, "emit").mockImplementation(async (context, event, facts) => {
      if (typeof facts === "object" && facts !== null && "userId" in facts && facts.userId === broken.id)
        throw new Error("A listener broke.");
      await emit(context, event, facts);
    });
    await expect(eraseDueAccounts(server.platform)).rejects.toThrow("Accounts were not erased.");
    emitted.mockRestore();
    const erased = async () =>
      (
        await rows<{ id: string }>("select id from profiles where erased_at is not null and id = any($1)", [
          [broken.id, other.id],
        ])
      ).map(({ id }) => id);
    expect(await erased()).toEqual([other.id]);
    await eraseDueAccounts(server.platform);
    expect((await erased()).toSorted()).toEqual([broken.id, other.id].toSorted());
  });

  it("cannot be signed into, nor be found by its old address", async () => {
    const user = await person({ email: "gone@people.test" });
    await ask(user);
    server.clock.advance(LIMITS.accountGraceMs);
    await eraseDueAccounts(server.platform);
    const signIn = server.visitor.identity.signIn({ email: user.email, password: PASSWORD });
    expect(await outcomeOf(signIn)).toBe("auth.invalid_credentials");
    // The address is free again for whoever holds the mailbox.
    const anew = {
      first_name: "Άννα",
      last_name: "Λιάπη",
      email: user.email,
      password: PASSWORD,
      terms: true,
    } as const;
    await server.visitor.identity.signUp({ ...anew, role: "founder" });
    expect(await rows("select 1 from profiles where email = $1", [user.email])).toHaveLength(1);
  });
});
