import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Visibility } from "#platform/auth/visibility.policy.ts";

/** Columns of a record that an organization publishes: a startup, an investor, an event. */
export interface PublishedTable {
  organization_id: PgColumn;
  is_active: PgColumn;
  is_verified: PgColumn;
  deleted_at: PgColumn;
  /** Kept by triggers: false while its organization is inactive or deleted. */
  organization_open: PgColumn;
  /** Says of what came through an application when it was declared. */
  provenance?: PgColumn;
}

/** Published: active, verified, not deleted (specification 6), and of an organization that is open. */
export const published = (table: PublishedTable): SQL =>
  sql`(${table.is_active} and ${table.is_verified} and ${table.deleted_at} is null and ${table.organization_open})`;

/** The same of a row that was read. */
export const isPublished = (row: {
  is_active: boolean;
  is_verified: boolean;
  deleted_at: string | null;
  organization_open: boolean;
}): boolean => row.is_active && row.is_verified && row.deleted_at === null && row.organization_open;

/**
 * Rows that lists show the reader: published ones, and all of the organizations they may see.
 * @param organizations where the statement is prepared once, the placeholder of their ids
 * @param registrations the same for those whose undecided registrations they see
 */
export function visibleTo(
  table: PublishedTable,
  { all, organizationIds, registrationsOf = organizationIds }: Omit<Visibility, "userId">,
  organizations: SQL = sql`${sql.param([...organizationIds])}`,
  registrations: SQL = sql`${sql.param([...registrationsOf])}`,
): SQL {
  const present = sql`${table.deleted_at} is null`;
  if (all) return present;
  if (organizationIds.length === 0) return published(table);
  return sql`(${present} and (${published(table)} or ${ofTheirs(table, { organizationIds, registrationsOf }, organizations, registrations)}))`;
}

/** Which shape `visibleTo` has for a reader: statements of one shape differ in their values alone. */
export const scopeOf = ({ all, organizationIds }: Omit<Visibility, "userId">): "all" | "own" | "public" =>
  all ? "all" : organizationIds.length > 0 ? "own" : "public";

/** `visibleTo` in a statement that is prepared once for a scope, which `readerValues` are given to. */
export const visibleByName = (table: PublishedTable, visibility: Omit<Visibility, "userId">): SQL =>
  visibleTo(table, visibility, sql`${sql.placeholder("organizations")}`, sql`${sql.placeholder("registrations")}`);

/** What such a statement asks of its reader. */
export const readerValues = ({ organizationIds, registrationsOf = organizationIds }: Omit<Visibility, "userId">) => ({
  organizations: organizationIds,
  registrations: registrationsOf,
});

/** Of the organizations they may see, without registrations that are not approved unless they see those; placeholders as above. */
export function ofTheirs(
  table: PublishedTable,
  { organizationIds, registrationsOf = organizationIds }: Omit<Visibility, "userId" | "all">,
  organizations: SQL = sql`${sql.param([...organizationIds])}`,
  registrations: SQL = sql`${sql.param([...registrationsOf])}`,
): SQL {
  const own = sql`${table.organization_id} = any(${organizations}::uuid[])`;
  if (!table.provenance) return own;
  return sql`(${own} and (${table.provenance}->'declared' is null or ${table.organization_id} = any(${registrations}::uuid[])))`;
}

/** What a registry works with: all but registrations that are not approved, which their applications change. */
export const isInRegistry = (table: PublishedTable): SQL =>
  table.provenance ? sql`(${published(table)} or ${table.provenance}->'declared' is null)` : sql`true`;
