import { greekCheckDigit } from "@kerkis/contract/startups/tax-number.policy.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { events } from "#modules/events/events.tables.ts";
import { createInvestor } from "#modules/investors/investors.factory.ts";
import { investors } from "#modules/investors/investors.tables.ts";
import { notifications } from "#modules/notifications/notifications.tables.ts";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { createStartup } from "#modules/startups/startups.factory.ts";
import { startups } from "#modules/startups/startups.tables.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import { importsOf } from "./importing.factory.ts";

let server: TestServer;
let organizationId: string;
let moderator: TestUser;
let importing: ReturnType<typeof importsOf>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());
beforeEach(async () => {
  organizationId = (await createOrganization(server.platform.db, { name: `Blue ${Math.random()}` })).id;
  moderator = await server.createUser({ organizations: { [organizationId]: "moderator" } });
  importing = importsOf(server, moderator, organizationId);
});

/** Brings a file in whole; what looks like a record becomes what is decided. */
async function bring(decision: "skip" | "merge" | "update", ...file: Parameters<typeof importing.read>) {
  const checked = await importing.step(await importing.read(...file), "check");
  const columns = checked.columns.map(({ field }) => field);
  const decided = await moderator.api.imports.map({ ...checked, columns, values: {}, duplicates: decision });
  return importing.step(decided, "run");
}
const ofOrganization = () => server.db.select().from(startups).where(eq(startups.organization_id, organizationId));
/** What whoever imports was told of each file, the first file first. */
async function told(): Promise<string[]> {
  const notices = await server.db
    .select({ message: notifications.message })
    .from(notifications)
    .where(eq(notifications.user_id, moderator.id))
    .orderBy(notifications.created_at);
  return notices.map(({ message }) => message);
}
const TAX = `80123456${greekCheckDigit("80123456")}`;
const FIRST = `Όνομα,ΑΦΜ,Σλόγκαν,Πόλη,Site\nΘάλασσα,${TAX},Σκάφη,Βόλος,thalassa.example\nΆνεμος,,Πτήση,Χανιά,\n`;

test("a file that comes again as it was leaves everything as it is, whatever is decided", async () => {
  await bring("skip", FIRST);
  const before = await ofOrganization();
  expect((await bring("update", FIRST)).counts).toMatchObject({ unchanged: 2 });
  expect(await ofOrganization()).toEqual(before);
  expect((await told()).at(-1)).toBe("«mitroo.csv»: μπήκαν 0, δεν άλλαξαν 2, έμειναν έξω 0.");
});

test("a file that comes again changed renews what it had brought, doubles nothing, and is taken back to the first", async () => {
  await bring("skip", FIRST);
  const second = await bring(
    "update",
    `Όνομα,ΑΦΜ,Σλόγκαν,Πόλη,Site,Έτος ίδρυσης\nΘάλασσα,${TAX},Αυτόνομα σκάφη,Πειραιάς,thalassa-robotics.example,2021\nΆνεμος,,Πτήση,Χανιά,,\nΝέα,,,,,\n`,
  );
  expect(second.counts).toMatchObject({ added: 1, merged: 1, unchanged: 1 });
  // The second row says what stands there already.
  expect(await told()).toEqual([
    "«mitroo.csv»: μπήκαν 2, έμειναν έξω 0.",
    "«mitroo.csv»: μπήκαν 1, συγχωνεύθηκαν 1, δεν άλλαξαν 1, έμειναν έξω 0.",
  ]);
  const rows = await ofOrganization();
  expect(rows).toHaveLength(3);
  expect(rows.find(({ name }) => name === "Θάλασσα")).toMatchObject({
    tagline: "Αυτόνομα σκάφη",
    city: "Πειραιάς",
    location: "Πειραιάς",
    website_domain: "thalassa-robotics.example",
    founded_on: "2021-01-01",
    provenance: { fields: { tagline: { source: "imported", by: moderator.id } } },
  });
  expect((await importing.step(second, "undo")).counts).toMatchObject({ taken_back: 2, unchanged: 1, kept: 0 });
  expect((await ofOrganization()).find(({ name }) => name === "Θάλασσα")).toMatchObject({
    tagline: "Σκάφη",
    city: "Βόλος",
    website_domain: "thalassa.example",
    founded_on: null,
  });
});

