import type { EditableProfile } from "@kerkis/contract/startups/profile/profile.schema.ts";
import { PROFILE_FORM } from "@kerkis/contract/startups/profile/profile.form.ts";
import { sql } from "drizzle-orm";
import { recordHistoryOf } from "#modules/identity/identity.api.ts";
import { withMerged } from "#platform/merging/merges.ts";
import type { startups } from "../startups.tables.ts";
import { startupMerges } from "../merge/merge.tables.ts";
import { startupHistory } from "./profile.tables.ts";

type StartupRow = typeof startups.$inferSelect;

const FIELDS = Object.values(PROFILE_FORM).flatMap((group) => Object.keys(group.fields));

/** A row's facts as their form holds them: nothing is an empty text, or null where nothing is an answer. */
export const answersOf = (row: StartupRow): EditableProfile["answers"] => ({
  ...Object.fromEntries(FIELDS.map((field) => [field, Reflect.get(row, field) ?? ""])),
  logo_url: row.logo_url,
  women_led: row.women_led,
  funding_total: row.funding_total,
});

/** What happened to startups, and to those that became part of them. */
export const startupHistories = recordHistoryOf("startup history", startupHistory, startupHistory.startup_id, {
  of: (id) => sql`${startupHistory.startup_id} in ${withMerged(startupMerges, id)}`,
});
