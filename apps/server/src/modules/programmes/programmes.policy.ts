import type { ErrorCode } from "@kerkis/contract/codes.ts";

export interface ProgrammeWindow {
  opens_at: string | null;
  closes_at: string | null;
  grace_minutes: number;
}

/**
 * May an application be started or submitted now? A draft begun in time may still be submitted during the grace period
 * (completions 2). `now` is ISO 8601.
 */
export function windowRefusal(programme: ProgrammeWindow, now: string, purpose: "start" | "submit"): ErrorCode | null {
  const at = Date.parse(now);
  if (programme.opens_at !== null && at < Date.parse(programme.opens_at)) return "programme.none_open";
  if (programme.closes_at === null) return null;
  const graceMs = purpose === "submit" ? programme.grace_minutes * 60_000 : 0;
  return at < Date.parse(programme.closes_at) + graceMs ? null : "programme.none_open";
}
