import type { ReactNode } from "react";
import { cn } from "../class-names.ts";

interface PageHeaderProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Buttons and links, the main one last. */
  actions?: ReactNode;
  /** A badge beside the title. */
  aside?: ReactNode;
  className?: string;
}

/** The head of a screen: its one h1, a sentence, its actions. */
export function PageHeader({ title, lead, actions, aside, className }: PageHeaderProps) {
  return (
    <header className={cn("flex flex-wrap items-end justify-between gap-x-6 gap-y-4", className)}>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {/* Cut sideways: one letter with a tower of marks cannot be broken, and each mark is spaced as a letter. */}
          <h1 className="display min-w-0 overflow-x-clip text-[clamp(2rem,3.4vw,2.75rem)] leading-[1.12] [overflow-wrap:anywhere]">
            {title}
          </h1>
          {aside}
        </div>
        {lead && <p className="mt-1.5 max-w-[46rem] text-pretty text-muted-foreground">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2.5">{actions}</div>}
    </header>
  );
}
