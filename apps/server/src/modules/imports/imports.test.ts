import { LIMITS } from "@kerkis/contract/core/limits.ts";
import type { ImportRun } from "@kerkis/contract/imports/imports.schema.ts";
import { greekCheckDigit } from "@kerkis/contract/startups/tax-number.policy.ts";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { notifications } from "#modules/notifications/notifications.tables.ts";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { createInvestor } from "#modules/investors/investors.factory.ts";
import { createStartup } from "#modules/startups/startups.factory.ts";
import { startupPeople } from "#modules/startups/people/people.tables.ts";
import { startupRequests } from "#modules/startups/requests/requests.tables.ts";
import { startups } from "#modules/startups/startups.tables.ts";
import { storedFiles } from "#platform/files/files.tables.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import { importsOf } from "./running/importing.factory.ts";
import { carryOn } from "./running/work.service.ts";

let server: TestServer;
let organizationId: string;
let coordinator: TestUser;
type Importing = ReturnType<typeof importsOf>;
let importing: Importing;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());
beforeEach(async () => {
  organizationId = (await createOrganization(server.platform.db, { name: `Blue ${Math.random()}` })).id;
  coordinator = await server.createUser({ organizations: { [organizationId]: "moderator" } });
  importing = importsOf(server, coordinator, organizationId);
});

const tax = (eight: string) => eight + greekCheckDigit(eight);
const upload: Importing["upload"] = (...file) => importing.upload(...file);
const read: Importing["read"] = (...file) => importing.read(...file);
const step: Importing["step"] = (run, name) => importing.step(run, name);
const ofOrganization = () => server.db.select().from(startups).where(eq(startups.organization_id, organizationId));

const FILE = [
  "ΕΠΩΝΥΜΙΑ;Διακρ. τίτλος;ΑΦΜ;Δραστηριότητα;Έναρξη;Ιστότοπος;Παρατηρήσεις",
  `ΘΑΛΑΣΣΑ ΡΟΜΠΟΤΙΚΣ ΙΚΕ;Thalassa Robotics;${tax("80123456")};Ναυτιλιακά;12/3/2021;thalassa.example;-`,
  "ΕΛΑΙΩΝ;Ελαίων;;Άγνωστος κλάδος;31/02/2020;;",
  "ΑΝΕΜΟΣ ΙΚΕ;Άνεμος;;Ρομποτική;2020;;",
  "ΑΝΕΜΟΣ ΑΕ;ΑΝΕΜΟΣ;;Ρομποτική;;anemos.example;",
].join("\r\n");

