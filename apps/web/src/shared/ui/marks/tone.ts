/** The five seats around the stage; each keeps its colour everywhere, and nothing but a profile role has it. */
export const ROLE_TONES = ["founder", "investor", "evaluator", "mentor", "public"] as const;
export type RoleTone = (typeof ROLE_TONES)[number];

/** The CSS colour of a role tone. */
export function roleColor(tone: RoleTone): string {
  return `var(--${tone})`;
}

/** `accent` waits for someone, `info` is under way, `warning` asks for something. */
export type StatusTone = "neutral" | "accent" | "info" | "warning" | "success" | "danger";

/** The CSS colour of a status in a drawing. */
export function statusColor(tone: StatusTone): string {
  return tone === "neutral" ? "var(--muted-foreground)" : `var(--${tone})`;
}
