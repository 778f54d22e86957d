import { REQUESTED_ROLES, PROFILE_ROLES } from "@kerkis/contract/core/permissions.ts";
import { LANGUAGES } from "@kerkis/contract/core/languages.ts";
import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant, primaryId, updatedAt } from "#platform/db/columns.ts";

/** better-auth's four tables, under our names. */
export const authUsers = pgTable("auth_users", {
  id: primaryId(),
  name: text().notNull(),
  email: text().notNull().unique(),
  email_verified: boolean().notNull().default(false),
  image: text(),
  created_at: createdAt(),
  updated_at: updatedAt(),
});

const userId = () =>
  uuid()
    .notNull()
    .references(() => authUsers.id, { onDelete: "cascade" });

export const authSessions = pgTable(
  "auth_sessions",
  {
    id: primaryId(),
    user_id: userId(),
    token: text().notNull().unique(),
    expires_at: instant().notNull(),
    ip_address: text(),
    user_agent: text(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [index("auth_sessions_user_idx").on(table.user_id)],
);

export const authAccounts = pgTable(
  "auth_accounts",
  {
    id: primaryId(),
    user_id: userId(),
    account_id: text().notNull(),
    provider_id: text().notNull(),
    access_token: text(),
    refresh_token: text(),
    access_token_expires_at: instant(),
    refresh_token_expires_at: instant(),
    scope: text(),
    id_token: text(),
    password: text(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    index("auth_accounts_user_idx").on(table.user_id),
    uniqueIndex("auth_accounts_provider_idx").on(table.provider_id, table.account_id),
  ],
);

export const authVerifications = pgTable(
  "auth_verifications",
  {
    id: primaryId(),
    identifier: text().notNull(),
    value: text().notNull(),
    expires_at: instant().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [index("auth_verifications_identifier_idx").on(table.identifier)],
);

export const profiles = pgTable("profiles", {
  id: uuid()
    .primaryKey()
    .references(() => authUsers.id, { onDelete: "cascade" }),
  role: text({ enum: PROFILE_ROLES }).notNull().default("company_coordinator"),
  first_name: text().notNull(),
  last_name: text().notNull(),
  email: text().notNull().unique(),
  avatar_url: text(),
  language: text({ enum: LANGUAGES }).notNull().default("el"),
  created_at: createdAt(),
  updated_at: updatedAt(),
});

const profileId = () =>
  uuid()
    .notNull()
    .references(() => profiles.id, { onDelete: "cascade" });

/** A role asked for at sign-up that carries power and waits for a super admin (completions 1). */
export const roleRequests = pgTable(
  "role_requests",
  {
    id: primaryId(),
    user_id: profileId(),
    role: text({ enum: REQUESTED_ROLES }).notNull(),
    status: text({ enum: ["pending", "approved", "rejected"] })
      .notNull()
      .default("pending"),
    decided_by: uuid().references(() => profiles.id),
    decided_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex("role_requests_one_pending_idx")
      .on(table.user_id)
      .where(sql`status = 'pending'`),
    index("role_requests_user_idx").on(table.user_id),
    index("role_requests_decided_by_idx").on(table.decided_by),
  ],
);

export const superAdmins = pgTable(
  "super_admins",
  {
    user_id: uuid()
      .primaryKey()
      .references(() => profiles.id, { onDelete: "cascade" }),
    granted_by: uuid().references(() => profiles.id),
    granted_at: createdAt(),
  },
  (table) => [index("super_admins_granted_by_idx").on(table.granted_by)],
);

/** Single-use links sent by mail or printed at set-up; only their hash is kept. */
export const accountLinks = pgTable(
  "account_links",
  {
    token_hash: text().primaryKey(),
    purpose: text({ enum: ["verify_email", "reset_password", "set_up"] }).notNull(),
    user_id: uuid().references(() => authUsers.id, { onDelete: "cascade" }),
    expires_at: instant().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index("account_links_user_idx").on(table.user_id, table.purpose),
    check("account_links_owner", sql`(${table.purpose} = 'set_up') = (${table.user_id} is null)`),
  ],
);
