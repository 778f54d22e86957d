import { momentText } from "@kerkis/contract/core/time/moment.texts.ts";
import { currentLanguage } from "#shared/i18n/language.ts";

/** «Παρασκευή 27 Νοεμβρίου, 18:30» by the event's clock. */
export const momentIn = (moment: string, timezone: string): string => momentText(moment, timezone, currentLanguage());
