import { MINUTE_MS } from "../core/time/zone.ts";
import type { ProgrammePhase, ProgrammeState, ProgrammeStep } from "./programmes.taxonomy.ts";

/** When a programme takes applications. Moments are ISO 8601. */
export interface ProgrammeWindow {
  state: ProgrammeState;
  opens_at: string | null;
  closes_at: string | null;
  /** After the end, for those who had begun. */
  grace_minutes: number;
}

/** Where a programme stands at a moment. `now` is ISO 8601. */
export function phaseOf({ state, opens_at, closes_at, grace_minutes }: ProgrammeWindow, now: string): ProgrammePhase {
  if (state !== "open") return state;
  const at = Date.parse(now);
  if (opens_at !== null && at < Date.parse(opens_at)) return "upcoming";
  if (closes_at === null || at < Date.parse(closes_at)) return "open";
  return at < Date.parse(closes_at) + grace_minutes * MINUTE_MS ? "grace" : "closed";
}

/** When a phase ends by itself, ISO 8601; null where it does not. */
export function phaseEnd(
  { opens_at, closes_at, grace_minutes }: ProgrammeWindow,
  phase: ProgrammePhase,
): string | null {
  if (phase === "upcoming") return opens_at;
  if (closes_at === null || phase === "open") return phase === "open" ? closes_at : null;
  return phase === "grace" ? new Date(Date.parse(closes_at) + grace_minutes * MINUTE_MS).toISOString() : null;
}

/** From which states each step leads, and where to. */
export const STATE_STEPS: Readonly<Record<ProgrammeStep, { from: readonly ProgrammeState[]; to: ProgrammeState }>> = {
  open: { from: ["draft"], to: "open" },
  pause: { from: ["open"], to: "paused" },
  resume: { from: ["paused"], to: "open" },
  extend: { from: ["open", "closed"], to: "open" },
  close: { from: ["open", "paused"], to: "closed" },
  archive: { from: ["closed", "draft"], to: "archived" },
};

/** Steps after which a reason is owed to those who applied. */
export const REASONED_STEPS: readonly ProgrammeStep[] = ["pause", "extend", "close"];
