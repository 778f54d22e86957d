import { importsHappenings } from "@kerkis/contract/imports/imports.happenings.ts";
import { sql } from "drizzle-orm";
import { isoNow } from "#platform/clock/clock.ts";
import { takeAdvisoryLock, type Tx } from "#platform/db/db.ts";
import { announce } from "#platform/happenings/announce.ts";
import type { Platform } from "#platform/platform.ts";
import { recordsChanged } from "../imports.events.ts";
import { advanceImport, changeImport, type ImportFile } from "../imports.repo.ts";
import { importRows } from "../imports.tables.ts";
import { TARGETS } from "./targets.repo.ts";

const ROWS_AT_ONCE = 150;

/** A record that the import added: its row, and the row that last wrote to it with the moment of that. */
interface Added extends Record<string, unknown> {
  number: number;
  id: string;
  last_number: number;
  at: string;
}

/** Publishes the records of the next rows, where nobody has changed them since. @returns whether there are more */
export async function publishRows(platform: Platform, tx: Tx, file: ImportFile): Promise<boolean> {
  await takeAdvisoryLock(tx, `imports of ${file.organization_id}`);
  const { publish } = TARGETS[file.kind];
  const rows = publish ? await nextAdded(tx, file) : [];
  const at = isoNow(platform.clock);
  if (!publish || rows.length === 0) {
    await finish(platform, tx, file, at);
    return false;
  }
  const published = await publish(tx, { organizationId: file.organization_id, by: file.published_by, at }, rows);
  await keepUndoable(
    tx,
    file.id,
    rows.filter(({ id }) => published.has(id)),
    at,
  );
  await advanceImport(tx, file.id, {
    checkpoint: rows.at(-1)?.number ?? file.checkpoint,
    done: file.done + rows.length,
    published: file.published + published.size,
  });
  await platform.events.emit({ tx, platform, actorId: file.published_by }, recordsChanged, file.kind);
  return true;
}

/** Of rows that were just written the database has no statistics: «is true» leaves it the index of the record alone. */
async function nextAdded(tx: Tx, { id, checkpoint }: ImportFile): Promise<Added[]> {
  const { rows } = await tx.execute<Added>(sql`
    select added.number, added.record_id as id, last.number as last_number, last.written_at as at
    from (select number, record_id from ${importRows}
      where import_id = ${id} and standing = 'added' and number > ${checkpoint} order by number limit ${ROWS_AT_ONCE}) added
    cross join lateral (select number, written_at from ${importRows} written
      where written.record_id = added.record_id and (written.import_id = ${id}) is true and written.written_at is not null
      order by written.written_at desc, written.number desc limit 1) last
    order by added.number`);
  return rows;
}

/** What was published is still as the import left it: an undo takes it back. */
const keepUndoable = (tx: Tx, importId: string, rows: readonly Added[], at: string) =>
  tx.execute(sql`
    update ${importRows} set written_at = ${at}
    where import_id = ${importId} and number = any(${sql.param(rows.map(({ last_number }) => last_number))}::int[])`);

async function finish(platform: Platform, tx: Tx, file: ImportFile, at: string): Promise<void> {
  await changeImport(tx, file.id, { state: "written", published_at: at });
  if (file.published_by === null) return;
  await announce({ tx, platform, actorId: null }, importsHappenings.published, {
    audience: [file.published_by],
    organizationId: file.organization_id,
    facts: { import_id: file.id, file_name: file.file_name, published: String(file.published) },
  });
}
