import { PageSkeleton } from "#shared/ui/states/page-skeletons.tsx";
import { Skeleton, SkeletonRows } from "#shared/ui/states/skeleton.tsx";

/** The programme under way. */
export function EventListSkeleton() {
  return (
    <PageSkeleton>
      <Skeleton className="h-72 rounded-xl" />
      <SkeletonRows rows={6} />
    </PageSkeleton>
  );
}
