import type { CompanyFacts } from "@kerkis/contract/startups/gemi/gemi.schema.ts";
import { bigint, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/db/columns.ts";

/** What the business registry said of a company, kept for a while. */
export const companyFacts = pgTable(
  "company_facts",
  {
    tax_number: text().primaryKey(),
    state: text({ enum: ["waiting", "found", "unknown", "failed"] }).notNull(),
    facts: jsonb().$type<CompanyFacts>(),
    /** How often it was tried for this answer. */
    attempts: integer().notNull().default(0),
    asked_at: instant().notNull(),
    answered_at: instant(),
  },
  (table) => [index("company_facts_asked_idx").on(table.asked_at)],
);

/** Calls of the last minute, by all nodes together: the registry allows so many. */
export const companyCalls = pgTable("company_calls", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant().notNull(),
});
