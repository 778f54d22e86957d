import { chmodSync, existsSync, lstatSync, mkdirSync, statfsSync } from "node:fs";
import { join } from "node:path";

/** Where Linux keeps files in memory, and how its file system tells that it is that one. */
const MEMORY = "/dev/shm";
const TMPFS = 0x01021994;
/** What a run fills at most, with what PostgreSQL writes ahead, and what is left beside it. */
const ROOM_BYTES = 3 * 1024 ** 3;
const ON_DISK = join(import.meta.dirname, "..", "..", "..", ".data", "tests");

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { type, bavail, bsize } = statfsSync(MEMORY);
  return type === TMPFS && Math.min(bavail * bsize, process.availableMemory() / 2) > ROOM_BYTES;
}

/** Makes the folder, which PostgreSQL's own user may enter. False where that name is somebody else's: everyone may write there. */
function ownFolder(folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== process.getuid?.()) return false;
  chmodSync(folder, 0o711);
  return true;
}

/**
 * The folder of throw-away databases. A run makes a thousand files for each of its databases, which costs a fifth of the
 * tests' time on a disk: it is in memory where there is the room.
 */
export function makeRunsFolder(): string {
  const inMemory = join(MEMORY, `kerkis-tests-${process.getuid?.()}`);
  if (hasRoom() && ownFolder(inMemory)) return inMemory;
  mkdirSync(ON_DISK, { recursive: true });
  return ON_DISK;
}
