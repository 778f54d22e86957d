/**
 * A registry that knows only the year of a founding writes its first day: of such a day the year alone is told.
 * @param day 2015-01-01 @returns "2015", or null where the day says more
 */
export const foundingYearAlone = (day: string): string | null => (day.endsWith("-01-01") ? day.slice(0, 4) : null);
