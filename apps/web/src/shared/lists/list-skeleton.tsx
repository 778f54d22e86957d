import { Skeleton, Waiting } from "#shared/ui/states/skeleton.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { TableFrame } from "./list-table.tsx";

/** A list under way: rows of two lines on phones. */
export function ListSkeleton({ rows = 8, columns = 4 }: { rows?: number; columns?: number }) {
  return (
    <Waiting>
      <TableFrame>
        <div className="h-11 rounded-t-lg bg-muted max-md:hidden" />
        {Array.from({ length: rows }, (_, row) => (
          <div
            key={row}
            className="flex min-h-16 items-center gap-3 border-t border-border px-4 py-2.5 max-md:first:border-t-0 md:gap-8 md:px-6"
          >
            <span className="flex min-w-0 flex-1 items-center gap-3">
              <Skeleton className="size-9 shrink-0 rounded-[28%]" />
              <span className="grid min-w-0 flex-1 gap-2">
                <Skeleton className="h-4 w-3/5 max-w-64" />
                <Skeleton className="h-3 w-2/5 max-w-40" />
              </span>
            </span>
            {Array.from({ length: columns - 1 }, (_, column) => (
              <Skeleton key={column} className={cn("h-4 w-20", column > 0 && "max-md:hidden")} />
            ))}
          </div>
        ))}
      </TableFrame>
    </Waiting>
  );
}