describe("a file of startups", () => {
  test("is read, mapped, tried, imported and undone", async () => {
    const mapped = await read(FILE);
    expect(mapped).toMatchObject({
      state: "mapping",
      row_count: 4,
      encoding: "utf-8",
      delimiter: ";",
      by: expect.any(String),
    });
    expect(mapped.columns.map(({ field }) => field)).toEqual([
      "legal_name",
      "name",
      "tax_number",
      "industry",
      "founded_on",
      "website_url",
      null,
    ]);
    expect(mapped.columns[2]?.samples).toEqual(["801••••" + tax("80123456").slice(-2)]);
    expect(mapped.values["3"]).toContainEqual({ value: "Άγνωστος κλάδος", rows: 1, becomes: null });
    const preview = await coordinator.api.imports.rows({ id: mapped.id });
    expect(preview.items[0]).toMatchObject({
      number: 2,
      standing: "unread",
      values: { name: "Thalassa Robotics", industry: "maritime" },
    });

    const checked = await step(mapped, "check");
    expect(checked).toMatchObject({ state: "checked", counts: { ready: 2, broken: 1, alike: 1 } });
    expect(await ofOrganization()).toEqual([]);
    const broken = await coordinator.api.imports.rows({ id: checked.id, standing: "broken" });
    expect(broken.items).toMatchObject([
      { number: 3, problems: [{ field: "founded_on", value: "31/02/2020", code: "no_such_date" }] },
    ]);
    const alike = await coordinator.api.imports.rows({ id: checked.id, standing: "alike" });
    expect(alike.items).toMatchObject([
      { number: 5, match: { id: null, row: 4, reasons: ["name"], values: { name: "Άνεμος" } } },
    ]);

    const ready = { id: checked.id, number: 2, decision: "merge" } as const;
    expect(await outcomeOf(coordinator.api.imports.decide(ready))).toBe("import.not_found");
    await coordinator.api.imports.decide({ id: checked.id, number: 5, decision: "merge" });
    const written = await step(checked, "run");
    expect(written).toMatchObject({
      state: "written",
      counts: { added: 2, merged: 1, broken: 1 },
      undo_until: expect.any(String),
    });
    const [first, second] = (await ofOrganization()).toSorted((one, other) => other.name.localeCompare(one.name, "en"));
    expect([first, second].map((row) => row?.website_domain)).toEqual(
      expect.arrayContaining(["thalassa.example", "anemos.example"]),
    );
    for (const row of [first, second])
      expect(row).toMatchObject({
        is_active: false,
        is_verified: false,
        owner_id: null,
        provenance: { imported: { file: "mitroo.csv", by: coordinator.id } },
      });
    const told = await server.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.user_id, coordinator.id), eq(notifications.activity_type, "import_finished")));
    expect(told).toHaveLength(1);

    const undone = await step(written, "undo");
    expect(undone).toMatchObject({ state: "undone", counts: { taken_back: 3, kept: 0, broken: 1 } });
    expect(await ofOrganization()).toEqual([]);
    // The mapping is remembered, and the same can be done again.
    const again = await read(FILE);
    expect(again.columns.every(({ origin }) => origin === "remembered")).toBe(true);
    expect(await step(await step(again, "check"), "run")).toMatchObject({ counts: { added: 2, skipped: 1 } });
  });

  test("knows companies by their legal name where a file has no other, whatever an earlier one had", async () => {
    await step(await read("Επωνυμία;Διακρ. τίτλος\nΑΝΕΜΟΣ ΙΚΕ;Άνεμος"), "check");
    const later = await read("Επωνυμία;Πόλη\nΜΕΛΤΕΜΙ ΙΚΕ;Σύρος");
    expect(later.columns.map(({ field }) => field)).toEqual(["name", "city"]);
    expect(await step(later, "check")).toMatchObject({ counts: { ready: 1 } });
  });

  test("fills what a record lacks and takes back only what nobody changed since", async () => {
    const known = await createStartup(server.db, organizationId, {
      name: "Θάλασσα",
      tax_number: tax("80123456"),
      tagline: "",
      website_url: null,
      website_domain: null,
    });
    const [before] = await ofOrganization();
    const run = await read(
      `Όνομα,ΑΦΜ,Σλόγκαν,Site,Πόλη\nThalassa,EL ${tax("80123456")},Σκάφη,thalassa.example,Πειραιάς\nΆλλη,,Κάτι,,Βόλος\nΤρίτη,,,,Χανιά`,
    );
    const checked = await step(run, "check");
    expect(checked).toMatchObject({ counts: { ready: 2, alike: 1 }, duplicates: "skip", incoming: 2 });
    const alike = (await coordinator.api.imports.rows({ id: run.id, standing: "alike" })).items[0]?.number ?? 0;
    await coordinator.api.imports.decide({ id: run.id, number: alike, decision: "add" });
    expect((await coordinator.api.imports.get({ id: run.id })).incoming).toBe(3);
    await coordinator.api.imports.decide({ id: run.id, number: alike, decision: null });
    await coordinator.api.imports.map({
      ...checked,
      columns: checked.columns.map(({ field }) => field),
      values: {},
      duplicates: "merge",
    });
    const written = await step(await coordinator.api.imports.get({ id: run.id }), "run");
    expect(written.counts).toEqual({ added: 2, merged: 1, broken: 0 });
    const filled = (await ofOrganization()).find(({ id }) => id === known);
    expect(filled).toMatchObject({
      name: "Θάλασσα",
      tagline: "Σκάφη",
      website_url: "https://thalassa.example",
      city: "Αθήνα",
      provenance: { fields: { tagline: { source: "imported", by: coordinator.id } } },
    });
    const [changed] = await server.db
      .update(startups)
      .set({ tagline: "Άλλαξε", updated_at: server.clock.now().toISOString() })
      .where(and(eq(startups.organization_id, organizationId), eq(startups.name, "Άλλη")))
      .returning({ id: startups.id });
    const undone = await step(written, "undo");
    expect(undone.counts).toEqual({ broken: 0, skipped: 0, kept: 1, taken_back: 2 });
    const kept = await coordinator.api.imports.rows({ id: run.id, standing: "kept" });
    expect(kept.items).toMatchObject([{ values: { name: "Άλλη" }, record_id: changed?.id }]);
    const left = await ofOrganization();
    expect(left.map(({ name }) => name).toSorted()).toEqual(["Άλλη", "Θάλασσα"]);
    const { version: _version, ...was } = { ...before };
    expect(left.find(({ id }) => id === known)).toMatchObject(was);
  });

  test("leaves a record that it filled as it is when someone changed it since", async () => {
    const known = await createStartup(server.db, organizationId, { name: "Γέφυρα", tagline: "", website_url: null });
    const checked = await step(await read("Όνομα,Σλόγκαν,Site\nΓέφυρα,Τόξα,gefyra.example"), "check");
    await coordinator.api.imports.decide({ id: checked.id, number: 2, decision: "merge" });
    const written = await step(checked, "run");
    expect(written).toMatchObject({ counts: { merged: 1 } });
    await server.db
      .update(startups)
      .set({ tagline: "Άλλαξε", updated_at: server.clock.now().toISOString() })
      .where(eq(startups.id, known));
    expect(await step(written, "undo")).toMatchObject({ counts: { kept: 1, taken_back: 0 } });
    expect(await ofOrganization()).toMatchObject([{ tagline: "Άλλαξε", website_url: "https://gefyra.example" }]);
  });

  test("what has people, an invitation or a claim by now is kept and named, what the importer alone runs is not", async () => {
    const names = ["Δική μου", "Διεκδικημένη", "Καλεσμένη", "Με ομάδα"];
    const written = await step(await step(await read(`Όνομα\n${names.join("\n")}\nΚανενός`), "check"), "run");
    const ids = new Map((await ofOrganization()).map(({ name, id }) => [name, id]));
    const idOf = (name: string) => ids.get(name) ?? "";
    const [founder, editor] = [await server.createUser(), await server.createUser()];
    await server.db.insert(startupPeople).values([
      { startup_id: idOf("Δική μου"), user_id: coordinator.id, role: "owner" },
      { startup_id: idOf("Με ομάδα"), user_id: coordinator.id, role: "owner" },
      { startup_id: idOf("Με ομάδα"), user_id: editor.id, role: "editor" },
    ]);
    const claim = { organization_id: organizationId, startup_id: idOf("Διεκδικημένη"), author_id: founder.id };
    await server.db.insert(startupRequests).values({ ...claim, kind: "claim" });
    await coordinator.api.startups.invitePerson({
      id: idOf("Καλεσμένη"),
      email: "n@people.test",
      role: "owner",
      language: "el",
    });
    expect(await step(written, "undo")).toMatchObject({ counts: { kept: 3, taken_back: 2 } });
    const { items } = await coordinator.api.imports.rows({ id: written.id, standing: "kept" });
    expect(items.map(({ values, record_id: id }) => [values["name"], id])).toEqual(
      names.slice(1).map((name) => [name, idOf(name)]),
    );
    expect((await ofOrganization()).map(({ name }) => name).toSorted()).toEqual(names.slice(1).toSorted());
  });

  test("what is followed, told of or invested in by now is kept", async () => {
    const names = ["Στο χαρτοφυλάκιο", "Με νέα", "Με ακόλουθο"];
    const written = await step(await step(await read(`Όνομα\n${names.join("\n")}\nΚανενός`), "check"), "run");
    const published = await step(written, "publish");
    const ids = new Map((await ofOrganization()).map(({ name, id }) => [name, id]));
    const idOf = (name: string) => ids.get(name) ?? "";
    const follower = await server.createUser();
    await follower.api.startups.follow({ id: idOf("Με ακόλουθο"), follows: true });
    await server.ownerDb.$client.query(
      "insert into startup_updates (startup_id, title, body) values ($1, 'Νέα', 'Κάτι')",
      [idOf("Με νέα")],
    );
    const investor = await createInvestor(server.db, organizationId);
    await server.ownerDb.$client.query("insert into investor_portfolio (investor_id, startup_id) values ($1, $2)", [
      investor,
      idOf("Στο χαρτοφυλάκιο"),
    ]);
    expect(await step(published, "undo")).toMatchObject({ counts: { kept: 3, taken_back: 1 } });
    expect((await ofOrganization()).map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  });

  test("work that dies anywhere loses nothing and doubles nothing", async () => {
    const rows = Array.from({ length: 1_300 }, (_, index) => `Εταιρεία ${index},${2000 + (index % 20)}`);
    const run = await read(`Όνομα,Έτος ίδρυσης\n${rows.join("\n")}`);
    expect(run.row_count).toBe(1_300);
    // Each run is given up after one batch, and two go on at once.
    const given = async (name: "check" | "run" | "publish" | "undo", from: ImportRun) => {
      await coordinator.api.imports[name]({ id: from.id, version: from.version });
      for (let more = true; more;) {
        const results = await Promise.all([
          carryOn(server.platform, from.id, () => true),
          carryOn(server.platform, from.id, () => true),
        ]);
        more = results.some(Boolean);
      }
      return coordinator.api.imports.get({ id: from.id });
    };
    const written = await given("run", await given("check", run));
    expect(written.counts).toMatchObject({ added: 1_300 });
    const names = (await ofOrganization()).map(({ name }) => name);
    expect([names.length, new Set(names).size]).toEqual([1_300, 1_300]);
    const published = await given("publish", written);
    expect(published).toMatchObject({ state: "written", published: 1_300, is_publishable: false });
    expect(await server.visitor.startups.listCount({ organization_id: organizationId })).toMatchObject({
      value: 1_300,
    });
    expect(await given("undo", published)).toMatchObject({ counts: { taken_back: 1_300, kept: 0 } });
    expect(await ofOrganization()).toEqual([]);
  });
});

