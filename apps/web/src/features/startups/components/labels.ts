import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import {
  BUSINESS_MODEL_LABELS,
  type BusinessModel,
  INDUSTRY_LABELS,
  type Industry,
  REGION_LABELS,
  type Region,
  STAGE_LABELS,
  type StartupStage,
} from "@kerkis/contract/startups/startups.taxonomy.ts";
import { currentLanguage } from "#shared/i18n/language.ts";

const localized = (text: LocalizedText): string => text[currentLanguage()];

/** Names of the taxonomies in the reader's language. */
export const industryName = (industry: Industry): string => localized(INDUSTRY_LABELS[industry]);
export const stageName = (stage: StartupStage): string => localized(STAGE_LABELS[stage]);
export const regionName = (region: Region): string => localized(REGION_LABELS[region]);
export const businessModelName = (model: BusinessModel): string => localized(BUSINESS_MODEL_LABELS[model]);

/** A range of people as it is set: 2–10. */
export const employeesName = (range: string): string => range.replace("-", "–");

/** A country by its ISO 3166-1 code, in the reader's language. */
export function countryName(code: string): string {
  try {
    return new Intl.DisplayNames([currentLanguage()], { type: "region" }).of(code) ?? code;
  } catch {
    return code;
  }
}
