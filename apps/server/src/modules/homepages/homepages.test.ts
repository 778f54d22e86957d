import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createInvestor } from "#modules/investors/investors.factory.ts";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { createChallenge } from "#modules/programmes/programmes.factory.ts";
import { startups } from "#modules/startups/startups.tables.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { startTestServer, type TestServer } from "#test/server.ts";
import { stageTurn } from "./homepages.policy.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function addStartup(name: string, changes: Partial<typeof startups.$inferInsert> = {}) {
  const [row] = await server.ownerDb
    .insert(startups)
    .values({
      organization_id: server.defaultOrganizationId,
      name,
      slug: name.toLowerCase(),
      industry: "maritime",
      stage: "seed",
      location: "Πειραιάς",
      funding_total: 100,
      is_active: true,
      is_verified: true,
      verified_at: isoNow(server.clock),
      ...changes,
    })
    .returning({ id: startups.id });
  return row?.id;
}

test("an empty registry has nobody on stage and zero figures", async () => {
  const landing = await server.visitor.homepages.landing();
  expect(landing).toEqual({
    featured: null,
    newest: [],
    seats: [],
    calls: [],
    figures: { registered_startups: 0, active_investors: 0, total_funding: 0, events_hosted: 0 },
  });
});

test("only published startups appear and count; figures refresh after a minute", async () => {
  await addStartup("Draft", { is_verified: false, verified_at: null });
  await addStartup("Gone", { deleted_at: isoNow(server.clock) });
  await addStartup("Dollars", { currency: "USD", funding_total: 5 });
  for (const name of ["One", "Two", "Three", "Four", "Five"]) await addStartup(name);
  await createInvestor(server.db, server.defaultOrganizationId);
  await createInvestor(server.db, server.defaultOrganizationId, { is_verified: false });

  server.clock.advance(61_000);
  const { featured, newest, figures, seats } = await server.visitor.homepages.landing();
  const shown = [featured, ...newest].map((startup) => startup?.name);
  expect(newest).toHaveLength(4);
  expect(new Set(shown).size).toBe(5);
  expect(seats.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b))).toEqual([
    "Dollars",
    "Five",
    "Four",
    "One",
    "Three",
    "Two",
  ]);
  expect(shown).not.toContain("Draft");
  expect(shown).not.toContain("Gone");
  expect(figures).toEqual({ registered_startups: 6, active_investors: 1, total_funding: 500, events_hosted: 0 });
});

test("tomorrow somebody else is on stage", async () => {
  const before = await server.visitor.homepages.landing();
  server.clock.advance(DAY_MS);
  const after = await server.visitor.homepages.landing();
  expect(after.featured?.id).not.toBe(before.featured?.id);
});

test("the turns go round and an empty stage has none", () => {
  expect([0, 1, 2, 3].map((day) => stageTurn(new Date(day * DAY_MS), 3))).toEqual([0, 1, 2, 0]);
  expect(stageTurn(new Date(0), 0)).toBe(0);
});

test("the landing page shows what takes applications now, the soonest to close first, of organizations that work alone", async () => {
  const now = server.clock.now().getTime();
  const at = (days: number) => new Date(now + days * DAY_MS).toISOString();
  const organization = async (name: string, changed: Partial<typeof organizations.$inferInsert> = {}) => {
    const { id } = await createOrganization(server.db, { name });
    await server.ownerDb.update(organizations).set(changed).where(eq(organizations.id, id));
    return id;
  };
  const works = await organization("Blue Hub", { is_active: true });
  const off = await organization("Switched off", { is_active: false });
  const gone = await organization("Deleted", { deleted_at: at(-1) });
  const call = (organizationId: string, given: Parameters<typeof createChallenge>[2] = {}) =>
    createChallenge(server.db, organizationId, { opens_at: at(-1), closes_at: at(7), ...given });
  const later = await call(works);
  const soon = await call(works, { closes_at: at(2) });
  for (const state of ["draft", "paused", "closed", "archived"] as const) await call(works, { state });
  await call(works, { opens_at: at(-9), closes_at: at(-1) });
  await call(works, { opens_at: at(1) });
  await call(off);
  await call(gone);
  const member = await server.createUser({ organizations: { [off]: "admin", [gone]: "admin" } });
  for (const reader of [server.visitor, member.api]) {
    const { calls } = await reader.homepages.landing();
    expect(calls.map(({ id }) => id)).toEqual([soon, later]);
    expect(calls[0]).toMatchObject({ kind: "challenge", closes_at: at(2), organization: { name: "Blue Hub" } });
  }
  for (let more = 0; more < 4; more += 1) await call(works, { closes_at: at(1) });
  expect((await server.visitor.homepages.landing()).calls).toHaveLength(4);
});
