import type { ReactNode } from "react";
import { cn } from "../class-names.ts";
import { EmptySeats } from "../theatre/empty-seats.tsx";

interface EmptyStateProps {
  /** What belongs here. */
  title: string;
  description?: ReactNode;
  /** The first step: a button or a link. */
  action?: ReactNode;
  headingLevel?: 2 | 3;
  className?: string;
}

/** Says what belongs here and offers the first step. */
export function EmptyState({ title, description, action, headingLevel = 2, className }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={cn("flex flex-col items-center px-6 py-14 text-center", className)}>
      <EmptySeats />
      <Heading className="display mt-6 text-2xl leading-tight wrap-anywhere">{title}</Heading>
      {description && <p className="mt-2 max-w-md text-pretty text-muted-foreground">{description}</p>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
