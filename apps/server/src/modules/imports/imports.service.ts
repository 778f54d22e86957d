import {
  IMPORT_DEFAULTS,
  IMPORT_FIELDS,
  isTranslated,
  type ImportField,
  type ImportKind,
} from "@kerkis/contract/imports/fields.taxonomy.ts";
import type { ImportMapping } from "@kerkis/contract/imports/imports.schema.ts";
import { hasWritten, type ImportState, type RowDecision } from "@kerkis/contract/imports/states.taxonomy.ts";
import { and, eq } from "drizzle-orm";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact, type Tx } from "#platform/db/db.ts";
import { discardFile } from "#platform/files/stored-files.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { isPublishable, undoUntil } from "./imports.policy.ts";
import { changeImport, importOf, lockImport, type ImportChange, type ImportFile } from "./imports.repo.ts";
import { importRows, imports, type KeptColumn, type Translations } from "./imports.tables.ts";
import { zoneNamed } from "./reading/calendar-times.policy.ts";
import { isChoice } from "./rows/choices.policy.ts";
import { comparable } from "./rows/guess.policy.ts";
import { rememberMapping } from "./running/mappings.repo.ts";
import { TARGETS } from "./running/targets.repo.ts";
import { valuesOf } from "./running/values.reads.ts";
import { importWork } from "./running/work.service.ts";

/** States from which each command leads on. */
const FROM: Record<"map" | "check" | "run" | "publish" | "undo" | "decide", readonly ImportState[]> = {
  map: ["mapping", "checked"],
  check: ["mapping"],
  decide: ["checked"],
  run: ["checked"],
  publish: ["written"],
  undo: ["written"],
};

/** @throws Refusal import.state where a command does not fit the state */
function demandState(command: keyof typeof FROM, state: ImportState): void {
  if (!FROM[command].includes(state)) throw new Refusal("import.state");
}

/** Who changes an import; null is the command line, which passes every check. */
type Importer = Pick<Actor, "userId" | "name"> | null;

interface NewImport {
  kind: ImportKind;
  fileName: string;
  fileUrl: string;
  bytes: number;
}

/** Notes a file that was taken in, and begins to read it. @returns the import's id */
export function beginImport(platform: Platform, by: Importer, scope: OrgScope, file: NewImport): Promise<string> {
  return transact(platform.db, by?.userId ?? null, async (tx) => {
    const at = isoNow(platform.clock);
    const [made] = await tx
      .insert(imports)
      .values({
        organization_id: scope.organizationId,
        created_by: by?.userId ?? null,
        kind: file.kind,
        file_name: file.fileName,
        file_url: file.fileUrl,
        bytes: file.bytes,
        created_at: at,
        updated_at: at,
      })
      .returning({ id: imports.id });
    if (!made) throw new Error("An import was not written.");
    await platform.jobs.enqueue(tx, importWork, { importId: made.id });
    return made.id;
  });
}

interface Asked {
  id: string;
  version: number;
}

/** Changes an import of the organization that stands as its reader saw it. @throws Refusal import.not_found, import.state */
function change(
  platform: Platform,
  by: Importer,
  scope: OrgScope,
  command: Parameters<typeof demandState>[0],
  asked: Asked,
  work: (tx: Tx, file: ImportFile) => Promise<ImportChange>,
): Promise<ImportFile> {
  return transact(platform.db, by?.userId ?? null, async (tx) => {
    const file = (await importOf(tx, scope, asked.id)) && (await lockImport(tx, asked.id));
    if (!file) throw new Refusal("import.not_found");
    demandState(command, file.state);
    if (file.version !== asked.version) throw new Refusal("import.overtaken");
    return changeImport(tx, file.id, await work(tx, file));
  });
}

