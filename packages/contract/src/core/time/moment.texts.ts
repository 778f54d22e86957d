import { dateFormat } from "../text/formats.ts";
import type { Language } from "../text/languages.ts";

/** A moment by the clock of a zone, in words: «Παρασκευή 27 Νοεμβρίου, 18:30»; empty where a fact of it is missing. */
export const momentText = (instant: string, timeZone: string, language: Language): string => {
  if (!instant || !timeZone) return "";
  const at = new Date(instant);
  const day = { weekday: "long", day: "numeric", month: "long", timeZone } as const;
  const time = { hour: "2-digit", minute: "2-digit", hour12: false, timeZone } as const;
  return [day, time].map((options) => dateFormat(language, options).format(at)).join(", ");
};

/** The day of a moment in UTC, in words: «Παρασκευή 27 Νοεμβρίου»; empty where a fact of it is missing. */
export const dayText = (instant: string, language: Language): string => {
  if (!instant) return "";
  const day = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;
  return dateFormat(language, day).format(new Date(instant));
};
