import { casesOf, searchKey, searchSpellings, stemOf } from "@kerkis/contract/core/text/search-key.ts";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../../test/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

async function inDatabase(texts: readonly string[]): Promise<string[]> {
  const { rows } = await server.db.execute<{ key: string }>(
    sql`select kerkis_search_key(value) as key from unnest(${sql.param([...texts])}::text[]) with ordinality as given(value, place) order by place`,
  );
  return rows.map(({ key }) => key);
}

describe("the key of a text", () => {
  it.each([
    ["Αθήνα", "athina", "ATHENA", "Ἀθήνα", "ΑΘΗΝΑ"],
    ["Κορωνίς", "koronis", "κορωνισ", "KORONIS"],
    ["Καΐκι", "kaiki", "ΚΑΪΚΙ"],
    ["Μπάμπης", "babis", "mpampis"],
    ["Εύβοια", "evia", "Euboia"],
    ["Άγγελος", "angelos", "aggelos"],
    ["Λευκάδα", "lefkada", "leukada"],
  ])("is the same for %s however it is written", (...spellings) => {
    expect(new Set(spellings.map(searchKey)).size).toBe(1);
  });

  it("keeps AI a word, and tells Greek words apart", () => {
    expect(searchKey("AI")).toBe(" ai ");
    expect(searchKey("Δράμα")).not.toBe(searchKey("Δρόμος"));
    expect(searchKey("!?· -")).toBe(" ");
  });

  it("takes two of a letter for one, and no run of a letter for a word that begins with it", () => {
    expect(searchKey("Ελλάδα")).toBe(searchKey("Ελάδα"));
    expect(searchKey("ωωω")).toBe(" oo ");
    expect(searchKey("Ω".repeat(100))).toBe(` ${"o".repeat(50)} `);
  });

  it.each([
    ["Δράμα", "Δράμας"],
    ["κυψέλη", "κυψελών"],
    ["επιχείρηση", "επιχειρήσεων"],
    ["company", "companies"],
  ])("has one stem for %s and %s", (one, other) => {
    expect(stemOf(searchKey(one).trim())).toBe(stemOf(searchKey(other).trim()));
  });

  it("is spelled by looks as well where letters may mean others", () => {
    expect(searchSpellings("8alassa")).toContain(searchKey("θάλασσα"));
    expect(searchSpellings("xroma")).toContain(searchKey("χρώμα"));
    expect(searchSpellings("korwnh")).toContain(searchKey("Κορώνη"));
    expect(searchSpellings("4hfos")).toContain(searchKey("ψήφος"));
    expect(searchSpellings("3enia")).toContain(searchKey("Ξενία"));
    expect(searchSpellings("drama")).toEqual([searchKey("drama")]);
  });

  it.each([
    ["Piraeus", "Πειραιάς"],
    ["salonica ports", "Θεσσαλονίκη ports"],
    ["Corfu", "Κέρκυρα"],
    ["RHODES", "Ρόδος"],
    ["Γιάννενα", "Ιωάννινα"],
    ["γιαννενα", "Ιωάννινα"],
    ["Yannina", "Ιωάννινα"],
    ["Limassol", "Λεμεσός"],
  ])("is spelled as a Greek place for its other names: %s", (typed, meant) => {
    expect(searchSpellings(typed)).toContain(searchKey(meant));
  });

  it("takes a word for no place that only a program knows by this name", () => {
    expect(searchSpellings("constructor").join("")).not.toContain("function");
  });

  it("reads every h as an eta where a digit stands for theta", () => {
    expect(searchSpellings("ais8hthres")).toContain(searchKey("αισθητήρες"));
  });

  it("tells the cases of a word whose stem is so short that many begin with it, where it is a genitive", () => {
    expect(casesOf(searchKey("Σύρου").trim())).toContain(searchKey("Σύρος").trim());
    expect(casesOf(searchKey("Σερρών").trim())).toContain(searchKey("Σέρρες").trim());
    expect(casesOf(searchKey("Σύρος").trim())).toEqual([]);
    expect(casesOf(searchKey("data").trim())).toEqual([]);
  });

  it("tells the cases of a word that is too short for a stem", () => {
    expect(casesOf(searchKey("Χίου").trim())).toContain(searchKey("Χίος").trim());
    expect(casesOf(searchKey("Χίος").trim())).toContain(searchKey("Χίου").trim());
    expect(casesOf(searchKey("Δράμα").trim())).toEqual([]);
    expect(casesOf(searchKey("crm").trim())).toEqual([]);
  });

  it("is the same in the database, whatever the text", async () => {
    const greek = fc.string({ unit: fc.constantFrom(..."αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰΑΒΓΗΧΨ  -".split("")) });
    const latin = fc.string({ unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzAEIOU 0123 .&éüßİıçñ".split("")) });
    const texts = fc.sample(fc.oneof(greek, latin, fc.string({ unit: "grapheme" })), 3_000);
    const storable = texts.filter((text) => !text.includes("\0") && text.isWellFormed());
    expect(await inDatabase(storable)).toEqual(storable.map(searchKey));
  });
});