test("what was imported is seen by those who manage the registry, and by nobody else before it is published", async () => {
  const run = await step(await step(await read("Όνομα,Πόλη\nΕισηγμένη,Βόλος"), "check"), "run");
  const [row] = (await coordinator.api.imports.rows({ id: run.id })).items;
  const id = row?.record_id ?? "";
  expect(await coordinator.api.startups.get({ id })).toMatchObject({
    imported: { file: "mitroo.csv" },
    is_verified: false,
  });
  expect((await coordinator.api.startups.list({ search: "Εισηγμένη" })).items).toMatchObject([{ id }]);
  const other = await createOrganization(server.platform.db, { name: `Other ${Math.random()}` });
  const strangers = [
    await server.createUser({ organizations: { [organizationId]: "member" } }),
    await server.createUser({ organizations: { [other.id]: "owner" } }),
  ];
  for (const api of [...strangers.map((one) => one.api), server.visitor]) {
    expect(await outcomeOf(api.startups.get({ id }))).toBe("startup.not_found");
    expect((await api.startups.list({ search: "Εισηγμένη" })).items).toEqual([]);
    expect(await api.startups.listCount({ search: "Εισηγμένη" })).toMatchObject({ value: 0 });
  }
});

test("two companies of one name and site are two where their tax numbers differ", async () => {
  const [one, other] = [tax("80123456"), tax("80123457")];
  await createStartup(server.db, organizationId, {
    name: "Θάλασσα",
    tax_number: one,
    website_url: "https://thalassa.example",
    website_domain: "thalassa.example",
  });
  const run = await read(`Όνομα,ΑΦΜ,Site\nΘάλασσα,${other},thalassa.example\nΆλλο όνομα,${one},`);
  expect(await step(run, "check")).toMatchObject({ counts: { ready: 1, alike: 1 } });
  const { items } = await coordinator.api.imports.rows({ id: run.id, standing: "alike" });
  expect(items).toMatchObject([{ number: 3, match: { reasons: ["tax_number"] } }]);
});

