import { ORGANIZATION_STATE_LABELS } from "@kerkis/contract/organizations/organizations.taxonomy.ts";
import { inWords } from "#shared/i18n/localized.ts";

export const ORGANIZATION_STATE_NAMES = inWords(ORGANIZATION_STATE_LABELS);
