import { randomUUID } from "node:crypto";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createEventRow } from "#modules/events/events.factory.ts";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { createInvestor } from "#modules/investors/investors.factory.ts";
import { createStartup } from "#modules/startups/startups.factory.ts";
import { startTestServer, type TestServer } from "#test/server.ts";
import { readLettering, wordsOf } from "./lettering.ts";
import { layOut, PICTURE } from "./picture.ts";

const lettering = readLettering(join(import.meta.dirname, "../../../../web/src/fonts"));
const WIDTH = 640;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

const get = async (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/pictures/${path}`, { headers });

it("draws a published record as a PNG of the size that links are shown with, once", async () => {
  const id = await createStartup(server.db, server.defaultOrganizationId, {
    name: "Θαλασσινές Ρομποτικές Λύσεις Αιγαίου",
  });
  const response = await get(`startup/${id}.png?v=1`);
  expect(response.headers.get("content-type")).toBe("image/png");
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect({ format, width, height }).toEqual({ format: "png", ...PICTURE });
  const tag = response.headers.get("etag") ?? "";
  expect((await get(`startup/${id}.png?v=another`, { "if-none-match": tag })).status).toBe(304);
  const investor = await createInvestor(server.db, server.defaultOrganizationId);
  const event = await createEventRow(server.db, server.defaultOrganizationId);
  for (const path of [`investor/${investor}.png`, `event/${event}.png`, "org/kerkis.png"])
    expect((await get(path)).status).toBe(200);
});

it("shows nothing of what is hidden, closed or never was", async () => {
  const hidden = await createStartup(server.db, server.defaultOrganizationId, { is_verified: false });
  const draft = await createEventRow(server.db, server.defaultOrganizationId, { is_published: false });
  const waiting = await createInvestor(server.db, server.defaultOrganizationId, { is_verified: false });
  const closed = await createOrganization(server.db, { slug: "closed" });
  await server.ownerDb.$client.query("update organizations set is_active = false where id = $1", [closed.id]);
  for (const path of [
    `event/${draft}.png`,
    `investor/${waiting}.png`,
    "org/closed.png",
    `startup/${hidden}.png`,
    `startup/${randomUUID()}.png`,
    "startup/1.png",
    "org/no-such.png",
  ]) {
    expect((await get(path)).status).toBe(404);
  }
});

it.each([
  ["Ωκεανίς", 1],
  ["Θαλασσινές Ρομποτικές Λύσεις Αιγαίου", 2],
  ["Škoda Ελλάς – «Ναυσιπλοΐα & Σία»", 2],
  [
    "Θαλασσινές Ρομποτικές Λύσεις Αιγαίου Πελάγους και Ιονίου Ιδιωτική Κεφαλαιουχική Εταιρεία Ναυτιλιακών Εφαρμογών Νοημοσύνης",
    4,
  ],
])("sets %s whole, every letter with its own shape, in lines that fit", (name, least) => {
  const { lines, size } = layOut(lettering, { name, line: "", lit: 0 }).name;
  expect(lines.map(wordsOf).join(" ")).toBe(name);
  expect(lines.length).toBeGreaterThanOrEqual(least);
  for (const line of lines) {
    expect(line.reduce((sum, { width }) => sum + width * size, 0)).toBeLessThanOrEqual(WIDTH);
    expect(line.every(({ char, path }) => path !== "" || char === " ")).toBe(true);
  }
});

it("breaks a word that is wider than the picture, cuts what is too long, and leaves out what no font has", () => {
  const long = layOut(lettering, { name: "Ω".repeat(200), line: "", lit: 0 }).name;
  expect(long.lines).toHaveLength(6);
  expect(wordsOf(long.lines.at(-1) ?? [])).toMatch(/…$/);
  expect(layOut(lettering, { name: "海 Ωμέγα 🚀", line: "", lit: 0 }).name.lines.map(wordsOf)).toEqual(["Ωμέγα"]);
});
