import { Skeleton } from "#shared/ui/states/skeleton.tsx";

/** A page of rounds while it comes: its head and what stands below. */
export function PageSkeleton() {
  return (
    <div className="grid gap-6" aria-busy>
      <Skeleton className="h-11 w-72 max-w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-80 w-full" />
    </div>
  );
}
