// What one side of a comparison costs: what the load saw of it, and the CPU, garbage and memory of its server (Linux).
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import type { Load } from "./load.ts";
import type { ServerProcess } from "./processes.ts";

export interface Side extends Load {
  /** Microseconds of CPU a request, of the server and of PostgreSQL: a busy neighbour hardly changes them. */
  serverCpu: number;
  databaseCpu: number;
  /** Share of the time that the garbage collector worked. */
  garbage: number;
  residentMb: number;
}

export interface Pair {
  product: Side;
  bare: Side;
}

const LOOK_MS = 200;

/** Until PostgreSQL has worked off what an earlier load sent and did not wait for, which would stand in the next one's way. */
export async function untilQuiet(postmaster: number): Promise<void> {
  let worked = Infinity;
  while (worked > TICK_US) {
    const before = databaseCpu(postmaster);
    await setTimeout(LOOK_MS);
    worked = databaseCpu(postmaster) - before;
  }
}

/** Runs the load and says what it cost. @param postmaster process id of PostgreSQL, whose children work for both sides in turn */
export async function measureSide(server: ServerProcess, postmaster: number, work: () => Promise<Load>): Promise<Side> {
  const spent = async () => ({
    server: cpuOf(server.process.pid ?? 0),
    database: databaseCpu(postmaster),
    garbage: await server.garbageMs(),
  });
  await untilQuiet(postmaster);
  const before = await spent();
  const from = performance.now();
  const load = await work();
  const milliseconds = performance.now() - from;
  const after = await spent();
  return {
    ...load,
    serverCpu: (after.server - before.server) / load.requests,
    databaseCpu: (after.database - before.database) / load.requests,
    garbage: (after.garbage - before.garbage) / milliseconds,
    residentMb: server.residentMb(),
  };
}

/** The mean of several runs; of memory the most. */
export function meanOf(sides: readonly Side[]): Side {
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

const TICK_US = 10_000;

/** Microseconds of CPU that a process has used. */
function cpuOf(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) * TICK_US;
}

const statOf = (pid: number): string[] => readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];

/** The process that started another. */
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
