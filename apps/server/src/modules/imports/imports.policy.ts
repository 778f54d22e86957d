import { LIMITS } from "@kerkis/contract/core/limits.ts";
import type { ImportKind } from "@kerkis/contract/imports/fields.taxonomy.ts";
import { IMPORT_FIELDS } from "@kerkis/contract/imports/fields.taxonomy.ts";
import type { ImportState } from "@kerkis/contract/imports/states.taxonomy.ts";
import type { FieldValue, ImportCounts } from "@kerkis/contract/imports/imports.schema.ts";
import { maskTaxNumber } from "./rows/values.policy.ts";

interface Publishing {
  state: ImportState;
  published_at: string | null;
  counts: ImportCounts;
}

/** Until when an import can be undone; null where there is nothing to undo. */
export const undoUntil = (state: ImportState, finishedAt: string | null): string | null =>
  state === "written" && finishedAt !== null
    ? new Date(Date.parse(finishedAt) + LIMITS.importUndoMs).toISOString()
    : null;

/** Whether what an import added can be published together: it is written, is verified at all, and was not published yet. */
export const isPublishable = ({ state, published_at, counts }: Publishing, isVerified: boolean): boolean =>
  isVerified && state === "written" && published_at === null && (counts.added ?? 0) > 0;

/** A record's fields as screens show them: a tax number never in full. */
export function shownValues(
  kind: ImportKind,
  record: Readonly<Record<string, unknown>> | null,
): Record<string, FieldValue> {
  const fields = IMPORT_FIELDS[kind];
  const shown = Object.entries(record ?? {}).flatMap(([name, value]): [string, FieldValue][] => {
    const field = fields[name];
    if (!field || value === null || value === "" || (Array.isArray(value) && value.length === 0)) return [];
    if (Array.isArray(value)) return [[name, value.map(String)]];
    if (typeof value === "number") return [[name, value]];
    if (typeof value !== "string") return [];
    return [[name, field.as === "tax_number" ? maskTaxNumber(value) : value]];
  });
  return Object.fromEntries(shown);
}
