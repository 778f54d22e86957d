import { randomUUID } from "node:crypto";
import { contrastOf, SURFACES, TEXT_CONTRAST } from "@kerkis/contract/organizations/branding.policy.ts";
import { SLUG_MAX } from "@kerkis/contract/organizations/slug.policy.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ownAddress } from "#test/application-process.ts";
import { outcomeOf, refusalOf } from "#test/refusals.ts";
import { keepUpload } from "#platform/files/stored-files.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import { createOrganization } from "../organizations.factory.ts";

let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.createUser({ superAdmin: true, role: "admin", email: ownAddress() });
});
afterAll(() => server?.close());

const audited = async (organizationId: string) =>
  (
    await server.ownerDb.$client.query<{ action: string; actor_id: string }>(
      "select action, actor_id from audit_log where organization_id = $1 order by id",
      [organizationId],
    )
  ).rows;

describe("creating an organization (specification 5 and 7.2)", () => {
  it("makes it active, with its owner, settings and registry programme, and lists it among the owner's", async () => {
    const person = await server.createUser({ email: ownAddress() });
    const made = await person.api.organizations.create({
      name: "Hub Ηπείρου",
      slug: "hub-epirus",
      description: "Θερμοκοιτίδα",
      website_url: "epirus.example",
      location: "Ιωάννινα",
      owner_email: person.email,
    });
    expect(made).toMatchObject({
      name: "Hub Ηπείρου",
      slug: "hub-epirus",
      description: "Θερμοκοιτίδα",
      website_url: "https://epirus.example",
      location: "Ιωάννινα",
      is_active: true,
      role: "owner",
      member_count: 1,
      is_homepage_enabled: false,
      branding: { primary_color: null, accent_color: null },
    });
    const mine = await person.api.organizations.mine();
    expect(mine).toContainEqual(expect.objectContaining({ slug: "hub-epirus", role: "owner", member_count: 1 }));
    // A startup can be registered in it at once.
    const there = server.clientFor(person.cookie, made.id);
    expect((await there.applications.start({})).organization_id).toBe(made.id);
    expect(await audited(made.id)).toEqual([{ action: "organization.created", actor_id: person.id }]);
  });

  it("makes the address from the name, in Latin letters where the rule leaves nothing, and the next free one", async () => {
    const person = await server.createUser({ email: ownAddress() });
    const create = async (name: string) =>
      (await person.api.organizations.create({ name, owner_email: person.email })).slug;
    expect(await create("Acme Labs & Co.")).toBe("acme-labs--co");
    expect(await create("Ένωση Θράκης")).toBe("enosi-thrakis");
    expect(await create("Ενωση Θρακης")).toBe("enosi-thrakis-2");
    expect(await create("東京")).toBe("organization");
  });

  it("finds a free address beside the longest ones", async () => {
    const person = await server.createUser({ email: ownAddress() });
    const name = "a".repeat(SLUG_MAX);
    const create = async () => (await person.api.organizations.create({ name, owner_email: person.email })).slug;
    expect([await create(), await create(), await create()]).toEqual([
      name,
      `${"a".repeat(SLUG_MAX - 2)}-2`,
      `${"a".repeat(SLUG_MAX - 2)}-3`,
    ]);
  });

  it("needs an owner who has signed up and proved their address", async () => {
    const unknown = await refusalOf(
      admin.api.organizations.create({ name: "Nobody's", owner_email: `${randomUUID()}@people.test` }),
    );
    expect(unknown?.code).toBe("org.owner_unknown");
    const unproved = await server.createUser({ email: ownAddress(), verified: false });
    const refused = await refusalOf(admin.api.organizations.create({ name: "X1", owner_email: unproved.email }));
    expect(refused?.code).toBe("org.owner_unknown");
  });

  it("lets a super admin name anyone as the owner", async () => {
    const owner = await server.createUser({ email: ownAddress() });
    const made = await admin.api.organizations.create({ name: "Για άλλον", owner_email: owner.email.toUpperCase() });
    expect(made.role).toBeNull();
    expect((await owner.api.organizations.mine()).map(({ slug, role }) => [slug, role])).toContainEqual([
      "gia-allon",
      "owner",
    ]);
    const { rows } = await server.ownerDb.$client.query(
      "select actor_id, details->>'owner_id' as owner from audit_log where organization_id = $1",
      [made.id],
    );
    expect(rows).toEqual([{ actor_id: admin.id, owner: owner.id }]);
  });

  it("tells nobody else whether an address has an account", async () => {
    const person = await server.createUser({ email: ownAddress() });
    const stranger = await server.createUser({ email: ownAddress() });
    for (const owner_email of [stranger.email, `${randomUUID()}@people.test`]) {
      const refused = await refusalOf(person.api.organizations.create({ name: "Σιωπή", owner_email }));
      expect(refused).toMatchObject({ code: "org.owner_not_self" });
    }
  });

  it("is closed to all but super admins while creation is switched off", async () => {
    const person = await server.createUser({ email: ownAddress() });
    const { platform } = server;
    const set = (on: boolean) =>
      platform.db.transaction((tx) => platform.features.change(tx, "create_organization", on, admin.id));
    await set(false);
    await expect.poll(() => platform.features.isOn("create_organization")).toBe(false);
    expect(await outcomeOf(person.api.organizations.create({ name: "Κλειστό", owner_email: person.email }))).toBe(
      "org.creation_closed",
    );
    expect(await outcomeOf(admin.api.organizations.create({ name: "Ανοιχτό", owner_email: admin.email }))).toBe(
      "accepted",
    );
    await set(true);
    await expect.poll(() => platform.features.isOn("create_organization")).toBe(true);
  });

  it("gives one address to one of two who ask for it at once", async () => {
    const [one, two] = [
      await server.createUser({ email: ownAddress() }),
      await server.createUser({ email: ownAddress() }),
    ];
    const ask = (person: TestUser) =>
      refusalOf(person.api.organizations.create({ name: "Race", slug: "race-track", owner_email: person.email }));
    const outcomes = await Promise.all([ask(one), ask(two)]);
    const refused = outcomes.filter((outcome) => outcome !== null);
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({ code: "input.invalid", data: { fields: [{ path: "slug", code: "taken" }] } });
    // Without an address of their own both get one.
    const names = await Promise.all(
      [one, two].map((person) => person.api.organizations.create({ name: "Same Name", owner_email: person.email })),
    );
    expect(names.map(({ slug }) => slug).toSorted()).toEqual(["same-name", "same-name-2"]);
  });

  it("refuses visitors and bad input at its field", async () => {
    expect(await outcomeOf(server.visitor.organizations.create({ name: "X1", owner_email: "a@b.test" }))).toBe(
      "auth.required",
    );
    const person = await server.createUser({ email: ownAddress() });
    const refused = await refusalOf(
      person.api.organizations.create({ name: " ", slug: "Όχι!", website_url: "no site", owner_email: "nobody" }),
    );
    expect(refused?.data.fields?.map(({ path }) => path).toSorted()).toEqual([
      "name",
      "owner_email",
      "slug",
      "website_url",
    ]);
  });

  it("says which address a name makes, and whether it is free", async () => {
    const person = await server.createUser({ email: ownAddress() });
    await createOrganization(server.db, { name: "Taken", slug: "taken-slug" });
    expect(await person.api.organizations.slug({ name: "Taken Slug" })).toEqual({
      slug: "taken-slug",
      is_free: false,
      suggestion: "taken-slug-2",
    });
    expect(await person.api.organizations.slug({ name: "Taken Slug", slug: "Free-One" })).toMatchObject({
      is_free: true,
    });
    expect(await person.api.organizations.slug({ name: "!!!" })).toEqual({ slug: "", is_free: false, suggestion: "" });
  });
});

