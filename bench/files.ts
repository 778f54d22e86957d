// npm run bench -- files [a CSV of startups]: importing 17,727 companies into a registry of 100,000, publishing them and taking them
// back, then the registry as CSV and XLSX: seconds, memory above idle, and what other requests notice of it.
import { readFileSync } from "node:fs";
import type { ImportRun } from "@kerkis/contract/imports/imports.schema.ts";
import { isAtWork } from "@kerkis/contract/imports/states.taxonomy.ts";
import { createPerson, createSession } from "../apps/server/src/modules/identity/identity.factory.ts";
import { postImport } from "../apps/server/src/modules/imports/imports.factory.ts";
import { addMember, createOrganization } from "../apps/server/src/modules/organizations/organizations.factory.ts";
import { createDb } from "../apps/server/src/platform/db/db.ts";
import { withClient } from "./database.ts";
import { type OwnProduct, SECRET, withOwnProduct } from "./own-product.ts";
import type { ServerProcess } from "./processes.ts";
import { seedBench, SIZES } from "./seed.ts";
import { say, writeFigures } from "./report/figures.ts";

/** Of SIZES; a machine without time takes fewer. */
const TIMES = Number(process.env["BENCH_BASE"] ?? 4);
const ROWS = 17_727;
const GOALS = { seconds: 60, megabytes: 200, tail: 3 };
const LOOK_MS = 100;
const ASK_EVERY_MS = 25;
const IDLE_MS = 5_000;

await withOwnProduct("files", main);

interface Coordinator {
  cookie: string;
  organizationId: string;
}

async function main({ ownerUrl, startNode }: OwnProduct): Promise<void> {
  const [path] = process.argv.slice(2);
  console.log(`Making ${SIZES.startups * TIMES} startups.`);
  await withClient(ownerUrl, (client) => seedBench(client, TIMES));
  const coordinator = await createCoordinator(ownerUrl);
  const node = await startNode();
  const { url } = node;
  const ask = async () => {
    for (const address of ["/api/startups", "/api/search/suggest?q=robotics", "/api/imports"])
      await (await fetch(`${url}${address}`, { headers: { cookie: coordinator.cookie } })).arrayBuffer();
  };
  const idle = await meanwhile(node, ask, new Promise((resolve) => setTimeout(resolve, IDLE_MS)));
  console.log(`idle: a screen's three requests within ${idle.p99.toFixed(0)} ms (p99), ${node.residentMb()} MB`);

  const work = importing(url, coordinator, path === undefined ? companies() : readFileSync(path, "utf8"));
  let run: ImportRun | undefined;
  for (const { name, goal, act } of work) {
    const took = await meanwhile(node, ask, act(run));
    run = took.result;
    const counts = JSON.stringify(run.counts);
    const figures = `${took.seconds.toFixed(1)} s, ${took.megabytes} MB above idle, p99 ${took.p99.toFixed(0)} ms`;
    const isReached = took.seconds < goal && took.megabytes < GOALS.megabytes && took.p99 < GOALS.tail * idle.p99;
    say(name, `${figures}, ${run.row_count} rows ${counts}`, isReached);
  }
  for (const format of ["csv", "xlsx"]) {
    const took = await meanwhile(node, ask, downloaded(`${url}/api/startups.${format}`));
    const figures = `${took.seconds.toFixed(1)} s, ${(took.result / 2 ** 20).toFixed(0)} MB, memory ${took.megabytes} MB above idle`;
    say(`export as ${format}`, `${figures}, p99 ${took.p99.toFixed(0)} ms`, took.megabytes < GOALS.megabytes);
  }
  if (TIMES === 4 && path === undefined)
    writeFigures(
      "Files",
      `\`npm run bench -- files\`: ${ROWS} companies imported into a registry of ${SIZES.startups * TIMES}, and the registry exported. Goals: each step within
${GOALS.seconds} s and ${GOALS.megabytes} MB above idle, a screen's three requests at most ${GOALS.tail} times the idle p99 meanwhile.`,
    );
}

async function createCoordinator(ownerUrl: string): Promise<Coordinator> {
  const db = createDb(ownerUrl, 1);
  const { id: organizationId } = await createOrganization(db, { name: "Μητρώο" });
  const { id } = await createPerson(db, { email: "importer@bench.test" });
  await addMember(db, organizationId, id, "owner");
  const cookie = `${await createSession(db, id, SECRET)}; kerkis_organization=${organizationId}`;
  await db.$client.end();
  return { cookie, organizationId };
}

