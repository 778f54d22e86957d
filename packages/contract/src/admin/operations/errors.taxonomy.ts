import type { LocalizedText } from "../../core/text/languages.ts";

export const ERROR_STATUSES = ["open", "resolved", "ignored"] as const;
export type ErrorStatus = (typeof ERROR_STATUSES)[number];
/** Of one failure. */
export const ERROR_STATUS_LABELS: Record<ErrorStatus, LocalizedText> = {
  open: { el: "Ανοιχτό", en: "Open" },
  resolved: { el: "Επιλυμένο", en: "Resolved" },
  ignored: { el: "Αγνοημένο", en: "Ignored" },
};