/** Says which column is which field, what values mean, and what becomes of duplicates. What was tried is tried anew. */
export const mapImport = (
  platform: Platform,
  by: Importer,
  scope: OrgScope,
  mapping: ImportMapping,
): Promise<ImportFile> =>
  change(platform, by, scope, "map", mapping, async (tx, file) => {
    const columns = mappedAs(file, mapping.columns);
    const translations = translatedAs(file, columns, mapping.values);
    const isSameMapping =
      JSON.stringify([columns, translations, mapping.defaults]) ===
      JSON.stringify([file.columns, file.translations, file.defaults]);
    // A rule for duplicates changes nothing of what was tried.
    if (isSameMapping) return { duplicates: mapping.duplicates };
    return {
      state: "mapping",
      columns,
      translations,
      values: await valuesOf(tx, file.id, file.kind, columns),
      defaults: defaultsOf(file.kind, mapping.defaults),
      duplicates: mapping.duplicates,
      counts: {},
      checkpoint: 0,
      done: 0,
    };
  });

const invalid = (path: string) => new Refusal("input.invalid", { fields: [{ path, code: "invalid" }] });

/** @throws Refusal input.invalid for a field that the kind lacks or that two columns have */
function mappedAs(file: ImportFile, fields: readonly (string | null)[]): KeptColumn[] {
  const known = IMPORT_FIELDS[file.kind];
  const used = fields.filter((field) => field !== null);
  if (
    fields.length !== file.columns.length ||
    new Set(used).size !== used.length ||
    used.some((field) => !(field in known))
  )
    throw invalid("columns");
  return file.columns.map((column, index) => {
    const field = fields[index] ?? null;
    return field === column.field ? column : { ...column, field, origin: "chosen" };
  });
}

/** @throws Refusal input.invalid for a choice that does not exist */
function translatedAs(file: ImportFile, columns: readonly KeptColumn[], values: ImportMapping["values"]): Translations {
  const translations: Translations = { ...file.translations };
  // A column that becomes another field has other choices.
  for (const [index, column] of columns.entries())
    if (column.field !== file.columns[index]?.field) translations[String(index)] = {};
  for (const [index, told] of Object.entries(values)) {
    const name = columns[Number(index)]?.field ?? null;
    const field = name === null ? undefined : IMPORT_FIELDS[file.kind][name];
    if (!field || !isTranslated(field.as)) throw invalid("values");
    const { as } = field;
    if (Object.values(told).some((choice) => choice !== null && !isChoice(as, choice))) throw invalid("values");
    const compared = Object.entries(told).map(([value, choice]) => [comparable(value), choice]);
    translations[index] = { ...translations[index], ...Object.fromEntries(compared) };
  }
  return translations;
}

/** @throws Refusal input.invalid for a default that the field cannot have */
function defaultsOf(kind: ImportKind, given: Record<string, string>): Record<string, string> {
  const usual = IMPORT_DEFAULTS[kind];
  for (const [name, value] of Object.entries(given)) {
    const field = IMPORT_FIELDS[kind][name];
    if (!field || !(name in usual)) throw invalid("defaults");
    if (!isDefault(field, value)) throw invalid("defaults");
  }
  return { ...usual, ...given };
}

function isDefault({ as }: ImportField, value: string): boolean {
  if (isTranslated(as)) return isChoice(as, value);
  return as === "zone" ? zoneNamed(value) === value : /^[A-Z]{3}$/.test(value);
}

/** Tries the whole file without writing a record. @throws Refusal import.name_unmapped */
export const checkImport = (platform: Platform, by: Importer, scope: OrgScope, asked: Asked): Promise<ImportFile> =>
  change(platform, by, scope, "check", asked, async (tx, file) => {
    const mapped = new Set(file.columns.map(({ field }) => field));
    const missing = Object.entries(IMPORT_FIELDS[file.kind]).find(
      ([name, { required }]) => required && !mapped.has(name),
    );
    if (missing) throw new Refusal("import.name_unmapped", { fields: [{ path: "columns", code: "required" }] });
    await rememberMapping(tx, file);
    await platform.jobs.enqueue(tx, importWork, { importId: file.id });
    return { state: "checking", checkpoint: 0, done: 0, counts: {} };
  });

