import { APPLICATION_SUBJECTS } from "@kerkis/contract/applications/applications.taxonomy.ts";
import type { FormDefinition } from "@kerkis/contract/forms/definition.schema.ts";
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#modules/identity/identity.tables.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { createdAt, primaryId, updatedAt } from "#platform/db/columns.ts";

/** A form of an organization, as it is being written. */
export const forms = pgTable(
  "forms",
  {
    id: primaryId(),
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    /** Whom it is for. */
    subject: text({ enum: APPLICATION_SUBJECTS }).notNull().default("startup"),
    definition: jsonb().$type<FormDefinition>().notNull(),
    /** Counts what was saved. */
    seen: integer().notNull().default(0),
    /** Who saved it last, for whoever writes at the same time. */
    saved_by: uuid().references(() => profiles.id, { onDelete: "set null" }),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    index("forms_organization_idx").on(table.organization_id),
    index("forms_saved_by_idx").on(table.saved_by),
  ],
);

/** What people are asked: a published version stays as it is, by trigger. */
export const formVersions = pgTable(
  "form_versions",
  {
    form_id: uuid()
      .notNull()
      .references(() => forms.id, { onDelete: "cascade" }),
    version: integer().notNull(),
    definition: jsonb().$type<FormDefinition>().notNull(),
    created_by: uuid().references(() => profiles.id, { onDelete: "set null" }),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.form_id, table.version] }),
    index("form_versions_author_idx").on(table.created_by),
  ],
);
