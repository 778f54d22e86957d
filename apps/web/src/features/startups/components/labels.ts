import {
  type BusinessModel,
  type EmployeesRange,
  type Industry,
  type Region,
  type StartupStage,
} from "@kerkis/contract/startups/startups.taxonomy.ts";
import {
  BUSINESS_MODEL_LABELS,
  EMPLOYEES_LABELS,
  INDUSTRY_LABELS,
  REGION_LABELS,
  STAGE_LABELS,
} from "@kerkis/contract/startups/taxonomy.texts.ts";
import { countryName as countryIn } from "@kerkis/contract/core/text/country-name.ts";
import { currentLanguage } from "#shared/i18n/language.ts";
import { localized } from "#shared/i18n/localized.ts";

/** Names of the taxonomies in the reader's language. */
export const industryName = (industry: Industry): string => localized(INDUSTRY_LABELS[industry]);
export const stageName = (stage: StartupStage): string => localized(STAGE_LABELS[stage]);
export const regionName = (region: Region): string => localized(REGION_LABELS[region]);
export const businessModelName = (model: BusinessModel): string => localized(BUSINESS_MODEL_LABELS[model]);

export const employeesName = (range: EmployeesRange): string => localized(EMPLOYEES_LABELS[range]);

/** A country in the reader's language. */
export const countryName = (code: string): string => countryIn(code, currentLanguage());
