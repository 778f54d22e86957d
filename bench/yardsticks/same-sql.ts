// The first yardstick: the product beside a bare server that runs the very statements which the product was seen to run.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { startServer, type RunningServer } from "../../apps/server/src/app/server.ts";
import { untilQuiet } from "../side.ts";
import { captureSql, type CapturedChange, type Statement } from "./capture.ts";
import { drafts, type Draft } from "./submit.ts";
import { load, loadOnce, type Call, type Load } from "../load.ts";
import { startProcess, type ServerProcess } from "../processes.ts";

/** Records that reads ask for. */
export interface Named {
  startup: { id: string; name: string };
  investorId: string;
  eventId: string;
  /** Of the startup's organization. */
  slug: string;
}

const COMMON = "ναυτιλία";
/** How far from its beginning a deep page lies. */
const DEEP_PAGES = 8;

const ask = (path: string, query: Record<string, string>): Call => ({ path: `${path}?${new URLSearchParams(query)}` });

/** The hot reads by name. */
export async function readsOf({ startup, investorId }: Named, url: string): Promise<Record<string, Call>> {
  return {
    "list, first page": { path: "/api/startups" },
    "list, filter": ask("/api/startups", { industry: "energy", stage: "seed" }),
    "list, filter and text": ask("/api/startups", { industry: "energy", search: `${COMMON} cloud` }),
    "list, deep page": ask("/api/startups", { cursor: await deepCursor(url, "/api/startups") }),
    "list, common word": ask("/api/startups", { search: COMMON }),
    "list, rare word": ask("/api/startups", { search: startup.name }),
    "startup by id": { path: `/api/startups/${startup.id}` },
    "investors, first page": { path: "/api/investors" },
    "investors, filter": ask("/api/investors", { type: "vc", stage: "seed" }),
    "investors, deep page": ask("/api/investors", { cursor: await deepCursor(url, "/api/investors") }),
    "investor by id": { path: `/api/investors/${investorId}` },
    "search box, common word": ask("/api/search/suggest", { q: COMMON }),
    "search box, rare word": ask("/api/search/suggest", { q: startup.name }),
    "search page, common word": ask("/api/search/startups", { q: COMMON }),
    [KEPT]: { path: "/api/ecosystem" },
    "events, first page": { path: "/api/events" },
    "events, month": ask("/api/events", thisMonth()),
  };
}

/** The cursor of a page deep in a list. */
export async function deepCursor(url: string, path: string): Promise<string> {
  let cursor = "";
  for (let page = 0; page < DEEP_PAGES; page += 1) {
    const answer: unknown = await (await fetch(`${url}${path}?limit=100${cursor && `&cursor=${cursor}`}`)).json();
    cursor = String(Reflect.get(Object(answer), "next_cursor"));
  }
  return cursor;
}

/** The first hundred events of the present month, as its page asks for them. */
function thisMonth(): Record<string, string> {
  const first = Temporal.Now.plainDateISO("Europe/Athens").with({ day: 1 });
  return { from: first.toString(), to: first.with({ day: first.daysInMonth }).toString(), limit: "100" };
}

/** Starts the bare server with what the product runs for these reads. */
export async function startBare(options: {
  appUrl: string;
  poolSize: number;
  folder: string;
  reads: Record<string, Call>;
  env: NodeJS.ProcessEnv;
  secret: string;
}): Promise<ServerProcess> {
  const { appUrl, poolSize, folder, reads, env, secret } = options;
  const server = await startServer({ appUrl, port: 0, host: "127.0.0.1", env });
  const routes: Record<string, Statement[]> = {};
  for (const { path } of Object.values(reads)) {
    const get = async () => {
      const response = await fetch(`${server.url}${path}`);
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    };
    routes[path] = await captureSql(server.platform.db.$client, get);
  }
  const submit = await capturedSubmit(server, secret);
  await server.close();
  const setupFile = join(folder, "bare.json");
  writeFileSync(setupFile, JSON.stringify({ databaseUrl: appUrl, poolSize, routes, submit }));
  return startProcess("yardsticks/bare.ts", setupFile, {});
}

