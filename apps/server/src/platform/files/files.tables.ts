import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "#platform/db/columns.ts";

/** What was uploaded, by whom and when: for the daily quota, and to find what nothing shows any more. */
export const storedFiles = pgTable(
  "stored_files",
  {
    /** «logos/0198….webp» */
    key: text().primaryKey(),
    uploaded_by: uuid().notNull(),
    bytes: integer().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index("stored_files_uploader_idx").on(table.uploaded_by, table.created_at),
    index("stored_files_time_idx").on(table.created_at),
  ],
);
