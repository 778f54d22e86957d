import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { SetupProblem } from "#platform/config/setup-problem.ts";
import { programsFor } from "./embedded/programs.ts";
import { canRun, userFor } from "./embedded/run-as.ts";
import { type EmbeddedPostgresOptions, removeEmbeddedPostgres, startEmbeddedPostgres } from "./embedded.ts";

const isRoot = process.getuid?.() === 0;

/** A folder that only we may enter, as mktemp -d and root's home are; and one like /var/lib. */
let own: string;
let sharedHome: string;
let said: string[];
let begun: Set<string>;

beforeEach(() => {
  own = mkdtempSync(join(tmpdir(), "kerkis-own-"));
  sharedHome = mkdtempSync(join(tmpdir(), "kerkis-shared-"));
  chmodSync(sharedHome, 0o755);
  said = [];
  begun = new Set();
});
afterEach(async () => {
  for (const dataDir of begun) await removeEmbeddedPostgres(dataDir);
  for (const folder of [own, sharedHome]) rmSync(folder, { recursive: true, force: true });
});

async function start(dataDir: string, options: Partial<EmbeddedPostgresOptions> = {}) {
  begun.add(dataDir);
  const log = (line: string): number => said.push(line);
  return startEmbeddedPostgres({ dataDir, durable: false, sharedHome, log, ...options });
}

/** Starts the server in `dataDir`, lets `work` ask it, and stops it. */
async function during<T>(dataDir: string, work: (client: pg.Client) => Promise<T>, options = {}): Promise<T> {
  const server = await start(dataDir, options);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
    await server.stop();
  }
}

const write = (dataDir: string, text: string, options = {}): Promise<unknown> =>
  during(dataDir, (client) => client.query(`create table notes as select '${text}' as text`), options);
const read = (dataDir: string): Promise<string[]> =>
  during(dataDir, async (client) => {
    const tables = await client.query("select 1 from pg_tables where tablename = 'notes'");
    if (!tables.rowCount) return [];
    return (await client.query<{ text: string }>("select text from notes")).rows.map(({ text }) => text);
  });

const placesIn = (folder: string): string[] => readdirSync(folder).filter((name) => name.startsWith("data-"));

test("a path with spaces and Greek letters, reached through a symbolic link, keeps its data", async () => {
  const folder = join(own, "τα έργα μου", "kerkis copy");
  mkdirSync(folder, { recursive: true });
  symlinkSync(folder, join(own, "link"));
  await write(join(own, "link", "postgres"), "Κύμα");
  expect(await read(join(folder, "postgres"))).toEqual(["Κύμα"]);
});

