import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { createInvestor } from "#modules/investors/investors.factory.ts";
import { createStartup } from "#modules/startups/startups.factory.ts";
import { startTestServer, type ApiClient, type TestServer, type TestUser } from "../../../test/server.ts";

let server: TestServer;
let owner: TestUser;
let member: TestUser;
let stranger: TestUser;
let superAdmin: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server;
  const here = await createOrganization(db, { name: "Blue Hub" });
  const elsewhere = await createOrganization(db, { name: "Elsewhere" });
  owner = await server.createUser({ organizations: { [here.id]: "owner" } });
  member = await server.createUser({ organizations: { [here.id]: "member" } });
  stranger = await server.createUser({ organizations: { [elsewhere.id]: "owner" } });
  superAdmin = await server.createUser({ superAdmin: true });
  const plain = { tagline: "", description: "" };
  await createStartup(db, here.id, { ...plain, name: "Θάλασσα Ρομποτική", industry: "robotics" });
  await createStartup(db, here.id, { ...plain, name: "Η Θάλασσας", tagline: "Δεύτερη" });
  await createStartup(db, here.id, { ...plain, name: "Zeta", description: "Ψαρεύει στη θάλασσα" });
  await createStartup(db, here.id, { ...plain, name: "100% Juice_Co", industry: "agrifood" });
  await createStartup(db, here.id, { ...plain, name: "Θάλασσα κρυφή", is_verified: false });
  await createStartup(db, here.id, { ...plain, name: "Θάλασσα ανενεργή", is_active: false });
  await createStartup(db, here.id, { ...plain, name: "Θάλασσα σβησμένη", deleted_at: "2026-01-01T00:00:00.000Z" });
  for (let number = 1; number <= 12; number += 1) {
    await createStartup(db, elsewhere.id, {
      ...plain,
      name: `Orbit ${String(number).padStart(2, "0")}`,
      industry: "space",
    });
  }
});
afterAll(() => server?.close());

/** Signs are no wildcards: alone they are looked for in names, beside words they are nothing. */
const LITERAL: Record<string, string[]> = {
  "%": ["100% Juice_Co"],
  _: ["100% Juice_Co"],
  "a%z": ["Zeta"],
  "' or 1=1 --": ["Orbit 12", "Orbit 11", "Orbit 10"],
};

const names = async (api: ApiClient, q: string) => (await api.search.suggest({ q })).items.map(({ title }) => title);

describe("suggestions", () => {
  it.each(["θάλασσα", "ΘΑΛΑΣΣΑ", "Θαλασσα", "  θάλασσα  "])(
    "finds %s without accents, case or final sigma, names first",
    async (q) => {
      expect(await names(server.visitor, q)).toEqual(["Θάλασσα Ρομποτική", "Η Θάλασσας", "Zeta"]);
    },
  );

  it("gives at most five, and nothing for a blank text", async () => {
    expect(await names(server.visitor, "orbit")).toHaveLength(5);
    for (const q of ["", "   "]) expect(await names(server.visitor, q)).toEqual([]);
  });

  it("finds by industry in either language, and by several words in any order", async () => {
    expect(await names(server.visitor, "ρομποτικη")).toEqual(["Θάλασσα Ρομποτική"]);
    expect(await names(server.visitor, "Agrifood")).toEqual(["100% Juice_Co"]);
    expect(await names(server.visitor, "ρομποτική θάλασσα")).toEqual(["Θάλασσα Ρομποτική"]);
    expect(await names(server.visitor, "θάλασσα διάστημα")).toEqual([]);
  });

  it.each(["%", "_", "\\", "a%z", "' or 1=1 --", "🚀", "<script>alert(1)</script>"])(
    "takes %s literally",
    async (q) => {
      const found = await names(server.visitor, q);
      expect(found).toEqual(LITERAL[q] ?? []);
    },
  );

  it("leaves out marks that reverse what follows, often pasted along with a name", async () => {
    const found = await names(server.visitor, "θάλασσα");
    expect(found).not.toEqual([]);
    expect(await names(server.visitor, "\u202eθάλα\u2066σσα")).toEqual(found);
  });

  it("shows unpublished ones only to owners and admins of their organization, and to super admins", async () => {
    const hidden = ["Θάλασσα ανενεργή", "Θάλασσα κρυφή"];
    for (const user of [member, stranger]) {
      expect((await names(user.api, "θάλασσα")).filter((name) => hidden.includes(name))).toEqual([]);
    }
    for (const user of [owner, superAdmin]) {
      const found = await names(user.api, "θάλασσα");
      expect(found.filter((name) => hidden.includes(name)).toSorted()).toEqual(hidden);
      expect(found).not.toContain("Θάλασσα σβησμένη");
    }
  });

  it("tells type, address and a line about each", async () => {
    const { items } = await server.visitor.search.suggest({ q: "Η Θάλασσας" });
    expect(items).toEqual([{ id: expect.any(String), type: "startup", title: "Η Θάλασσας", subtitle: "Δεύτερη" }]);
  });

  it("refuses a text that is too long", async () => {
    await expect(server.visitor.search.suggest({ q: "x".repeat(121) })).rejects.toMatchObject({
      code: "input.invalid",
    });
  });
});

