import { IMPORT_FIELDS, type ImportKind, isTranslated } from "@kerkis/contract/imports/fields.taxonomy.ts";
import type {
  ImportListPage,
  ImportListQuery,
  ImportRun,
  ImportSummary,
} from "@kerkis/contract/imports/imports.schema.ts";
import { and, eq, inArray, sql } from "drizzle-orm";
import { fullName, profiles } from "#modules/identity/identity.tables.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Reader } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { countOf } from "#platform/lists/count.ts";
import { descending, idKey, keysetList, timeKey, type ListSource } from "#platform/lists/keyset.ts";
import { isPublishable, undoUntil } from "./imports.policy.ts";
import { importOf, type ImportFile } from "./imports.repo.ts";
import { importRows, imports } from "./imports.tables.ts";
import { guessChoice } from "./rows/choices.policy.ts";
import { comparable } from "./rows/guess.policy.ts";
import { TARGETS } from "./running/targets.repo.ts";

const list = keysetList("imports", { newest: descending(timeKey(imports.created_at), idKey(imports.id)) });

const personOf = sql<string>`coalesce((select ${fullName} from ${profiles}
  where ${profiles.id} = ${imports.created_by} and ${profiles.erased_at} is null), '')`;

/** An organization, and the kinds of records that the reader may import into it. */
interface Managed {
  scope: OrgScope;
  kinds: readonly ImportKind[];
}

const theirs = ({ scope, kinds }: Managed) =>
  and(eq(imports.organization_id, scope.organizationId), inArray(imports.kind, [...kinds]));

/** Imports of the organization, the latest first. */
export async function importsPage(
  { db, cursors }: ListSource,
  managed: Managed,
  query: ImportListQuery,
): Promise<ImportListPage> {
  const page = list.page(cursors, query, managed.scope.organizationId);
  const rows = await db
    .select({
      id: imports.id,
      kind: imports.kind,
      file_name: imports.file_name,
      state: imports.state,
      row_count: imports.row_count,
      counts: imports.counts,
      created_at: imports.created_at,
      finished_at: imports.finished_at,
      by: personOf,
      ...page.columns,
    })
    .from(imports)
    .where(and(theirs(managed), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.of(rows, ({ finished_at, ...row }): ImportSummary => ({
    ...row,
    undo_until: undoUntil(row.state, finished_at),
  }));
}

/** How many imports the organization has. */
export const countImports = (db: Reader, managed: Managed) =>
  countOf(
    db,
    db
      .select({ one: sql`1` })
      .from(imports)
      .where(theirs(managed)),
  );

/** An import as its page shows it. @throws Refusal import.not_found */
export async function importPage(db: Reader, scope: OrgScope, id: string): Promise<ImportRun> {
  const file = await importOf(db, scope, id);
  if (!file) throw new Refusal("import.not_found");
  const [person] = await db.select({ by: personOf }).from(imports).where(eq(imports.id, id));
  return {
    id,
    kind: file.kind,
    file_name: file.file_name,
    state: file.state,
    row_count: file.row_count,
    counts: file.counts,
    created_at: file.created_at,
    by: person?.by ?? "",
    undo_until: undoUntil(file.state, file.finished_at),
    version: file.version,
    format: file.format,
    encoding: file.encoding,
    delimiter: file.delimiter,
    bytes: file.bytes,
    columns: file.columns.map(({ is_month_first: _order, ...column }) => column),
    values: translatedValues(file),
    defaults: file.defaults,
    duplicates: file.duplicates,
    incoming: file.state === "checked" ? await incomingOf(db, file) : null,
    done: file.done,
    read_percent: file.read_percent,
    problem: file.problem,
    finished_at: file.finished_at,
    is_publishable: isPublishable(file, TARGETS[file.kind].publish !== null),
    published_at: file.published_at,
    published: file.published,
  };
}

/** How many rows are ready, or look like a record and are not left out. */
async function incomingOf(db: Reader, { id, counts, duplicates }: ImportFile): Promise<number> {
  const [alike] = await db
    .select({ kept: sql<number>`count(*)::int` })
    .from(importRows)
    .where(
      and(
        eq(importRows.import_id, id),
        eq(importRows.standing, "alike"),
        sql`coalesce(${importRows.decision}, ${duplicates}) <> 'skip'`,
      ),
    );
  return (counts.ready ?? 0) + (alike?.kept ?? 0);
}

/** What each value of a translated column becomes at present. */
function translatedValues({ kind, columns, values, translations }: ImportFile): ImportRun["values"] {
  return Object.fromEntries(
    Object.entries(values).flatMap(([index, counted]) => {
      const name = columns[Number(index)]?.field ?? null;
      const field = name === null ? undefined : IMPORT_FIELDS[kind][name];
      if (!field || !isTranslated(field.as)) return [];
      const { as } = field;
      const becomes = (value: string) => translations[index]?.[comparable(value)];
      return [
        [
          index,
          counted.map((one) => ({
            ...one,
            becomes: becomes(one.value) === undefined ? guessChoice(as, one.value) : (becomes(one.value) ?? null),
          })),
        ],
      ];
    }),
  );
}
