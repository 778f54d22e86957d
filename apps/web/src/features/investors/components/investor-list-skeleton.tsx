import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";
import { Skeleton } from "#shared/ui/states/skeleton.tsx";

/** The list under way. */
export function InvestorListSkeleton() {
  return (
    <div aria-busy className="grid gap-5">
      <Skeleton className="h-12 w-72 max-w-full" />
      <Skeleton className="h-(--control-height) w-full" />
      <SkeletonRows rows={8} />
    </div>
  );
}
