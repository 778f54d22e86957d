import { FILE_FORMATS } from "@kerkis/contract/core/forms/file-kinds.ts";
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, primaryId } from "#platform/db/columns.ts";
import { applications } from "../applications.tables.ts";

/** In the place of a question's key, which begins with a letter: a document that was asked for, beside the form. */
export const DOCUMENT = "-";

/** Files that were uploaded as answers of an application; which of them are answers, its responses say. */
export const applicationFiles = pgTable(
  "application_files",
  {
    id: primaryId(),
    application_id: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    /** Key of the question that it answers, or `DOCUMENT`. */
    question: text().notNull(),
    /** As its person calls it. */
    name: text().notNull(),
    /** What its content is. */
    format: text({ enum: FILE_FORMATS }).notNull(),
    bytes: integer().notNull(),
    /** «/files/answers/0198….bin» */
    file_url: text().notNull().unique(),
    created_at: createdAt(),
  },
  (table) => [index("application_files_application_idx").on(table.application_id)],
);
