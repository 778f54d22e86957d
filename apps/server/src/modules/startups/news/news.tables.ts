import { ROUND_KINDS } from "@kerkis/contract/startups/news/news.taxonomy.ts";
import { sql } from "drizzle-orm";
import { boolean, date, index, numeric, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#modules/identity/identity.tables.ts";
import { createdAt, primaryId, updatedAt } from "#platform/db/columns.ts";
import { startups } from "../startups.tables.ts";

const ofStartup = () =>
  uuid()
    .notNull()
    .references(() => startups.id, { onDelete: "cascade" });

/** Money that a startup took, or is raising. */
export const startupRounds = pgTable(
  "startup_rounds",
  {
    id: primaryId(),
    startup_id: ofStartup(),
    kind: text({ enum: ROUND_KINDS }).notNull(),
    on: date({ mode: "string" }).notNull(),
    amount: numeric({ precision: 16, scale: 2, mode: "number" }),
    currency: text().notNull().default("EUR"),
    givers: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    is_open: boolean().notNull().default(false),
    created_at: createdAt(),
  },
  (table) => [index("startup_rounds_startup_idx").on(table.startup_id, table.on)],
);

/** What a startup has reached. */
export const startupMilestones = pgTable(
  "startup_milestones",
  {
    id: primaryId(),
    startup_id: ofStartup(),
    title: text().notNull(),
    on: date({ mode: "string" }).notNull(),
    created_at: createdAt(),
  },
  (table) => [index("startup_milestones_startup_idx").on(table.startup_id, table.on)],
);

/** What a startup posted. */
export const startupUpdates = pgTable(
  "startup_updates",
  {
    id: primaryId(),
    startup_id: ofStartup(),
    /** Null once they are gone. */
    author_id: uuid().references(() => profiles.id, { onDelete: "set null" }),
    title: text().notNull(),
    body: text().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    index("startup_updates_startup_idx").on(table.startup_id, table.created_at, table.id),
    index("startup_updates_author_idx").on(table.author_id),
  ],
);