describe("an organization's settings", () => {
  let id = "";
  let owner: TestUser;
  let manager: TestUser;
  let member: TestUser;
  let stranger: TestUser;
  beforeAll(async () => {
    ({ id } = await createOrganization(server.db, { name: "Blue Hub", slug: "blue-settings" }));
    const other = await createOrganization(server.db, { name: "Elevate", slug: "elevate-settings" });
    const person = (role: "owner" | "admin" | "moderator" | "member", organizationId = id) =>
      server.createUser({ email: ownAddress(), organizations: { [organizationId]: role } });
    owner = await person("owner");
    manager = await person("admin");
    member = await person("member");
    stranger = await person("owner", other.id);
  });

  it("are shown with what the reader may do, and to nobody from elsewhere", async () => {
    const seen = await manager.api.organizations.details({ id });
    expect(seen.can).toMatchObject({ edit: true, rename: true, delete: false, deactivate: false, leave: true });
    expect((await owner.api.organizations.details({ id })).can).toMatchObject({ delete: true, transfer: true });
    expect(await outcomeOf(member.api.organizations.details({ id }))).toBe("auth.forbidden");
    expect(await outcomeOf(stranger.api.organizations.details({ id }))).toBe("org.not_found");
    expect(await outcomeOf(owner.api.organizations.details({ id: randomUUID() }))).toBe("org.not_found");
    expect(await outcomeOf(server.visitor.organizations.details({ id }))).toBe("auth.required");
  });

  it("change field by field: what is left out stays, what is empty goes", async () => {
    const before = await owner.api.organizations.details({ id });
    const first = await manager.api.organizations.update({
      id,
      version: before.version,
      location: "Πειραιάς",
      website_url: "blue.example",
    });
    expect(first).toMatchObject({ name: "Blue Hub", location: "Πειραιάς", website_url: "https://blue.example" });
    const second = await owner.api.organizations.update({ id, version: first.version, website_url: "" });
    expect(second).toMatchObject({ location: "Πειραιάς", website_url: null, version: before.version + 2 });
    expect((await audited(id)).map(({ action }) => action)).toEqual(["organization.updated", "organization.updated"]);
  });

  it("refuse what was written over an older version, and keep the newer one", async () => {
    const { version } = await owner.api.organizations.details({ id });
    await owner.api.organizations.update({ id, version, description: "Πρώτη" });
    expect(await outcomeOf(manager.api.organizations.update({ id, version, description: "Δεύτερη" }))).toBe(
      "request.conflict",
    );
    expect((await owner.api.organizations.details({ id })).description).toBe("Πρώτη");
  });

  it("let one of two editors through, never both", async () => {
    const { version } = await owner.api.organizations.details({ id });
    const outcomes = await Promise.all(
      [owner, manager].map((person, at) =>
        outcomeOf(person.api.organizations.update({ id, version, description: `Αγώνας ${at}` })),
      ),
    );
    expect(outcomes.toSorted()).toEqual(["accepted", "request.conflict"]);
  });

  it("refuse an address that is taken, and foreign pictures", async () => {
    const { version } = await owner.api.organizations.details({ id });
    const taken = await refusalOf(owner.api.organizations.update({ id, version, slug: "elevate-settings" }));
    expect(taken).toMatchObject({ code: "input.invalid", data: { fields: [{ path: "slug", code: "taken" }] } });
    const picture = owner.api.organizations.update({ id, version, logo_url: "https://evil.example/x.webp" });
    expect(await outcomeOf(picture)).toBe("input.invalid");
    const logo = await keepUpload(server.platform, stranger.id, "logos", Buffer.from([1]));
    const adopted = await refusalOf(owner.api.organizations.update({ id, version, logo_url: logo }));
    expect(adopted).toMatchObject({ code: "input.invalid", data: { fields: [{ path: "logo_url", code: "invalid" }] } });
    const own = await keepUpload(server.platform, owner.id, "logos", Buffer.from([1]));
    const set = await owner.api.organizations.update({ id, version, logo_url: own });
    const kept = { id, version: set.version, logo_url: own, description: "Με λογότυπο" };
    expect(await outcomeOf(manager.api.organizations.update(kept))).toBe("accepted");
  });

  it("are changed by nobody who may not", async () => {
    const { version } = await owner.api.organizations.details({ id });
    const change = { id, version, description: "Κλεμμένο" };
    expect(await outcomeOf(member.api.organizations.update(change))).toBe("auth.forbidden");
    expect(await outcomeOf(stranger.api.organizations.update(change))).toBe("org.not_found");
  });

  it("keep colours and the homepage apart, with a version of their own", async () => {
    const before = await owner.api.organizations.details({ id });
    const first = await owner.api.organizations.updateBranding({
      id,
      version: before.settings_version,
      primary_color: "#0B4F6C",
      is_homepage_enabled: true,
    });
    expect(first).toMatchObject({
      branding: { primary_color: "#0b4f6c", accent_color: null },
      is_homepage_enabled: true,
    });
    const second = await manager.api.organizations.updateBranding({
      id,
      version: first.settings_version,
      accent_color: "#ffe600",
    });
    expect(second).toMatchObject({
      branding: { primary_color: "#0b4f6c", accent_color: "#ffe600" },
      is_homepage_enabled: true,
    });
    const { memberships } = await owner.api.identity.session();
    const brand = memberships.find(({ organization_id }) => organization_id === id)?.brand;
    expect(brand?.light).toEqual({ accent: "#0b4f6c", ink: "#ffffff" });
    expect(contrastOf(brand?.dark.accent ?? "", SURFACES.dark)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    const stale = owner.api.organizations.updateBranding({ id, version: before.settings_version, primary_color: null });
    expect(await outcomeOf(stale)).toBe("request.conflict");
    const bad = owner.api.organizations.updateBranding({ id, version: 3, primary_color: "red;}" });
    expect(await outcomeOf(bad)).toBe("input.invalid");
  });

  it("leave the default organization its name and address", async () => {
    const id = server.defaultOrganizationId;
    const keeper = await server.createUser({ email: ownAddress(), organizations: { [id]: "owner" } });
    const { version, can } = await keeper.api.organizations.details({ id });
    expect(can).toMatchObject({ edit: true, rename: false, deactivate: false, delete: false, leave: false });
    expect(await outcomeOf(keeper.api.organizations.update({ id, version, name: "Άλλο" }))).toBe("org.default_stays");
    expect(await outcomeOf(keeper.api.organizations.update({ id, version, name: "Kerkis", description: "Νέα" }))).toBe(
      "accepted",
    );
  });
});
