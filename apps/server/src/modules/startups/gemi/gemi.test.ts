import { greekCheckDigit } from "@kerkis/contract/startups/tax-number.policy.ts";
import { randomInt } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";
import { createStartup } from "../startups.factory.ts";
import { askGemi } from "./gemi-call.service.ts";
import { markAsked, takeCall } from "./gemi.repo.ts";
import { answerCompany, CALLS_PER_MINUTE } from "./gemi.service.ts";
import { companyCalls } from "./gemi.tables.ts";

const KEY = "key of the registry";
/** What the registry answers to a tax number, one after the other; the last for good. */
const answers = new Map<string, ((response: ServerResponse) => void)[]>();
const asked: { afm: string; key: string | undefined }[] = [];
let registry: Server;
let url: string;
let server: TestServer;
let person: TestUser;

beforeAll(async () => {
  registry = createServer((request: IncomingMessage, response) => {
    const afm = new URL(request.url ?? "", "http://x").searchParams.get("afm") ?? "";
    asked.push({ afm, key: request.headers["api_key"]?.toString() });
    const queue = answers.get(afm) ?? [];
    const [next] = queue.length > 1 ? queue.splice(0, 1) : queue;
    (next ?? company([]))(response);
  });
  await new Promise<void>((done) => registry.listen(0, "127.0.0.1", done));
  url = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/api`;
  server = await startTestServer({ GEMI_API_KEY: KEY, GEMI_URL: url });
  person = await server.createUser();
});
afterAll(async () => {
  await server?.close();
  registry.closeAllConnections();
  registry.close();
});

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
const company = (searchResults: unknown[]) => json(200, { searchResults });
const THALASSA = {
  arGemi: 123456789000,
  coNameEl: "ΘΑΛΑΣΣΑ ΡΟΜΠΟΤΙΚΗ\u0000 Ι.Κ.Ε.",
  coTitlesEl: ["Thalassa"],
  legalType: { descr: "ΙΚΕ" },
  status: { descr: "Ενεργή" },
  incorporationDate: "2021-03-05T00:00:00",
  municipality: { descr: "ΠΕΙΡΑΙΩΣ" },
  prefecture: null,
  city: "ΠΕΙΡΑΙΑΣ",
  street: "ΑΚΤΗ ΜΙΑΟΥΛΗ",
  zipCode: "18535",
  activities: [{ activity: { descr: "Υπηρεσίες λογισμικού" } }, { activity: null }],
};
function taxNumber(...given: ((response: ServerResponse) => void)[]): string {
  const eight = String(randomInt(10_000_000, 99_999_999));
  const number = `${eight}${greekCheckDigit(eight)}`;
  answers.set(number, given);
  return number;
}
const ask = (tax_number: string) => person.api.startups.companyFacts({ tax_number });
async function settle(tax_number: string, state: string): Promise<void> {
  await expect.poll(async () => (await ask(tax_number)).state, { timeout: 45_000, interval: 250 }).toBe(state);
}
const freeCalls = () => server.ownerDb.delete(companyCalls);

test("a company is asked for once, in the background, and its facts are kept; a form never waits", async () => {
  const number = taxNumber(company([THALASSA]));
  expect(await ask(`EL ${number}`)).toEqual({ state: "waiting", facts: null, at: null });
  await settle(number, "found");
  expect((await ask(number)).facts).toEqual({
    legal_name: "ΘΑΛΑΣΣΑ ΡΟΜΠΟΤΙΚΗ Ι.Κ.Ε.",
    titles: ["Thalassa"],
    registration_number: "123456789000",
    legal_form: "ΙΚΕ",
    status: "Ενεργή",
    founded_on: "2021-03-05",
    city: "ΠΕΙΡΑΙΑΣ",
    prefecture: "",
    address: "ΑΚΤΗ ΜΙΑΟΥΛΗ, 18535",
    activities: ["Υπηρεσίες λογισμικού"],
  });
  expect(asked.filter(({ afm }) => afm === number)).toEqual([{ afm: number, key: KEY }]);
});

test("a name that is cut off in the middle of a character is kept all the same", async () => {
  await freeCalls();
  const number = taxNumber(
    company([{ ...THALASSA, coNameEl: `a${"😀".repeat(120)}`, coTitlesEl: ["Thalassa \ud83d"] }]),
  );
  await ask(number);
  await settle(number, "found");
  const { facts } = await ask(number);
  expect(facts?.legal_name.isWellFormed()).toBe(true);
});

test("what a profile takes over is marked as the registry's; what one types is one's own word", async () => {
  await freeCalls();
  const number = taxNumber(company([THALASSA]));
  await ask(number);
  await settle(number, "found");
  const organization = await createOrganization(server.db, { name: "Blue Hub" });
  const id = await createStartup(server.db, organization.id, { owner_id: person.id });
  const { version } = await person.api.startups.profile({ id });
  const answers = {
    tax_number: number,
    legal_name: "ΘΑΛΑΣΣΑ ΡΟΜΠΟΤΙΚΗ Ι.Κ.Ε.",
    founded_on: "2021-03-06",
    legal_form: "ΙΚΕ",
    registry_status: "Λυμένη",
    activities: ["Υπηρεσίες λογισμικού"],
  };
  await person.api.startups.changeProfile({ id, version, group: "identity", answers });
  const { origins, ...seen } = await server.visitor.startups.get({ id });
  expect(origins).toMatchObject({
    legal_name: { source: "business_registry" },
    founded_on: { source: "declared" },
    legal_form: { source: "business_registry" },
    registry_status: { source: "declared" },
    activities: { source: "business_registry" },
  });
  expect(seen).toMatchObject({ legal_form: "ΙΚΕ", activities: ["Υπηρεσίες λογισμικού"] });
  const { items } = await person.api.startups.history({ id });
  expect(JSON.stringify(items)).toContain("legal_form");
});

test("a seat taken over is the registry's in both, city and region", async () => {
  await freeCalls();
  const number = taxNumber(company([{ ...THALASSA, prefecture: { descr: "ΠΕΙΡΑΙΩΣ" } }]));
  await ask(number);
  await settle(number, "found");
  const organization = await createOrganization(server.db, { name: "Red Hub" });
  const id = await createStartup(server.db, organization.id, {
    owner_id: person.id,
    tax_number: number,
    country: "GR",
    region: "crete",
    city: "Χανιά",
  });
  const { version } = await person.api.startups.profile({ id });
  const answers = { country: "GR", region: "attica", city: "ΠΕΙΡΑΙΑΣ" } as const;
  await person.api.startups.changeProfile({ id, version, group: "seat", answers });
  const { origins } = await server.visitor.startups.get({ id });
  expect(origins).toMatchObject({
    city: { source: "business_registry" },
    region: { source: "business_registry" },
  });
});

test("an unknown company is said to be unknown, a refused key fails, an error or 429 is tried again", async () => {
  await freeCalls();
  const unknown = taxNumber(company([]));
  const refused = taxNumber(json(401, { error: "key" }));
  const later = taxNumber(json(429, {}, { "retry-after": "1" }), company([THALASSA]));
  for (const number of [unknown, refused]) await ask(number);
  await settle(unknown, "unknown");
  await settle(refused, "failed");
  const { platform, db, clock } = server;
  await db.transaction((tx) => markAsked(tx, later, clock.now().toISOString(), { failed: clock.now().toISOString() }));
  await answerCompany(platform, later);
  expect(await db.transaction((tx) => takeCall(tx, clock.now(), CALLS_PER_MINUTE))).toBeGreaterThan(0);
  await freeCalls();
  await answerCompany(platform, later);
  expect(await ask(later)).toMatchObject({ state: "found" });
});

test("a number whose check digit is wrong is told at its field, and nobody is asked", async () => {
  await expect(ask("094014202")).rejects.toMatchObject({
    code: "input.invalid",
    data: { fields: [{ path: "tax_number", code: "tax_number" }] },
  });
  expect(asked.map(({ afm }) => afm)).not.toContain("094014202");
});

test.each([
  ["says nothing in time", () => undefined],
  ["breaks off", (response: ServerResponse) => void response.destroy()],
  ["sends no JSON", (response: ServerResponse) => void response.end("<html>")],
  ["sends another shape", json(200, { results: [] })],
  ["sends more than a company's answer", (response: ServerResponse) => void response.end("x".repeat(2_000_000))],
  ["redirects", json(302, {}, { location: "http://127.0.0.1:1/" })],
  ["has an error", json(503, {})],
])("a registry that %s is asked later", async (_name, answer) => {
  expect(await askGemi({ url, key: KEY }, taxNumber(answer), 300)).toEqual({ kind: "later", seconds: null });
});

test("all nodes together call eight times a minute, whoever comes first", async () => {
  await freeCalls();
  const now = new Date();
  const take = (at: Date) => server.db.transaction((tx) => takeCall(tx, at, 8));
  const waits = await Promise.all(Array.from({ length: 12 }, () => take(now)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(8);
  expect(Math.max(...waits)).toBe(60_000);
  expect(await take(new Date(now.getTime() + 60_001))).toBe(0);
});

test("an installation without the setting says so", async () => {
  const plain = await startTestServer();
  const someone = await plain.createUser();
  expect(await someone.api.startups.companyFacts({ tax_number: taxNumber() })).toEqual({
    state: "off",
    facts: null,
    at: null,
  });
  await plain.close();
});
