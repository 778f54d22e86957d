import { date, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { LANGUAGES } from "@kerkis/contract/core/text/languages.ts";
import { profiles } from "#modules/identity/identity.tables.ts";
import { createdAt, instant, primaryId } from "#platform/db/columns.ts";

/** What browsers report at /api/errors (specification 7.5), one row for each distinct failure. */
export const browserErrors = pgTable(
  "browser_errors",
  {
    id: primaryId(),
    /** Hash of the message and the places of the stack, without numbers that differ from time to time. */
    fingerprint: text().notNull().unique(),
    message: text().notNull(),
    stack: text(),
    component_stack: text(),
    url: text().notNull(),
    occurrences: integer().notNull().default(1),
    status: text({ enum: ["open", "resolved", "ignored"] })
      .notNull()
      .default("open"),
    first_seen_at: createdAt(),
    last_seen_at: createdAt(),
    resolved_by: uuid().references(() => profiles.id, { onDelete: "set null" }),
    resolved_at: instant(),
  },
  (table) => [
    index("browser_errors_list_idx").on(table.status, table.last_seen_at, table.id),
    index("browser_errors_resolved_by_idx").on(table.resolved_by),
  ],
);

/** How often a failure was seen on a day. */
export const browserErrorDays = pgTable(
  "browser_error_days",
  {
    error_id: uuid()
      .notNull()
      .references(() => browserErrors.id, { onDelete: "cascade" }),
    day: date({ mode: "string" }).notNull(),
    occurrences: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.error_id, table.day] })],
);

/** Fields of specification 3. */
export const performanceAnalytics = pgTable(
  "performance_analytics",
  {
    id: primaryId(),
    metric_name: text().notNull(),
    metric_value: doublePrecision().notNull(),
    metric_metadata: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    created_at: createdAt(),
  },
  (table) => [index("performance_analytics_metric_idx").on(table.metric_name, table.created_at)],
);

/** What visitors write at /contact: kept, and mailed (completions 10). */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: primaryId(),
    name: text().notNull(),
    email: text().notNull(),
    topic: text().notNull(),
    message: text().notNull(),
    language: text({ enum: LANGUAGES }).notNull().default("el"),
    user_id: uuid().references(() => profiles.id, { onDelete: "set null" }),
    answered_at: instant(),
    answered_by: uuid().references(() => profiles.id, { onDelete: "set null" }),
    created_at: createdAt(),
  },
  (table) => [
    index("contact_messages_user_idx").on(table.user_id),
    index("contact_messages_email_idx").on(table.email, table.created_at),
    index("contact_messages_answered_by_idx").on(table.answered_by),
  ],
);