/** Writes the rows that are ready. */
export const startImport = (platform: Platform, by: Importer, scope: OrgScope, asked: Asked): Promise<ImportFile> =>
  change(platform, by, scope, "run", asked, async (tx, file) => {
    await platform.jobs.enqueue(tx, importWork, { importId: file.id });
    await audit(tx, by, file, "import.started");
    return { state: "writing", checkpoint: 0, done: 0, counts: { broken: file.counts.broken ?? 0 } };
  });

/**
 * Verifies and publishes what an import added and nobody has changed since, once.
 * @throws Refusal import.state where nothing is left to publish
 */
export const publishImport = (platform: Platform, by: Importer, scope: OrgScope, asked: Asked): Promise<ImportFile> =>
  change(platform, by, scope, "publish", asked, async (tx, file) => {
    if (!isPublishable(file, TARGETS[file.kind].publish !== null)) throw new Refusal("import.state");
    await platform.jobs.enqueue(tx, importWork, { importId: file.id });
    await audit(tx, by, file, "import.published");
    return { state: "publishing", checkpoint: 0, done: 0, published_by: by?.userId ?? null };
  });

const LAST_ROW = 2_147_483_647;

/** Takes back everything that an import wrote and nobody changed since. @throws Refusal import.undo_expired */
export const undoImport = (platform: Platform, by: Importer, scope: OrgScope, asked: Asked): Promise<ImportFile> =>
  change(platform, by, scope, "undo", asked, async (tx, file) => {
    const until = undoUntil(file.state, file.finished_at);
    if (until === null || until < isoNow(platform.clock)) throw new Refusal("import.undo_expired");
    await platform.jobs.enqueue(tx, importWork, { importId: file.id });
    await audit(tx, by, file, "import.undone");
    const { broken = 0, skipped = 0, unchanged = 0 } = file.counts;
    const counts = { broken, skipped, ...(unchanged > 0 && { unchanged }) };
    return { state: "undoing", checkpoint: LAST_ROW, done: 0, counts };
  });

const audit = (
  tx: Tx,
  by: Importer,
  file: ImportFile,
  action: "import.started" | "import.published" | "import.undone" | "import.discarded",
) =>
  recordAudit(tx, by, {
    action,
    organizationId: file.organization_id,
    entity: { type: "import", id: file.id, name: file.file_name },
    details: { kind: file.kind, rows: file.row_count },
  });

/** Says what becomes of a row that looks like a record. @throws Refusal import.not_found, import.state */
export async function decideRow(
  platform: Platform,
  by: Importer,
  scope: OrgScope,
  { id, number, decision }: { id: string; number: number; decision: RowDecision | null },
): Promise<void> {
  await transact(platform.db, by?.userId ?? null, async (tx) => {
    const file = (await importOf(tx, scope, id)) && (await lockImport(tx, id));
    if (!file) throw new Refusal("import.not_found");
    demandState("decide", file.state);
    const decided = await tx
      .update(importRows)
      .set({ decision })
      .where(and(eq(importRows.import_id, id), eq(importRows.number, number), eq(importRows.standing, "alike")))
      .returning({ number: importRows.number });
    if (decided.length === 0) throw new Refusal("import.not_found");
  });
}

/** Discards an import that has written nothing, with its file. @throws Refusal import.not_found, import.state */
export async function discardImport(platform: Platform, by: Importer, scope: OrgScope, id: string): Promise<void> {
  await transact(platform.db, by?.userId ?? null, async (tx) => {
    const file = (await importOf(tx, scope, id)) && (await lockImport(tx, id));
    if (!file) throw new Refusal("import.not_found");
    if (hasWritten(file.state)) throw new Refusal("import.state");
    if (file.file_url !== null) await discardFile(platform.jobs, tx, file.file_url);
    await audit(tx, by, file, "import.discarded");
    await tx.delete(imports).where(eq(imports.id, id));
  });
}
