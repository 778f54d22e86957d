import { Skeleton, SkeletonDetail, SkeletonForm, SkeletonRows } from "#shared/ui/states/skeleton.tsx";

function HeadingSkeleton() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Skeleton className="h-10 w-72 max-w-full" />
      <Skeleton className="h-4 w-96 max-w-full" />
    </div>
  );
}

/** /evaluation-management under way. */
export function QueueSkeleton() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <HeadingSkeleton />
      <Skeleton className="h-24 rounded-lg" />
      <Skeleton className="h-(--control-height) max-w-md rounded-md" />
      <SkeletonRows rows={8} />
    </div>
  );
}

/** /evaluator-dashboard under way. */
export function AssignmentsSkeleton() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <HeadingSkeleton />
      <Skeleton className="h-44 rounded-lg" />
      <SkeletonRows rows={4} />
    </div>
  );
}

/** /evaluation/:evaluationId under way. */
export function SheetSkeleton() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
      <SkeletonDetail className="max-lg:hidden" />
      <SkeletonForm fields={5} />
    </div>
  );
}
