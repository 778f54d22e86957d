import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { startTestServer, type TestServer, type TestUser } from "../../../test/server.ts";

let server: TestServer;
let organization: { id: string };
let elsewhere: { id: string };
let member: TestUser;
let colleague: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  organization = await createOrganization(server.db, { name: "Blue Hub" });
  elsewhere = await createOrganization(server.db, { name: "Elsewhere" });
  member = await server.createUser({ organizations: { [organization.id]: "member" } });
  colleague = await server.createUser({ organizations: { [organization.id]: "owner" } });
  stranger = await server.createUser({ organizations: { [elsewhere.id]: "owner" } });
  const write = (organizationId: string, userId: string | null, title: string, count: number) =>
    server.db.$client.query(
      `insert into activity_feed (organization_id, user_id, title, activity_type, metadata, created_at)
       select $1, $2, $3 || n, 'startup_created', '{"startup_name":"A","secret":"x"}', timestamptz '2026-01-01' + n * interval '1 minute'
       from generate_series(1, $4::int) n`,
      [organizationId, userId, title, count],
    );
  await write(organization.id, null, "shared ", 40);
  await write(organization.id, member.id, "mine ", 30);
  await write(organization.id, colleague.id, "theirs ", 5);
  await write(elsewhere.id, null, "elsewhere ", 5);
});
afterAll(() => server?.close());

it("merges the newest 25 of one's own and 25 of the organization, newest first", async () => {
  const { items } = await member.api.activity.feed();
  expect(items).toHaveLength(50);
  const titles = items.map(({ title }) => title.split(" ")[0]);
  expect(titles.filter((title) => title === "shared")).toHaveLength(25);
  expect(titles.filter((title) => title === "mine")).toHaveLength(25);
  expect(items.map(({ created_at }) => created_at)).toEqual(
    items
      .map(({ created_at }) => created_at)
      .toSorted()
      .toReversed(),
  );
  expect(items[0]).toMatchObject({
    title: "shared 40",
    priority: "medium",
    user_id: null,
    metadata: { startup_name: "A" },
  });
  expect(items[0]?.metadata).not.toHaveProperty("secret");
});

it("shows nobody another person's items, nor another organization's", async () => {
  const seen = async (user: TestUser) =>
    new Set((await user.api.activity.feed()).items.map(({ title }) => title.split(" ")[0]));
  expect(await seen(member)).toEqual(new Set(["mine", "shared"]));
  expect(await seen(colleague)).toEqual(new Set(["theirs", "shared"]));
  expect(await seen(stranger)).toEqual(new Set(["elsewhere"]));
  const intruder = server.clientFor(stranger.cookie, organization.id);
  expect(
    (await intruder.activity.feed()).items.some(({ organization_id }) => organization_id === organization.id),
  ).toBe(false);
  await expect(server.visitor.activity.feed()).rejects.toMatchObject({ code: "auth.required" });
});

describe("marking read", () => {
  const feed = (user: TestUser) => user.api.activity.feed();
  const ownIds = async () =>
    (await feed(member)).items.filter((item) => item.user_id === member.id).map(({ id }) => id);

  it("marks one or many of one's own, once, and counts what is left", async () => {
    expect((await feed(member)).unread_count).toBe(30);
    const [first = "", ...others] = await ownIds();
    expect(await member.api.activity.markRead({ ids: [first] })).toEqual({ unread_count: 29 });
    expect(await member.api.activity.markRead({ ids: [first] })).toEqual({ unread_count: 29 });
    expect(await member.api.activity.markRead({ ids: others })).toEqual({ unread_count: 5 });
    const { items } = await feed(member);
    expect(items.filter((item) => item.user_id === member.id).every((item) => item.is_read)).toBe(true);
  });

  it("leaves alone what is everybody's, another's or another organization's", async () => {
    const shared = (await feed(colleague)).items.filter((item) => item.user_id === null).map(({ id }) => id);
    const theirs = (await feed(colleague)).items.filter((item) => item.user_id !== null).map(({ id }) => id);
    await member.api.activity.markRead({ ids: [...shared, ...theirs] });
    expect((await feed(colleague)).items.some((item) => item.is_read)).toBe(false);
    expect((await feed(colleague)).unread_count).toBe(5);
    const intruder = server.clientFor(stranger.cookie, organization.id);
    expect(await intruder.activity.markRead({ ids: theirs })).toEqual({ unread_count: 0 });
    expect((await feed(colleague)).unread_count).toBe(5);
  });

  it("refuses visitors and senseless input", async () => {
    const ids = await ownIds();
    await expect(server.visitor.activity.markRead({ ids })).rejects.toMatchObject({ code: "auth.required" });
    for (const bad of [[], ["x"], Array.from({ length: 51 }, () => crypto.randomUUID())]) {
      await expect(member.api.activity.markRead({ ids: bad })).rejects.toMatchObject({ code: "input.invalid" });
    }
  });
});
