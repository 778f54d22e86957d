/** A round that was locked may be opened again, with a reason: it then says so. */
export const ROUND_STATES = ["open", "locked", "reopened"] as const;
export type RoundState = (typeof ROUND_STATES)[number];

/** When an evaluator sees what the others gave. */
export const SCORES_VISIBLE = ["never", "after_own", "always"] as const;
export type ScoresVisible = (typeof SCORES_VISIBLE)[number];

/** How many reviews an application may need, applications an evaluator may get, and pairs be taken out of a proposal or put in. */
export const ROUND_MAX = { title: 80, reviews: 9, load: 500, places: 5000, adjustments: 500 } as const;
