import { Badge } from "./badge.tsx";
import type { StatusTone } from "./tone.ts";

/** A state with its colour, a dot and always its word. */
export function StatusBadge({
  tone,
  children,
  className,
}: {
  tone: StatusTone;
  children: string;
  className?: string | undefined;
}) {
  return (
    <Badge data-status tone={tone} className={className}>
      <i aria-hidden className="size-1.5 shrink-0 rounded-full bg-current" />
      {children}
    </Badge>
  );
}
