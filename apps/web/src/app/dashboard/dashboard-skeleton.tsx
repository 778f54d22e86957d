import { m } from "#messages";
import { Skeleton } from "#shared/ui/skeleton.tsx";

/** Everything below the heading under way: figures, what comes next, charts, where each will stand. */
export function DashboardBodySkeleton() {
  return (
    <div aria-busy>
      <span role="status" className="sr-only">
        {m.common_loading()}
      </span>
      <Skeleton className="h-56 rounded-lg xl:h-36" />
      <div className="mt-5 grid items-start gap-5 xl:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)]">
        <div className="grid gap-5">
          <Skeleton className="h-56 rounded-lg" />
          <Skeleton className="h-80 rounded-lg" />
        </div>
        <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-1">
          <Skeleton className="h-80 rounded-lg" />
          <Skeleton className="h-64 rounded-lg" />
        </div>
      </div>
    </div>
  );
}

/** The dashboard under way. */
export function DashboardSkeleton() {
  return (
    <div className="mx-auto w-full max-w-[84rem]">
      <Skeleton className="mt-1.5 h-10 w-72 max-w-full" />
      <Skeleton className="mt-3 mb-6 h-5 w-44" />
      <DashboardBodySkeleton />
    </div>
  );
}
