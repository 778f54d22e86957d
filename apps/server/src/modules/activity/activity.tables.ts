import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#modules/identity/identity.tables.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { createdAt, primaryId } from "#platform/db/columns.ts";

/** Fields of specification 3. user_id null means an organization-wide item. */
export const activityFeed = pgTable(
  "activity_feed",
  {
    id: primaryId(),
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    user_id: uuid().references(() => profiles.id, { onDelete: "cascade" }),
    title: text().notNull(),
    description: text().notNull().default(""),
    activity_type: text().notNull(),
    is_read: boolean().notNull().default(false),
    metadata: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    created_at: createdAt(),
  },
  (table) => [
    index("activity_feed_reader_idx").on(table.organization_id, table.user_id, table.created_at),
    index("activity_feed_user_idx").on(table.user_id),
    index("activity_feed_unread_idx")
      .on(table.user_id, table.organization_id)
      .where(sql`not is_read and user_id is not null`),
  ],
);
