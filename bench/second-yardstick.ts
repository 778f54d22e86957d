// The product beside the narrowest SQL that answers a person's question: many ids, many lists, many searches.
import { readdirSync, readFileSync } from "node:fs";
import { loadAll, type Call, type Load } from "./load.ts";
import type { ServerProcess } from "./processes.ts";
import type { Question, Questions } from "./questions.ts";

const CONNECTIONS = [50, 200];
const REPETITIONS = 2;
const COMPARED = 20;

/** One side of a row: what the load saw, and what it cost this side. */
export interface Side extends Load {
  /** Microseconds of CPU a request, of the server and of PostgreSQL: a busy neighbour hardly changes them. */
  serverCpu: number;
  databaseCpu: number;
  /** Share of the time that the garbage collector worked. */
  garbage: number;
  residentMb: number;
}
export interface NarrowRow {
  name: string;
  connections: number;
  product: Side;
  narrow: Side;
}

export interface Sides {
  product: ServerProcess;
  narrow: ServerProcess;
  /** Process id of PostgreSQL, whose children work for both in turn. */
  postmaster: number;
  seconds: number;
}

/** Every question at 50 and 200 connections, both sides in turn; the mean of the repetitions. */
export async function measureNarrow(sides: Sides, questions: Questions): Promise<NarrowRow[]> {
  await compareNames(sides, questions["startup by id"]);
  const rows: NarrowRow[] = [];
  for (const [name, asked] of Object.entries<Question[]>({ ...questions })) {
    for (const connections of CONNECTIONS) {
      const measure = (side: "product" | "narrow", seconds: number) =>
        measureSide(
          sides,
          side,
          asked.map((question) => question[side]),
          connections,
          seconds,
        );
      await measure("product", 1);
      await measure("narrow", 1);
      const runs: { product: Side; narrow: Side }[] = [];
      for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
        const product = await measure("product", sides.seconds);
        runs.push({ product, narrow: await measure("narrow", sides.seconds) });
      }
      const row = {
        name,
        connections,
        product: meanOf(runs.map(({ product }) => product)),
        narrow: meanOf(runs.map(({ narrow }) => narrow)),
      };
      rows.push(row);
      console.log(
        `${name} ×${connections}: ${(row.product.requestsPerSecond / row.narrow.requestsPerSecond).toFixed(2)}`,
      );
    }
  }
  return rows;
}

async function measureSide(
  { product, narrow, postmaster }: Sides,
  side: "product" | "narrow",
  calls: Call[],
  connections: number,
  seconds: number,
): Promise<Side> {
  const server = side === "product" ? product : narrow;
  const spent = async () => ({
    server: cpuOf(server.process.pid ?? 0),
    database: databaseCpu(postmaster),
    garbage: await server.garbageMs(),
  });
  const before = await spent();
  const load = await loadAll(server.url, calls, connections, seconds);
  const after = await spent();
  return {
    ...load,
    serverCpu: (after.server - before.server) / load.requests,
    databaseCpu: (after.database - before.database) / load.requests,
    garbage: (after.garbage - before.garbage) / (seconds * 1000),
    residentMb: server.residentMb(),
  };
}

function meanOf(sides: Side[]): Side {
  const mean = (of: (side: Side) => number) => sides.reduce((sum, side) => sum + of(side), 0) / sides.length;
  return {
    requests: mean((side) => side.requests),
    requestsPerSecond: mean((side) => side.requestsPerSecond),
    p50: mean((side) => side.p50),
    p99: mean((side) => side.p99),
    failed: sides.reduce((sum, side) => sum + side.failed, 0),
    serverCpu: mean((side) => side.serverCpu),
    databaseCpu: mean((side) => side.databaseCpu),
    garbage: mean((side) => side.garbage),
    residentMb: Math.max(...sides.map((side) => side.residentMb)),
  };
}

/** Both must mean the same startup before anything is timed. */
async function compareNames({ product, narrow }: Sides, questions: Question[]): Promise<void> {
  const nameAt = async (url: string, { path }: Call): Promise<unknown> => {
    const answer: unknown = await (await fetch(`${url}${path}`)).json();
    return Reflect.get(Object(Array.isArray(answer) ? answer[0] : answer), "name");
  };
  for (const question of questions.slice(0, COMPARED)) {
    const names = [await nameAt(product.url, question.product), await nameAt(narrow.url, question.narrow)];
    if (names[0] === undefined || names[0] !== names[1])
      throw new Error(`Two answers to one question: ${names.join()}.`);
  }
}

const TICK_US = 10_000;

/** Microseconds of CPU that a process has used (Linux). */
function cpuOf(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) * TICK_US;
}

const statOf = (pid: number): string[] => readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];

/** The process that started another (Linux). */
export const parentOf = (pid: number): number => Number(statOf(pid)[1]);

/** The same of all connections together. */
function databaseCpu(postmaster: number): number {
  let sum = 0;
  for (const entry of readdirSync("/proc")) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      if (parentOf(Number(entry)) === postmaster) sum += cpuOf(Number(entry));
    } catch {
      // It ended meanwhile.
    }
  }
  return sum;
}