/** What a file goes through, and how long it may take: the first three together are an import. */
function importing(url: string, { cookie, organizationId }: Coordinator, content: string) {
  const headers = { cookie, "x-kerkis": "1", "content-type": "application/json", origin: new URL(url).origin };
  const call = async (path: string, body?: object): Promise<ImportRun> => {
    const more = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    const response = await fetch(`${url}/api/imports/${path}`, { headers, ...more });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as ImportRun;
  };
  const settled = async (id: string): Promise<ImportRun> => {
    for (;;) {
      const run = await call(id);
      if (!isAtWork(run.state)) return run;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  };
  const step = async (name: string, run: ImportRun | undefined): Promise<ImportRun> => {
    if (!run) throw new Error("A file was not taken in.");
    await call(`${run.id}/${name}`, { version: run.version });
    return settled(run.id);
  };
  const upload = async (): Promise<ImportRun> => {
    const response = await postImport({ url }, { cookie, organizationId }, content);
    if (!response.ok) throw new Error(`The upload answered ${response.status}: ${await response.text()}`);
    return settled(((await response.json()) as { id: string }).id);
  };
  const whole = async () => step("run", await step("check", await upload()));
  const { seconds } = GOALS;
  return [
    { name: "import: read, tried and written", goal: seconds, act: whole },
    { name: "its companies published", goal: seconds, act: (run?: ImportRun) => step("publish", run) },
    { name: "taken back", goal: seconds, act: (run?: ImportRun) => step("undo", run) },
  ];
}

/** Does something while somebody else asks for screens. */
async function meanwhile<Result>(server: ServerProcess, ask: () => Promise<void>, work: Promise<Result>) {
  const before = server.residentMb();
  const from = performance.now();
  const took: number[] = [];
  let most = before;
  const looking = setInterval(() => (most = Math.max(most, server.residentMb())), LOOK_MS);
  const over = new AbortController();
  const asking = (async () => {
    while (!over.signal.aborted) {
      const begun = performance.now();
      await ask();
      took.push(performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    }
  })();
  const result = await work.finally(() => over.abort());
  const seconds = (performance.now() - from) / 1000;
  await asking;
  clearInterval(looking);
  const p99 = took.toSorted((a, b) => a - b)[Math.ceil(took.length * 0.99) - 1] ?? 0;
  return { result, seconds, megabytes: most - before, p99 };
}

/** Takes a file in piece by piece. @returns its bytes */
async function downloaded(address: string): Promise<number> {
  const { body } = await fetch(address);
  let bytes = 0;
  for await (const piece of body ?? []) bytes += piece.length;
  return bytes;
}

/** A file as a ministry might send it: some rows twice, some broken, some companies that are there already. */
function companies(): string {
  const industries = ["Ενέργεια", "Υγεία", "software", "Ναυτιλία", "αγροτεχνολογία"];
  const cities = ["Αθήνα", "Θεσσαλονίκη", "Πάτρα", "Ηράκλειο", "Κοζάνη"];
  const lines = Array.from({ length: ROWS }, (_, index) => {
    const n = index % 50 === 49 ? index - 7 : index;
    const site = n % 3 === 0 ? "" : `https://www.company-${n}.example.gr`;
    const founded = n % 40 === 0 ? "31/02/2019" : `${1 + (n % 28)}/${1 + (n % 12)}/${2010 + (n % 14)}`;
    const name = n % 100 === 5 ? `Robotics Cloud ${n}` : `Εταιρεία ${cities[n % 5]} ${n}`;
    const about = `Λογισμικό και αισθητήρες για την παρακολούθηση εγκαταστάσεων, έργο με αριθμό ${n}.`;
    const facts = [industries[n % 5], cities[(n * 3) % 5], "GR", site, founded, 1000 * (n % 900)];
    return [`row-${n}`, name, about, ...facts].join(";");
  });
  return ["Κωδικός;Διακριτικός τίτλος;Περιγραφή;Κλάδος;Πόλη;Χώρα;Ιστοσελίδα;Ίδρυση;Χρηματοδότηση", ...lines].join(
    "\r\n",
  );
}
