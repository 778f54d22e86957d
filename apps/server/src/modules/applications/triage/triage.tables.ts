import type { QueueViewInput } from "@kerkis/contract/applications/triage/triage.schema.ts";
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#modules/identity/identity.tables.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { createdAt, primaryId } from "#platform/db/columns.ts";
import { applications } from "../applications.tables.ts";

/** What coordinators say to each other about an application. */
export const applicationComments = pgTable(
  "application_comments",
  {
    id: primaryId(),
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    application_id: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    author_id: uuid().references(() => profiles.id, { onDelete: "set null" }),
    text: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index("application_comments_application_idx").on(table.application_id, table.created_at, table.id),
    index("application_comments_author_idx").on(table.author_id, table.id),
    index("application_comments_organization_idx").on(table.organization_id),
  ],
);

/** Views of the queue that someone keeps. */
export const queueViews = pgTable(
  "queue_views",
  {
    id: primaryId(),
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    user_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    name: text().notNull(),
    view: jsonb().$type<QueueViewInput>().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex("queue_views_name_idx").on(table.user_id, table.organization_id, table.name),
    index("queue_views_organization_idx").on(table.organization_id),
  ],
);
