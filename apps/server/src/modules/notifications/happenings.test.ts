import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { applicationsHappenings } from "@kerkis/contract/applications/applications.happenings.ts";
import { sampleFacts } from "@kerkis/contract/core/happenings/happening-facts.factory.ts";
import type { FactShape } from "@kerkis/contract/core/happenings/happening-facts.ts";
import { CHOSEN_CHANNELS, HAPPENING_GROUPS, type Channel } from "@kerkis/contract/core/happenings/groups.ts";
import { type Happening } from "@kerkis/contract/core/happenings/happenings.ts";
import { LANGUAGES, type Language } from "@kerkis/contract/core/text/languages.ts";
import { HAPPENINGS, happeningLink, happeningWords } from "@kerkis/contract/happenings.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSession } from "#modules/identity/identity.factory.ts";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { transact } from "#platform/db/db.ts";
import { announce } from "#platform/happenings/announce.ts";
import type { PushMessage } from "#platform/push/push.ts";
import { startPushService, type TestPushService } from "#platform/push/push.factory.ts";
import { mailsTo } from "../../../test/mails.ts";
import { startTestServer, type TestServer, type TestUser } from "../../../test/server.ts";
import { sendDueDigests } from "./delivery/digest.service.ts";

const SECRET = "a secret that only these tests know, long enough";
/** Each declaration with facts of its own shape. */
const KINDS = HAPPENINGS as readonly Happening<string, FactShape>[];

let service: TestPushService;
let server: TestServer;
let organization: { id: string; name: string };

beforeAll(async () => {
  service = await startPushService();
  server = await startTestServer({ PUSH_SERVICES: service.origin, KERKIS_SECRET: SECRET });
  organization = await createOrganization(server.db, { name: "Blue Hub" });
});
afterAll(async () => {
  await server?.close();
  await service?.close();
});

/** Someone who wants everything, everywhere. */
async function reader(language: Language): Promise<TestUser> {
  const user = await server.createUser({
    language,
    firstName: "Κώστας",
    organizations: { [organization.id]: "member" },
  });
  user.cookie = await createSession(server.db, user.id, SECRET);
  user.api = server.clientFor(user.cookie, organization.id);
  for (const kind of HAPPENING_GROUPS) {
    for (const channel of CHOSEN_CHANNELS) {
      await user.api.notifications.setPreference({ kind, channel, enabled: true }).catch(() => undefined);
    }
  }
  return user;
}

function happen(declared: Happening<string, FactShape>, user: TestUser, given: object = {}): Promise<void> {
  const { platform } = server;
  const facts = sampleFacts(declared.facts) as Record<string, string>;
  return transact(platform.db, null, (tx) =>
    announce({ tx, platform, actorId: null }, declared, {
      audience: [user.id],
      organizationId: organization.id,
      facts,
      ...given,
    }),
  );
}

interface Row {
  title: string;
  description: string;
  metadata: unknown;
}

/** All that is in someone's bell, page by page. */
async function bellOf({ api }: TestUser) {
  const { items, next_cursor } = await api.notifications.list({ limit: 100 });
  const all = [...items];
  for (let cursor = next_cursor; cursor !== null;) {
    const page = await api.notifications.list({ limit: 100, cursor });
    all.push(...page.items);
    cursor = page.next_cursor;
  }
  return all;
}

/** What one reader got of every kind, by kind or title. */
async function everythingTo(user: TestUser, browser: { endpoint: string }) {
  for (const declared of KINDS) await happen(declared, user);
  const count = (channel: Channel) => KINDS.filter(({ channels }) => channels.includes(channel)).length;
  const { pathname } = new URL(browser.endpoint);
  const pushes = () =>
    service.received.filter(({ path }) => path === pathname).map(({ message }) => message as PushMessage);
  await expect.poll(() => pushes().length).toBe(count("push"));
  const mails = await mailsTo(server, user.email, count("email"));
  const { rows } = await server.ownerDb.$client.query<Row & { kind: string }>(
    "select activity_type as kind, title, description, metadata from activity_feed where user_id = $1",
    [user.id],
  );
  const items = await bellOf(user);
  expect([rows.length, items.length]).toEqual([count("feed"), count("in_app")]);
  expect(mails).toHaveLength(count("email"));
  return { rows, items, mails, pushes: pushes() };
}