/** The second of two submissions: the first one warms what is kept. */
async function capturedSubmit(server: RunningServer, secret: string): Promise<CapturedChange> {
  const { db } = server.platform;
  const made = await drafts(db, secret, 2);
  const submitted = async ({ call }: Draft) => {
    const response = await fetch(`${server.url}${call.path}`, {
      method: "POST",
      body: call.body ?? "",
      headers: { "content-type": "application/json", "x-kerkis": "1", ...call.headers },
    });
    if (!response.ok) throw new Error(`A submission answered ${response.status}.`);
  };
  const [first, second] = made;
  if (!first || !second) throw new Error("There is no draft to submit.");
  await submitted(first);
  const statements = await captureSql(db.$client, () => submitted(second));
  const { rows } = await db.$client.query<{ id: string }>(
    "select id from organizations union select id from programmes",
  );
  // Jobs that begin meanwhile are not of the submission.
  const own = statements.filter(({ text }) => !/jobs\.job_common\s+j\b|\bfrom jobs\./i.test(text));
  const mentioned = JSON.stringify(own.map(({ values }) => values));
  const kept = rows.flatMap(({ id }) => (mentioned.includes(id) ? [id] : []));
  return { statements: own, record: second.id, person: second.applicant, kept };
}

export interface Loads {
  product: Load;
  bare: Load;
}

/** Both in turn, twice, the better half of each: what disturbs one run disturbs both. @param postmaster process id of PostgreSQL */
export async function alternate(
  { product, bare, postmaster }: { product: ServerProcess; bare: ServerProcess; postmaster: number },
  call: Call,
  connections: number,
  seconds: number,
): Promise<Loads> {
  const loadOf = async ({ url }: ServerProcess, duration: number) => {
    await untilQuiet(postmaster);
    return load(url, call, connections, duration);
  };
  await loadOf(product, 1);
  await loadOf(bare, 1);
  return better([
    { product: await loadOf(product, seconds / 2), bare: await loadOf(bare, seconds / 2) },
    { product: await loadOf(product, seconds / 2), bare: await loadOf(bare, seconds / 2) },
  ]);
}

function better(runs: [Loads, Loads]): Loads {
  const best = (side: "product" | "bare"): Load =>
    runs[0][side].requestsPerSecond > runs[1][side].requestsPerSecond ? runs[0][side] : runs[1][side];
  return { product: best("product"), bare: best("bare") };
}

/** The read that the product answers from figures that it keeps. */
export const KEPT = "map and figures";
const COUNTINGS = 40;

/**
 * The same number of countings on both, however many connections: they read whole tables, so that what a row's end leaves waiting
 * would stand in the next row's way.
 * @param counting a product that keeps nothing
 */
export async function measureCountings(
  { counting, bare }: { counting: ServerProcess; bare: ServerProcess },
  call: Call,
  connections: number,
): Promise<Loads> {
  const calls = Array.from({ length: COUNTINGS }, () => call);
  return {
    product: await loadOnce(counting.url, calls, connections),
    bare: await loadOnce(bare.url, calls, connections),
  };
}

/** Sign-ins hash: one of them may take longer than a row lasts, so that they are counted and not timed. */
const SIGN_INS = 40;

/** The same number of sign-ins on both. */
export async function measureSignIns(
  { product, bare }: { product: ServerProcess; bare: ServerProcess },
  credentials: { email: string; password: string },
  connections: number,
): Promise<Loads> {
  const call: Call = { method: "POST", path: "/api/auth/sign-in", body: JSON.stringify(credentials) };
  const calls = Array.from({ length: SIGN_INS }, () => call);
  return {
    product: await loadOnce(product.url, calls, connections),
    bare: await loadOnce(bare.url, calls, connections),
  };
}
