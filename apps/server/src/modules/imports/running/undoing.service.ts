import { and, desc, eq, inArray, lt } from "drizzle-orm";
import { takeAdvisoryLock, type Tx } from "#platform/db/db.ts";
import { writtenKey } from "#platform/imports/import-target.ts";
import type { Platform } from "#platform/platform.ts";
import { recordsChanged } from "../imports.events.ts";
import { advanceImport, changeImport, type ImportFile } from "../imports.repo.ts";
import { importRows } from "../imports.tables.ts";
import { added } from "./checking.service.ts";
import { TARGETS } from "./targets.repo.ts";

const ROWS_AT_ONCE = 150;

/** Takes back what the last rows wrote, where nobody has changed it since. @returns whether there are more */
export async function takeBackRows(platform: Platform, tx: Tx, file: ImportFile): Promise<boolean> {
  await takeAdvisoryLock(tx, `imports of ${file.organization_id}`);
  const rows = await tx
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.import_id, file.id),
        lt(importRows.number, file.checkpoint),
        inArray(importRows.standing, ["added", "merged"]),
      ),
    )
    .orderBy(desc(importRows.number))
    .limit(ROWS_AT_ONCE);
  if (rows.length === 0) {
    await changeImport(tx, file.id, { state: "undone" });
    return false;
  }
  // The latest first, so that a record that several rows filled becomes what it was before the first of them.
  const written = rows.flatMap(({ record_id, written_at, before }) =>
    record_id !== null && written_at !== null ? [{ id: record_id, at: written_at, before }] : [],
  );
  const back = await TARGETS[file.kind].takeBack(
    tx,
    { organizationId: file.organization_id, by: file.created_by },
    written,
  );
  const isKept = ({ record_id, written_at }: (typeof rows)[number]) =>
    record_id !== null && written_at !== null && !back.has(writtenKey(record_id, written_at));
  const kept = rows.filter(isKept).map(({ number }) => number);
  const gone = rows.filter((row) => !isKept(row)).map(({ number }) => number);
  await mark(tx, file.id, kept, "kept");
  await mark(tx, file.id, gone, "taken_back");
  await advanceImport(tx, file.id, {
    checkpoint: rows.at(-1)?.number ?? 0,
    done: file.done + rows.length,
    counts: added(file.counts, { kept: kept.length, taken_back: gone.length }),
  });
  await platform.events.emit({ tx, platform, actorId: file.created_by }, recordsChanged, file.kind);
  return true;
}

async function mark(tx: Tx, importId: string, numbers: readonly number[], standing: "kept" | "taken_back") {
  if (numbers.length === 0) return;
  await tx
    .update(importRows)
    .set({ standing })
    .where(and(eq(importRows.import_id, importId), inArray(importRows.number, [...numbers])));
}
