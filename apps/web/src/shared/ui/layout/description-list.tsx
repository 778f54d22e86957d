import { Fragment, type ReactNode } from "react";
import { cn } from "../class-names.ts";

interface DescriptionListProps {
  /** An item without a value is left out. */
  items: readonly { term: string; value: ReactNode }[];
  /** `columns`: term beside value; `stack`: term above value. */
  layout?: "columns" | "stack";
  className?: string;
}

/** Facts of a record. */
export function DescriptionList({ items, layout = "columns", className }: DescriptionListProps) {
  const shown = items.filter(({ value }) => value !== null && value !== undefined && value !== "");
  if (layout === "stack") {
    return (
      <dl className={cn("grid gap-4", className)}>
        {shown.map(({ term, value }) => (
          <div key={term} className="min-w-0">
            <dt className="text-sm text-muted-foreground">{term}</dt>
            <dd className="mt-0.5 font-medium [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    );
  }
  return (
    // Beside each other where the list itself has the room, whatever the screen or the size of its text.
    <div className="@container">
      <dl className={cn("grid content-start @sm:grid-cols-[minmax(8rem,32%)_minmax(0,1fr)]", className)}>
        {shown.map(({ term, value }, index) => (
          <Fragment key={term}>
            <dt
              className={cn(
                "border-border text-muted-foreground @sm:py-2.5 @sm:pr-6",
                index > 0 && "@max-sm:pt-3 @sm:border-t",
              )}
            >
              {term}
            </dt>
            <dd className={cn("min-w-0 border-border font-medium @sm:py-2.5", index > 0 && "@sm:border-t")}>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}
