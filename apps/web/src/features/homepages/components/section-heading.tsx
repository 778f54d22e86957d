import type { ReactNode } from "react";
import { cn } from "#shared/ui/class-names.ts";

/** The display heading of a landing section. */
export function SectionHeading({ id, className, children }: { id: string; className?: string; children: ReactNode }) {
  return (
    <h2 id={id} className={cn("display text-[clamp(2.125rem,4.2vw,3.5rem)] leading-[1.06]", className)}>
      {children}
    </h2>
  );
}
