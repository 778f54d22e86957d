import { index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { applications } from "#modules/applications/applications.tables.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { programmes } from "#modules/programmes/programmes.tables.ts";
import { instant } from "#platform/db/columns.ts";

/** Calls whose results were published; who did it stands in the audit log. */
export const publications = pgTable(
  "publications",
  {
    programme_id: uuid()
      .primaryKey()
      .references(() => programmes.id, { onDelete: "cascade" }),
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    /** Null once it was taken back. */
    published_at: instant(),
    /** When applicants were told; they are told once. */
    told_at: instant().notNull(),
  },
  (table) => [index("publications_organization_idx").on(table.organization_id)],
);

/** Applications that a published list names, as long as they are selected. */
export const publishedApplications = pgTable(
  "published_applications",
  {
    programme_id: uuid()
      .notNull()
      .references(() => publications.programme_id, { onDelete: "cascade" }),
    application_id: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.programme_id, table.application_id] }),
    index("published_applications_application_idx").on(table.application_id),
  ],
);
