import { LANGUAGES } from "@kerkis/contract/core/text/languages.ts";
import { STARTUP_ROLES } from "@kerkis/contract/startups/people/people.taxonomy.ts";
import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#modules/identity/identity.tables.ts";
import { createdAt, instant, primaryId } from "#platform/db/columns.ts";
import { startups } from "../startups.tables.ts";

const ofStartup = () =>
  uuid()
    .notNull()
    .references(() => startups.id, { onDelete: "cascade" });

/** Who runs a startup. Triggers keep `startups.owner_id` as its first owner, which nodes of the release before read. */
export const startupPeople = pgTable(
  "startup_people",
  {
    startup_id: ofStartup(),
    user_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    role: text({ enum: STARTUP_ROLES }).notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.startup_id, table.user_id] }),
    index("startup_people_user_idx").on(table.user_id, table.startup_id),
  ],
);

/** An invitation to run a startup, by e-mail; only the token's hash is kept. */
export const startupInvitations = pgTable(
  "startup_invitations",
  {
    id: primaryId(),
    startup_id: ofStartup(),
    email: text().notNull(),
    role: text({ enum: STARTUP_ROLES }).notNull(),
    /** Language of its mail. */
    language: text({ enum: LANGUAGES }).notNull(),
    status: text({ enum: ["pending", "accepted", "declined", "revoked"] })
      .notNull()
      .default("pending"),
    token_hash: text().notNull().unique(),
    invited_by: uuid().references(() => profiles.id, { onDelete: "set null" }),
    accepted_by: uuid().references(() => profiles.id, { onDelete: "set null" }),
    last_sent_at: createdAt(),
    expires_at: instant().notNull(),
    decided_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex("startup_invitations_one_pending_idx")
      .on(table.startup_id, table.email)
      .where(sql`status = 'pending'`),
    index("startup_invitations_startup_idx").on(table.startup_id),
    index("startup_invitations_email_idx").on(table.email),
    index("startup_invitations_invited_by_idx").on(table.invited_by),
    index("startup_invitations_accepted_by_idx").on(table.accepted_by),
  ],
);
