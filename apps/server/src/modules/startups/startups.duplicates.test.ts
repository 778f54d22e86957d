import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { startTestServer, type TestServer } from "../../../test/server.ts";
import { createStartup } from "./startups.factory.ts";

let server: TestServer;
let organizationId: string;
let secret: string;
let open: string;

beforeAll(async () => {
  server = await startTestServer();
  organizationId = (await createOrganization(server.db, { name: "Secret Hub" })).id;
  open = await createStartup(server.db, organizationId, {
    name: "Θάλασσα Ρομποτική",
    website_url: "https://thalassa.example",
    tax_number: "099999991",
    city: "Πειραιάς",
  });
  secret = await createStartup(server.db, organizationId, {
    name: "Mnemosyne Health",
    website_url: "https://www.mnemosyne.example/team",
    tax_number: "099999992",
    city: "Βόλος",
    logo_url: "/files/logos/secret.webp",
    is_active: false,
    is_verified: false,
  });
});
afterAll(() => server.close());

test("a like name, the same site and the same tax number are found, each with its reason", async () => {
  const { api } = await server.createUser();
  const seen = { id: open, name: "Θάλασσα Ρομποτική", location: "Πειραιάς", logo_url: null, is_claimable: true };
  expect(await api.startups.duplicates({ name: "ΘΑΛΑΣΣΑ Ρομποτικής" })).toEqual([{ ...seen, reasons: ["name"] }]);
  expect(await api.startups.duplicates({ name: "", website_url: "www.Thalassa.example/about" })).toEqual([
    { ...seen, reasons: ["website"] },
  ]);
  expect(await api.startups.duplicates({ name: "", tax_number: "EL 099.999.991" })).toEqual([
    { ...seen, reasons: ["tax_number"] },
  ]);
  const all = await api.startups.duplicates({
    name: "Θάλασσα Ρομποτική",
    website_url: "thalassa.example",
    tax_number: "099999991",
  });
  expect(all).toEqual([{ ...seen, reasons: ["name", "website", "tax_number"] }]);
  expect(await api.startups.duplicates({ name: "Κάτι εντελώς άλλο" })).toEqual([]);
  expect(await api.startups.duplicates({ name: "" })).toEqual([]);
});

test("of a startup that is not public, someone else's, only the reason is told, and the name where the name matched", async () => {
  const { api } = await server.createUser({ organizations: { [organizationId]: "member" } });
  const veiled = { id: null, location: "", logo_url: null, is_claimable: false };
  expect(await api.startups.duplicates({ name: "Mnemosyne Helth" })).toEqual([
    { ...veiled, name: "Mnemosyne Health", reasons: ["name"] },
  ]);
  const bySite = await api.startups.duplicates({ name: "Another", website_url: "mnemosyne.example" });
  expect(bySite).toEqual([{ ...veiled, name: "", reasons: ["website"] }]);
  const byTax = await api.startups.duplicates({ name: "", tax_number: "099999992" });
  expect(byTax).toEqual([{ ...veiled, name: "", reasons: ["tax_number"] }]);
  expect(JSON.stringify([bySite, byTax])).not.toMatch(/Mnemosyne|Βόλος|Secret|secret/);
});

test("who manages the organization's applications sees which startup it is; a visitor may not ask", async () => {
  const moderator = await server.createUser({ organizations: { [organizationId]: "moderator" } });
  const found = await moderator.api.startups.duplicates({ name: "", tax_number: "099999992" });
  expect(found).toMatchObject([{ id: secret, name: "Mnemosyne Health" }]);
  await expect(server.visitor.startups.duplicates({ name: "Mnemosyne" })).rejects.toMatchObject({
    code: "auth.required",
  });
});

test("a startup is no duplicate of itself, and sharing a social network's address says nothing", async () => {
  const { api } = await server.createUser();
  expect(await api.startups.duplicates({ name: "Θάλασσα Ρομποτική", startup_id: open })).toEqual([]);
  await createStartup(server.db, organizationId, { name: "Qqq", website_url: "https://facebook.com/qqq" });
  expect(await api.startups.duplicates({ name: "", website_url: "https://www.facebook.com/zzz" })).toEqual([]);
});