describe.runIf(isRoot)("root in a folder that only root may enter", () => {
  test("the database is kept where its user can get at it, and is there after a restart", async () => {
    const dataDir = join(own, "postgres");
    await write(dataDir, "kept");
    expect(said.join("\n")).toContain(`the database is kept in ${sharedHome}/data-`);
    expect(placesIn(sharedHome)).toHaveLength(1);
    expect(existsSync(join(dataDir, "cluster"))).toBe(false);
    expect(await read(dataDir)).toEqual(["kept"]);
  });

  test("two checkouts have a database each, and a removed data folder gives a new one, not the other's", async () => {
    await write(join(own, "a", "postgres"), "a", { durable: true });
    await write(join(own, "b", "postgres"), "b", { durable: true });
    expect(await read(join(own, "a", "postgres"))).toEqual(["a"]);
    rmSync(join(own, "a", "postgres"), { recursive: true });
    said = [];
    expect(await read(join(own, "a", "postgres"))).toEqual([]);
    expect(said.join("\n")).toMatch(/An earlier database of this folder is in \S+\/data-\w+; delete it there\./);
    expect(await read(join(own, "b", "postgres"))).toEqual(["b"]);
  });

  test("a moved checkout takes its database along; a copied one is told that it is another's", async () => {
    await write(join(own, "a", "postgres"), "a");
    renameSync(join(own, "a"), join(own, "moved"));
    begun.add(join(own, "moved", "postgres"));
    expect(await read(join(own, "moved", "postgres"))).toEqual(["a"]);
    cpSync(join(own, "moved"), join(own, "copy"), { recursive: true });
    await expect(
      startEmbeddedPostgres({ dataDir: join(own, "copy", "postgres"), sharedHome, log: () => {} }),
    ).rejects.toThrow(/copy\/postgres is a copy of .*moved\/postgres/);
    rmSync(join(own, "copy"), { recursive: true });
  });

  test("a database begun before the folder was closed moves along, whole, also after a move that broke off", async () => {
    chmodSync(own, 0o755);
    const dataDir = join(own, "postgres");
    await write(dataDir, "older");
    expect(placesIn(sharedHome)).toEqual([]);
    chmodSync(own, 0o700);
    expect(await read(dataDir)).toEqual(["older"]);
    const place = join(sharedHome, placesIn(sharedHome)[0] ?? "");
    renameSync(join(place, "cluster"), join(dataDir, "cluster"));
    expect(await read(dataDir)).toEqual(["older"]);
    expect(existsSync(join(dataDir, "cluster"))).toBe(false);
  });

  test("a database that is gone is not replaced by an empty one", async () => {
    const dataDir = join(own, "postgres");
    await write(dataDir, "gone");
    rmSync(join(sharedHome, placesIn(sharedHome)[0] ?? ""), { recursive: true });
    await expect(read(dataDir)).rejects.toThrow(/was kept in \S+ and is not there any more/);
  });

  test("throw-away databases of checkouts that are gone are removed, running or not", async () => {
    const { url } = await start(join(own, "a", "postgres"));
    rmSync(join(own, "a"), { recursive: true });
    await write(join(own, "b", "postgres"), "b");
    expect(placesIn(sharedHome)).toHaveLength(1);
    await expect(new pg.Client({ connectionString: url }).connect()).rejects.toThrow(/ECONNREFUSED/);
  });

  test("where nothing can be kept in the shared home either, one line says what to do", async () => {
    writeFileSync(join(own, "file"), "");
    const refused = start(join(own, "postgres"), { sharedHome: join(own, "file") });
    await expect(refused).rejects.toThrow(SetupProblem);
    await expect(refused).rejects.toThrow(/^PostgreSQL cannot run as root, and [^\n]* Start as another user/);
    chmodSync(sharedHome, 0o700);
    await expect(start(join(own, "postgres"))).rejects.toThrow(/does not let it in either/);
  });

  test("programs that its user cannot reach are copied once, legible whatever the umask", async () => {
    const packaged = await programsFor(undefined, sharedHome);
    const distribution = dirname(dirname(packaged.postgres));
    execFileSync("cp", ["-a", distribution, join(own, "native")]);
    execFileSync("chmod", ["-R", "go=", join(own, "native")]);
    writeFileSync(join(own, "package.json"), readFileSync(join(distribution, "..", "package.json")));
    const inOwn = (program: string): string => join(own, "native", "bin", basename(program));
    const hidden = {
      initdb: inOwn(packaged.initdb),
      pg_ctl: inOwn(packaged.pg_ctl),
      postgres: inOwn(packaged.postgres),
    };
    const runAs = userFor(own);
    expect(canRun(runAs, hidden.postgres)).toBe(false);
    const copy = await programsFor(runAs, sharedHome, hidden);
    expect(canRun(runAs, copy.initdb)).toBe(true);
    const { ino } = statSync(copy.postgres);
    expect(statSync((await programsFor(runAs, sharedHome, hidden)).postgres).ino).toBe(ino);
  });
});

describe.runIf(isRoot)("root in a folder that everyone may enter", () => {
  test("the database stays in its data folder, which is for its user alone", async () => {
    chmodSync(own, 0o755);
    await write(join(own, "postgres"), "here");
    expect(placesIn(sharedHome)).toEqual([]);
    expect(statSync(join(own, "postgres")).mode & 0o777).toBe(0o700);
    expect(statSync(join(own, "postgres")).uid).not.toBe(0);
  });
});