test("what someone wrote or changed since stays, and merging alone renews nothing", async () => {
  const declared = await createStartup(server.db, organizationId, { name: "Γέφυρα", tagline: "Τόξα", city: "" });
  await bring("merge", "Όνομα,Σλόγκαν,Πόλη\nΓέφυρα,Τόξα,Άρτα\nΘάλασσα,Σκάφη,Βόλος\n");
  await server.db.update(startups).set({ tagline: "Της ίδιας" }).where(eq(startups.name, "Θάλασσα"));
  const changed = "Όνομα,Σλόγκαν,Πόλη\nΓέφυρα,Πέτρες,Πρέβεζα\nΘάλασσα,Πλοία,Πάτρα\n";
  await bring("merge", changed);
  const named = async (name: string) => (await ofOrganization()).find((row) => row.name === name);
  expect(await named("Θάλασσα")).toMatchObject({ tagline: "Της ίδιας", city: "Βόλος" });
  await bring("update", changed);
  expect(await named("Θάλασσα")).toMatchObject({ tagline: "Της ίδιας", city: "Πάτρα" });
  // The first file said the same as its founder: it was not the file's word.
  expect(await named("Γέφυρα")).toMatchObject({ id: declared, tagline: "Τόξα", city: "Πρέβεζα" });
});

test("what someone set back to what an older file said stays", async () => {
  const file = (tagline: string) => `Όνομα,Σλόγκαν,Πόλη\nΆνεμος,${tagline},Χανιά\n`;
  await bring("skip", file("Πτήση"));
  await bring("update", file("Ιστία"));
  const tagline = async () => (await ofOrganization())[0]?.tagline;
  expect(await tagline()).toBe("Ιστία");
  await server.db.update(startups).set({ tagline: "Πτήση" }).where(eq(startups.organization_id, organizationId));
  await bring("update", file("Πανιά"));
  expect(await tagline()).toBe("Πτήση");
  // The file's own last word is renewed.
  await server.db.update(startups).set({ tagline: "Ιστία" }).where(eq(startups.organization_id, organizationId));
  await bring("update", file("Πανιά"));
  expect(await tagline()).toBe("Πανιά");
});

test("a second row of one file fills, and changes nothing of the first", async () => {
  await bring("skip", FIRST);
  // One right behind it, and one that a later batch writes.
  const between = Array.from({ length: 150 }, (_, index) => `Νέα ${index},Πρώτη,\n`).join("");
  await bring(
    "update",
    `Όνομα,Σλόγκαν,Πόλη\nΆνεμος,Ιστία,Χανιά\nΆνεμος,Πανιά,Χανιά\n${between}Άνεμος,Κουπιά,Χανιά\nΝέα 0,Δεύτερη,Άρτα\n`,
  );
  const rows = await ofOrganization();
  expect(rows.find(({ name }) => name === "Άνεμος")).toMatchObject({ tagline: "Ιστία" });
  expect(rows.find(({ name }) => name === "Νέα 0")).toMatchObject({ tagline: "Πρώτη", city: "Άρτα" });
});

test("amounts are renewed with their currency, and never end the wrong way around", async () => {
  const investor = () =>
    server.db.select().from(investors).where(eq(investors.organization_id, organizationId)).limit(1);
  const file = (rest: string) =>
    [`Επενδυτής,Τύπος,Από,Έως,Νόμισμα\nΛίβας,VC,${rest}\n`, { kind: "investors" }] as const;
  await bring("skip", ...file("10000,50000,EUR"));
  expect(await investor()).toMatchObject([{ ticket_min: 10_000, ticket_max: 50_000, currency: "EUR" }]);
  await bring("update", ...file("20000,90000,USD"));
  expect(await investor()).toMatchObject([{ ticket_min: 20_000, ticket_max: 90_000, currency: "USD" }]);
  await server.db.update(investors).set({ ticket_max: 25_000 }).where(eq(investors.company_name, "Λίβας"));
  await bring("update", ...file("30000,90000,USD"));
  expect(await investor()).toMatchObject([{ ticket_min: 20_000, ticket_max: 25_000, currency: "USD" }]);
  await bring("update", ...file("25000,90000,USD"));
  expect(await investor()).toMatchObject([{ ticket_min: 25_000, ticket_max: 25_000, currency: "USD" }]);
});

