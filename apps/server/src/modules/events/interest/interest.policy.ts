import type { ErrorCode } from "@kerkis/contract/codes.ts";
import { INTEREST_MS, type InterestState } from "@kerkis/contract/events/events.taxonomy.ts";

/** When those who were there may say what interests them. Instants are ISO 8601. */
export interface InterestTime {
  start_date: string;
  end_date: string;
  cancelled_at: string | null;
}

/** From the hour an event begins until some days after it (decision 56). */
export function interestTime({ start_date, end_date, cancelled_at }: InterestTime, now: string) {
  const closes = Date.parse(end_date) + INTEREST_MS;
  const at = Date.parse(now);
  const isOver = cancelled_at !== null || at >= closes;
  const state: InterestState = isOver ? "over" : at < Date.parse(start_date) ? "not_yet" : "open";
  return { opens: start_date, closes: new Date(closes).toISOString(), state };
}

/** May this person say that a startup on the stage interests them? */
export function interestRefusal(
  event: InterestTime,
  reader: { isInvestor: boolean; hasSeat: boolean; runsIt: boolean },
  now: string,
): ErrorCode | null {
  if (!reader.isInvestor || !reader.hasSeat) return "event.interest_investors";
  if (reader.runsIt) return "event.interest_own";
  return interestTime(event, now).state === "open" ? null : "event.interest_closed";
}
