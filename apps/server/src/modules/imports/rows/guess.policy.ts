import { foldText } from "@kerkis/contract/core/text/fold-text.ts";
import {
  IMPORT_DEFAULTS,
  IMPORT_FIELDS,
  NAME_FIELDS,
  type ImportKind,
} from "@kerkis/contract/imports/fields.taxonomy.ts";
import { currencyNamed } from "./values.policy.ts";

/** A name or value as it is compared: folded, words between single spaces, signs left out. */
export const comparable = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Which field a header means: by its names in either language, whole or in part; null where none is close. */
function guessField(kind: ImportKind, header: string): string | null {
  const name = comparable(header);
  if (name === "") return null;
  const fields = Object.entries(IMPORT_FIELDS[kind]);
  const named = (key: string, { label, synonyms }: (typeof fields)[number][1]) =>
    [key, label.el, label.en, ...synonyms].map(comparable);
  const exact = fields.find(([key, field]) => named(key, field).includes(name));
  if (exact) return exact[0];
  // «Ημ/νία ίδρυσης εταιρείας»: every word of a name of at least two words or six letters stands in the header.
  const words = new Set(name.split(" "));
  const within = fields.find(([key, field]) =>
    named(key, field).some(
      (one) => (one.includes(" ") || one.length > 6) && one.split(" ").every((word) => words.has(word)),
    ),
  );
  return within?.[0] ?? null;
}

/** A field for each column, no field twice: the first column that means it has it. */
export function guessFields(kind: ImportKind, headers: readonly string[]): (string | null)[] {
  const taken = new Set<string>();
  return headers.map((header) => {
    const field = guessField(kind, header);
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** A register that has the legal name alone is known by it. */
export function namedColumns<Column extends { field: string | null; origin: string }>(
  kind: ImportKind,
  columns: readonly Column[],
): Column[] {
  const name = NAME_FIELDS[kind];
  if (columns.some(({ field }) => field === name)) return [...columns];
  return columns.map((column) =>
    column.field === "legal_name" ? { ...column, field: name, origin: "guessed" } : column,
  );
}

/** What stands where a file says nothing, as far as its headers tell: «funding_total_usd» is in dollars. */
export function guessDefaults(
  kind: ImportKind,
  columns: readonly { header: string; field: string | null }[],
): Record<string, string> {
  if (!("currency" in IMPORT_DEFAULTS[kind])) return {};
  const amounts = columns.filter(({ field }) => field !== null && IMPORT_FIELDS[kind][field]?.as === "amount");
  const named = amounts.flatMap(({ header }) => currencyNamed(header) ?? [])[0];
  return named === undefined ? {} : { currency: named };
}
