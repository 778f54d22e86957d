import type { FactOrigin } from "@kerkis/contract/startups/profile/profile.policy.ts";
import type { teamMember } from "@kerkis/contract/startups/startups.schema.ts";
import {
  BUSINESS_MODELS,
  EMPLOYEES_RANGES,
  INDUSTRIES,
  REGIONS,
  STARTUP_STAGES,
} from "@kerkis/contract/startups/startups.taxonomy.ts";
import { sql } from "drizzle-orm";
import { boolean, date, index, integer, jsonb, numeric, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type * as z from "zod/mini";
import { profiles } from "#modules/identity/identity.tables.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { createdAt, folded, instant, primaryId, updatedAt } from "#platform/db/columns.ts";

export interface StartupProvenance {
  declared?: { by: string; at: string };
  /** The file that it came from; `by` is null for the command line. */
  imported?: { by: string | null; at: string; file: string };
  /** Fields that were written on their own since, by name. */
  fields?: Record<string, FactOrigin & { by: string }>;
}

/** Fields of specification 3 and completions 2. */
export const startups = pgTable(
  "startups",
  {
    id: primaryId(),
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id),
    /** The founder who registered it; null for an imported profile nobody has claimed. */
    owner_id: uuid().references(() => profiles.id, { onDelete: "set null" }),
    name: text().notNull(),
    slug: text().notNull(),
    tagline: text().notNull().default(""),
    legal_name: text().notNull().default(""),
    description: text().notNull().default(""),
    industry: text({ enum: INDUSTRIES }).notNull(),
    stage: text({ enum: STARTUP_STAGES }).notNull(),
    location: text().notNull().default(""),
    country: text().notNull().default("GR"),
    region: text({ enum: REGIONS }),
    city: text().notNull().default(""),
    website_url: text(),
    /** Host of website_url without www, for duplicate detection. */
    website_domain: text(),
    logo_url: text(),
    founded_on: date({ mode: "string" }),
    business_model: text({ enum: BUSINESS_MODELS }),
    employees_range: text({ enum: EMPLOYEES_RANGES }),
    funding_total: numeric({ precision: 16, scale: 2, mode: "number" }),
    currency: text().notNull().default("EUR"),
    tax_number: text(),
    registration_number: text(),
    legal_form: text().notNull().default(""),
    registry_status: text().notNull().default(""),
    activities: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    social_links: jsonb().$type<string[]>().notNull().default([]),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    sdgs: integer()
      .array()
      .notNull()
      .default(sql`'{}'::int[]`),
    women_led: boolean(),
    team: jsonb().$type<z.infer<typeof teamMember>[]>().notNull().default([]),
    /** Read by nodes of the release before this one alone; they are tables of their own (news/) and go when none is left. */
    milestones: jsonb().$type<unknown[]>().notNull().default([]),
    funding_rounds: jsonb().$type<unknown[]>().notNull().default([]),
    is_active: boolean().notNull().default(false),
    is_verified: boolean().notNull().default(false),
    verified_at: instant(),
    verified_by: uuid().references(() => profiles.id, { onDelete: "set null" }),
    deleted_at: instant(),
    /** Kept by triggers: false while its organization is inactive or deleted, which hides it from the public. */
    organization_open: boolean().notNull().default(true),
    created_at: createdAt(),
    updated_at: updatedAt(),
    /** Counted by a trigger, which writes each change into startup_history. */
    version: integer().notNull().default(1),
    /** Where the facts come from (completions 2): who declared them and when. */
    provenance: jsonb().$type<StartupProvenance>().notNull().default({}),
    name_folded: folded()
      .notNull()
      .generatedAlwaysAs(sql`kerkis_fold(name)`),
    /** Read by nodes of the release before this one alone; goes when none is left. */
    search_folded: folded()
      .notNull()
      .generatedAlwaysAs(sql`kerkis_fold(name || ' ' || tagline || ' ' || description)`),
    /** The name as search writes it, and all that search reads of a startup (contract: core/text/search-key.ts). */
    name_key: text()
      .notNull()
      .generatedAlwaysAs(sql`kerkis_search_key(name)`),
    search_key: text()
      .notNull()
      .generatedAlwaysAs(
        sql`kerkis_search_key(name || ' ' || legal_name || ' ' || tagline || ' ' || location || ' ' || city || ' ' || kerkis_words(tags) || ' ' || description)`,
      ),
    location_folded: folded()
      .notNull()
      .generatedAlwaysAs(sql`kerkis_fold(location)`),
  },
  (table) => {
    const published = sql`is_active and is_verified and deleted_at is null`;
    const kept = sql`deleted_at is null`;
    return [
      index("startups_kept_newest_idx").on(table.created_at, table.id).where(kept),
      index("startups_kept_name_idx").on(table.name_folded, table.id).where(kept),
      index("startups_kept_best_idx").on(table.is_verified, table.created_at, table.id).where(kept),
      index("startups_public_newest_idx").on(table.created_at, table.id).where(published),
      index("startups_public_name_idx").on(table.name_folded, table.id).where(published),
      index("startups_public_industry_idx").on(table.industry, table.created_at, table.id).where(published),
      index("startups_public_stage_idx").on(table.stage, table.created_at, table.id).where(published),
      index("startups_public_location_idx").on(table.location_folded, table.created_at, table.id).where(published),
      index("startups_organization_idx").on(table.organization_id, table.created_at, table.id),
      index("startups_slug_idx").on(table.slug.op("text_pattern_ops")),
      index("startups_owner_idx").on(table.owner_id),
      index("startups_verified_by_idx").on(table.verified_by),
      index("startups_domain_idx").on(table.website_domain),
      index("startups_tax_number_idx").on(table.tax_number),
      index("startups_search_key_idx").using("gin", table.search_key.op("gin_trgm_ops")),
      index("startups_name_key_idx").using("gin", table.name_key.op("gin_trgm_ops")),
      index("startups_public_search_key_idx").using("gin", table.search_key.op("gin_trgm_ops")).where(published),
      index("startups_public_name_key_idx").using("gin", table.name_key.op("gin_trgm_ops")).where(published),
      index("startups_name_trigram_idx").using("gin", table.name_folded.op("gin_trgm_ops")),
    ];
  },
);
