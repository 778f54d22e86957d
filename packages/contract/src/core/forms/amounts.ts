/** Currencies that amounts are declared in. */
export const CURRENCIES = ["EUR", "USD", "GBP", "CHF"] as const;
/** Largest amount accepted, in units of the currency. */
export const AMOUNT_MAX = 100_000_000_000;
/** More decimals than a number holds: none of what was typed is rounded away. */
export const ALL_DECIMALS = 20;
