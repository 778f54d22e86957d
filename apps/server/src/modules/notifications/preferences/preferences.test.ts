import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { HAPPENING_GROUPS } from "@kerkis/contract/core/happenings/groups.ts";
import { identityHappenings } from "@kerkis/contract/identity/identity.happenings.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { announce } from "#platform/happenings/announce.ts";
import { startMailSink, type MailSink } from "../../../../../../e2e/support/servers/mail-sink.ts";
import { startTestServer, type TestServer, type TestUser } from "../../../../test/server.ts";
import { sendDueDigests } from "../delivery/digest.service.ts";
import { announceToFounder } from "../notifications.factory.ts";

let sink: MailSink;
let server: TestServer;
let organizationId: string;

beforeAll(async () => {
  sink = await startMailSink();
  server = await startTestServer({ SMTP_URL: sink.smtpUrl });
  organizationId = (await createOrganization(server.db, { name: "Blue Hub" })).id;
});
afterAll(async () => {
  await server?.close();
  await sink?.close();
});

const person = () => server.createUser({ language: "en", organizations: { [organizationId]: "member" } });
const tell = (user: TestUser, startupName: string, approved = true) =>
  announceToFounder(server.platform, user.id, { organizationId, startupName, approved });
const mailsTo = (user: TestUser) => sink.mails.filter(({ to }) => to.includes(user.email));
const bellOf = async (user: TestUser) => (await user.api.notifications.list({})).items;

/** Waits until everything that may go out now has gone out. */
async function allSent(): Promise<void> {
  const waiting = async () => {
    const { rows } = await server.ownerDb.$client.query<{ count: string }>(
      "select count(*) from jobs.job where name = 'mail.deliver' and state < 'completed' and start_after <= now()",
    );
    return Number(rows[0]?.count);
  };
  await expect.poll(waiting).toBe(0);
}

/** When the mail that waits for a person may leave, in milliseconds from now. */
async function heldFor(user: TestUser): Promise<number> {
  const { rows } = await server.ownerDb.$client.query<{ ms: string }>(
    `select extract(epoch from start_after - now()) * 1000 as ms from jobs.job
     where name = 'mail.deliver' and state = 'created' and data->>'to' = $1`,
    [user.email],
  );
  return Number(rows[0]?.ms ?? -1);
}

describe("preferences", () => {
  it("are the defaults until one chooses, kept to oneself, and for the signed-in", async () => {
    const [chooser, other] = [await person(), await person()];
    const defaults = await chooser.api.notifications.preferences();
    expect(defaults.kinds.map(({ kind }) => kind)).toEqual([...HAPPENING_GROUPS]);
    expect(defaults.settings).toEqual({ quiet: null, timezone: "Europe/Athens", digest: false, digest_at: "08:00" });
    const changed = await chooser.api.notifications.setPreference({
      kind: "management",
      channel: "email",
      enabled: true,
    });
    expect(changed.kinds.find(({ kind }) => kind === "management")?.channels.email).toBe(true);
    expect(await chooser.api.notifications.preferences()).toEqual(changed);
    expect(await other.api.notifications.preferences()).toEqual(defaults);
    for (const call of [
      () => server.visitor.notifications.preferences(),
      () => server.visitor.notifications.setPreference({ kind: "management", channel: "email", enabled: true }),
      () => server.visitor.notifications.setDelivery({ digest: true }),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: "auth.required" });
    }
  });

  it.each(["email", "digest"] as const)("never switch off security notices by %s", async (channel) => {
    const user = await person();
    const call = user.api.notifications.setPreference({ kind: "account", channel, enabled: false });
    await expect(call).rejects.toMatchObject({ code: "notification.fixed" });
  });

  it.each([
    { timezone: "Mars/Olympus" },
    { quiet: { from: "24:00", until: "07:00" } },
    { quiet: { from: "07:00", until: "07:00" } },
    { digest_at: "8" },
  ])("refuse %j", async (patch) => {
    const user = await person();
    await expect(user.api.notifications.setDelivery(patch)).rejects.toMatchObject({ code: "input.invalid" });
  });

  it("leave what a patch does not name, and clear with null", async () => {
    const user = await person();
    const quiet = { from: "23:00", until: "06:30" };
    await user.api.notifications.setDelivery({ quiet, timezone: "Europe/London" });
    const { settings } = await user.api.notifications.setDelivery({ digest_at: "19:30" });
    expect(settings).toEqual({ quiet, timezone: "Europe/London", digest: false, digest_at: "19:30" });
    const cleared = await user.api.notifications.setDelivery({ quiet: null });
    expect(cleared.settings).toMatchObject({ quiet: null, timezone: "Europe/London" });
  });

  it("without mail: the bell alone; without the bell: mail alone; with neither: nothing", async () => {
    const [quietMail, quietBell, nothing] = [await person(), await person(), await person()];
    const off = (user: TestUser, channel: "email" | "in_app") =>
      user.api.notifications.setPreference({ kind: "applications", channel, enabled: false });
    await off(quietMail, "email");
    await off(quietBell, "in_app");
    await off(nothing, "email");
    await off(nothing, "in_app");
    for (const user of [quietMail, quietBell, nothing]) await tell(user, "Thalassa");
    await allSent();
    expect(await bellOf(quietMail)).toHaveLength(1);
    expect(mailsTo(quietMail)).toEqual([]);
    expect(await quietBell.api.notifications.list({})).toMatchObject({ items: [], unread_count: 0 });
    expect(mailsTo(quietBell).map(({ subject }) => subject)).toEqual(["The application of Thalassa was approved"]);
    expect(mailsTo(quietBell)[0]?.text).toContain("/settings");
    expect(await bellOf(nothing)).toEqual([]);
    expect(mailsTo(nothing)).toEqual([]);
  });
});

