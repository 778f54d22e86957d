import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEventRow } from "#modules/events/events.factory.ts";
import { createInvestor } from "#modules/investors/investors.factory.ts";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { startTestServer, type TestServer, type TestUser } from "../../../test/server.ts";

let server: TestServer;
let owner: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server;
  const here = await createOrganization(db, { name: "Blue Hub" });
  const elsewhere = await createOrganization(db, { name: "Elevate" });
  owner = await server.createUser({ organizations: { [here.id]: "owner" } });
  stranger = await server.createUser({ organizations: { [elsewhere.id]: "owner" } });
  const fund = (company_name: string, given: Parameters<typeof createInvestor>[2]) =>
    createInvestor(db, here.id, { company_name, description: "", thesis: "", ...given });
  await fund("Μελτέμι Ένα", { type: "vc", stages: ["seed", "series_a"], industries: ["energy"], countries: ["GR"] });
  await fund("Μελτέμι Δύο", { type: "angel", stages: ["seed"], industries: ["energy"], countries: ["GR", "CY"] });
  await fund("Κεφάλαιο", { type: "bank", stages: [], industries: [], countries: [], description: "Σαν το μελτέμι." });
  await fund("Μελτέμι κρυφό", { type: "bank", stages: ["growth"], countries: ["IT"], is_verified: false });
  const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const event = (title: string, given: Parameters<typeof createEventRow>[2]) =>
    createEventRow(db, here.id, { title, summary: "", ...given });
  await event("Ημέρα πελάγους", { event_type: "demo_day", city: "Χανιά" });
  await event("Βραδιά πελάγους", { event_type: "meetup", city: "Βόλος" });
  await event("Πέλαγος και ενέργεια", { event_type: "meetup", city: "Βόλος", start_date: at(-30) });
  await event("Πέλαγος: πρόχειρο", { is_published: false });
  await event("Πέλαγος για λίγους", { is_private: true });
});
afterAll(() => server?.close());

describe("investors", () => {
  const found = async (api: TestServer["visitor"], asked: { q: string }) =>
    (await api.search.investors(asked)).items.map(({ company_name: name }) => name);

  it("stand with the best first; the unpublished are for those of their registry alone, counts and facets too", async () => {
    const known = ["Μελτέμι Δύο", "Μελτέμι Ένα", "Κεφάλαιο"];
    for (const api of [server.visitor, stranger.api]) {
      expect(await found(api, { q: "meltemi" })).toEqual(known);
      expect(await api.search.investorsCount({ q: "meltemi" })).toMatchObject({ value: 3 });
      expect((await api.search.investorFacets({ q: "meltemi" })).countries).toEqual([
        { value: "GR", count: 2 },
        { value: "CY", count: 1 },
      ]);
    }
    expect(await found(owner.api, { q: "meltemi" })).toContain("Μελτέμι κρυφό");
    expect(await owner.api.search.investorsCount({ q: "meltemi" })).toMatchObject({ value: 4 });
  });

  it("say where they were found: in the thesis, where the description has nothing of it", async () => {
    const texts = { description: "Μπαίνουμε νωρίς.", thesis: "Κοιτάμε τα νησιά. Η αφαλάτωση είναι η αρχή." };
    const { id } = await createOrganization(server.db);
    await createInvestor(server.db, id, { company_name: "Άνυδρος", ...texts });
    const described = async (q: string) => (await server.visitor.search.investors({ q })).items[0]?.description;
    expect(await described("αφαλάτωσης")).toBe("…Η αφαλάτωση είναι η αρχή.");
    expect(await described("ανυδρος")).toBe(texts.description);
    const { items } = await server.visitor.search.suggest({ q: "afalatosi" });
    expect(items).toMatchObject([{ type: "investor", subtitle: "…Η αφαλάτωση είναι η αρχή." }]);
  });

  it("are narrowed by what they have, each choice counted under the others", async () => {
    const { search } = server.visitor;
    expect(await search.investorFacets({ q: "meltemi", type: "angel" })).toEqual({
      types: [
        { value: "angel", count: 1 },
        { value: "bank", count: 1 },
        { value: "vc", count: 1 },
      ],
      stages: [{ value: "seed", count: 1 }],
      industries: [{ value: "energy", count: 1 }],
      countries: [
        { value: "CY", count: 1 },
        { value: "GR", count: 1 },
      ],
    });
    for (const [filter, names] of [
      [{ stage: "series_a" }, ["Μελτέμι Ένα"]],
      [{ country: "CY" }, ["Μελτέμι Δύο"]],
      [{ industry: "energy" }, ["Μελτέμι Δύο", "Μελτέμι Ένα"]],
      [{ type: "bank", stage: "seed" }, []],
    ] as const) {
      expect(await found(server.visitor, { q: "meltemi", ...filter })).toEqual(names);
      expect(await search.investorsCount({ q: "meltemi", ...filter })).toMatchObject({ value: names.length });
    }
    expect(await search.investorFacets({ q: " " })).toEqual({ types: [], stages: [], industries: [], countries: [] });
  });

  it("go on from page to page; a cursor is good for its own search", async () => {
    const { search } = server.visitor;
    const first = await search.investors({ q: "meltemi", limit: 2 });
    const cursor = first.next_cursor ?? "";
    const rest = await search.investors({ q: "meltemi", limit: 2, cursor });
    expect(rest).toMatchObject({ items: [{ company_name: "Κεφάλαιο" }], next_cursor: null });
    await expect(search.investors({ q: "meltemi", type: "vc", limit: 2, cursor })).rejects.toMatchObject({
      code: "input.invalid",
    });
  });
});

describe("events", () => {
  const found = async (asked: { q: string }) =>
    (await server.visitor.search.events(asked)).items.map(({ title }) => title).toSorted();

  it("are the published ones, whoever asks, counted and narrowed by kind, place and time", async () => {
    const all = ["Βραδιά πελάγους", "Ημέρα πελάγους", "Πέλαγος και ενέργεια"];
    expect(await found({ q: "pelagos" })).toEqual(all);
    const { items } = await owner.api.search.events({ q: "pelagos" });
    expect(items.map(({ title }) => title).toSorted()).toEqual(all);
    expect(await owner.api.search.eventsCount({ q: "pelagos" })).toMatchObject({ value: 3 });
    expect(await server.visitor.search.eventFacets({ q: "pelagos", type: "meetup" })).toEqual({
      types: [
        { value: "meetup", count: 2 },
        { value: "demo_day", count: 1 },
      ],
      places: [{ value: "Βόλος", count: 2 }],
      times: [
        { value: "past", count: 1 },
        { value: "upcoming", count: 1 },
      ],
    });
    for (const [filter, titles] of [
      [{ time: "past" }, ["Πέλαγος και ενέργεια"]],
      [{ place: "βολος", time: "upcoming" }, ["Βραδιά πελάγους"]],
      [{ type: "demo_day" }, ["Ημέρα πελάγους"]],
    ] as const) {
      expect(await found({ q: "pelagos", ...filter })).toEqual(titles);
      expect(await server.visitor.search.eventsCount({ q: "pelagos", ...filter })).toMatchObject({
        value: titles.length,
      });
    }
    expect(await server.visitor.search.eventFacets({ q: "" })).toEqual({ types: [], places: [], times: [] });
  });
});
