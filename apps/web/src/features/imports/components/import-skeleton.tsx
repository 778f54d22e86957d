import { Skeleton, SkeletonRows, Waiting } from "#shared/ui/states/skeleton.tsx";

/** Imports under way to the screen. */
export function ImportSkeleton() {
  return (
    <Waiting className="grid gap-5">
      <Skeleton className="h-12 w-72 max-w-full" />
      <SkeletonRows rows={6} />
    </Waiting>
  );
}
