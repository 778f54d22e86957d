import { REQUEST_KINDS, REQUEST_STATES } from "@kerkis/contract/startups/requests/requests.taxonomy.ts";
import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#modules/identity/identity.tables.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { createdAt, instant, primaryId } from "#platform/db/columns.ts";
import { startups } from "../startups.tables.ts";

/** What coordinators of the registry are asked about a startup. */
export const startupRequests = pgTable(
  "startup_requests",
  {
    id: primaryId(),
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    startup_id: uuid()
      .notNull()
      .references(() => startups.id, { onDelete: "cascade" }),
    kind: text({ enum: REQUEST_KINDS }).notNull(),
    state: text({ enum: REQUEST_STATES }).notNull().default("open"),
    author_id: uuid().references(() => profiles.id, { onDelete: "set null" }),
    text: text().notNull().default(""),
    /** Of changed facts: what had been looked at. */
    before: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    is_proven: boolean().notNull().default(false),
    answer: text().notNull().default(""),
    answered_by: uuid().references(() => profiles.id, { onDelete: "set null" }),
    answered_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    index("startup_requests_organization_idx").on(table.organization_id, table.created_at, table.id),
    index("startup_requests_author_idx").on(table.author_id),
    index("startup_requests_answered_by_idx").on(table.answered_by),
    index("startup_requests_startup_idx").on(table.startup_id),
    /** A startup's changed facts are looked at together; a person asks for one thing once. */
    uniqueIndex("startup_requests_open_idx")
      .on(table.startup_id, table.kind, table.author_id)
      .where(sql`state = 'open'`),
  ],
);
