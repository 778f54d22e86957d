// A lock that one installation holds at a time. Runs on the host's Node 20, before anything is installed.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** When a process started, where the system says so: a process id alone may have been given away again. */
function startOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ");
    return fields[0] === "Z" ? "ended" : fields[19];
  } catch {
    return "unknown";
  }
}

function isAlive({ pid, start }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== "EPERM") return false;
  }
  return startOf(pid) === start;
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

function place(file, holders) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(holders));
  try {
    linkSync(draft, file); // all or nothing: the lock never exists half written
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

function clearStale(file, seen) {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return; // somebody else was faster
  }
  const moved = read(aside);
  if (moved && JSON.stringify(moved) !== JSON.stringify(seen)) place(file, moved);
  rmSync(aside, { force: true });
}

/**
 * Runs `work` while holding the lock `file`. A lock whose holders are all gone (kill -9) is taken over.
 * @param {string} file
 * @param {() => void} onWait called once when somebody else holds it
 * @param {(addHolder: (pid: number) => void) => Promise<void>} work a child that outlives us keeps the lock held
 */
export async function withInstallLock(file, onWait, work) {
  mkdirSync(dirname(file), { recursive: true });
  const holders = [{ pid: process.pid, start: startOf(process.pid) }];
  for (let waited = false; !place(file, holders);) {
    const seen = read(file);
    if (!seen?.some(isAlive)) {
      clearStale(file, seen);
      continue;
    }
    if (!waited) onWait();
    waited = true;
    await sleep(250);
  }
  try {
    await work((pid) => {
      holders.push({ pid, start: startOf(pid) });
      writeFileSync(`${file}.${process.pid}`, JSON.stringify(holders));
      renameSync(`${file}.${process.pid}`, file);
    });
  } finally {
    rmSync(file, { force: true });
  }
}
