/** How far back is looked, with its days. */
export const PERIODS = { month: 30, quarter: 84, year: 365 } as const;
export const PERIOD_KEYS = ["month", "quarter", "year"] as const;
export type Period = (typeof PERIOD_KEYS)[number];

/** Fewer than these say nothing of how long something takes. */
export const MEASURED_FROM = 5;
