import { ORGANIZATION_ROLES, PAGE_KEYS } from "@kerkis/contract/core/permissions.ts";
import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#modules/identity/identity.tables.ts";
import { createdAt, primaryId, updatedAt } from "#platform/db/columns.ts";

/** The tenant (completions 1). Fields of specification 3. */
export const organizations = pgTable("organizations", {
  id: primaryId(),
  name: text().notNull(),
  slug: text().notNull().unique(),
  description: text().notNull().default(""),
  website_url: text(),
  location: text(),
  logo_url: text(),
  is_active: boolean().notNull().default(true),
  settings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  created_at: createdAt(),
  updated_at: updatedAt(),
});

const organizationId = () =>
  uuid()
    .notNull()
    .references(() => organizations.id, { onDelete: "cascade" });

export const organizationSettings = pgTable("organization_settings", {
  organization_id: organizationId().primaryKey(),
  settings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  branding: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  billing_settings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  updated_at: updatedAt(),
});

export const organizationMembers = pgTable(
  "organization_members",
  {
    organization_id: organizationId(),
    user_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    role: text({ enum: ORGANIZATION_ROLES }).notNull().default("member"),
    permissions: jsonb().$type<Record<string, boolean>>().notNull().default({}),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organization_id, table.user_id] }),
    index("organization_members_user_idx").on(table.user_id),
  ],
);

/** Overrides of the default page permissions, per organization and role (completions 1). */
export const pagePermissionOverrides = pgTable(
  "page_permission_overrides",
  {
    organization_id: organizationId(),
    subject: text({ enum: ["organization_role", "profile_role"] }).notNull(),
    role: text().notNull(),
    page: text({ enum: PAGE_KEYS }).notNull(),
    allowed: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organization_id, table.subject, table.role, table.page] })],
);
