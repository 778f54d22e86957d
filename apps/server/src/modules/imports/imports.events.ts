import type { ImportKind } from "@kerkis/contract/imports/fields.taxonomy.ts";
import { defineEvent } from "#platform/events/events.ts";

/** An import filled records, or took back what it wrote: visitors may see some of them. */
export const recordsChanged = defineEvent<ImportKind>("imports.records_changed");
