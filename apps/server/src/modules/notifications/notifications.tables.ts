import { CHOSEN_CHANNELS } from "@kerkis/contract/core/happenings/groups.ts";
import { TONES } from "@kerkis/contract/core/happenings/happenings.ts";
import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { authSessions, profiles } from "#modules/identity/identity.tables.ts";
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
    type: text({ enum: TONES }).notNull().default("info"),
    /** The kind of happening, e.g. application_approved. */
    activity_type: text().notNull(),
    metadata: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Where a click leads, a path of the product. */
    link: text(),
    is_read: boolean().notNull().default(false),
    removed_at: instant(),
    /** Its mail waits for the person's daily digest. */
    awaits_digest: boolean().notNull().default(false),
    /** When it went out in a daily digest. */
    digested_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    index("notifications_user_idx").on(table.user_id, table.created_at, table.id),
    index("notifications_organization_idx").on(table.organization_id),
    index("notifications_unread_idx")
      .on(table.user_id)
      .where(sql`not is_read and removed_at is null`),
    index("notifications_digest_idx")
      .on(table.user_id)
      .where(sql`awaits_digest`),
  ],
);

const readerId = () =>
  uuid()
    .notNull()
    .references(() => profiles.id, { onDelete: "cascade" });

/** What a person chose to get, per group of happenings and channel; without a row the default applies (completions 1 and 6). */
export const notificationPreferences = pgTable(
  "notification_preferences",
  {
    user_id: readerId(),
    /** A group of happenings. */
    kind: text().notNull(),
    channel: text({ enum: CHOSEN_CHANNELS }).notNull(),
    enabled: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.kind, table.channel] })],
);

/** Quiet hours and the daily digest of a person (completions 6). */
export const notificationSettings = pgTable("notification_settings", {
  user_id: readerId().primaryKey(),
  /** «22:00», local to the timezone; null for none. */
  quiet_from: text(),
  quiet_until: text(),
  timezone: text().notNull().default("Europe/Athens"),
  digest: boolean().notNull().default(false),
  /** «08:00»: when the digest goes out. */
  digest_at: text().notNull().default("08:00"),
  digest_sent_at: instant(),
});

/** Browsers that take web push; a subscription ends with the session that made it. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: primaryId(),
    user_id: readerId(),
    session_id: uuid()
      .notNull()
      .references(() => authSessions.id, { onDelete: "cascade" }),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index("push_subscriptions_user_idx").on(table.user_id),
    index("push_subscriptions_session_idx").on(table.session_id),
  ],
);
