import type { SignUpRole } from "@kerkis/contract/core/permissions.ts";
import { cn } from "#shared/ui/class-names.ts";
import { roleColor, ROLE_TONES } from "#shared/ui/marks/tone.ts";

/** A seat in its role's colour; the administrator, who has none around the stage, gets a ring. */
export function RoleDot({ role, className }: { role: SignUpRole; className?: string }) {
  const tone = ROLE_TONES.find((known) => known === role);
  return (
    <span
      aria-hidden
      className={cn("block size-2.5 rounded-full", !tone && "shadow-[inset_0_0_0_2px_var(--foreground)]", className)}
      style={tone && { background: roleColor(tone) }}
    />
  );
}