test("another organization's import is not there, and its records are no duplicates", async () => {
  const other = await createOrganization(server.platform.db, { name: `Other ${Math.random()}` });
  await createStartup(server.db, other.id, { name: "Θάλασσα", tax_number: tax("80123456") });
  const run = await read(`Όνομα,ΑΦΜ\nΘάλασσα,${tax("80123456")}`);
  expect(await step(run, "check")).toMatchObject({ counts: { ready: 1 } });
  const stranger = await server.createUser({ organizations: { [other.id]: "owner" } });
  expect(await outcomeOf(stranger.api.imports.get({ id: run.id }))).toBe("import.not_found");
  expect(await outcomeOf(stranger.api.imports.rows({ id: run.id }))).toBe("import.not_found");
  expect((await stranger.api.imports.list({})).items).toEqual([]);
  const csv = await fetch(`${server.url}/api/imports/${run.id}/problems.csv`, { headers: { cookie: stranger.cookie } });
  expect(csv.status).toBe(404);
  // Nor does what was said of its columns map another's.
  const theirs = await importsOf(server, stranger, other.id).read(`Όνομα,ΑΦΜ\nΘάλασσα,${tax("80123456")}`);
  expect(theirs.columns.map(({ origin }) => origin)).toEqual(["guessed", "guessed"]);
  const member = await server.createUser({ organizations: { [organizationId]: "member" } });
  expect(await outcomeOf(member.api.imports.get({ id: run.id }))).toBe("import.not_found");
  expect(await outcomeOf(member.api.imports.list({}))).toBe("auth.forbidden");
});

