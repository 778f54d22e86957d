import { REQUEST_KIND_LABELS, REQUEST_STATE_LABELS } from "@kerkis/contract/startups/requests/requests.taxonomy.ts";
import { inWords } from "#shared/i18n/localized.ts";

export const REQUEST_KIND_WORDS = inWords(REQUEST_KIND_LABELS);
export const REQUEST_STATE_WORDS = inWords(REQUEST_STATE_LABELS);