test("a ticket that contradicts what stands is left out instead of stopping the import", async () => {
  await createInvestor(server.db, organizationId, { company_name: "Λίβας", ticket_min: null, ticket_max: 5_000 });
  const done = await bring("merge", "Επενδυτής,Τύπος,Από,Νόμισμα\nΛίβας,VC,10000,EUR\n", { kind: "investors" });
  expect(done).toMatchObject({ state: "written", counts: { unchanged: 1 } });
});

/** Two events of one day in the calendar that they come from. */
const calendar = (time: string, duration: string, title = "Demo day"): Parameters<typeof bring> => [
  "update",
  [
    "BEGIN:VCALENDAR",
    ...["one", "two"].flatMap((uid) => [
      "BEGIN:VEVENT",
      `UID:${uid}@example`,
      `SUMMARY:${title} ${uid}`,
      `DTSTART;TZID=Europe/Athens:20261201T${time}`,
      `DURATION:${duration}`,
      "LOCATION:Impact Hub",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ].join("\r\n"),
  { kind: "events", name: "events.ics" },
];
const drafts = () => server.db.select().from(events).where(eq(events.organization_id, organizationId));

test("a calendar's draft moves with its calendar; what is published stays for those who run it", async () => {
  await bring(...calendar("100000", "PT2H", "Demo day"));
  const [first, second] = (await drafts()).toSorted((one, other) => one.title.localeCompare(other.title));
  await server.db
    .update(events)
    .set({ is_published: true })
    .where(eq(events.id, second?.id ?? ""));
  await bring(...calendar("180000", "PT2H", "Demo night"));
  const now = await drafts();
  expect(now).toHaveLength(2);
  expect(now.find(({ id }) => id === first?.id)).toMatchObject({
    title: "Demo night one",
    start_date: "2026-12-01T16:00:00.000Z",
    end_date: "2026-12-01T18:00:00.000Z",
  });
  expect(now.find(({ id }) => id === second?.id)).toMatchObject({
    title: "Demo day two",
    start_date: "2026-12-01T08:00:00.000Z",
  });
});

test("a start that would meet the end someone set stays where it is, and the import comes to its end", async () => {
  await bring(...calendar("100000", "PT2H"));
  const [moved] = await drafts();
  await server.db
    .update(events)
    .set({ end_date: "2026-12-01T16:00:00.000Z" })
    .where(eq(events.id, moved?.id ?? ""));
  // Six in the evening in Athens: just when that one ends by now.
  expect(await bring(...calendar("180000", "PT2H"))).toMatchObject({
    state: "written",
    counts: { merged: 1, unchanged: 1 },
  });
  const now = await drafts();
  expect(now.find(({ id }) => id === moved?.id)).toMatchObject({
    start_date: "2026-12-01T08:00:00.000Z",
    end_date: "2026-12-01T16:00:00.000Z",
  });
  expect(now.find(({ id }) => id !== moved?.id)).toMatchObject({ start_date: "2026-12-01T16:00:00.000Z" });
});

test("an event that a calendar moves is reminded of anew, and one that only lasts longer is not", async () => {
  await bring(...calendar("100000", "PT2H"));
  await server.db
    .update(events)
    .set({ reminded: ["day"] })
    .where(eq(events.organization_id, organizationId));
  await bring(...calendar("100000", "PT3H"));
  expect((await drafts()).map(({ reminded }) => reminded)).toEqual([["day"], ["day"]]);
  const moving = await bring(...calendar("180000", "PT3H"));
  expect((await drafts()).map(({ reminded }) => reminded)).toEqual([[], []]);
  await importing.step(moving, "undo");
  expect((await drafts()).map(({ reminded }) => reminded)).toEqual([["day"], ["day"]]);
});
