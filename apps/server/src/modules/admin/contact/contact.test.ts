import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import type { ContactInput } from "@kerkis/contract/admin/contact/contact.schema.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { auditLog } from "#platform/audit/audit.tables.ts";
import { mailOutbox } from "#platform/mail/mail.tables.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";

const INBOX = "team@kerkis.test";
let server: TestServer;
let superAdmin: TestUser;

beforeAll(async () => {
  server = await startTestServer({ DEMO: "on", CONTACT_EMAIL: INBOX });
  superAdmin = await server.createUser({ superAdmin: true, role: "admin" });
});
afterAll(() => server?.close());

const message = (given: Partial<ContactInput> = {}): ContactInput => ({
  name: "Άννα Λιάπη",
  email: "anna@people.test",
  topic: "application",
  message: "Πότε θα εξεταστεί η αίτησή μου;",
  language: "el",
  ...given,
});
const mailsTo = async (recipient: string) =>
  (await server.ownerDb.select().from(mailOutbox)).filter((mail) => mail.recipient === recipient);

it("keeps a message, mails it to the team, thanks the sender in fixed words and rings the super admins' bell", async () => {
  await server.visitor.admin.sendContact(message());
  const { items } = await superAdmin.api.admin.contactMessages({});
  expect(await superAdmin.api.admin.contactMessagesCount({})).toEqual({
    value: 1,
    exact: true,
    groups: { waiting: 1, answered: 0 },
  });
  expect(items[0]).toMatchObject({ ...message(), user_id: null, answered_at: null });

  await expect.poll(async () => (await mailsTo(INBOX)).length).toBe(1);
  const [toTeam] = await mailsTo(INBOX);
  expect(toTeam?.body_text).toContain("Πότε θα εξεταστεί");
  expect(toTeam?.body_text).toContain("anna@people.test");

  await expect.poll(async () => (await mailsTo("anna@people.test")).length).toBe(1);
  const [receipt] = await mailsTo("anna@people.test");
  expect(receipt?.body_text).not.toContain("Άννα");
  expect(receipt?.body_text).not.toContain("εξεταστεί");

  const { items: bell } = await superAdmin.api.notifications.list({});
  expect(bell[0]).toMatchObject({ activity_type: "contact_message", link: "/system-admin" });
});

it("a double click is one message, a second one brings no second receipt that day", async () => {
  await Promise.all([1, 2, 3].map(() => server.visitor.admin.sendContact(message({ email: "nikos@people.test" }))));
  await server.visitor.admin.sendContact(message({ email: "nikos@people.test", message: "Και κάτι ακόμη, παρακαλώ." }));
  const { items } = await superAdmin.api.admin.contactMessages({ filter: "all" });
  expect(items.filter(({ email }) => email === "nikos@people.test")).toHaveLength(2);
  await expect.poll(async () => (await mailsTo(INBOX)).length).toBe(3);
  expect(await mailsTo("nikos@people.test")).toHaveLength(1);
  server.clock.advance(DAY_MS + 1);
  await server.visitor.admin.sendContact(message({ email: "nikos@people.test", message: "Την επόμενη μέρα πάλι." }));
  await expect.poll(async () => (await mailsTo("nikos@people.test")).length).toBe(2);
});

it("what a program filled in goes nowhere, and looks as if it did", async () => {
  const before = await superAdmin.api.admin.contactMessages({ filter: "all" });
  expect(
    await server.visitor.admin.sendContact(message({ email: "bot@spam.test", website: "https://spam.test" })),
  ).toEqual({
    ok: true,
  });
  const after = await superAdmin.api.admin.contactMessages({ filter: "all" });
  expect(after.items.length).toBe(before.items.length);
  expect(await mailsTo("bot@spam.test")).toEqual([]);
});

it.each([
  [{ email: "nobody" }, "email"],
  [{ message: "Γεια" }, "message"],
  [{ name: "  " }, "name"],
  [{ topic: "lottery" as "other" }, "topic"],
  [{ email: "anna@people.test\nbcc: all@people.test" }, "email"],
])("refuses %o at the field", async (wrong, path) => {
  await expect(server.visitor.admin.sendContact(message(wrong))).rejects.toMatchObject({
    code: "input.invalid",
    data: { fields: [expect.objectContaining({ path })] },
  });
});

it("a signed-in writer is known, and a super admin marks it answered, which others cannot", async () => {
  const writer = await server.createUser({ firstName: "Μαρία" });
  await writer.api.admin.sendContact(message({ email: writer.email }));
  const { items } = await superAdmin.api.admin.contactMessages({});
  const mine = items.find(({ user_id }) => user_id === writer.id);
  if (!mine) throw new Error("The message is not there.");

  for (const [api, code] of [
    [server.visitor, "auth.required"],
    [writer.api, "auth.forbidden"],
  ] as const) {
    await expect(api.admin.contactMessages({})).rejects.toMatchObject({ code });
    await expect(api.admin.answerContact({ id: mine.id, answered: true })).rejects.toMatchObject({ code });
  }
  const answered = await superAdmin.api.admin.answerContact({ id: mine.id, answered: true });
  expect(answered.answered_by_name).toBe(superAdmin.name);
  await superAdmin.api.admin.answerContact({ id: mine.id, answered: true });
  const log = await server.ownerDb.select().from(auditLog);
  expect(log.filter(({ action }) => action === "contact_message.answered")).toHaveLength(1);
  expect((await superAdmin.api.admin.contactMessages({ filter: "answered" })).items.map(({ id }) => id)).toEqual([
    mine.id,
  ]);
  expect((await superAdmin.api.admin.answerContact({ id: mine.id, answered: false })).answered_at).toBeNull();
  await expect(
    superAdmin.api.admin.answerContact({ id: "0199a000-0000-7000-8000-00000000dead", answered: true }),
  ).rejects.toMatchObject({ code: "request.not_found" });
});

it("one address cannot flood", async () => {
  const strict = await startTestServer({ RATE_LIMIT_FACTOR: "1" });
  try {
    const send = (index: number) => strict.visitor.admin.sendContact(message({ message: `Μήνυμα αριθμός ${index}` }));
    for (let index = 0; index < 5; index++) await send(index);
    await expect(send(6)).rejects.toMatchObject({ code: "request.rate_limited" });
  } finally {
    await strict.close();
  }
});
