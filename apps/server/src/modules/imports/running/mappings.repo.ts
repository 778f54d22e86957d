import { IMPORT_FIELDS } from "@kerkis/contract/imports/fields.taxonomy.ts";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Reader, Tx } from "#platform/db/db.ts";
import type { ImportFile } from "../imports.repo.ts";
import { importMappings, type KeptColumn, type Translations } from "../imports.tables.ts";
import { comparable, guessFields, namedColumns } from "../rows/guess.policy.ts";

/** What each column of a file is: as the organization said of an earlier one, else as its header lets guess. */
export async function mappedColumns(
  db: Reader,
  { organization_id, kind, columns }: ImportFile,
): Promise<{ columns: KeptColumn[]; translations: Translations }> {
  const headers = columns.map(({ header }) => comparable(header));
  const kept = await db
    .select()
    .from(importMappings)
    .where(
      and(
        eq(importMappings.organization_id, organization_id),
        eq(importMappings.kind, kind),
        inArray(importMappings.header, headers),
      ),
    );
  const byHeader = new Map(kept.map((mapping) => [mapping.header, mapping]));
  const guessed = guessFields(
    kind,
    columns.map(({ header }) => header),
  );
  const taken = new Set<string>();
  const isUsableField = (field: string | null) => field === null || (field in IMPORT_FIELDS[kind] && !taken.has(field));
  const translations: Translations = {};
  // What is remembered goes first, so that no guess takes its field.
  const remembered = headers.map((header, index) => {
    const mapping = byHeader.get(header);
    const isUsable = isUsableField(mapping?.field ?? null);
    if (!mapping || !isUsable) return undefined;
    if (mapping.field !== null) taken.add(mapping.field);
    translations[String(index)] = mapping.translations;
    return mapping.field;
  });
  const mapped = columns.map((column, index): KeptColumn => {
    const field = remembered[index];
    if (field !== undefined) return { ...column, field, origin: "remembered" };
    const guess = guessed[index] ?? null;
    if (guess === null || taken.has(guess)) return { ...column, field: null, origin: "guessed" };
    taken.add(guess);
    return { ...column, field: guess, origin: "guessed" };
  });
  return { translations, columns: namedColumns(kind, mapped) };
}

/** Keeps what was said of a file's columns for the next one. */
export async function rememberMapping(tx: Tx, file: ImportFile): Promise<void> {
  const said = new Map(
    file.columns.map(({ header, field }, index) => [
      comparable(header),
      { field, translations: file.translations[String(index)] ?? {} },
    ]),
  );
  said.delete("");
  if (said.size === 0) return;
  await tx
    .insert(importMappings)
    .values(
      [...said].map(([header, { field, translations }]) => ({
        organization_id: file.organization_id,
        kind: file.kind,
        header,
        field,
        translations,
      })),
    )
    .onConflictDoUpdate({
      target: [importMappings.organization_id, importMappings.kind, importMappings.header],
      set: {
        field: sql`excluded.field`,
        translations: sql`${importMappings.translations} || excluded.translations`,
        updated_at: sql`now()`,
      },
    });
}
