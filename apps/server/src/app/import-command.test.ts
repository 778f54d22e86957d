import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { imports } from "#modules/imports/imports.tables.ts";
import { carryOn } from "#modules/imports/running/work.service.ts";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { createStartup } from "#modules/startups/startups.factory.ts";
import { startups } from "#modules/startups/startups.tables.ts";
import { startTestServer, type TestServer } from "#test/server.ts";
import { IMPORT_HELP, importCommand } from "./import-command.ts";

let server: TestServer;
let folder: string;
let slug: string;
let organizationId: string;

beforeAll(async () => {
  server = await startTestServer();
  // The command works on its import while it waits: who takes jobs would be through with a state before it is told.
  await server.platform.jobs.stop();
  folder = await mkdtemp(join(tmpdir(), "kerkis-import-"));
});
afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  slug = `hub-${Math.random().toString(36).slice(2)}`;
  organizationId = (await createOrganization(server.db, { name: "Hub", slug })).id;
});

/** Runs the command. @returns its exit code, and what it wrote */
async function run(...args: string[]) {
  const told = { out: "", progress: "" };
  const code = await importCommand(server.platform, args, {
    out: (text) => (told.out += text),
    progress: (line) => (told.progress += `${line}\n`),
    wait: (id) => carryOn(server.platform, id, () => true),
  });
  return { code, ...told };
}
const file = async (name: string, content: string): Promise<string> => {
  await writeFile(join(folder, name), content);
  return join(folder, name);
};
const into = () => ["--organization", slug, "--kind", "startups"];
const ofOrganization = () => server.db.select().from(startups).where(eq(startups.organization_id, organizationId));
const importsLeft = () => server.db.select().from(imports).where(eq(imports.organization_id, organizationId));

test("a file is tried, brought in with what is wrong told, and taken back", async () => {
  const path = await file("mitroo.csv", "Όνομα,Ίδρυση\nΘάλασσα,2020\nΕλαίων,31/02/2020");
  const tried = await run(path, ...into(), "--dry-run");
  expect(tried).toMatchObject({ code: 3, out: expect.stringContaining("2 rows, 1 ready, 1 broken") });
  expect(await readFile(join(folder, "mitroo.problems.csv"), "utf8")).toContain("31/02/2020");
  expect([await ofOrganization(), await importsLeft()]).toEqual([[], []]);

  const done = await run(path, ...into(), "--problems", join(folder, "wrong.csv"));
  expect(done).toMatchObject({ code: 3, out: expect.stringContaining("1 added") });
  expect(done.progress).toMatch(/reading[^]*checking[^]*writing/);
  expect(await readFile(join(folder, "wrong.csv"), "utf8")).toContain("31/02/2020");
  expect(await ofOrganization()).toMatchObject([
    { name: "Θάλασσα", is_active: false, provenance: { imported: { by: null, file: "mitroo.csv" } } },
  ]);

  const [id = ""] = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(done.out) ?? [];
  expect(await run("--undo", id)).toMatchObject({ code: 0, out: expect.stringContaining("1 taken back") });
  expect(await ofOrganization()).toEqual([]);
});

test("a mapping file says what columns and values are, and a rule what becomes of duplicates", async () => {
  const known = await createStartup(server.db, organizationId, { name: "Θάλασσα", tagline: "" });
  const path = await file("own.csv", "A,B,C\nΘάλασσα,Σκάφη,x1\nΆνεμος,Πτήση,x1");
  const mapping = await file(
    "mapping.json",
    JSON.stringify({ columns: { A: "name", B: "tagline", C: "industry" }, values: { C: { x1: "space" } } }),
  );
  expect(await run(path, ...into(), "--mapping", mapping, "--duplicates", "merge")).toMatchObject({ code: 0 });
  const rows = await ofOrganization();
  expect(rows.find(({ id }) => id === known)).toMatchObject({ tagline: "Σκάφη" });
  expect(rows.find(({ name }) => name === "Άνεμος")).toMatchObject({ tagline: "Πτήση", industry: "space" });
});

test("what cannot be understood or is no table leaves nothing behind, each with its exit code", async () => {
  const path = await file("plain.csv", "Όνομα\nΘάλασσα");
  const wrong = await file("wrong.json", '{"columns":{"Πόλη":"city"}}');
  const noField = await file("no-field.json", '{"columns":{"Όνομα":"colour"}}');
  const picture = await file("picture.csv", "\u0089PNG\u0000\u0001");
  for (const args of [
    [],
    [path],
    [path, ...into(), "--what"],
    [path, "--kind", "cats", "--organization", slug],
    [path, "--kind", "startups", "--organization", "nowhere"],
    [path, ...into(), "--mapping", wrong],
    [path, ...into(), "--mapping", path],
    [`${path}.gone`, ...into()],
    ["--undo", "first"],
  ])
    expect((await run(...args)).code).toBe(2);
  expect(await run(path, ...into(), "--mapping", noField)).toMatchObject({
    code: 1,
    progress: expect.stringContaining("input.invalid (columns: invalid)"),
  });
  expect(await run(picture, ...into())).toMatchObject({
    code: 1,
    progress: expect.stringContaining("import.not_a_table"),
  });
  expect((await run("--undo", organizationId)).code).toBe(1);
  expect([await ofOrganization(), await importsLeft()]).toEqual([[], []]);
  expect(await run("--help")).toMatchObject({ code: 0, out: IMPORT_HELP });
});
