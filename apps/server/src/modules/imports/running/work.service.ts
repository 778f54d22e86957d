import { isAtWork } from "@kerkis/contract/imports/states.taxonomy.ts";
import { eq } from "drizzle-orm";
import { transact, type Tx } from "#platform/db/db.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import type { Platform } from "#platform/platform.ts";
import { lockImport, type ImportFile } from "../imports.repo.ts";
import { imports } from "../imports.tables.ts";
import { checkRows } from "./checking.service.ts";
import { publishRows } from "./publishing.service.ts";
import { readRows, type Deadline } from "./reading.service.ts";
import { takeBackRows } from "./undoing.service.ts";
import { writeRows } from "./writing.service.ts";

/** Carries an import on; what is done is in the database with each batch, so a run that dies is carried on by the next. */
export const importWork = defineJob<{ importId: string }>("imports.work");

/** A run stays well below the time after which a job counts as dead. */
const RUN_MS = 12_000;

/** Runs for a while and queues itself again while there is more. */
export async function runImport(platform: Platform, importId: string): Promise<void> {
  const end = performance.now() + RUN_MS;
  const hasMore = await carryOn(platform, importId, () => performance.now() > end);
  if (hasMore) await transact(platform.db, null, (tx) => platform.jobs.enqueue(tx, importWork, { importId }));
}

/** Works on an import until it waits for someone or time is over. @returns whether there is more to do */
export async function carryOn(platform: Platform, importId: string, isOver: Deadline): Promise<boolean> {
  for (;;) {
    const [file] = await platform.db.select().from(imports).where(eq(imports.id, importId));
    if (!file || !isAtWork(file.state)) return false;
    if (file.state === "reading") {
      if (await readRows(platform, file, isOver)) return true;
    } else await step(platform, file);
    if (isOver()) return true;
    // The rest of the product takes its turn.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** One batch and how far it brought the import: both are kept or neither. */
function step(platform: Platform, { id, state, created_by, published_by }: ImportFile): Promise<boolean> {
  return transact(platform.db, state === "publishing" ? published_by : created_by, async (tx: Tx) => {
    const file = await lockImport(tx, id);
    if (file?.state === "checking") return checkRows(platform, tx, file);
    if (file?.state === "writing") return writeRows(platform, tx, file);
    if (file?.state === "publishing") return publishRows(platform, tx, file);
    if (file?.state === "undoing") return takeBackRows(platform, tx, file);
    return false;
  });
}
