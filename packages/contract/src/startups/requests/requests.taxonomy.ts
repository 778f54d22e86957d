import type { LocalizedText } from "../../core/text/languages.ts";

/** What a coordinator of the registry is asked: to look at a changed fact again, to put a mistake right, to hand a profile over. */
export const REQUEST_KINDS = ["changed", "mistake", "claim"] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];
export const REQUEST_STATES = ["open", "accepted", "declined"] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

export const REQUEST_KIND_LABELS: Record<RequestKind, LocalizedText> = {
  changed: { el: "Άλλαξε μετά την επαλήθευση", en: "Changed since verified" },
  mistake: { el: "Αναφορά λάθους", en: "Reported mistake" },
  claim: { el: "Διεκδίκηση προφίλ", en: "Claimed profile" },
};
export const REQUEST_STATE_LABELS: Record<RequestState, LocalizedText> = {
  open: { el: "Περιμένουν", en: "Waiting" },
  accepted: { el: "Έγιναν δεκτά", en: "Accepted" },
  declined: { el: "Δεν έγιναν δεκτά", en: "Declined" },
};
