import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#modules/identity/identity.tables.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { createdAt, instant, primaryId } from "#platform/db/columns.ts";

/** Fields of specification 3; title and message are the recipient's language at the time, metadata lets the reader's language win. */
export const notifications = pgTable(
  "notifications",
  {
    id: primaryId(),
    user_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    organization_id: uuid().references(() => organizations.id, { onDelete: "cascade" }),
    title: text().notNull(),
    message: text().notNull(),
    type: text({ enum: ["success", "warning", "error", "info"] })
      .notNull()
      .default("info"),
    /** What happened, e.g. application_approved; the browser's texts are keyed by it. */
    activity_type: text().notNull(),
    metadata: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Where a click leads, a path of the product. */
    link: text(),
    is_read: boolean().notNull().default(false),
    removed_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    index("notifications_user_idx").on(table.user_id, table.created_at, table.id),
    index("notifications_organization_idx").on(table.organization_id),
    index("notifications_unread_idx")
      .on(table.user_id)
      .where(sql`not is_read and removed_at is null`),
  ],
);
