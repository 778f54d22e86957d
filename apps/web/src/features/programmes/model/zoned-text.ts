import { zoneName } from "@kerkis/contract/programmes/challenges/challenges.form.ts";
import { localized } from "#shared/i18n/localized.ts";
import { currentLanguage } from "#shared/i18n/language.ts";

const LOCALES = { el: "el-GR", en: "en-GB" } as const;

/** A moment as people of a time zone write it. */
function inZone(moment: string, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LOCALES[currentLanguage()], { timeZone, ...options }).format(new Date(moment));
}

/** Παρασκευή 29 Ιανουαρίου */
export const zonedDay = (moment: string, zone: string): string =>
  inZone(moment, zone, { weekday: "long", day: "numeric", month: "long" });

/** 29 Ιαν 2027 */
export const zonedDate = (moment: string, zone: string): string =>
  inZone(moment, zone, { day: "numeric", month: "short", year: "numeric" });

/** 15:00, with seconds only where there are some. */
export const zonedTime = (moment: string, zone: string): string =>
  inZone(moment, zone, {
    hour: "2-digit",
    minute: "2-digit",
    hour12: false,
    ...(!moment.endsWith(":00.000Z") && { second: "2-digit" }),
  });

/** 29 Ιαν 2027, 15:00 */
export const zonedMoment = (moment: string, zone: string): string =>
  inZone(moment, zone, {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hour12: false,
  });

/** A zone inside a sentence, where Greek begins it small: ώρα Αθήνας */
export const zoneWords = (zone: string): string => localized(zoneName(zone)).replace(/^Ώρα /, "ώρα ");
