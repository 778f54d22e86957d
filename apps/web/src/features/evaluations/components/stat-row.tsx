import type { ReactNode } from "react";
import { cn } from "#shared/ui/class-names.ts";

/** One figure with its name. */
export function Stat({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  return (
    <div className={cn("min-w-0", className)}>
      <dt className="text-[0.9375rem] text-muted-foreground">{label}</dt>
      <dd className="display tnum mt-1 text-[2rem] leading-none">{children}</dd>
    </div>
  );
}

/** Figures side by side on one card. */
export function StatRow({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  return (
    <div className="@container">
      <dl
        aria-label={label}
        className={cn(
          "grid grid-cols-2 gap-px overflow-hidden rounded-lg bg-border shadow-sm @2xl:auto-cols-fr @2xl:grid-flow-col @2xl:grid-cols-none [&>*]:bg-surface [&>*]:px-5 [&>*]:py-4 sm:[&>*]:px-6 sm:[&>*]:py-5",
          className,
        )}
      >
        {children}
      </dl>
    </div>
  );
}
