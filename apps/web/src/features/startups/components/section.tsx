import type { ReactNode } from "react";

interface SectionProps {
  /** Where links to it lead. */
  id: string;
  title: string;
  /** Beside the headline: what its figures mean, what one can do. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the reading column: a headline over a hairline. */
export function Section({ id, title, aside, children }: SectionProps) {
  return (
    <section id={id} className="scroll-mt-32 border-t border-border pt-9 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="display text-[1.75rem] leading-tight">{title}</h2>
        {aside}
      </div>
      <div className="mt-4">{children}</div>
    </section>
  );
}
