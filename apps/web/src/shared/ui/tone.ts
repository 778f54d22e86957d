/** The five seats around the stage; each keeps its colour everywhere. */
export const ROLE_TONES = ["founder", "investor", "evaluator", "mentor", "public"] as const;
export type RoleTone = (typeof ROLE_TONES)[number];

/** The CSS colour of a role tone. */
export function roleColor(tone: RoleTone): string {
  return `var(--${tone})`;
}

export type StatusTone = "neutral" | "success" | "warning" | "danger" | "info";
