import { Skeleton, SkeletonRows } from "#shared/ui/states/skeleton.tsx";

/** An event's page under way. */
export function EventSkeleton() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Skeleton className="h-96 rounded-xl" />
      <SkeletonRows rows={5} />
    </div>
  );
}
