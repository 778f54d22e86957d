import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";

const held: DatabaseSync[] = []; // referenced, so that garbage collection does not release them

function tryLock(file: string): DatabaseSync | undefined {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
    return database;
  } catch (error) {
    database.close();
    if (error instanceof Error && error.message.includes("database is locked")) return undefined;
    throw error;
  }
}

/** Takes the lock until the process ends, or returns false when somebody else holds it. */
export function holdFileLock(file: string): boolean {
  const lock = tryLock(file);
  if (lock) held.push(lock);
  return lock !== undefined;
}

/**
 * Runs `work` while no other process runs under the same lock file.
 * The operating system holds the lock (through SQLite), so it is free again the moment its holder dies, however it dies.
 * @param onWait called once when somebody else holds it
 */
export async function withFileLock<T>(file: string, work: () => Promise<T>, onWait?: () => void): Promise<T> {
  let lock = tryLock(file);
  if (!lock) onWait?.();
  while (!lock) {
    await sleep(100);
    lock = tryLock(file);
  }
  try {
    return await work();
  } finally {
    lock.close();
  }
}
