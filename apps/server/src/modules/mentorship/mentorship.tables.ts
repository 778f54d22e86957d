import { sql } from "drizzle-orm";
import { check, index, pgTable, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#modules/identity/identity.tables.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { createdAt, primaryId } from "#platform/db/columns.ts";

/** Who is whose mentor in an organization; the name in the database is from when workflows alone had mentors. */
export const mentorships = pgTable(
  "workflow_mentors",
  {
    id: primaryId(),
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    user_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    mentor_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex("workflow_mentors_user_idx").on(table.user_id, table.organization_id),
    index("workflow_mentors_mentor_idx").on(table.mentor_id, table.organization_id),
    index("workflow_mentors_organization_idx").on(table.organization_id),
    check("workflow_mentors_other", sql`mentor_id <> user_id`),
  ],
);
