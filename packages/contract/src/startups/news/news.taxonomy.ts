import type { LocalizedText } from "../../core/text/languages.ts";

/** Kinds of money that a startup takes, in the order of its life. */
export const ROUND_KINDS = ["grant", "pre_seed", "seed", "series_a", "series_b_plus", "debt", "other"] as const;
export type RoundKind = (typeof ROUND_KINDS)[number];

export const ROUND_LABELS: Record<RoundKind, LocalizedText> = {
  grant: { el: "Επιχορήγηση", en: "Grant" },
  pre_seed: { el: "Pre-seed", en: "Pre-seed" },
  seed: { el: "Seed", en: "Seed" },
  series_a: { el: "Series A", en: "Series A" },
  series_b_plus: { el: "Series B+", en: "Series B+" },
  debt: { el: "Δάνειο", en: "Debt" },
  other: { el: "Άλλος γύρος", en: "Other round" },
};

/** How much of each a startup may have. */
export const NEWS_MAX = { rounds: 40, milestones: 60, givers: 12, title: 120, body: 4000 } as const;