describe("quiet hours", () => {
  it("hold mail until they end, ring the bell at once, and let security through", async () => {
    const user = await person();
    const local = (offset: number) =>
      new Intl.DateTimeFormat("sv-SE", { timeStyle: "short", timeZone: "Asia/Tokyo" }).format(
        new Date(server.clock.now().getTime() + offset),
      );
    const HOUR = 3_600_000;
    await user.api.notifications.setDelivery({
      timezone: "Asia/Tokyo",
      quiet: { from: local(-HOUR), until: local(2 * HOUR) },
    });
    await tell(user, "Thalassa");
    await allSent();
    expect(mailsTo(user)).toEqual([]);
    expect(await bellOf(user)).toHaveLength(1);
    const held = await heldFor(user);
    expect(held).toBeGreaterThan(1.95 * HOUR);
    expect(held).toBeLessThan(2.01 * HOUR);
    const { platform } = server;
    await platform.db.transaction((tx) =>
      announce({ tx, platform, actorId: null }, identityHappenings.profileRoleChanged, {
        audience: [user.id],
        organizationId: null,
        facts: { role: "mentor" },
      }),
    );
    await expect.poll(() => mailsTo(user).map(({ subject }) => subject)).toEqual(["New permissions"]);
    // Of what nobody can switch off no mail says where to.
    expect(mailsTo(user)[0]?.text).not.toContain("section=notifications");
    // The hours pass.
    await server.ownerDb.$client.query("update jobs.job set start_after = now() where data->>'to' = $1", [user.email]);
    await tell(await person(), "Wakes the queue");
    await expect.poll(() => mailsTo(user).length).toBe(2);
  });
});

describe("the daily digest", () => {
  /** Moves the clock to just after the next 08:00 in Athens. */
  function nextMorning(): void {
    const now = server.clock.now();
    const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO("Europe/Athens");
    const eight = local.add({ days: 1 }).with({ hour: 8, minute: 1 });
    server.clock.advance(eight.epochMilliseconds - now.getTime());
  }
  const digest = (user: TestUser) => user.api.notifications.setDelivery({ digest: true });

  it("is one mail a day with what is unread, once on however many nodes", async () => {
    const user = await person();
    await digest(user);
    await tell(user, "Unread One");
    await tell(user, "Read Before");
    await tell(user, "Unread Two", false);
    const [, read] = await bellOf(user);
    await user.api.notifications.markRead({ id: read?.id ?? "" });
    await sendDueDigests(server.platform);
    await allSent();
    expect(mailsTo(user)).toEqual([]);
    nextMorning();
    await Promise.all([1, 2, 3].map(() => sendDueDigests(server.platform)));
    await sendDueDigests(server.platform);
    await expect.poll(() => mailsTo(user).length).toBe(1);
    await allSent();
    const [mail, ...more] = mailsTo(user);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Your day: 2 notifications");
    expect(mail?.text).toMatch(/Unread One is verified[\s\S]*application of Unread Two is under review/);
    expect(mail?.text).not.toContain("Read Before");
    server.clock.advance(DAY_MS);
    await sendDueDigests(server.platform);
    await allSent();
    expect(mailsTo(user)).toHaveLength(1);
  });

  it("takes along what is not shown in the bell, leaves out what is wanted at once and what cannot wait", async () => {
    const user = await person();
    await digest(user);
    await user.api.notifications.setPreference({ kind: "applications", channel: "in_app", enabled: false });
    await tell(user, "Out Of Sight");
    expect((await user.api.notifications.list({})).unread_count).toBe(0);
    await user.api.notifications.setPreference({ kind: "applications", channel: "digest", enabled: false });
    await tell(user, "At Once");
    await expect.poll(() => mailsTo(user).length).toBe(1);
    expect(mailsTo(user)[0]?.subject).toContain("At Once");
    expect(await bellOf(user)).toEqual([]);
    nextMorning();
    await sendDueDigests(server.platform);
    await expect.poll(() => mailsTo(user).length).toBe(2);
    expect(mailsTo(user)[1]).toMatchObject({ subject: "Your day: 1 notification" });
    expect(mailsTo(user)[1]?.text).toContain("Out Of Sight");
  });

  it("that is due in quiet hours waits for their end", async () => {
    const user = await person();
    await digest(user);
    await user.api.notifications.setDelivery({ quiet: { from: "07:00", until: "09:00" } });
    await tell(user, "Waiting");
    nextMorning();
    await sendDueDigests(server.platform);
    await allSent();
    expect(mailsTo(user)).toEqual([]);
    server.clock.advance(3_600_000);
    await sendDueDigests(server.platform);
    await expect.poll(() => mailsTo(user).length).toBe(1);
  });

  it("that is switched off still brings what was waiting for it", async () => {
    const user = await person();
    await digest(user);
    await tell(user, "Waiting");
    await user.api.notifications.setDelivery({ digest: false });
    nextMorning();
    await sendDueDigests(server.platform);
    await expect.poll(() => mailsTo(user).length).toBe(1);
    await tell(user, "Single Again");
    await expect.poll(() => mailsTo(user).length).toBe(2);
  });
});
