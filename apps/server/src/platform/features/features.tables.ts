import { boolean, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { updatedAt } from "#platform/db/columns.ts";

/** Parts of the product that a super admin switched off or on; without a row the default holds. */
export const featureSwitches = pgTable("feature_switches", {
  key: text().primaryKey(),
  enabled: boolean().notNull(),
  updated_by: uuid(),
  updated_at: updatedAt(),
});
