import { LIMITS } from "../core/limits.ts";
import type { LocalizedText } from "../core/text/languages.ts";

/** What one applies to (completions 2). */
export const PROGRAMME_KINDS = ["registry", "challenge", "accelerator", "grant"] as const;
export type ProgrammeKind = (typeof PROGRAMME_KINDS)[number];

/** Those that open and close; the registry stands open. */
export const CHALLENGE_KINDS = ["challenge", "accelerator", "grant"] as const satisfies readonly ProgrammeKind[];
export type ChallengeKind = (typeof CHALLENGE_KINDS)[number];
export const KIND_LABELS: Readonly<Record<ProgrammeKind, LocalizedText>> = {
  registry: { el: "Μητρώο", en: "Registry" },
  challenge: { el: "Διαγωνισμός", en: "Challenge" },
  accelerator: { el: "Επιτάχυνση", en: "Accelerator" },
  grant: { el: "Επιχορήγηση", en: "Grant" },
};

/** What was decided about it; the database lets only the steps between them through. */
export const PROGRAMME_STATES = ["draft", "open", "paused", "closed", "archived"] as const;
export type ProgrammeState = (typeof PROGRAMME_STATES)[number];

/** Its state together with the clock: what a person sees. */
export const PROGRAMME_PHASES = ["draft", "upcoming", "open", "grace", "paused", "closed", "archived"] as const;
export type ProgrammePhase = (typeof PROGRAMME_PHASES)[number];

export const PROGRAMME_STEPS = ["open", "pause", "resume", "extend", "close", "archive"] as const;
export type ProgrammeStep = (typeof PROGRAMME_STEPS)[number];

export const CHALLENGE_GROUPS = ["texts", "dates"] as const;
export type ChallengeGroup = (typeof CHALLENGE_GROUPS)[number];

/** How long a text and how large a number of a challenge may be. */
export const CHALLENGE_MAX = {
  title: LIMITS.nameMax,
  summary: 300,
  description: 8000,
  prize: 200,
  graceMinutes: 24 * 60,
  capacity: 10_000,
  decisionDays: 365,
} as const;
