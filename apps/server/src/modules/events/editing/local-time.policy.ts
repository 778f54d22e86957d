/** «2026-11-27T18:30» on the wall of a zone, as an instant. What a clock skips in spring is the hour after it. */
export const instantOf = (local: string, timeZone: string): string =>
  new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).epochMilliseconds).toISOString();

/** The other way round. */
export const localOf = (instant: string, timeZone: string): string =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: "minute" });
