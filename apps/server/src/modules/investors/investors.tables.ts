import { RECORD_ACTIONS } from "@kerkis/contract/core/history.ts";
import { INVESTOR_TYPES } from "@kerkis/contract/investors/investors.taxonomy.ts";
import type { Industry, StartupStage } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { sql, type SQL } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { FieldChanges } from "#modules/identity/identity.api.ts";
import { profiles } from "#modules/identity/identity.tables.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { startups } from "#modules/startups/startups.tables.ts";
import { createdAt, folded, instant, primaryId, updatedAt } from "#platform/db/columns.ts";

const amount = () => numeric({ precision: 16, scale: 2, mode: "number" });
const texts = <Value extends string>() =>
  text()
    .$type<Value>()
    .array()
    .notNull()
    .default(sql`'{}'::text[]`);

/** Where an investor comes from. */
interface InvestorProvenance {
  declared?: { by: string; at: string };
  /** The file that it came from; `by` is null for the command line. */
  imported?: { by: string | null; at: string; file: string };
}

/** Fields of specification 3 and completions 3. */
export const investors = pgTable(
  "investors",
  {
    id: primaryId(),
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    /** The investor who registered it and may edit it; null for a profile nobody has claimed. */
    owner_id: uuid().references(() => profiles.id, { onDelete: "set null" }),
    company_name: text().notNull().default(""),
    type: text({ enum: INVESTOR_TYPES }).notNull(),
    description: text().notNull().default(""),
    thesis: text().notNull().default(""),
    city: text().notNull().default(""),
    industries: texts<Industry>(),
    stages: texts<StartupStage>(),
    ticket_min: amount(),
    ticket_max: amount(),
    currency: text().notNull().default("EUR"),
    /** Where it invests, ISO 3166-1. */
    countries: texts<string>(),
    website_url: text(),
    logo_url: text(),
    is_active: boolean().notNull().default(false),
    is_verified: boolean().notNull().default(false),
    verified_at: instant(),
    verified_by: uuid().references(() => profiles.id, { onDelete: "set null" }),
    /** Kept by trigger: since when its name, type or website is another than the one that was verified. */
    verified_facts_changed_at: instant(),
    /** Goes up with every change; a change names the one it was made on. */
    version: integer().notNull().default(1),
    provenance: jsonb().$type<InvestorProvenance>().notNull().default({}),
    /** Host of website_url without www, for duplicate detection. */
    website_domain: text().generatedAlwaysAs(
      sql`substring(lower(website_url) from '^[a-z][a-z0-9+.-]*://(?:www[.])?([^/:?#]+)')`,
    ),
    deleted_at: instant(),
    /** Kept by triggers: false while its organization is inactive or deleted, which hides it from the public. */
    organization_open: boolean().notNull().default(true),
    created_at: createdAt(),
    updated_at: updatedAt(),
    name_folded: folded()
      .notNull()
      .generatedAlwaysAs(sql`kerkis_fold(company_name)`),
    /** The name as search writes it, and all that search reads of an investor (contract: core/text/search-key.ts). */
    name_key: text()
      .notNull()
      .generatedAlwaysAs(sql`kerkis_search_key(company_name)`),
    search_key: text()
      .notNull()
      .generatedAlwaysAs(sql`kerkis_search_key(company_name || ' ' || city || ' ' || thesis || ' ' || description)`),
  },
  (table) => {
    const published = sql`is_active and is_verified and deleted_at is null`;
    const kept = sql`deleted_at is null`;
    return [
      index("investors_kept_newest_idx").on(table.created_at, table.id).where(kept),
      index("investors_kept_name_idx").on(table.name_folded, table.id).where(kept),
      index("investors_kept_best_idx").on(table.is_verified, table.created_at, table.id).where(kept),
      index("investors_public_newest_idx").on(table.created_at, table.id).where(published),
      index("investors_public_name_idx").on(table.name_folded, table.id).where(published),
      index("investors_public_type_idx").on(table.type, table.created_at, table.id).where(published),
      index("investors_choices_idx").using("gin", choicesOf(table)).where(kept),
      index("investors_organization_idx").on(table.organization_id, table.created_at, table.id),
      index("investors_owner_idx").on(table.owner_id),
      index("investors_verified_by_idx").on(table.verified_by),
      index("investors_changed_idx")
        .on(table.organization_id, table.verified_facts_changed_at, table.id)
        .where(sql`verified_facts_changed_at is not null`),
      index("investors_domain_idx").on(table.website_domain),
      index("investors_public_search_key_idx").using("gin", table.search_key.op("gin_trgm_ops")).where(published),
      index("investors_public_name_key_idx").using("gin", table.name_key.op("gin_trgm_ops")).where(published),
      index("investors_name_trigram_idx").using("gin", table.name_folded.op("gin_trgm_ops")),
      index("investors_search_key_idx").using("gin", table.search_key.op("gin_trgm_ops")),
      index("investors_name_key_idx").using("gin", table.name_key.op("gin_trgm_ops")),
      check("investors_ticket", sql`ticket_min >= 0 and ticket_max >= coalesce(ticket_min, 0)`),
      check("investors_verified", sql`not is_verified or verified_at is not null`),
      check("investors_facts_of_verified", sql`verified_facts_changed_at is null or is_verified`),
    ];
  },
);

/** All that a choice of the list may ask of an investor, in one array: two choices are found together by one index. */
export const choicesOf = ({
  type,
  stages,
  industries,
  countries,
}: Record<"type" | "stages" | "industries" | "countries", PgColumn>): SQL =>
  sql`(array[${type}] || ${stages} || ${industries} || ${countries})`;

/** Startups that an investor has invested in. */
export const investorPortfolio = pgTable(
  "investor_portfolio",
  {
    investor_id: uuid()
      .notNull()
      .references(() => investors.id, { onDelete: "cascade" }),
    startup_id: uuid()
      .notNull()
      .references(() => startups.id, { onDelete: "cascade" }),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.investor_id, table.startup_id] }),
    index("investor_portfolio_startup_idx").on(table.startup_id),
  ],
);

/** Who changed what of an investor, kept for good: written by trigger, never changed. */
export const investorHistory = pgTable(
  "investor_history",
  {
    id: primaryId(),
    organization_id: uuid().notNull(),
    investor_id: uuid().notNull(),
    actor_id: uuid(),
    action: text({ enum: RECORD_ACTIONS }).notNull(),
    /** What stood before and what stands now, of the columns that changed alone. */
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    after: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Both in the shape that every history has; it takes their place with the next release. */
    changes: jsonb()
      .$type<FieldChanges>()
      .notNull()
      .generatedAlwaysAs(sql`kerkis_changes(before, after)`),
    created_at: createdAt(),
  },
  (table) => [index("investor_history_investor_idx").on(table.investor_id, table.created_at, table.id)],
);
