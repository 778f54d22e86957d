import { REQUESTED_ROLES, PROFILE_ROLES } from "@kerkis/contract/core/permissions.ts";
import { LANGUAGES } from "@kerkis/contract/core/text/languages.ts";
import { CONSENTS } from "@kerkis/contract/identity/account.schema.ts";
import { sql, type SQLWrapper } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, instant, primaryId, updatedAt } from "#platform/db/columns.ts";

/** better-auth's tables, under our names. */
export const authUsers = pgTable("auth_users", {
  id: primaryId(),
  name: text().notNull(),
  email: text().notNull().unique(),
  email_verified: boolean().notNull().default(false),
  /**
   * Since when the address is known to be that of whoever holds the account: it was proven together with the account's
   * browser, session or new password. Null while somebody else may have set the account up.
   */
  email_proven_at: instant(),
  /** Hash of what the browser that signed up keeps in a cookie. */
  signed_up_in: text(),
  image: text(),
  two_factor_enabled: boolean().notNull().default(false),
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

/** TOTP secrets and backup codes, both encrypted by better-auth. */
export const authTwoFactors = pgTable(
  "auth_two_factors",
  {
    id: primaryId(),
    user_id: userId(),
    secret: text().notNull(),
    backup_codes: text().notNull(),
    verified: boolean().notNull().default(true),
    /** Null for one that was turned on before this was written down. */
    enabled_at: instant(),
    failed_verification_count: integer().notNull().default(0),
    locked_until: instant(),
  },
  (table) => [index("auth_two_factors_user_idx").on(table.user_id)],
);

export const authPasskeys = pgTable(
  "auth_passkeys",
  {
    id: primaryId(),
    user_id: userId(),
    name: text(),
    public_key: text().notNull(),
    credential_id: text().notNull().unique(),
    counter: integer().notNull(),
    device_type: text().notNull(),
    backed_up: boolean().notNull(),
    transports: text(),
    aaguid: text(),
    created_at: createdAt(),
  },
  (table) => [index("auth_passkeys_user_idx").on(table.user_id)],
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
  /** When the first steps of /welcome were finished or put aside. */
  welcomed_at: instant(),
  /** The person asked for the account to be deleted then; it is erased after the grace period (completions 10). */
  deletion_requested_at: instant(),
  /** Erased: the row stays for the records that name it, without anything that tells who it was. */
  erased_at: instant(),
  version: integer().notNull().default(1),
  created_at: createdAt(),
  updated_at: updatedAt(),
});

/** A person's full name in SQL, where a statement knows the person's profile by this name. */
export const fullNameIn = (profile: string): string => `${profile}.first_name || ' ' || ${profile}.last_name`;

/** A person's full name, in statements that join them. */
export const fullName = sql<string>`${sql.raw(fullNameIn("profiles"))}`;

/** The full name of whoever a column names; null where it names nobody. */
export const nameOf = (personId: SQLWrapper) =>
  sql<string | null>`(select ${sql.raw(fullNameIn("named"))} from profiles named where named.id = ${personId})`;

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
    /** What the person was told with the decision. */
    decision_note: text(),
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
    purpose: text({ enum: ["verify_email", "reset_password", "set_up", "link_account", "change_email"] }).notNull(),
    user_id: uuid().references(() => authUsers.id, { onDelete: "cascade" }),
    /** What the link's use needs besides the person, e.g. the provider's account that waits to be linked. */
    payload: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    expires_at: instant().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index("account_links_user_idx").on(table.user_id, table.purpose),
    check("account_links_owner", sql`(${table.purpose} = 'set_up') = (${table.user_id} is null)`),
  ],
);

/** What people agreed to and took back, every decision a row that stays (completions 10, consent). */
export const consents = pgTable(
  "consents",
  {
    id: primaryId(),
    user_id: profileId(),
    subject: text({ enum: CONSENTS }).notNull(),
    text_version: text().notNull(),
    granted: boolean().notNull(),
    decided_at: createdAt(),
  },
  (table) => [index("consents_user_idx").on(table.user_id, table.subject, table.decided_at)],
);

/** A super admin working as someone else (completions 1): the session is theirs, and ends with `expires_at` at the latest. */
export const impersonations = pgTable(
  "impersonations",
  {
    id: primaryId(),
    session_id: uuid()
      .unique()
      .references(() => authSessions.id, { onDelete: "set null" }),
    admin_id: profileId(),
    user_id: profileId(),
    reason: text().notNull(),
    started_at: createdAt(),
    expires_at: instant().notNull(),
    ended_at: instant(),
  },
  (table) => [index("impersonations_admin_idx").on(table.admin_id), index("impersonations_user_idx").on(table.user_id)],
);

/** Browsers and systems that an account has signed in from; another one is told to the person. */
export const knownDevices = pgTable(
  "known_devices",
  {
    user_id: userId(),
    /** Browser and system, as people know them. */
    device: text().notNull(),
    first_seen_at: createdAt(),
    last_seen_at: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.device] })],
);