describe("what is meant", () => {
  beforeAll(async () => {
    const { id } = await createOrganization(server.db, { name: "Kerkis" });
    const plain = { tagline: "", description: "" };
    await createStartup(server.db, id, { ...plain, name: "Λύσεις Αρχείου" });
    await createStartup(server.db, id, { ...plain, name: "Μαστίχα", location: "Χίος", city: "Χίος" });
    await createStartup(server.db, id, { ...plain, name: "Καράβι", location: "Πειραιάς", city: "Πειραιάς" });
    await createInvestor(server.db, id, { company_name: "Ferryman" });
  });

  it("is a short word in another case before names that have its letters", async () => {
    expect(await names(server.visitor, "Χίου")).toEqual(["Μαστίχα", "Λύσεις Αρχείου"]);
  });

  it("is a place by its English name", async () => {
    expect(await names(server.visitor, "Piraeus")).toEqual(["Καράβι"]);
  });

  it.each([
    ["kerksi", "Kerkis"],
    ["eKrkis", "Kerkis"],
    ["ferrymna", "Ferryman"],
    ["krabai", "Καράβι"],
  ])("is a name of any type with two letters in each other's place: %s", async (typed, meant) => {
    expect(await names(server.visitor, typed)).toContain(meant);
  });

  it("is no name that is only alike where something matches", async () => {
    await createInvestor(server.db, (await createOrganization(server.db, { name: "Quimtor" })).id, {
      company_name: "Quimtar",
    });
    expect(await names(server.visitor, "quimtor")).toEqual(["Quimtor"]);
  });
});

