import { type Industry } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { INDUSTRY_LABELS } from "@kerkis/contract/startups/taxonomy.texts.ts";
import { localized } from "#shared/i18n/localized.ts";

/** A field in words; none where nothing is known. */
export const fieldName = (field: Industry | null): string => (field === null ? "" : localized(INDUSTRY_LABELS[field]));
