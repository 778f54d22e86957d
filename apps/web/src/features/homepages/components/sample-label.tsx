import { m } from "#messages";
import { cn } from "#shared/ui/class-names.ts";

/** Says that the picture shows invented data. */
export function SampleLabel({ onStage, className }: { onStage?: boolean; className?: string }) {
  return (
    <span
      className={cn(
        "shrink-0 rounded-full px-2.5 py-0.5 text-xs font-medium",
        onStage
          ? "text-stage-muted shadow-[inset_0_0_0_1px_oklch(1_0_0/0.22)]"
          : "text-muted-foreground shadow-[inset_0_0_0_1px_var(--border-strong)]",
        className,
      )}
    >
      {m.homepages_sample()}
    </span>
  );
}