test("a file neither finds nor fills a registration that waits for approval", async () => {
  const founder = await server.createUser();
  const waiting = await createStartup(server.db, organizationId, {
    name: "Θάλασσα",
    tax_number: tax("80123456"),
    tagline: "",
    owner_id: founder.id,
    is_active: false,
    is_verified: false,
    provenance: { declared: { by: founder.id, at: "2026-01-01T00:00:00.000Z" } },
  });
  const checked = await step(await read(`Όνομα,ΑΦΜ,Σλόγκαν\nΘάλασσα,${tax("80123456")},Σκάφη`), "check");
  expect(checked.counts).toEqual({ ready: 1 });
  await step(checked, "run");
  const kept = (await ofOrganization()).find(({ id }) => id === waiting);
  expect(kept).toMatchObject({ tagline: "" });
});

test("what is wrong can be taken along, with the cells as they stood", async () => {
  const run = await read("Όνομα,Ίδρυση\nΑ,31/02/2020\n,2020");
  const checked = await step(run, "check");
  const answer = await fetch(`${server.url}/api/imports/${checked.id}/problems.csv`, {
    headers: { cookie: coordinator.cookie },
  });
  const lines = (await answer.text()).split("\r\n");
  expect(lines[1]).toContain("31/02/2020");
  expect(lines.slice(1, 3).map((line) => line.split(",")[0])).toEqual(["2", "3"]);
  expect(lines).toHaveLength(4);
});

test("long rows are written a few at a time, so that none of a file's batches fills the memory", async () => {
  const long = "a".repeat(19_000);
  const rows = Array.from({ length: 60 }, (_, index) => [`Εταιρεία ${index}`, long, long, long].join(";"));
  // It is carried on here alone: no job that would go on with it meanwhile comes into the queue.
  await server.ownerDb.$client
    .query(`create function no_job() returns trigger language plpgsql as 'begin return null; end';
    create trigger no_import before insert on jobs.job for each row when (new.name = 'imports.work') execute function no_job()`);
  const { id } = (await (await upload(["Όνομα;a;b;c", ...rows].join("\n"))).json()) as { id: string };
  await server.ownerDb.$client.query("drop function no_job cascade");
  expect(await carryOn(server.platform, id, () => true)).toBe(true);
  // How much of the file was read is known before anyone knows how many rows it has.
  const begun = await coordinator.api.imports.get({ id });
  expect(begun).toMatchObject({ state: "reading" });
  expect(begun.done).toBeGreaterThan(0);
  expect(begun.done).toBeLessThan(45);
  expect(begun.read_percent).toBeGreaterThan(0);
  expect(begun.read_percent).toBeLessThan(100);
  await carryOn(server.platform, id, () => false);
  expect(await coordinator.api.imports.get({ id })).toMatchObject({ state: "mapping", row_count: 60 });
});

describe("bad files are refused at once", () => {
  test.each([
    ["nothing", "", "file.empty"],
    ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), "import.not_a_table"],
    ["an old workbook", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), "import.old_spreadsheet"],
    ["zeros", new Uint8Array(5_000), "import.not_a_table"],
    ["a null character", "name,city\nA\u0000,B", "import.not_a_table"],
    ["ten thousand columns", `${"a,".repeat(10_000)}\n1`, "import.too_many_columns"],
    ["a little too large", new Uint8Array(LIMITS.importBytes + 1), "import.too_large"],
    ["far too large", new Uint8Array(LIMITS.importBytes + 1_000_000), "import.too_large"],
    ["a header alone", "Όνομα,Πόλη\n", "import.no_rows"],
  ])("%s", async (_name, content, code) => {
    const answer = await upload(content);
    expect(await answer.json()).toMatchObject({ code });
    expect((await coordinator.api.imports.list({})).items).toEqual([]);
    const kept = eq(storedFiles.uploaded_by, coordinator.id);
    expect(await server.db.select().from(storedFiles).where(kept)).toEqual([]);
  });
});
