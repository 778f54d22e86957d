import { Skeleton, SkeletonCards } from "#shared/ui/states/skeleton.tsx";

/** /startups under way. */
export function StartupListSkeleton() {
  return (
    <div>
      <Skeleton className="h-12 w-80 max-w-full" />
      <Skeleton className="mt-4 h-5 w-md max-w-full" />
      <Skeleton className="mt-8 h-11 w-full max-w-md rounded-md" />
      <SkeletonCards cards={12} className="mt-8" />
    </div>
  );
}
