import type { ImportKind } from "@kerkis/contract/imports/fields.taxonomy.ts";
import { eventImports } from "#modules/events/events.api.ts";
import { investorImports } from "#modules/investors/investors.api.ts";
import { startupImports } from "#modules/startups/startups.api.ts";
import type { ImportTarget } from "#platform/imports/import-target.ts";

/** Where records of each kind are written. A further kind is a line here and its fields in the contract. */
export const TARGETS: Record<ImportKind, ImportTarget> = {
  startups: startupImports,
  investors: investorImports,
  events: eventImports,
};
