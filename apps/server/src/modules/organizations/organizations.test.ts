import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServer, type TestServer } from "#test/server.ts";
import { addMember, createOrganization } from "./organizations.factory.ts";

let server: TestServer;
let blueHub: { id: string; name: string };
let elevate: { id: string; name: string };
beforeAll(async () => {
  server = await startTestServer();
  blueHub = await createOrganization(server.db, { name: "Blue Hub Πειραιά" });
  elevate = await createOrganization(server.db, { name: "Elevate Θεσσαλονίκη" });
});
afterAll(() => server?.close());

it("lists the caller's organizations only, with their sizes", async () => {
  const user = await server.createUser({ organizations: { [blueHub.id]: "moderator" } });
  await server.createUser({ organizations: { [elevate.id]: "member" } });
  const mine = await user.api.organizations.mine();
  expect(mine.map(({ slug, role }) => [slug, role])).toContainEqual(["kerkis", "member"]);
  expect(mine.map(({ name }) => name).toSorted()).toEqual(["Blue Hub Πειραιά", "Kerkis"]);
  expect(mine.find(({ organization_id }) => organization_id === blueHub.id)?.member_count).toBe(1);
});

it("switches to an organization of one's own and remembers it in a cookie", async () => {
  const user = await server.createUser();
  await addMember(server.db, blueHub.id, user.id);
  const response = await fetch(`${server.url}/api/organizations/${blueHub.id}/switch`, {
    method: "POST",
    headers: { cookie: user.cookie, "x-kerkis": "1" },
  });
  const cookie = response.headers.getSetCookie()[0]?.split(";")[0];
  const session = await server.clientFor(`${user.cookie}; ${cookie}`).identity.session();
  expect(session.current_organization?.name).toBe("Blue Hub Πειραιά");
});

it("refuses to switch to another organization, and falls back to the default one", async () => {
  const user = await server.createUser();
  await expect(user.api.organizations.switch({ id: elevate.id })).rejects.toMatchObject({ code: "org.not_member" });
  const session = await server.clientFor(user.cookie, elevate.id).identity.session();
  expect(session.current_organization?.slug).toBe("kerkis");
});

it("shows members to members, page by page, and to nobody else", async () => {
  const reader = await server.createUser({
    firstName: "Άννα",
    lastName: "Ώρα",
    organizations: { [elevate.id]: "member" },
  });
  for (const firstName of ["Βασίλης", "Ζωή", "Γιώργος"]) {
    await server.createUser({ firstName, lastName: "Δοκιμής", organizations: { [elevate.id]: "member" } });
  }
  const names: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await reader.api.organizations.members({ id: elevate.id, limit: 2, ...(cursor && { cursor }) });
    names.push(...page.items.map(({ name }) => name));
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  expect(names).toHaveLength(new Set(names).size);
  expect(names.filter((name) => name.endsWith("Δοκιμής"))).toEqual([
    "Βασίλης Δοκιμής",
    "Γιώργος Δοκιμής",
    "Ζωή Δοκιμής",
  ]);
  const found = await reader.api.organizations.members({ id: elevate.id, search: "ανΝα ωΡΑ" });
  expect(found.items.map(({ user_id }) => user_id)).toEqual([reader.id]);
  await expect(reader.api.organizations.members({ id: elevate.id, search: "a\u0000" })).rejects.toMatchObject({
    code: "input.invalid",
  });

  const stranger = await server.createUser({ organizations: { [blueHub.id]: "owner" } });
  await expect(stranger.api.organizations.members({ id: elevate.id })).rejects.toMatchObject({
    code: "org.not_member",
  });
  await expect(server.visitor.organizations.members({ id: elevate.id })).rejects.toMatchObject({
    code: "auth.required",
  });
});

it("finds members by e-mail only for those who manage members: letter by letter, a search would tell addresses", async () => {
  const hub = await createOrganization(server.db, { name: "Hub Πάτρας" });
  const owner = await server.createUser({ organizations: { [hub.id]: "owner" } });
  const reader = await server.createUser({ organizations: { [hub.id]: "member" } });
  const someone = await server.createUser({ email: "kept.private@patras.test", organizations: { [hub.id]: "member" } });
  const foundBy = async ({ api }: typeof owner) =>
    (await api.organizations.members({ id: hub.id, search: "kept.p" })).items.map(({ user_id }) => user_id);
  expect(await foundBy(owner)).toEqual([someone.id]);
  expect(await foundBy(reader)).toEqual([]);
});
