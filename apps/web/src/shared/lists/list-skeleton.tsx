import type { ReactNode } from "react";
import { cn } from "#shared/ui/class-names.ts";
import { PageSkeleton, TabsSkeleton } from "#shared/ui/states/page-skeletons.tsx";
import { Skeleton, SkeletonRows, Waiting } from "#shared/ui/states/skeleton.tsx";

/** A table under way: rows of two lines, on phones without what stands in other columns. */
export function ListSkeleton({ rows = 8, columns = 4 }: { rows?: number; columns?: number }) {
  return (
    <Waiting className="overflow-hidden rounded-lg bg-surface shadow-sm">
      <div className="h-11 bg-muted max-md:hidden" />
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          className="flex min-h-16 items-center gap-3 border-t border-border px-4 py-2.5 max-md:nth-[3]:border-t-0 md:gap-8 md:px-6"
        >
          <Skeleton className="size-9 shrink-0 rounded-[28%]" />
          <span className="grid min-w-0 flex-1 gap-2">
            <Skeleton className="h-4 w-3/5 max-w-64" />
            <Skeleton className="h-3 w-2/5 max-w-40" />
          </span>
          {Array.from({ length: columns - 1 }, (_, column) => (
            <Skeleton key={column} className={cn("h-4 w-20", column > 0 && "max-md:hidden")} />
          ))}
        </div>
      ))}
    </Waiting>
  );
}

interface ListPageSkeletonProps {
  /** What stands between the heading and the list. */
  figures?: boolean;
  tabs?: boolean;
  search?: boolean;
  /** A reading page is narrower. */
  isNarrow?: boolean;
  /** The list, where it is no table. */
  children?: ReactNode;
}

/** A page with a list under way. */
export function ListPageSkeleton({ figures, tabs, search, isNarrow, children }: ListPageSkeletonProps) {
  return (
    <PageSkeleton isNarrow={isNarrow}>
      {figures && <Skeleton className="h-24 rounded-lg" />}
      {tabs && <TabsSkeleton />}
      {search && <Skeleton className="h-(--control-height) max-w-md rounded-md" />}
      {children ?? <ListSkeleton />}
    </PageSkeleton>
  );
}

/** /admin/users under way. */
export const MembersSkeleton = () => <ListPageSkeleton tabs search />;

/** A page under way whose list is read more than worked with: notices, results. */
export const ReadingSkeleton = () => (
  <ListPageSkeleton isNarrow search>
    <SkeletonRows rows={6} />
  </ListPageSkeleton>
);
