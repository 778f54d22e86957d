import { ListPageSkeleton } from "#shared/lists/list-skeleton.tsx";
import { Skeleton, SkeletonDetail, SkeletonForm, SkeletonRows } from "#shared/ui/states/skeleton.tsx";

/** /evaluation-management under way. */
export const QueueSkeleton = () => <ListPageSkeleton figures search />;

/** /evaluator-dashboard under way. */
export const AssignmentsSkeleton = () => (
  <ListPageSkeleton>
    <Skeleton className="h-44 rounded-lg" />
    <SkeletonRows rows={4} />
  </ListPageSkeleton>
);

/** /evaluation/:evaluationId under way. */
export function SheetSkeleton() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
      <SkeletonDetail className="max-lg:hidden" />
      <SkeletonForm fields={5} />
    </div>
  );
}
