import type { ReactNode } from "react";

interface RowTitleProps {
  /** A mark or a face; left out on phones beside a box that chooses the row. */
  lead?: ReactNode;
  /** What the row is called, or the link that covers it. */
  children: ReactNode;
  /** Badges right of it. */
  badge?: ReactNode;
  /** The line below. */
  sub?: ReactNode;
}

/** What a row is, in two lines: nothing in it widens the list, however long its words. */
export function RowTitle({ lead, children, badge, sub }: RowTitleProps) {
  return (
    <span className="flex min-w-0 items-center gap-3 text-left">
      {lead && <span className="shrink-0 [[data-choosable]_&]:max-md:hidden">{lead}</span>}
      <span className="min-w-0 flex-1 leading-snug">
        {/* A badge that would leave the name few letters goes below it. */}
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-semibold max-md:truncate md:line-clamp-2 md:max-w-max md:grow md:basis-28">
            {children}
          </span>
          {badge}
        </span>
        {sub && <span className="block truncate text-sm text-muted-foreground">{sub}</span>}
      </span>
    </span>
  );
}