describe("the order of matches", () => {
  const ORDER = ["Δελφίνι", "Ω Δελφίνι", "Αδελφίνι", "Άλλο"];
  beforeAll(async () => {
    const { id } = await createOrganization(server.db, { name: "Ordered" });
    for (const name of ORDER.toReversed()) {
      const tagline = name === "Άλλο" ? "Κοιτάζει ένα δελφίνι" : "";
      await createStartup(server.db, id, { name, tagline, description: "Στη στεριά" });
    }
    await createStartup(server.db, id, { name: "5% Rate", tagline: "", description: "" });
    await createStartup(server.db, id, { name: "5 Winds", tagline: "Only 5% of the wind", description: "" });
  });

  it("is names that begin with the text, words that do, names that hold it, the rest", async () => {
    expect(await names(server.visitor, "δελφίνι")).toEqual(ORDER);
    expect(await names(server.visitor, "5%")).toEqual(["5% Rate", "5 Winds"]);
  });

  it("goes on from page to page, which end with the last match", async () => {
    const { items, next_cursor } = await server.visitor.search.startups({ q: "δελφίνι", limit: 2 });
    const rest = await server.visitor.search.startups({ q: "δελφίνι", limit: 2, cursor: next_cursor ?? "" });
    expect([...items, ...rest.items].map(({ name }) => name)).toEqual(ORDER);
    expect(rest.next_cursor).toBeNull();
  });

  it("tells what a startup without a tagline does", async () => {
    const { items } = await server.visitor.search.suggest({ q: "αδελφίνι" });
    expect(items.map(({ subtitle }) => subtitle)).toEqual(["Στη στεριά"]);
  });

  it("says what was found of a long description instead of its tagline", async () => {
    const { id } = await createOrganization(server.db);
    const description = `${"Πολλά άλλα. ".repeat(40)}Μετράμε μέδουσες.`;
    await createStartup(server.db, id, { name: "Ακτή", tagline: "Παραλίες χωρίς εκπλήξεις", description });
    const { items } = await server.visitor.search.suggest({ q: "μέδουσα" });
    expect(items.map(({ subtitle }) => subtitle)).toEqual(["…Μετράμε μέδουσες."]);
  });
});

describe("the results page", () => {
  it.each(["", "   "])("is empty for the blank text %j", async (q) => {
    expect(await server.visitor.search.startups({ q })).toEqual({ items: [], next_cursor: null, is_alike: false });
  });

  it("gives every match exactly once over its pages, the newest first", async () => {
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await server.visitor.search.startups({ q: "orbit", limit: 5, ...(cursor && { cursor }) });
      found.push(...page.items.map(({ name }) => name));
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    expect(found).toEqual(Array.from({ length: 12 }, (_, index) => `Orbit ${String(12 - index).padStart(2, "0")}`));
  });

  it("hides what the reader may not see", async () => {
    const seen = async (api: ApiClient) => (await api.search.startups({ q: "κρυφή" })).items.length;
    expect([
      await seen(server.visitor),
      await seen(member.api),
      await seen(stranger.api),
      await seen(owner.api),
    ]).toEqual([0, 0, 0, 1]);
  });

  it.each(["nonsense", "W10", Buffer.from('[0,"a\\u0000","x"]').toString("base64url")])(
    "refuses the cursor %s",
    async (cursor) => {
      await expect(server.visitor.search.startups({ q: "orbit", cursor })).rejects.toMatchObject({
        code: "input.invalid",
      });
    },
  );
});

describe("what results can be narrowed by", () => {
  it("is counted of what the reader may see, each under the other filters", async () => {
    const { id } = await createOrganization(server.db, { name: "Facets" });
    const rows = [
      { name: "Φάρος Ένα", industry: "energy", stage: "seed", region: "crete" },
      { name: "Φάρος Δύο", industry: "energy", stage: "idea", region: "attica" },
      { name: "Φάρος Τρία", industry: "space", stage: "seed", region: "attica" },
      { name: "Φάρος κρυφός", industry: "legal", stage: "growth", region: "epirus", is_verified: false },
    ] as const;
    for (const row of rows) await createStartup(server.db, id, { ...row, tagline: "", description: "" });
    const facets = (filters: object) => server.visitor.search.startupFacets({ q: "faros", ...filters });
    expect(await facets({})).toEqual({
      industries: [
        { value: "energy", count: 2 },
        { value: "space", count: 1 },
      ],
      stages: [
        { value: "seed", count: 2 },
        { value: "idea", count: 1 },
      ],
      regions: [
        { value: "attica", count: 2 },
        { value: "crete", count: 1 },
      ],
    });
    expect(await facets({ industry: "space" })).toMatchObject({
      industries: [{ value: "energy" }, { value: "space" }],
      stages: [{ value: "seed", count: 1 }],
      regions: [{ value: "attica", count: 1 }],
    });
    const found = await server.visitor.search.startups({ q: "faros", industry: "energy", stage: "idea" });
    expect(found.items.map(({ name }) => name)).toEqual(["Φάρος Δύο"]);
    expect(await server.visitor.search.startupsCount({ q: "faros", region: "attica" })).toMatchObject({ value: 2 });
    for (const api of [server.visitor, stranger.api])
      expect(await api.search.startupsCount({ q: "faros" })).toMatchObject({ value: 3 });
    expect(await superAdmin.api.search.startupsCount({ q: "faros" })).toMatchObject({ value: 4 });
    expect(await server.visitor.search.startupFacets({ q: " " })).toEqual({ industries: [], stages: [], regions: [] });
  });

  it("belongs to the cursor: one of other filters is refused", async () => {
    const { next_cursor } = await server.visitor.search.startups({ q: "orbit", limit: 2 });
    await expect(
      server.visitor.search.startups({ q: "orbit", industry: "space", limit: 2, cursor: next_cursor ?? "" }),
    ).rejects.toMatchObject({ code: "input.invalid" });
  });
});

