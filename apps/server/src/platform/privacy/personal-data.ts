import { answerText } from "@kerkis/contract/core/forms/answers.ts";
import type { Section } from "@kerkis/contract/core/forms/field.ts";
import type { Language, LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import { and, asc, eq, getColumnTable, gt, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Reader } from "#platform/db/db.ts";

export type PersonalRow = Record<string, unknown>;

/** One kind of what a module keeps of a person, for the download (completions 10). Never what is another person's. */
export interface PersonalSection {
  /** Name in the JSON, «notifications». */
  name: string;
  title: LocalizedText;
  /** The person's rows, the oldest first, read page by page. */
  rows: (db: Reader, userId: string) => AsyncIterable<PersonalRow>;
  /** A row as people read it on the page, where its own names and codes do not say enough. */
  inWords?: (row: PersonalRow, language: Language) => PersonalRow;
}

/** Files that a person gave: each with its name in the archive. */
export type PersonalFiles = (db: Reader, userId: string) => AsyncIterable<{ name: string; url: string }>;

/** Rows in the words of the form that they were filled in at: its labels, and choices by their names. */
export const wordedBy =
  (fields: Section["fields"]): NonNullable<PersonalSection["inWords"]> =>
  (row, language) =>
    Object.fromEntries(
      Object.entries(row).map(([name, answer]) => {
        const field = fields[name];
        return field ? [field.label[language], answerText(field, { answer, answers: row }, language)] : [name, answer];
      }),
    );

export const PERSONAL_PAGE = 500;

/** Rows of a table with a time-ordered key, read page by page, so that a long life costs no memory. */
export async function* inPages<Row extends { id: string }>(
  page: (after: string | null) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let after: string | null = null; ;) {
    const rows: Row[] = await page(after);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PERSONAL_PAGE) return;
    after = last.id;
  }
}

/** Rows of a kind that nobody has many of. */
export async function* allAtOnce<Row extends PersonalRow>(rows: Promise<Row[]>): AsyncGenerator<Row> {
  yield* await rows;
}

interface OwnRows {
  /** The column that names the person. */
  owner: PgColumn;
  order: PgColumn;
  /** What the person may take, as it is called in the download. */
  columns: Record<string, PgColumn>;
}

/** The person's rows of one table, of which nobody has many. */
export const ownRows =
  ({ owner, order, columns }: OwnRows): PersonalSection["rows"] =>
  (db, userId) =>
    allAtOnce(db.select(columns).from(getColumnTable<PgTable>(owner)).where(eq(owner, userId)).orderBy(asc(order)));

/** The person's rows of one table with a time-ordered key, page by page. */
export const ownPages =
  ({
    owner,
    columns,
  }: Pick<OwnRows, "owner"> & { columns: Record<string, PgColumn> & { id: PgColumn } }): PersonalSection["rows"] =>
  (db, userId) =>
    inPages((after) =>
      db
        .select({ ...columns, id: sql<string>`${columns.id}` })
        .from(getColumnTable<PgTable>(owner))
        .where(and(eq(owner, userId), after ? gt(columns.id, after) : undefined))
        .orderBy(asc(columns.id))
        .limit(PERSONAL_PAGE),
    );
