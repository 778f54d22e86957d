import { ORGANIZATION_ROLES } from "@kerkis/contract/core/permissions.ts";
import { PAGE_KEYS } from "@kerkis/contract/core/pages.ts";
import { LANGUAGES } from "@kerkis/contract/core/text/languages.ts";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#modules/identity/identity.tables.ts";
import { createdAt, folded, instant, primaryId, updatedAt } from "#platform/db/columns.ts";

/** The tenant (completions 1). Fields of specification 3. */
export const organizations = pgTable(
  "organizations",
  {
    id: primaryId(),
    name: text().notNull(),
    slug: text().notNull().unique(),
    description: text().notNull().default(""),
    website_url: text(),
    location: text(),
    logo_url: text(),
    is_active: boolean().notNull().default(true),
    settings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Deleted by its owner; it can be restored for 30 days, then it is erased. */
    deleted_at: instant(),
    deleted_by: uuid().references(() => profiles.id, { onDelete: "set null" }),
    version: integer().notNull().default(1),
    created_at: createdAt(),
    updated_at: updatedAt(),
    name_folded: folded()
      .notNull()
      .generatedAlwaysAs(sql`kerkis_fold(name)`),
    /** The name as search writes it, and all that search reads of an organization (contract: core/text/search-key.ts). */
    name_key: text()
      .notNull()
      .generatedAlwaysAs(sql`kerkis_search_key(name)`),
    search_key: text()
      .notNull()
      .generatedAlwaysAs(sql`kerkis_search_key(name || ' ' || coalesce(location, '') || ' ' || description)`),
  },
  (table) => [
    index("organizations_deleted_by_idx").on(table.deleted_by),
    index("organizations_open_newest_idx")
      .on(table.created_at, table.id)
      .where(sql`is_active and deleted_at is null`),
    index("organizations_open_name_idx")
      .on(table.name_folded, table.id)
      .where(sql`is_active and deleted_at is null`),
    index("organizations_name_trigram_idx").using("gin", table.name_folded.op("gin_trgm_ops")),
    index("organizations_search_key_idx").using("gin", table.search_key.op("gin_trgm_ops")),
    index("organizations_name_key_idx").using("gin", table.name_key.op("gin_trgm_ops")),
  ],
);

const organizationId = () =>
  uuid()
    .notNull()
    .references(() => organizations.id, { onDelete: "cascade" });

/** How many members an organization has: kept by a trigger, since the default one has everybody and is asked for on every page. */
export const organizationCounts = pgTable("organization_counts", {
  organization_id: organizationId().primaryKey(),
  members: integer().notNull().default(0),
});

export const organizationSettings = pgTable("organization_settings", {
  organization_id: organizationId().primaryKey(),
  settings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  branding: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  billing_settings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  version: integer().notNull().default(1),
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
    /** When the person last opened the product in this organization, to a few minutes. */
    last_active_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organization_id, table.user_id] }),
    index("organization_members_user_idx").on(table.user_id),
    // Who runs an organization is few among its members, and asked with every step of an application.
    index("organization_members_roles_idx")
      .on(table.organization_id, table.user_id)
      .where(sql`role <> 'member'`),
    index("organization_members_appointed_idx")
      .on(table.organization_id, table.user_id)
      .where(sql`permissions @> '{"coordinator": true}'::jsonb`),
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

/** An invitation to an organization, by e-mail; only the token's hash is kept (completions 1). */
export const organizationInvitations = pgTable(
  "organization_invitations",
  {
    id: primaryId(),
    organization_id: organizationId(),
    email: text().notNull(),
    role: text({ enum: ORGANIZATION_ROLES }).notNull().default("member"),
    /** Language of its mail. */
    language: text({ enum: LANGUAGES }).notNull().default("el"),
    status: text({ enum: ["pending", "accepted", "declined", "revoked"] })
      .notNull()
      .default("pending"),
    token_hash: text().notNull().unique(),
    invited_by: uuid().references(() => profiles.id, { onDelete: "set null" }),
    accepted_by: uuid().references(() => profiles.id, { onDelete: "set null" }),
    expires_at: instant().notNull(),
    last_sent_at: createdAt(),
    decided_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex("organization_invitations_one_pending_idx")
      .on(table.organization_id, table.email)
      .where(sql`status = 'pending'`),
    index("organization_invitations_list_idx").on(table.organization_id, table.status, table.created_at),
    index("organization_invitations_email_idx").on(table.email),
    index("organization_invitations_invited_by_idx").on(table.invited_by),
    index("organization_invitations_accepted_by_idx").on(table.accepted_by),
  ],
);