describe.each(LANGUAGES)("in %s", (language) => {
  it("every kind goes where it says, with its words, tone and link", async () => {
    const user = await reader(language);
    const browser = service.subscribe();
    await user.api.notifications.subscribePush(browser);
    const got = await everythingTo(user, browser);
    for (const declared of KINDS) {
      const { kind, tone, priority } = declared;
      const facts = sampleFacts(declared.facts);
      const words = happeningWords(language, kind, facts);
      const link = happeningLink(kind, facts);
      const where = <What>(channel: Channel, what: What): What[] => (declared.channels.includes(channel) ? [what] : []);

      const bell = got.items.filter((item) => item.activity_type === kind);
      expect(bell, `${kind} in the bell`).toMatchObject(
        where("in_app", { ...words, type: tone, priority, link, metadata: facts }),
      );

      const feed = got.rows.filter((row) => row.kind === kind);
      const { title = "", message: description = "" } = words ?? {};
      expect(feed, `${kind} in the feed`).toMatchObject(where("feed", { title, description, metadata: facts }));

      const greeting = language === "el" ? "Γεια σας, Κώστα." : "Hello Κώστας,";
      const mail = got.mails.filter(({ subject }) => subject === title);
      const opening = mail.map(({ text }) => text.slice(0, greeting.length + 2 + description.length));
      expect(opening, `${kind} by mail`).toEqual(where("email", `${greeting}\n\n${description}`));

      const push = got.pushes.filter((message) => message.title === title);
      expect(push, `${kind} by push`).toMatchObject(where("push", { url: link, lang: language }));
      for (const { body } of push) expect(description).toContain(body.replace("…", ""));
    }
  });

  it("the digest has every kind that may wait for it", async () => {
    const user = await reader(language);
    await user.api.notifications.setDelivery({ digest: true, timezone: "UTC", digest_at: "00:00" });
    const waiting = KINDS.filter(({ group, channels }) => group !== "account" && channels.includes("digest"));
    for (const declared of waiting) await happen(declared, user);
    server.clock.advance(DAY_MS);
    await sendDueDigests(server.platform);
    const [mail] = await mailsTo(server, user.email, 1);
    for (const { title } of waiting.slice(0, 25)) expect(mail?.text).toContain(title[language]);
    expect(waiting.length).toBeGreaterThan(10);
  });
});

describe("an announcement", () => {
  it("without an audience is refused", async () => {
    const user = await reader("en");
    for (const declared of KINDS) {
      await expect(happen(declared, user, { audience: undefined })).rejects.toThrow("was announced to nobody");
    }
    const { platform } = server;
    const toNobody = (tx: Parameters<Parameters<typeof transact>[2]>[0]) =>
      // @ts-expect-error The emitting module names the audience.
      announce({ tx, platform, actorId: null }, applicationsHappenings.reopened, {
        organizationId: organization.id,
        facts: {
          application_id: organization.id,
          startup_name: "A",
          organization_name: "B",
          reference: "C",
        },
      });
    await expect(transact(platform.db, null, toNobody)).rejects.toThrow("was announced to nobody");
  });

  it("with a fact missing, empty, of another kind or too many is refused, and leaves nothing", async () => {
    const user = await reader("en");
    const declared = applicationsHappenings.rejected as unknown as Happening<string, FactShape>;
    const facts = sampleFacts(declared.facts);
    for (const [named, wrong] of [
      ["reason", { reason: undefined }],
      ["reason", { reason: "" }],
      ["application_id", { application_id: "not an id" }],
      ["startup_name", { startup_name: 7 }],
      ["secret", { secret: "x" }],
    ] as const) {
      await expect(happen(declared, user, { facts: { ...facts, ...wrong } })).rejects.toThrow(named);
    }
    expect((await user.api.notifications.list({})).items).toEqual([]);
    expect((await user.api.activity.feed()).items).toEqual([]);
  });
});
