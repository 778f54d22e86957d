import { m } from "#messages";
import { Skeleton } from "#shared/ui/states/skeleton.tsx";

/** Skeleton of a page of the application whose own is not known: heading, figures and cards where they will stand. */
export function PageSkeleton() {
  return (
    <div className="mx-auto w-full max-w-[84rem]" aria-busy>
      <span role="status" className="sr-only">
        {m.common_loading()}
      </span>
      <Skeleton className="mt-1.5 h-10 w-72 max-w-full" />
      <Skeleton className="mt-3 h-5 w-44" />
      <div className="mt-6 grid items-start gap-5 xl:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="grid gap-5">
          <Skeleton className="h-28 rounded-lg" />
          <Skeleton className="h-64 rounded-lg" />
        </div>
        <div className="grid gap-2">
          <Skeleton className="h-8 w-40" />
          <Skeleton className="h-72 rounded-lg" />
        </div>
      </div>
    </div>
  );
}