describe("a text that nothing matches", () => {
  it("gives names that look alike and says so; one that looks like nothing gives nothing", async () => {
    const page = await server.visitor.search.startups({ q: "Θαλσσα Ρομποτκή" });
    expect(page.items.map(({ name }) => name)).toContain("Θάλασσα Ρομποτική");
    expect(page.is_alike).toBe(true);
    // What was chosen narrows these too.
    const narrowed = await server.visitor.search.startups({ q: "Θαλσσα Ρομποτκή", industry: "space" });
    expect(narrowed.items.map(({ name }) => name)).not.toContain("Θάλασσα Ρομποτική");
    expect(await server.visitor.search.startups({ q: "zzxxqqjj" })).toMatchObject({ items: [], is_alike: false });
    expect((await server.visitor.search.startups({ q: "κρφή" })).items.map(({ name }) => name)).not.toContain(
      "Θάλασσα κρυφή",
    );
  });
});

describe("organizations", () => {
  const found = async (api: ApiClient, q: string) =>
    (await api.search.organizations({ q })).items.map(({ name }) => name);

  beforeAll(async () => {
    await createOrganization(server.db, { name: "Κόμβος Κορωνίς", location: "Βόλος" });
    const closed = await createOrganization(server.db, { name: "Κορωνίς κλειστή" });
    const deleted = await createOrganization(server.db, { name: "Κορωνίς σβησμένη" });
    const { $client: client } = server.ownerDb;
    await client.query("update organizations set is_active = false where id = $1", [closed.id]);
    await client.query("update organizations set deleted_at = now() where id = $1", [deleted.id]);
  });

  it("are found as startups are: Greeklish, accents, inflections, places", async () => {
    for (const q of ["koronis", "ΚΟΡΩΝΙΣ", "κομβου", "Volos"])
      expect(await found(server.visitor, q)).toEqual(["Κόμβος Κορωνίς"]);
    expect(await found(server.visitor, " ")).toEqual([]);
  });

  it("that are closed or deleted are neither shown nor counted nor suggested, whoever asks", async () => {
    for (const api of [server.visitor, owner.api, superAdmin.api]) {
      expect(await found(api, "κορωνίς")).toEqual(["Κόμβος Κορωνίς"]);
      expect((await api.search.organizationsCount({ q: "κορωνίς" })).value).toBe(1);
      expect(await names(api, "κορωνίς")).toEqual(["Κόμβος Κορωνίς"]);
    }
  });

  it("have their turn in the box beside what matches as well, and lead to their homepage", async () => {
    const { id } = await createOrganization(server.db, { name: "Πελαγία" });
    for (const number of [1, 2, 3, 4, 5, 6])
      await createStartup(server.db, id, { name: `Πελαγία ${number}`, tagline: "" });
    const { items } = await server.visitor.search.suggest({ q: "Πελαγία" });
    expect(items[0]).toMatchObject({ type: "organization", title: "Πελαγία", slug: expect.any(String) });
    expect(items.filter(({ type }) => type === "startup")).toHaveLength(5);
  });
});
