import { INDUSTRIES, STARTUP_STAGES } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { INDUSTRY_LABELS, STAGE_LABELS } from "@kerkis/contract/startups/taxonomy.texts.ts";
import { localized } from "#shared/i18n/localized.ts";

/** An industry in words; a value that the taxonomy no longer has stands as it is. */
export function industryLabel(value: string | null): string | null {
  const industry = INDUSTRIES.find((known) => known === value);
  return industry ? localized(INDUSTRY_LABELS[industry]) : value;
}

/** A stage in words. */
export function stageLabel(value: string | null): string | null {
  const stage = STARTUP_STAGES.find((known) => known === value);
  return stage ? localized(STAGE_LABELS[stage]) : value;
}
